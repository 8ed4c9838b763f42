/** M2.2: who bids first, in four auctions of one game played by the rules. */
import type { Config } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import type { MagellanAction } from '../../action.ts';
import { columbus } from '../../data.ts';
import type { MagellanEvent } from '../../event.ts';
import { magellan } from '../../index.ts';
import { sample } from '../../sample/index.ts';
import { isEligible, type State } from '../../state.ts';

const config: Config = { players: 4, options: { board1: 'A', board2: 'A' }, first: 0, rules: 1 };
const [bert, chris, doris] = [1, 2, 3] as const;
/** What each bids in turn, 0 to pass: Bert buys, nobody does, Bert buys again. */
const first: readonly (readonly number[])[] = [
  [2, 4, 0, 0, 0],
  [0, 0, 0, 0],
  [1, 0, 0, 0],
];

/** Phase II, nobody has bid yet, and Bert, who bought last, has no ship with this explorer; Chris and Doris have. */
const withoutBert = (state: State) =>
  state.phase === 1 &&
  state.stage === 'bid' &&
  state.highBid === 0 &&
  state.lastBuyer === bert &&
  !isEligible(state, bert) &&
  [chris, doris].every((seat) => isEligible(state, seat));

export function openers(): { readonly state: State; readonly events: readonly MagellanEvent[] } {
  for (let seed = 7; ; seed++) {
    const random = fastRandom(seed);
    const state = magellan.setup(config, random);
    // Without a Columbus there is no veto to ask for.
    if ([state.card, ...state.stack.slice(-2)].includes(columbus)) continue;
    const events: MagellanEvent[] = [];
    const play = (action: MagellanAction, heard = false) =>
      magellan.play(state, state.seat, action, random, heard ? (event) => events.push(event) : undefined);
    const bid = (amount: number) => play(amount ? { type: 'bid', amount } : { type: 'pass' }, true);
    const goOn = (until: () => boolean) => {
      while (!until() && state.stage !== 'over') play(sample(state, state.seat, random));
    };
    for (const bids of first) {
      for (const amount of bids) bid(amount);
      goOn(() => state.stage === 'bid');
    }
    goOn(() => withoutBert(state));
    if (!withoutBert(state)) continue;
    bid(1);
    while (state.stage === 'bid' && state.highBid > 0) bid(0);
    return { state, events };
  }
}
