/** Cards laid face down are no random ones: whoever lays them has chosen them. */
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { warValues } from '../data.ts';
import { attacking, defending, type Fight, fighterOf, ownLaid, type State } from '../state.ts';

/** Deals anew, in an imagined fight, what others have laid from what they have in all, high cards rather than low ones. */
export function suspect(state: State, seat: Seat, random: Random): void {
  const { fight } = state;
  if (!fight || fight.winner >= 0) return;
  for (const side of [attacking, defending]) if (fighterOf(fight, side) !== seat) chooseAgain(state, fight, side, random);
}

function chooseAgain(state: State, fight: Fight, side: number, random: Random): void {
  const hand = fighterOf(fight, side) * warValues;
  const down = side * warValues;
  const count = ownLaid(fight, side);
  for (let i = 0; i < warValues; i++) {
    state.war[hand + i] = state.war[hand + i]! + fight.laid[down + i]!;
    fight.laid[down + i] = 0;
  }
  for (let laid = 0; laid < count; laid++) {
    const card = likely(state.war, hand, random);
    state.war[hand + card] = state.war[hand + card]! - 1;
    fight.laid[down + card] = fight.laid[down + card]! + 1;
  }
}

/** One of the cards, the likelier the higher it is. */
function likely(war: readonly number[], first: number, random: Random): number {
  let total = 0;
  for (let i = 0; i < warValues; i++) total += war[first + i]! * weightOf(i);
  let left = random.below(total);
  for (let i = 0; i < warValues; i++) {
    left -= war[first + i]! * weightOf(i);
    if (left < 0) return i;
  }
  throw new Error('no card to lay');
}

function weightOf(card: number): number {
  return (card + 1) * (card + 1);
}
