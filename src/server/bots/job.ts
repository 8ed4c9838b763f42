/** What is asked of a thread that thinks and what it answers. */
import type { Action, Seat } from '../../core/game.ts';
import type { MapChoice } from '../../core/maps.ts';

/** Everything a bot may know: its seat's view. The state never leaves the main thread. */
export interface ThinkRequest {
  readonly game: string;
  readonly view: object;
  readonly seat: Seat;
  readonly level: string;
  /** How often this question was answered in vain. */
  readonly tries: number;
  /** True where the seat is not waited for: it may do something, or nothing. */
  readonly aside?: boolean;
  /** To be answered the same by everybody: from this seed, with so many actions played in thought, and nothing remembered. */
  readonly exact?: { readonly seed: number; readonly iterations: number };
  /** On which map the game is played. */
  readonly on?: MapChoice;
}

export interface Job {
  readonly request: ThinkRequest;
  readonly chance: number;
  readonly budget: number;
}

export interface Answer {
  readonly action: Action | undefined;
}
