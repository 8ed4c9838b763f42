/** What both chapters of Cortez' lesson are laid out with. */
import type { Action as AnyAction, Config, Seat } from '../../../../core/game.ts';
import { fastRandom } from '../../../../core/random.ts';
import { playOut } from '../../../../ui/learning.ts';
import type { Action, ActionOf } from '../../action.ts';
import { supplyKinds, warValues } from '../../data.ts';
import { cortez } from '../../index.ts';
import { nationOf, type State } from '../../state.ts';

export const is =
  <T extends Action['type']>(type: T, fits: (action: ActionOf<T>) => boolean = () => true) =>
  (action: AnyAction) =>
    action.type === type && fits(action as ActionOf<T>);

/** A game whose players have marked figures on these places, in turn, and whose first event leads to this phase. */
export function opened(config: Config, marks: readonly string[], phase: State['phase']): State {
  const lines = marks.map((place, at) => `${(at % config.players) + 1} mark ${place}`);
  for (let seed = 1; ; seed++) {
    const random = fastRandom(seed);
    const state = cortez.setup(config, random);
    playOut(cortez, state, lines, random);
    if (state.phase === phase) return state;
  }
}

/** These cards instead of those in hand: supplies by kind, war cards by value. */
export function hold(state: State, seat: Seat, supply: readonly number[], war: readonly number[]): void {
  const change = (hands: number[], at: number, pile: number[], from: number, cards: readonly number[]) => {
    for (const [i, count] of cards.entries()) {
      pile[from + i] = pile[from + i]! + hands[at + i]! - count;
      hands[at + i] = count;
    }
  };
  change(state.supply, seat * supplyKinds, state.pile, 0, supply);
  change(state.war, seat * warValues, state.warPile, nationOf(state, seat) * warValues, war);
}
