/** How far a game of Cortez has come: by the turns taken and those to be expected. */
import type { State } from '../state.ts';
import { turnsLeft } from './clock.ts';

export function progress(state: State): number {
  const left = turnsLeft(state);
  return state.turn <= 0 ? 0 : state.turn / (state.turn + left);
}

/** A player's turn, with its fights. */
export function turnName({ phase, turn, active }: State): string {
  return phase === 'mark' ? `mark ${active}` : `${turn}`;
}
