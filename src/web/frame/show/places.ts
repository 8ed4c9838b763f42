/** Where places of the board lie on the screen, so that things can be drawn over them without the board's help. */
export interface PlaceBox {
  /** Of its middle, from the corner of what is drawn over the board. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of these places beside or under the overlay; those that are out of sight are left out. */
export function placeBoxes(overlay: HTMLElement, places: readonly string[]): Map<string, PlaceBox> {
  const frame = overlay.getBoundingClientRect();
  const found = new Map<string, PlaceBox>();
  for (const place of places) {
    const element = overlay.parentElement?.querySelector(`[data-place="${CSS.escape(place)}"]`);
    const box = element?.getBoundingClientRect();
    if (!element || !box?.width) continue;
    // What lies under something else is left out: a mark would strike through what covers it.
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (seen && !element.closest('svg')?.contains(seen)) continue;
    const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
    if (x >= 0 && y >= 0 && x <= frame.width && y <= frame.height)
      found.set(place, { x, y, width: box.width, height: box.height });
  }
  return found;
}
