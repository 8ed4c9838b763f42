/** How far a game of Tikal has come: by the tiles laid, and a little by the scorings done. */
import { scoringRounds, stackSize } from '../data.ts';
import { playersOf, type TikalState } from '../state.ts';

/** What the scorings count for beside the tiles. */
const ofScorings = 0.1;

export function progress(state: TikalState): number {
  const laid = (state.drawn - state.open.length) / stackSize;
  const scored = (state.scorings - state.order.length / playersOf(state)) / scoringRounds;
  return Math.max(0, Math.min(1, (1 - ofScorings) * laid + ofScorings * scored));
}

/** An auction is one turn of all; then everybody's own, with the scorings. */
export function turnName({ phase, auctions, seat, drawn, order }: TikalState): string {
  return phase === 'auction' ? `auction ${auctions}` : `${seat} ${drawn} ${order.length}`;
}
