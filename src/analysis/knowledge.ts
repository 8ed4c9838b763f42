/**
 * What an analysis may know. `table`: what could be known at that moment; by its own seat for a decision, by everybody at the table for
 * the chances of all. `open`: everything, as if all hands and piles lay open.
 */
import type { AnyGame, Seat } from '../core/game.ts';
import type { AnyHeuristics } from '../core/heuristics.ts';
import type { Random } from '../core/random.ts';

export type Knowledge = 'table' | 'open';
export const knowledges: readonly Knowledge[] = ['table', 'open'];

/** Full states that fit what a seat, or with none everybody, knows; the true one where everything lies open. */
export function imaginer(game: AnyGame, state: object, knowledge: Knowledge, seat: Seat | undefined): (random: Random) => object {
  if (knowledge === 'open') return () => game.copy(state);
  const view = game.view(state, seat);
  return (random) => game.imagine(view, seat, random);
}

/** Game and judgement as somebody has them who sees everything: whatever he imagines is this very state. */
export function laidOpen(
  game: AnyGame,
  heuristics: AnyHeuristics,
  state: object,
): { readonly game: AnyGame; readonly heuristics: AnyHeuristics } {
  const { resampleHidden: _, ...seeing } = heuristics;
  return { game: { ...game, imagine: () => game.copy(state) }, heuristics: seeing };
}
