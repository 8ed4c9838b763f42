/**
 * The entry at a place that a rule has worked out: nothing there is a bug, and says so where it happens.
 *
 * Not for what simulations run through (flow, movement, sample, small questions to the state, bots): one function for all lists
 * meets lists of every kind, and the engine then reads them through a slower door. With it everywhere, random games of
 * Cortez took a quarter longer and those of Tikal a sixth. There the type is asserted, and the laws watch over it.
 * Nor where what is read may be wrong: invariants look at states that anybody has sent, and answer with words.
 */
export function at<T>(list: { readonly length: number; readonly [index: number]: T }, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`there is nothing at ${index} in a list of ${list.length}`);
  return entry;
}
