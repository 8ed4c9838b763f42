/**
 * A list of buttons as one stop for Tab: from there arrow keys, Home and End go on. Up and down go from line to line, left and right
 * from button to button, so that a hundred lines of a log are not a hundred stops on the way to what is behind it.
 */
const within = 'button:not(:disabled), a[href]';
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** For `{@attach}` on the list; `last` where the newest line is the one to begin with. */
export function oneStop(list: Element, begin: 'first' | 'last' = 'first'): () => void {
  let current: Element | undefined;
  /** Whether somebody has walked here: until then the list begins where it should. */
  let walked = false;
  const all = () => [...list.querySelectorAll<HTMLElement>(within)];

  function tidy(): void {
    const buttons = all();
    if (!walked || !current || !buttons.includes(current as HTMLElement))
      current = begin === 'first' ? buttons[0] : lastLine(buttons);
    for (const button of buttons) {
      const index = button === current ? '0' : '-1';
      if (button.getAttribute('tabindex') !== index) button.setAttribute('tabindex', index);
    }
  }

  function walk(event: Event): void {
    const { key, target, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    if (!(target instanceof HTMLElement) || !target.matches(within) || ctrlKey || metaKey || altKey) return;
    const buttons = all();
    const stops = key === 'ArrowUp' || key === 'ArrowDown' ? buttons.filter((one) => one === target || startsLine(one)) : buttons;
    const by = steps[key];
    const next = by
      ? stops[stops.indexOf(target) + by]
      : key === 'Home'
        ? buttons[0]
        : key === 'End'
          ? lastLine(buttons)
          : undefined;
    if (!by && key !== 'Home' && key !== 'End') return;
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  }

  function focused({ target }: Event): void {
    if (!(target instanceof Element) || !target.matches(within)) return;
    current = target;
    walked = true;
    tidy();
  }

  list.setAttribute('data-stop', '');
  tidy();
  const observer = new MutationObserver(tidy);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener('keydown', walk);
  list.addEventListener('focusin', focused);
  return () => {
    observer.disconnect();
    list.removeEventListener('keydown', walk);
    list.removeEventListener('focusin', focused);
  };
}

function startsLine(button: Element): boolean {
  const line = button.closest('li');
  return !line || line.querySelector(within) === button;
}

function lastLine(buttons: readonly HTMLElement[]): HTMLElement | undefined {
  return buttons.findLast(startsLine);
}
