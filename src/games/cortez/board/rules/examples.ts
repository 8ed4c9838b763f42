/** Worked examples: a city laid out by hand (C2.3), and supplies that pay a bid (C8.4). */
import { at } from '../../../../core/at.ts';
import { fastRandom } from '../../../../core/random.ts';
import { figuresPerNation } from '../../data.ts';
import { cortez } from '../../index.ts';
import { cityField, isCity } from '../../map.ts';
import { figureOn, isFree, nationOf, putFigure, type State } from '../../state.ts';

/** C2.3: where the marked figures of Anna, Bert and Chris stand. */
export const contest: readonly (readonly number[])[] = [[24], [17, 19], [10, 20]];

export function treasureExample(): State {
  const state = cortez.setup({ players: 4, options: {}, first: 0, rules: 2 }, fastRandom(7));
  markInCity(state, contest);
  return state;
}

/** Puts a marked figure of each seat on its numbers. */
export function markInCity(state: State, places: readonly (readonly number[])[]): void {
  for (const [seat, numbers] of places.entries())
    for (const number of numbers) {
      const field = at(cityField, number);
      if (!isFree(state, field)) continue;
      const figure = unmarked(state, nationOf(state, seat));
      putFigure(state, figure, field);
      state.collar[figure] = seat;
    }
}

/** One of the nation outside the city. */
function unmarked(state: State, nation: number): number {
  const all = Array.from({ length: figuresPerNation }, (_, i) => nation * figuresPerNation + i);
  return all.find((figure) => at(state.collar, figure) < 0 && !isCity(at(state.at, figure))) ?? figureOn(state, 0);
}

interface PaymentRow {
  /** Kinds by number: disguise, weapon, food, gold, worth one more than that. */
  readonly cards: readonly number[];
  readonly label: string;
}

export const bid = 7;
export const hands: readonly (readonly number[])[] = [
  [3, 2],
  [3, 3],
];
export const worthOf = (cards: readonly number[]) => cards.reduce((sum, kind) => sum + kind + 1, 0);

export const payments: readonly PaymentRow[] = hands.map((cards) => ({
  cards,
  label: `${cards.map((kind) => kind + 1).join(' + ')} = ${worthOf(cards)}`,
}));
