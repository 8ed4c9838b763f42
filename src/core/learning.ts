/** What training (src/train) asks of a game whose players go by learned numbers, answered by `src/games/<id>/bot/learning.ts`. */
import type { Action, Seat } from './game.ts';
import type { Random } from './random.ts';

export interface Learning {
  /** What each number is, in their order. */
  readonly names: readonly string[];
  /** What a table of so many plays with today, and how far from each number it is worth looking. */
  today(players: number): readonly number[];
  readonly widths: readonly number[];
  /** What everybody does at once at a table where each seat goes by numbers of its own. */
  table(numbers: readonly (readonly number[])[]): (state: object, seat: Seat, random: Random) => Action;
}
