/**
 * What training (src/train) asks of a game whose judgement of positions is learned: what there is to see of every seat, in numbers, each
 * seat's by the same rule, so that the judgement is fair between players by construction. Answered by `src/games/<id>/bot/judging.ts`.
 */
export interface Judging {
  /** What each number is, in their order. */
  readonly names: readonly string[];
  /** What each number counts for today, at a table of so many. */
  today(players: number): readonly number[];
  /** Has the bots of this process go by these from now on. */
  lay(players: number, counts: readonly number[]): void;
  /** Whether the judgement is asked for in such a position at all. */
  isJudged(state: object): boolean;
  /** What there is to see, seat by seat. */
  look(state: object): Float64Array[];
}
