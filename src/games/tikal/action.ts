/** Everything a player can do, and the only reader of unknown JSON. */
import * as v from 'valibot';
import type { Seat } from '../../core/game.ts';
import { amount, reader, whole } from '../../core/read.ts';
import type { Refusal } from '../../core/refusal.ts';
import { motifCount, stackSize } from './data.ts';
import { type Hex, hexCount } from './map.ts';
import type { Figure } from './state.ts';

export type TikalAction =
  /** Lay the tile in hand (T3). */
  | { readonly type: 'place'; readonly hex: Hex; readonly rotation: number }
  /** Confirm that the tile fits nowhere (T3.5). */
  | { readonly type: 'layAside' }
  /** T4.1 */
  | { readonly type: 'bring'; readonly figure: Figure; readonly to: Hex }
  /** Camp to camp (T4.2). */
  | { readonly type: 'transfer'; readonly figure: Figure; readonly from: Hex; readonly to: Hex }
  /** To a neighbouring tile (T4.3). */
  | { readonly type: 'step'; readonly figure: Figure; readonly from: Hex; readonly to: Hex }
  /** Any distance the cheapest way, over stones and through secret passages (T4.2, T4.3). */
  | { readonly type: 'walk'; readonly figure: Figure; readonly from: Hex; readonly to: Hex }
  /** T4.4 */
  | { readonly type: 'uncover'; readonly hex: Hex }
  /** T4.5 */
  | { readonly type: 'raise'; readonly hex: Hex }
  /** T4.6 */
  | { readonly type: 'exchange'; readonly other: Seat; readonly take: number; readonly give: number }
  /** T4.7 */
  | { readonly type: 'camp'; readonly hex: Hex }
  /** T4.8 */
  | { readonly type: 'guard'; readonly hex: Hex; readonly figure: Figure }
  /** T2.1 */
  | { readonly type: 'end' }
  /** T8.2 */
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'pass' }
  | { readonly type: 'choose'; readonly tile: number };

export type ActionOf<T extends TikalAction['type']> = Extract<TikalAction, { type: T }>;

/** No score comes near this; it only keeps numbers from the wire within bounds. */
export const mostPoints = 9999;

const hex = whole(0, hexCount - 1);
const motif = whole(0, motifCount - 1);
const figure = v.picklist(['leader', 'member']);

export const readAction: (json: unknown) => TikalAction | Refusal = reader(
  v.variant('type', [
    v.strictObject({ type: v.literal('place'), hex, rotation: whole(0, 5) }),
    v.strictObject({ type: v.literal('layAside') }),
    v.strictObject({ type: v.literal('bring'), figure, to: hex }),
    v.strictObject({ type: v.literal('transfer'), figure, from: hex, to: hex }),
    v.strictObject({ type: v.literal('step'), figure, from: hex, to: hex }),
    v.strictObject({ type: v.literal('walk'), figure, from: hex, to: hex }),
    v.strictObject({ type: v.literal('uncover'), hex }),
    v.strictObject({ type: v.literal('raise'), hex }),
    v.strictObject({ type: v.literal('exchange'), other: whole(0, 3), take: motif, give: motif }),
    v.strictObject({ type: v.literal('camp'), hex }),
    v.strictObject({ type: v.literal('guard'), hex, figure }),
    v.strictObject({ type: v.literal('end') }),
    v.strictObject({ type: v.literal('bid'), amount }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('choose'), tile: whole(0, stackSize - 1) }),
  ]),
);
