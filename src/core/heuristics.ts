/** What bots ask of a game. The search itself (src/bots) knows no game; `src/games/<id>/bot/index.ts` answers it. */
import type { Action, Seat } from './game.ts';
import type { Random } from './random.ts';
import type { Language } from './text.ts';

/**
 * How a decision is best thought about: a turn of several actions of one seat (`turn`), one action that others
 * answer (`reply`), or a choice made while others make theirs (`secret`).
 */
export type Thinking = 'turn' | 'reply' | 'secret';

/** One side of what makes a position good, for saying why: temples, treasures, money. */
export interface Aspect<K extends string = string> {
  /** A key of `aspectNames`. */
  readonly aspect: K;
  readonly points: number;
}

/** A number that changes over the game: by how far it has come, from 0 to 1, as `a + b t + c t²`. */
type Course = readonly [a: number, b: number, c: number];

/**
 * How judged positions become chances to win (src/analysis/chance.ts): what the judged value counts for, after everybody has gone on
 * sensibly (`settled`) and as the position stands (`standing`), both as logarithms, so that they stay positive; and the points on the table.
 * Each over the game; and how much sharper or blunter all of it is at tables of so many.
 */
export interface ChanceWeights {
  readonly settled: Course;
  readonly standing: Course;
  readonly points: Course;
  readonly players: Readonly<Record<number, number>>;
}

/** From what everybody at the table can know, and with everything laid open. `npm run calibrate` writes `src/games/<id>/bot/chance.ts`. */
export interface FittedChance {
  readonly table: ChanceWeights;
  readonly open: ChanceWeights;
}

export interface Heuristics<S, A extends Action, K extends string = string> {
  /** How good the state is for the seat: expected points at the end above the best other. */
  evaluate(state: S, seat: Seat): number;
  /** The same for a game that is over, where `evaluate` does not count in points; else it is the margin and something for winning. */
  outcome?(state: S, seat: Seat): number;
  /** The seat's own side of it taken apart, for the reason behind a hint. */
  aspects(state: S, seat: Seat): readonly Aspect<K>[];
  /** The aspects as a hint names them, after a colon: "crowns of the ships" (see magellan/bot/aspect-names.ts). */
  readonly aspectNames: Readonly<Record<Language, Readonly<Record<K, string>>>>;
  /** By about how many points a player of that level misjudges what an action is worth. See src/bots/misjudgement.ts. */
  readonly misjudgement?: { readonly easy: number; readonly medium: number };
  /** Whether a decision is so obvious that nobody errs in it, at any level; without it no decision is. */
  isObvious?(state: S, seat: Seat): boolean;
  /** The actions worth searching, best first; a subset of the legal ones, never empty for a seat that is waited for. */
  candidates(state: S, seat: Seat, random: Random): A[];
  /** What a sensible player does without searching: everybody in a rollout does it, and so does the greedy bot. */
  rolloutAction(state: S, seat: Seat, random: Random): A;
  thinking(state: S, seat: Seat): Thinking;
  /**
   * For a game whose single actions hang on luck, such as fights: how many times as many imagined states their comparison
   * takes. What `evaluate` says right after an action, before the dice have fallen, then counts for nothing.
   */
  readonly varianceFactor?: number;
  /**
   * As how many imagined states what `evaluate` says right after a single action counts beside those that are played on; without it 20.
   * The fewer, the more is to be had of how everybody goes on.
   */
  readonly trust?: number;
  /** Whether a rollout that began at `from` has gone far enough for `evaluate` to judge it. */
  settled(state: S, from: S, seat: Seat): boolean;
  /** Whether the seat, asked now, still has the turn it had at `from`; without it every turn is one action. */
  sameTurn?(state: S, from: S, seat: Seat): boolean;
  /**
   * Equal for states that a search through whole turns need not follow twice. Only games that think in turns (`thinking`)
   * are asked; without it two states are the same when all their content is.
   */
  stateKey?(state: S, seat: Seat): string | number;
  /**
   * What a seat may do unasked and sensibly (a trade to offer, an offer to answer); undefined when nothing. Asked once
   * for every question of a seat that is not waited for.
   */
  aside?(state: S, seat: Seat, random: Random): A | undefined;
  /**
   * Plays the action in an imagined state as it is to be judged, where that is not simply what follows: a bid, say, as if
   * it won. Without it the action is played and everybody goes on with `rolloutAction`.
   */
  playHypothetically?(state: S, seat: Seat, action: A, random: Random): void;
  /** How far the game has come, from 0 to 1, as everybody can count it. */
  progress?(state: S): number;
  /**
   * From where on, of `progress`, a position is played to the end of the game before chances are told from it: where everybody's
   * last turns turn everything over, stopping in between would favour who moves next.
   */
  readonly playsOutFrom?: number;
  /** Equal while one turn goes on, as one tells the game afterwards: an auction or a choice of all is one, however many speak in it. */
  turnName?(state: S): string;
  /** What the judgement says of the chance to win; without it nobody can tell. */
  readonly chance?: FittedChance;
  /**
   * Takes back, in an imagined state, what others have secretly chosen in the simultaneous decision that the seat is
   * asked for, so that they are waited for again and the search can choose for them sensibly; or changes it to what sensible
   * players would have chosen. `imagine` may have filled in any legal choice.
   */
  resampleHidden?(state: S, seat: Seat, random: Random): void;
}

/** Heuristics as those see them who do not know which game they are of. */
export type AnyHeuristics = Heuristics<object, Action>;
