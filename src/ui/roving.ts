/** Walking a board with the arrow keys: one place at a time can be reached by Tab, arrows go to the nearest one that way. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** For `{@attach roving}` on an element whose places carry `data-place`. */
export function roving(container: Element): () => void {
  const places = () => [...container.querySelectorAll<HTMLElement | SVGElement>('[data-place]')];

  function makeReachable(current: Element): void {
    for (const place of places()) place.setAttribute('tabindex', place === current ? '0' : '-1');
  }

  function tidy(): void {
    const all = places();
    if (all.some((place) => place.getAttribute('tabindex') === '0')) return;
    all[0]?.setAttribute('tabindex', '0');
  }

  function walk(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    if (!(target instanceof Element) || !target.matches('[data-place]')) return;
    const all = places();
    const ends: Readonly<Record<string, Element | undefined>> = { Home: all[0], End: all.at(-1) };
    const next = arrows[key] ? nearest(target, all, arrows[key]) : ends[key];
    if (!arrows[key] && !(key in ends)) return;
    event.preventDefault();
    if (next instanceof HTMLElement || next instanceof SVGElement) {
      makeReachable(next);
      next.focus();
    }
  }

  function focused(event: Event): void {
    if (event.target instanceof Element && event.target.matches('[data-place]')) makeReachable(event.target);
  }

  tidy();
  const observer = new MutationObserver(tidy);
  observer.observe(container, { childList: true, subtree: true });
  container.addEventListener('keydown', walk);
  container.addEventListener('focusin', focused);
  return () => {
    observer.disconnect();
    container.removeEventListener('keydown', walk);
    container.removeEventListener('focusin', focused);
  };
}

/** The nearest place in a direction; what lies aside counts double, so that rows and columns are kept to. */
function nearest(from: Element, all: readonly Element[], [dx, dy]: readonly [number, number]): Element | undefined {
  const [x, y] = centre(from);
  let best: Element | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const place of all) {
    if (place === from) continue;
    const [px, py] = centre(place);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy + (py - y) * dx);
    if (along < 4) continue;
    const distance = along + aside * 2;
    if (distance < bestDistance) {
      bestDistance = distance;
      best = place;
    }
  }
  return best;
}

function centre(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
