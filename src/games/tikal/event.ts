/** Everything that can happen. */
import type { Seat } from '../../core/game.ts';
import type { Hex } from './map.ts';
import type { Figure } from './state.ts';

export type TikalEvent =
  /** The tile is the number of a tile in the data, here and below. */
  | { readonly type: 'tileDrawn'; readonly seat: Seat; readonly tile: number; readonly reveals: true }
  | { readonly type: 'tilesTurnedUp'; readonly tiles: readonly number[]; readonly reveals: true }
  | {
      readonly type: 'tilePlaced';
      readonly seat: Seat;
      readonly tile: number;
      readonly hex: Hex;
      readonly rotation: number;
      /** How many treasures were laid on it, face down. */
      readonly treasures: number;
    }
  | { readonly type: 'tileLaidAside'; readonly seat: Seat; readonly tile: number; readonly treasures: number }
  | { readonly type: 'broughtIn'; readonly seat: Seat; readonly figure: Figure; readonly to: Hex }
  | { readonly type: 'transferred'; readonly seat: Seat; readonly figure: Figure; readonly from: Hex; readonly to: Hex }
  | {
      readonly type: 'walked';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly from: Hex;
      readonly to: Hex;
      /** Start and end included; two that do not touch are joined by the secret passage between camps. */
      readonly way: readonly Hex[];
      readonly price: number;
    }
  | { readonly type: 'uncovered'; readonly seat: Seat; readonly hex: Hex; readonly value: number }
  | {
      readonly type: 'raised';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly motif: number;
      readonly left: number;
      readonly reveals: true;
    }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly other: Seat; readonly take: number; readonly give: number }
  | { readonly type: 'campSetUp'; readonly seat: Seat; readonly hex: Hex }
  | {
      readonly type: 'guarded';
      readonly seat: Seat;
      readonly hex: Hex;
      readonly figure: Figure;
      readonly value: number;
      /** Members that leave the game, and whether the leader does. */
      readonly membersLost: number;
      readonly leaderLost: boolean;
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly unspent: number }
  | { readonly type: 'scoringBegan'; readonly round: number; readonly order: readonly Seat[] }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly temples: number;
      readonly treasures: number;
      /** The score after it. */
      readonly score: number;
    }
  | { readonly type: 'auctionOpened'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** The right to choose and take the next turn; the price is 0 where nobody had to pay. */
  | { readonly type: 'turnWon'; readonly seat: Seat; readonly price: number }
  | { readonly type: 'tileChosen'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly score: readonly number[] };

export type Emit = (event: TikalEvent) => void;
