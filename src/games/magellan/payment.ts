/** Which cards to pay with. */
import { crownsOf, values } from './data.ts';

/**
 * The cheapest cards worth at least the price: as little above it as possible, then as few crowns as possible, then
 * as few cards. None of them is superfluous, or a smaller sum would have done.
 */
export function cheapestPayment(hand: readonly number[], price: number): number[] {
  const most = values.reduce((sum, value, i) => sum + value * hand[i]!, 0);
  // best[sum] is the cost of reaching exactly that sum, last[sum] the card it was reached with.
  let best: (number | undefined)[] = [0];
  const steps: { readonly value: number; readonly reached: boolean[] }[] = [];
  for (const value of values)
    for (let copy = hand[value - 1]!; copy > 0; copy--) {
      const next = best.slice();
      const reached: boolean[] = [];
      for (let sum = most; sum >= value; sum--) {
        const before = best[sum - value];
        const cost = before === undefined ? undefined : before + crownsOf[value]! * 100 + 1;
        if (cost !== undefined && (next[sum] === undefined || cost < next[sum]!)) {
          next[sum] = cost;
          reached[sum] = true;
        }
      }
      best = next;
      steps.push({ value, reached });
    }
  let sum = price;
  while (sum <= most && best[sum] === undefined) sum += 1;
  return cardsReaching(sum, steps);
}

/** The cards a sum was reached with, by what each card in turn reached. */
export function cardsReaching(
  sum: number,
  steps: readonly { readonly value: number; readonly reached: ArrayLike<unknown> }[],
): number[] {
  let left = sum;
  const cards: number[] = [];
  for (const { value, reached } of steps.toReversed())
    if (reached[left]) {
      cards.unshift(value);
      left -= value;
    }
  return cards;
}
