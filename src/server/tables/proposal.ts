import type { Seat } from '../../core/game.ts';

/** What one seat has asked the others to agree to. Any step at the table makes it void. */
export type Proposal =
  | {
      readonly kind: 'undo';
      readonly seat: Seat;
      /** How many steps would fall, and their numbers in the log. */
      readonly steps: number;
      readonly falls: readonly number[];
      readonly agreed: readonly string[];
    }
  | { readonly kind: 'end'; readonly seat: Seat; readonly agreed: readonly string[] };
