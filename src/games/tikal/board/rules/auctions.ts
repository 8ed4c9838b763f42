/** T8: a round of auctions of four, as in the German rulebook, played by the rules. */
import { fastRandom } from '../../../../core/random.ts';
import type { TikalAction } from '../../action.ts';
import type { TikalEvent } from '../../event.ts';
import { tikal } from '../../index.ts';
import type { TikalState } from '../../state.ts';

/** What each bids in turn, 0 to pass; whoever is left last needs no auction. */
const rounds: readonly (readonly number[])[] = [[3, 5, 0, 0, 0], [2, 0, 4, 0], [0, 0], []];

export function auctionsOfFour(): { readonly state: TikalState; readonly events: readonly TikalEvent[] } {
  const random = fastRandom(7);
  const state = tikal.setup({ players: 4, options: { auction: true }, first: 0, rules: 1 }, random);
  const events: TikalEvent[] = [];
  const play = (action: TikalAction) => tikal.play(state, state.seat, action, random, (event) => events.push(event));
  /** The first that is offered: which tile and where does not matter here. */
  const takeAny = (type: 'choose' | 'place') => {
    const offered = tikal.choices(state, state.seat).flatMap((choice) => ('action' in choice ? [choice.action] : []));
    const first = offered.find((action) => action.type === type);
    if (first) play(first);
  };
  for (const bids of rounds) {
    for (const amount of bids) play(amount ? { type: 'bid', amount } : { type: 'pass' });
    takeAny('choose');
    takeAny('place');
    play({ type: 'end' });
  }
  return { state, events };
}
