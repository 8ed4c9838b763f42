/** The places of a board under hand, finger and keys: what everybody does with them, the same in every game. */

/** How long a hand rests on a place, or a finger on it, before it asks. */
const rest = 450;
/** A finger that moves further than this is not resting. */
const tremble = 8;

export interface Hands {
  tap(place: string, element: Element, byKey?: boolean): void;
  /** The place under the mouse or the focus, at once; undefined when it is left. */
  point?(place: string | undefined): void;
  /** Somebody wants to know: the mouse rests there, the focus came by keys, or a finger is held down. */
  ask(place: string, element: Element, held: boolean): void;
  leave(): void;
  /** A key that the board uses itself; true when it did. */
  key?(place: string, key: string): boolean;
}

function placeOf(target: EventTarget | null): { readonly name: string; readonly element: Element } | undefined {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  return element ? { name: element.getAttribute('data-place') ?? '', element } : undefined;
}

/** For `{@attach}` on an element around places that carry `data-place`. */
export function places(container: HTMLElement, hands: () => Hands): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let over: string | undefined;
  let held = false;
  let pressed: { readonly x: number; readonly y: number } | undefined;

  function askSoon(element: Element, name: string, byFinger: boolean): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      held = byFinger;
      hands().ask(name, element, byFinger);
    }, rest);
  }

  function leave(): void {
    clearTimeout(waiting);
    if (over === undefined) return;
    over = undefined;
    hands().point?.(undefined);
    hands().leave();
  }

  function enter(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const place = placeOf(event.target);
    if (place?.name === over) return;
    leave();
    if (!place) return;
    over = place.name;
    hands().point?.(place.name);
    askSoon(place.element, place.name, false);
  }

  function down(event: PointerEvent): void {
    held = false;
    pressed = undefined;
    const place = placeOf(event.target);
    if (!place || event.pointerType === 'mouse') return;
    pressed = { x: event.clientX, y: event.clientY };
    askSoon(place.element, place.name, true);
  }

  function moved(event: PointerEvent): void {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > tremble) up();
  }

  function up(): void {
    if (pressed) clearTimeout(waiting);
    pressed = undefined;
  }

  function click(event: MouseEvent): void {
    const place = placeOf(event.target);
    if (!place) return;
    clearTimeout(waiting);
    // A long press asks; the tap that ends it does not choose.
    if (!held) hands().tap(place.name, place.element);
    held = false;
  }

  function key(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') hands().tap(place.name, place.element, true);
    else if (!hands().key?.(place.name, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function focus(event: FocusEvent): void {
    const place = placeOf(event.target);
    if (!place?.element.matches(':focus-visible')) return;
    clearTimeout(waiting);
    over = place.name;
    hands().point?.(place.name);
    hands().ask(place.name, place.element, false);
  }

  function blur(event: FocusEvent): void {
    if (placeOf(event.target)) leave();
  }

  function noMenu(event: Event): void {
    if (placeOf(event.target)) event.preventDefault();
  }

  const listened = [
    ['pointerover', enter],
    ['pointerleave', leave],
    ['pointerdown', down],
    ['pointermove', moved],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click],
    ['focusin', focus],
    ['focusout', blur],
    ['contextmenu', noMenu],
  ] as const;
  for (const [type, listener] of listened) container.addEventListener(type, listener as EventListener);
  // Before the walk by arrows that the board shares, which would use some of the same keys.
  container.addEventListener('keydown', key, { capture: true });
  return () => {
    clearTimeout(waiting);
    for (const [type, listener] of listened) container.removeEventListener(type, listener as EventListener);
    container.removeEventListener('keydown', key, { capture: true });
  };
}
