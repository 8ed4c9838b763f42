import type { Seat } from '../core/game.ts';

/** What one seat has asked the others to agree to. Any step at the table makes it void. Stored as it is: the names stay. */
export type Proposal =
  | {
      readonly kind: 'undo';
      readonly seat: Seat;
      /** How many steps would fall, and their entries in the log. */
      readonly steps: number;
      readonly falls: readonly number[];
      /** The persons who have said yes. */
      readonly agreed: readonly string[];
    }
  | { readonly kind: 'end'; readonly seat: Seat; readonly agreed: readonly string[] };
