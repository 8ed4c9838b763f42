/** Turning the tile in hand with the wheel or a swipe, while it hangs over a place; both are otherwise pan and zoom. */
const swipe = 26;

export function turning(element: Element, hangs: () => string | undefined, turn: (by: 1 | -1) => void): () => void {
  const over = (target: EventTarget | null) => {
    const place = target instanceof Element ? target.closest('[data-place]') : null;
    const name = hangs();
    return name !== undefined && place?.getAttribute('data-place') === name;
  };

  let turned = 0;
  function wheel(event: WheelEvent): void {
    if (event.ctrlKey || !over(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    // A touchpad sends many small turns of the wheel for one movement of the fingers.
    if (event.timeStamp - turned < 140) return;
    turned = event.timeStamp;
    turn(event.deltaY > 0 ? 1 : -1);
  }

  let start: { x: number; y: number } | undefined;
  let swiped = false;
  function down(event: PointerEvent): void {
    swiped = false;
    start = event.pointerType !== 'mouse' && over(event.target) ? { x: event.clientX, y: event.clientY } : undefined;
    if (start) event.stopPropagation();
  }
  function up(event: PointerEvent): void {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    start = undefined;
    if (Math.hypot(dx, dy) < swipe) return;
    swiped = true;
    turn((Math.abs(dx) > Math.abs(dy) ? dx : dy) > 0 ? 1 : -1);
  }
  function click(event: Event): void {
    if (swiped) event.stopPropagation();
    swiped = false;
  }

  const listened = [
    ['wheel', wheel],
    ['pointerdown', down],
    ['pointerup', up],
    ['click', click],
  ] as const;
  for (const [type, listener] of listened)
    element.addEventListener(type, listener as EventListener, { capture: true, passive: false });
  return () => {
    for (const [type, listener] of listened) element.removeEventListener(type, listener as EventListener, { capture: true });
  };
}
