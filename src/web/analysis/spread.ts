/** Places along a line, in order, moved as little as it takes to stand so far apart and between both ends. */
export function spread(
  places: readonly number[],
  apart: number,
  { least, most }: { readonly least: number; readonly most: number },
): number[] {
  const found = [...places];
  for (let at = 1; at < found.length; at++) found[at] = Math.max(found[at]!, found[at - 1]! + apart);
  for (let at = found.length - 1; at >= 0; at--)
    found[at] = Math.min(found[at]!, at === found.length - 1 ? most : found[at + 1]! - apart);
  return found.map((place) => Math.max(least, place));
}
