/** How far a game of Tal der Könige has come: by the rounds played and those to be expected. */
import type { State } from '../state.ts';
import { look, newOutlook } from './outlook.ts';

const outlook = newOutlook();

export function progress(state: State): number {
  look(state, outlook);
  const played = state.phase === 'bids' ? state.round - 1 : state.round;
  return played === 0 ? 0 : played / (played + outlook.rounds);
}

/** A sale and the orders are turns of all; the rest everybody's own. */
export function turnName({ round, phase, turn }: State): string {
  return phase === 'bids' || phase === 'orders' ? `${round} ${phase}` : `${round} ${phase} ${turn}`;
}
