import * as v from 'valibot';
import { amount, reader, whole } from '../../core/read.ts';
import { shipsPerPlayer } from './data.ts';

const card = whole(1, 9);
const mostInHand = 63;

const bid = v.strictObject({ type: v.literal('bid'), amount });
const pass = v.strictObject({ type: v.literal('pass') });
const veto = v.strictObject({ type: v.literal('veto') });
const waive = v.strictObject({ type: v.literal('waive') });
/** `tuck` is the card of the payment that goes under a Magellan card (M5.3 B). */
const pay = v.strictObject({
  type: v.literal('pay'),
  cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(mostInHand)),
  tuck: v.exactOptional(card),
});
/** Which of the seat's own six ships moves. */
const ship = v.strictObject({ type: v.literal('ship'), ship: whole(0, shipsPerPlayer - 1) });
const half = v.strictObject({ type: v.literal('half'), half: v.picklist(['left', 'right']) });
const tuck = v.strictObject({ type: v.literal('tuck'), card });
const exchange = v.strictObject({ type: v.literal('exchange'), cards: v.pipe(v.array(card), v.maxLength(mostInHand)) });
const turn = v.strictObject({ type: v.literal('turn') });
const stop = v.strictObject({ type: v.literal('stop') });

const anyAction = v.variant('type', [bid, pass, veto, waive, pay, ship, half, tuck, exchange, turn, stop]);

export type MagellanAction = v.InferOutput<typeof anyAction>;
export type ActionOf<T extends MagellanAction['type']> = Extract<MagellanAction, { type: T }>;

export const read = reader(anyAction);
