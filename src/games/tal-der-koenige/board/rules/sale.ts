/** K3.1: a sale among three, with a tie, two groups for one player, and one that only blanks lie at. */
import { fastRandom } from '../../../../core/random.ts';
import type { ActionOf } from '../../action.ts';
import type { TalEvent } from '../../event.ts';
import { talDerKoenige } from '../../index.ts';
import type { State } from '../../state.ts';

/** Where Anna, Bert and Chris lay their tablets 1 to 4 (0 for nowhere), and how many blanks at each group. */
const bids: readonly Pick<ActionOf<'bid'>, 'numbered' | 'blanks'>[] = [
  { numbered: [3, 3, 2, 1], blanks: [0, 0, 0, 0] },
  { numbered: [0, 3, 0, 1], blanks: [0, 0, 0, 1] },
  { numbered: [0, 0, 0, 2], blanks: [0, 0, 0, 2] },
];

export function saleOfThree(): { readonly state: State; readonly events: readonly TalEvent[] } {
  const random = fastRandom(7);
  const state = talDerKoenige.setup({ players: 3, options: {}, first: 0, rules: 1 }, random);
  let events: TalEvent[] = [];
  for (const [seat, laid] of bids.entries()) {
    events = [];
    talDerKoenige.play(state, seat, { type: 'bid', ...laid }, random, (event) => events.push(event));
  }
  return { state, events };
}
