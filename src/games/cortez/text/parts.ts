/** Small parts of sentences that work alike in every language. */

import { listed, many } from '../../../core/agreement.ts';
import { at } from '../../../core/at.ts';
import { bridgeNames, bridgeOver, cityNumber, fieldAt, fields, nodeOf, perMap, placeOf } from '../map.ts';

export interface PlaceWords {
  city(number: number): string;
  field(place: string): string;
  under(bridge: string): string;
}

const villageNames = perMap(({ villages }) => new Map(villages.map(({ name, at }) => [fieldAt(at[0], at[1]), name])));

/** A node in words: a village by its name, a city field by its number, the rest by column and row. */
export function placeIn(words: PlaceWords, node: number): string {
  if (node >= fields) return words.under(bridgeName(bridgeOver(node)));
  const number = at(cityNumber, node);
  return number ? words.city(number) : (villageNames().get(node) ?? words.field(placeOf(node)));
}

/** The same with its preposition: in a village, on any other field. */
export function placeWith(words: PlaceWords, node: number, on: string, inside: string): string {
  return `${villageNames().has(node) ? inside : on} ${placeIn(words, node)}`;
}

/** The same for a place as refusals and questions name it. */
export function namedPlace(words: PlaceWords, place: string): string {
  const node = nodeOf(place);
  return node < 0 ? place : placeIn(words, node);
}

/** "2 gold and 1 food", the dearest first. `kinds` has the singular and the plural of each kind. */
export function cardsIn(
  kinds: readonly (readonly [string, string])[],
  and: string,
  nothing: string,
  counts: readonly number[],
): string {
  const parts = kinds.flatMap(([one, more], kind) => {
    const count = counts[kind] ?? 0;
    return count ? [many(count, one, more)] : [];
  });
  return parts.length ? listed(parts.reverse(), and) : nothing;
}

/** War cards by value, the highest first: "6, 4, 4". */
export function warsIn(counts: readonly number[], nothing: string): string {
  const values = counts.flatMap((count, i) => new Array<number>(count).fill(i + 1));
  return values.length ? values.reverse().join(', ') : nothing;
}

/** The seats with the most points. */
export function best(points: readonly number[]): readonly number[] {
  const most = Math.max(...points);
  return points.flatMap((sum, seat) => (sum === most ? [seat] : []));
}

export function any(counts: readonly number[]): boolean {
  return counts.some((count) => count > 0);
}

export function bridgeName(bridge: number): string {
  return bridgeNames[bridge] ?? '';
}
