import type { Seat } from '../core/game.ts';
import type { Clock } from './clock.ts';

/** What one seat has asked the others to agree to. Stored as it is: the names stay. */
interface Asked {
  readonly seat: Seat;
  /** The persons who have said yes. */
  readonly agreed: readonly string[];
  /** When it lapses if somebody has not answered by then. Those asked before this was written down have lapsed. */
  readonly until?: number;
}

export type Proposal =
  | (Asked & {
      readonly kind: 'undo';
      /** How many steps would fall, and their entries in the log. Any further step makes it void. */
      readonly steps: number;
      readonly falls: readonly number[];
    })
  /** Ends the game here. Whoever plays on himself makes it void; a bot does not speak for anybody. */
  | (Asked & { readonly kind: 'end' })
  /** Lets a bot of this level sit in for somebody who is gone, until he is back. Void as soon as he does something. */
  | (Asked & { readonly kind: 'substitute'; readonly absent: Seat; readonly level: string });

/** How long somebody who is not there may take to answer, where no clock gives him longer. */
const answerTime = 24 * 3600_000;

/** As long as the table gives for a decision, and a day at least. */
export function lapsesAt({ clock }: { readonly clock: Clock | undefined }, now: number): number {
  return now + Math.max(answerTime, clock?.setting.decision ?? 0);
}

export function hasLapsed({ until = 0 }: Proposal, now: number): boolean {
  return now >= until;
}
