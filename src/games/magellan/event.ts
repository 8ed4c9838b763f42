import type { Seat } from '../../core/game.ts';

interface Drawn {
  readonly to: readonly Seat[];
  readonly cards: readonly number[];
}

/** Why cards were drawn. */
export type DrawReason = 'all' | 'bags' | 'vasco' | 'exchange';

/** Places are written "columbus I"; ships are a seat's own, 0 to 5. */
export type MagellanEvent =
  | { readonly type: 'turnedUp'; readonly explorer: number; readonly phase: number; readonly reveals: true }
  | { readonly type: 'vetoed'; readonly seat: Seat; readonly explorer: number }
  | { readonly type: 'waived'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number; readonly explorer: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly explorer: number }
  | { readonly type: 'unsold'; readonly explorer: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly explorer: number; readonly amount: number }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly price: number;
      readonly reveals: true;
    }
  | { readonly type: 'tuckedOpen'; readonly seat: Seat; readonly ship: number; readonly card: number }
  | {
      readonly type: 'tucked';
      readonly seat: Seat;
      readonly ship: number;
      readonly secret?: { readonly to: readonly Seat[]; readonly card: number };
    }
  | { readonly type: 'placed'; readonly seat: Seat; readonly ship: number; readonly to: string }
  | { readonly type: 'moved'; readonly seat: Seat; readonly ship: number; readonly from: string; readonly to: string }
  | {
      readonly type: 'choseHalf';
      readonly seat: Seat;
      readonly ship: number;
      readonly half: 'left' | 'right';
      readonly at: string;
    }
  | { readonly type: 'gotVeto'; readonly seat: Seat }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly why: DrawReason;
      readonly reveals: true;
      readonly secret?: Drawn;
      /** Only when the hand lies open. */
      readonly cards?: readonly number[];
    }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'openedHand'; readonly seat: Seat; readonly cards: readonly number[]; readonly reveals: true }
  | { readonly type: 'closedHand'; readonly seat: Seat }
  | { readonly type: 'lostCard'; readonly seat: Seat; readonly by: Seat; readonly card: number; readonly reveals: true }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly cards: readonly number[]; readonly reveals?: true }
  | { readonly type: 'phaseEnded'; readonly phase: number }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly fields: number;
      readonly hand: number;
      readonly stacks: number;
      readonly cards: readonly number[];
      readonly reveals: true;
    }
  | { readonly type: 'turnedMoney'; readonly seat: Seat; readonly card: number; readonly sum: number; readonly reveals: true }
  | { readonly type: 'pizarroEnded'; readonly seat: Seat; readonly points: number; readonly sum: number }
  | { readonly type: 'over'; readonly points: readonly number[]; readonly winners: readonly Seat[] };

export type Emit = ((event: MagellanEvent) => void) | undefined;
