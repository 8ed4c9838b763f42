/** From place to place of the board, wherever the focus is. */

/** The place one is at, or was at last. */
export function currentPlace(): SVGElement | HTMLElement | null {
  const focused = document.activeElement?.closest<SVGElement | HTMLElement>('main [data-place]');
  return focused ?? document.querySelector<SVGElement | HTMLElement>('main [data-place][tabindex="0"]');
}

/** The next of the places that are so, round the board; the only one is its own next. */
export function nextPlace(which: string, by: 1 | -1): SVGElement | HTMLElement | undefined {
  const all = [...document.querySelectorAll<SVGElement | HTMLElement>('main [data-place]')].filter(
    (place) => place.getClientRects().length > 0,
  );
  const from = all.indexOf(currentPlace() as SVGElement);
  for (let step = 1; step <= all.length; step++) {
    const place = all[(from + by * step + all.length * 2) % all.length];
    if (place && (which === '' || place.matches(which))) return place;
  }
  return undefined;
}
