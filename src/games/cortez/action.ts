/** Everything a player can do, and how unknown JSON is read as such. */
import * as v from 'valibot';
import { amount, quantity, reader, whole } from '../../core/read.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { bridgeCount, mostPlayers, supplyKinds, supplyOfKind, warCards, warValues } from './data.ts';
import { fields, nodes } from './map.ts';

/** Supply cards by kind: disguise, weapon, food, gold. */
const supplyCounts = v.pipe(v.array(quantity(0, supplyOfKind)), v.length(supplyKinds));
/** War cards by value 1 to 6. */
const warCounts = v.pipe(v.array(quantity(0, Math.max(...warCards))), v.length(warValues));
const field = whole(0, fields - 1);
const seat = whole(0, mostPlayers - 1);
export const mostOfferId = 1_000_000;
const offer = whole(1, mostOfferId);
export const longestVia = 200;
export const highestBid = (supplyOfKind * supplyKinds * (supplyKinds + 1)) / 2;

const shapes = {
  /** C1.6, C6.8: a collar for an unmarked figure. */
  mark: v.strictObject({ type: v.literal('mark'), at: field }),
  /** C3.1, C6.2: a food card for four war cards. */
  drawWar: v.strictObject({ type: v.literal('drawWar') }),
  /** C4: by the cheapest way, or via these nodes. */
  move: v.strictObject({
    type: v.literal('move'),
    from: field,
    to: field,
    via: v.exactOptional(v.pipe(v.array(whole(0, nodes - 1)), v.maxLength(longestVia))),
  }),
  /** C5.1 */
  drawSupply: v.strictObject({ type: v.literal('drawSupply') }),
  pass: v.strictObject({ type: v.literal('pass') }),
  /** C8.1 */
  bridge: v.strictObject({ type: v.literal('bridge'), bridge: whole(0, bridgeCount - 1) }),
  /** C8.2 */
  attack: v.strictObject({ type: v.literal('attack'), from: field, to: field }),
  flight: v.strictObject({ type: v.literal('flight'), from: field, to: field }),
  /** C8.3 */
  discard: v.strictObject({ type: v.literal('discard'), cards: supplyCounts }),
  putBack: v.strictObject({ type: v.literal('putBack'), war: warCounts }),
  /** C8.4 */
  bid: v.strictObject({ type: v.literal('bid'), amount }),
  pay: v.strictObject({ type: v.literal('pay'), cards: supplyCounts }),
  /** C6.2: the defender lets the attack come. */
  stand: v.strictObject({ type: v.literal('stand') }),
  /** C6.3 */
  lay: v.strictObject({ type: v.literal('lay'), war: warCounts, weapons: quantity(0, supplyOfKind) }),
  /** C6.4 */
  surrender: v.strictObject({ type: v.literal('surrender') }),
  /** C6.6: no card from this helper. */
  stayOut: v.strictObject({ type: v.literal('stayOut') }),
  /** C6.7 */
  refill: v.strictObject({ type: v.literal('refill'), draw: v.boolean() }),
  /** C6.8: the beaten figure goes there. */
  banish: v.strictObject({ type: v.literal('banish'), to: field }),
  /** C7.1 */
  offer: v.strictObject({
    type: v.literal('offer'),
    to: seat,
    give: supplyCounts,
    want: supplyCounts,
    surrender: v.exactOptional(v.literal(true)),
  }),
  /** C6.5 */
  help: v.strictObject({
    type: v.literal('help'),
    side: v.picklist(['attacker', 'defender']),
    card: whole(1, warValues),
    give: supplyCounts,
    want: supplyCounts,
  }),
  /** Another price, and from version 2 on other supplies beside the card; left out, these stay as they were offered. */
  answer: v.strictObject({ type: v.literal('answer'), offer, want: supplyCounts, give: v.exactOptional(supplyCounts) }),
  accept: v.strictObject({ type: v.literal('accept'), offer }),
  decline: v.strictObject({ type: v.literal('decline'), offer }),
  withdraw: v.strictObject({ type: v.literal('withdraw'), offer }),
  /** C9.1 */
  bribe: v.strictObject({ type: v.literal('bribe'), card: v.picklist(['drawWar', 'drawSupply']) }),
  bribeMove: v.strictObject({ type: v.literal('bribeMove'), card: v.picklist(['moveOwn', 'moveOther']), from: field, to: field }),
};

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

type Shapes = typeof shapes;

export type Action = DeepReadonly<{ [T in keyof Shapes]: v.InferOutput<Shapes[T]> }[keyof Shapes]>;
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

const readers = new Map(Object.entries(shapes).map(([type, shape]) => [type, reader(shape)]));

/** The type names the shape, so that only one is tried. */
export function read(json: unknown): Action | Refusal {
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  const readShape = typeof type === 'string' ? readers.get(type) : undefined;
  return readShape ? readShape(json) : houseRefusal('unreadable', { where: 'type' });
}
