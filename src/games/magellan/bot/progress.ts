/** How far a game of Magellan has come: by the cards sold. */
import { cardsPerExplorer, explorers } from '../data.ts';
import type { State } from '../state.ts';

const cards = explorers.length * cardsPerExplorer.reduce((sum, count) => sum + count, 0);

export function progress({ stack, later, card }: State): number {
  return 1 - (stack.length + later.length + (card >= 0 ? 1 : 0)) / cards;
}

/** A card, from when it is turned up until its buyer has sailed; exchanges and Pizarro's cards by seat. */
export function turnName({ turn, stage, seat }: State): string {
  return stage === 'exchange' || stage === 'pizarro' ? `${stage} ${turn} ${seat}` : `${turn}`;
}
