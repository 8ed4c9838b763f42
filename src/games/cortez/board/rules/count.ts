/** C10.3: the end of a game of two, laid out by hand and counted by the rules. */
import { at } from '../../../../core/at.ts';
import { fastRandom } from '../../../../core/random.ts';
import { people } from '../../../../ui/still.ts';
import { briberyKinds, briberyPoints, gold, supplyKinds, warValues } from '../../data.ts';
import { cortez } from '../../index.ts';
import type { Line } from '../../message-keys.ts';
import { linesOf } from '../../scoring.ts';
import type { State } from '../../state.ts';
import { hold } from '../lesson/story.ts';
import { markInCity } from './examples.ts';

/** Where the marked figures of Anna, an Aztec, and Bert, a Spaniard, stand. Two unmarked ones of each nation are there as well. */
export const inCity: readonly (readonly number[])[] = [
  [10, 24],
  [6, 17, 19],
];
const goldCards = [3, 1];
const fivePoints = briberyPoints.indexOf(5);

export function countExample(): State {
  const state = cortez.setup({ players: 2, options: {}, first: 0, rules: 2 }, fastRandom(7));
  markInCity(state, inCity);
  for (const [seat, count] of goldCards.entries()) {
    const supply = state.supply.slice(seat * supplyKinds, (seat + 1) * supplyKinds).with(gold, count);
    hold(state, seat, supply, state.war.slice(seat * warValues, (seat + 1) * warValues));
  }
  state.missions = [24, 18];
  state.treasures = [1, 0];
  state.bribery[briberyKinds + fivePoints] = 1;
  state.briberyPile[fivePoints] = at(state.briberyPile, fivePoints) - 1;
  return state;
}

export interface CountRow {
  readonly name: string;
  readonly lines: readonly { readonly line: Line; readonly points: number }[];
  readonly label: string;
}

export function countRows(state: State): CountRow[] {
  return inCity.map((_, seat) => {
    const bribery = state.bribery.slice(seat * briberyKinds, (seat + 1) * briberyKinds);
    const all = linesOf(state, seat, at(state.missions, seat), at(state.supply, seat * supplyKinds + gold), bribery);
    const lines = all.filter(({ points }) => points > 0);
    const total = lines.reduce((sum, { points }) => sum + points, 0);
    const name = people[seat] ?? '';
    return { name, lines, label: `${name}: ${lines.map(({ points }) => points).join(' + ')} = ${total}` };
  });
}
