/** How much of the game is to come, as everybody can count it. */
import type { Seat } from '../../../core/game.ts';
import { kindOf, scoringRounds, stackSize, tiles } from '../data.ts';
import { none, playersOf, type TikalState } from '../state.ts';

/** Between which places of the stack each volcano lies, by its letter. */
const volcanoes: readonly (readonly [number, number])[] = tiles
  .slice(0, stackSize)
  .flatMap(({ id, kind }) => (kind === 'volcano' ? [id.charAt(0)] : []))
  .map((letter) => {
    const first = tiles.findIndex(({ id }) => id.startsWith(letter));
    return [first, first + tiles.filter(({ id }) => id.length === 2 && id.startsWith(letter)).length - 1];
  });

/** How many times the seat still scores. */
export function scoringsLeft(state: TikalState, seat: Seat): number {
  return scoringRounds - state.scorings + (state.order.includes(seat) ? 1 : 0);
}

/** How many turns with a tile are to come before the next scoring round, as far as the letters tell. */
export function turnsToScoring(state: TikalState): number {
  const { open, drawn } = state;
  for (let at = 0; at < open.length; at++) if (kindOf(open[at]!) === 'volcano') return 1;
  const next = volcanoes[state.scorings];
  const ahead = next ? (Math.max(drawn, next[0]) + next[1]) / 2 - drawn : stackSize - drawn;
  return Math.max(0, ahead) + open.length;
}

/** How many turns of any kind a seat still has, on average. */
export function turnsLeft(state: TikalState, seat: Seat): number {
  const inHand = state.tile !== none && state.turn === seat ? 1 : 0;
  return (stackSize - state.drawn + state.open.length) / playersOf(state) + scoringsLeft(state, seat) + inHand;
}
