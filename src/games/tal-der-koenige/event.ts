import type { Seat } from '../../core/game.ts';
import type { Kind } from './data.ts';
import type { Spot } from './map.ts';
import type { Phase } from './state.ts';

/** A seat's tablets: the group of each numbered one (0 where kept back), and the blanks at each group. */
export interface Tablets {
  readonly numbered: readonly number[];
  readonly blanks: readonly number[];
}

/** Where a seat sends its overseers, and which of them (1 or 2) it names first. */
export interface OverseerOrders {
  readonly one: Spot;
  readonly two: Spot;
  readonly begin: number;
}

/** Orders as they are told: an overseer sent to where it stands stays. */
export interface ToldOrders extends OverseerOrders {
  readonly stays: readonly [boolean, boolean];
}

export type EndReason = 'pharaoh' | 'sites' | 'bag' | 'idle';

/** Blocks are told as numbers of each colour, in the order of the colours. */
export type TalEvent =
  | { readonly type: 'round'; readonly round: number; readonly start: Seat }
  | { readonly type: 'drawn'; readonly groups: readonly (readonly number[])[]; readonly reveals: true }
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      /** How many tablets lie at each group. */
      readonly counts: readonly number[];
      readonly secret?: { readonly to: readonly Seat[] } & Tablets;
    }
  | { readonly type: 'turnedUp'; readonly tablets: readonly Tablets[]; readonly reveals: true }
  | {
      readonly type: 'sold';
      readonly group: number;
      readonly seat: Seat;
      readonly sum: number;
      readonly blocks: readonly number[];
    }
  | { readonly type: 'unsold'; readonly group: number; readonly blocks: readonly number[]; readonly to: 'bag' | 'pharaoh' }
  | {
      readonly type: 'overseer';
      readonly seat: Seat;
      readonly overseer: number;
      readonly from: Spot;
      readonly to: Spot;
      readonly price: number;
    }
  | {
      readonly type: 'ordered';
      readonly seat: Seat;
      readonly secret?: { readonly to: readonly Seat[] } & ToldOrders;
    }
  | { readonly type: 'ordersShown'; readonly orders: readonly ToldOrders[]; readonly reveals: true }
  | { readonly type: 'voided'; readonly seat: Seat; readonly price: number }
  | {
      readonly type: 'bumped';
      readonly seat: Seat;
      readonly overseer: number;
      readonly from: Spot;
      readonly place: Spot;
      readonly to: Spot;
    }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly site: number }
  | { readonly type: 'worker'; readonly seat: Seat; readonly from: Spot; readonly to: Spot; readonly price: number }
  | {
      readonly type: 'stolen';
      readonly seat: Seat;
      readonly site: number;
      readonly owner: Seat;
      readonly positions: readonly number[];
      readonly colours: readonly number[];
    }
  | { readonly type: 'takenOver'; readonly seat: Seat; readonly site: number; readonly from: Seat }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly site: number;
      readonly position: number;
      readonly colour: number;
    }
  | { readonly type: 'finished'; readonly seat: Seat; readonly site: number; readonly kind: Kind; readonly points: number }
  | { readonly type: 'toPharaoh'; readonly seat: Seat; readonly blocks: readonly number[] }
  | { readonly type: 'overflow'; readonly blocks: readonly number[] }
  | { readonly type: 'done'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'lastRound'; readonly reason: EndReason }
  | { readonly type: 'stone'; readonly from: Seat; readonly to: Seat }
  | {
      readonly type: 'ended';
      readonly reason: EndReason;
      readonly points: readonly number[];
      readonly winners: readonly Seat[];
    };

export type Emit = (event: TalEvent) => void;
