/**
 * The entry at a place that one has worked out: nothing there is a bug, and says so where it happens.
 *
 * Not for what simulations run through (rules, heuristics, bots). One function for all lists meets lists of every kind, and the
 * engine then reads them in a slower way: with it everywhere random games of Cortez took a quarter longer, and
 * readers apart for numbers, typed arrays and objects still cost 4 to 9 in a hundred. There one writes `list[index]!`: it runs as
 * if it were not written and, unlike a cast, says nothing of what the list holds. `scripts/index.grit` forbids the cast.
 * Nor where what is read may be wrong: invariants look at states that anybody has sent, and answer with words.
 */
export function at<T>(list: { readonly length: number; readonly [index: number]: T }, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`there is nothing at ${index} in a list of ${list.length}`);
  return entry;
}
