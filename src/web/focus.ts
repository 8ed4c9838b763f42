/**
 * The focus never falls to the body. When what had it is gone, hidden or switched off, it goes to the nearest stated place around
 * it: one marked `data-home`, the one of a list or the place of the board that Tab reaches, or a heading. Whoever listens hears where they are.
 */
const homes = '[data-home], [data-stop] [tabindex="0"], [data-place][tabindex="0"], h1, h2, h3';

type Focusable = HTMLElement | SVGElement;

/** Watches the whole page until the returned function is called. */
export function keepFocus(root: Document = document): () => void {
  /** What had the focus last, and everything around it at that time, from within. */
  let path: readonly Element[] = [];
  /** The same of what lies under the dialog that is open. */
  let under: readonly Element[] = [];

  function remember({ target }: FocusEvent): void {
    const next = target instanceof Element ? ancestors(target) : [];
    if (isInDialog(next) && !isInDialog(path)) under = path;
    path = next;
  }

  /** A click beside everything lets go on purpose. */
  function letGo({ target }: Event): void {
    if (target instanceof Element && !target.closest('button, a, input, select, textarea, [tabindex], summary, label')) path = [];
  }

  /** `torn`: it was taken out of the page, and perhaps put back elsewhere in it. */
  function mend(torn: boolean): void {
    if (!isNowhere(root)) return;
    // A dialog gives the focus back to what it was opened from; that may have gone with what was done there.
    const dialog = path.find((element) => element.matches('dialog'));
    if (dialog && under.length > 0 && !(dialog.isConnected && dialog.matches('[open]'))) path = under;
    const [last] = path;
    if (!last) return;
    if (canHaveFocus(last)) {
      if (torn) giveFocus(last as Focusable);
      return;
    }
    const around = path.find((element) => element !== last && element.isConnected && isShown(element));
    const home = around && homeIn(around);
    if (home) giveFocus(home);
  }

  const observer = new MutationObserver((records) => {
    const torn = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(path[0] ?? null)));
    queueMicrotask(() => mend(torn));
  });
  observer.observe(root.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'inert'],
  });
  root.addEventListener('focusin', remember);
  root.addEventListener('pointerdown', letGo);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('pointerdown', letGo);
  };
}

/** After another page was chosen its heading has the focus, so that it is said and Tab begins there. */
export function focusPage(root: Document = document): void {
  const heading = root.querySelector<HTMLElement>('main h1, h1');
  if (heading) giveFocus(heading);
}

function ancestors(element: Element): Element[] {
  const all: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) all.push(next);
  return all;
}

function isInDialog(path: readonly Element[]): boolean {
  return path.some((element) => element.matches('dialog'));
}

function isNowhere({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body;
}

function canHaveFocus(element: Element): boolean {
  // What can do nothing any more tells nothing either: who was there is better off at the question.
  return element.isConnected && !element.matches(':disabled, [aria-disabled="true"]') && isShown(element);
}

function isShown(element: Element): boolean {
  return !element.closest('[inert]') && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/** The first stated place within, or within what lies around it. */
function homeIn(around: Element): Focusable | undefined {
  for (let scope: Element | null = around; scope; scope = scope.parentElement) {
    const home = [...scope.querySelectorAll<Focusable>(homes)].find(isShown);
    if (home) return home;
  }
  return undefined;
}

function giveFocus(element: Focusable): void {
  // A button must stay a stop for Tab.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
