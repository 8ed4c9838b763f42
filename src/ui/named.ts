/**
 * The names of a board's places, for readers. A step can change a hundred of them; a reader that is told of all at once (Orca) throws
 * away whatever else comes meanwhile, the news of that very step. So they change when the news is out, a few at a time; the one that is
 * looked at changes at once.
 */
const afterTheNews = 900;
const fewAtOnce = 6;
const pause = 100;

const waiting = new Map<Element, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function give(element: Element): void {
  const name = waiting.get(element);
  if (name === undefined) return;
  waiting.delete(element);
  element.setAttribute('aria-label', name);
}

function giveSome(): void {
  for (const element of [...waiting.keys()].slice(0, fewAtOnce)) give(element);
  timer = waiting.size > 0 ? setTimeout(giveSome, pause) : undefined;
}

/** What a place is called now, though a reader may not have been told yet. */
export function nameOf(element: Element): string {
  return waiting.get(element) ?? element.getAttribute('aria-label') ?? '';
}

/** For `{@attach}` on a place: its name. */
export function named(name: string): (element: Element) => () => void {
  return (element) => {
    if (element.getAttribute('aria-label') === name) waiting.delete(element);
    else {
      waiting.set(element, name);
      if (!element.hasAttribute('aria-label') || element === document.activeElement) give(element);
      else {
        clearTimeout(timer);
        timer = setTimeout(giveSome, afterTheNews);
      }
    }
    return () => {
      if (!element.isConnected) waiting.delete(element);
    };
  };
}

/** For `{@attach}` around places: whoever comes to one hears its name as it is now. */
export function namedInTime(container: Element): () => void {
  const come = ({ target }: Event) => {
    if (target instanceof Element) give(target);
  };
  container.addEventListener('focusin', come);
  return () => container.removeEventListener('focusin', come);
}
