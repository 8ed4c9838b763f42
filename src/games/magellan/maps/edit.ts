/** The numbers of a board one by one, by their path in the map. */
import { explorers, vascoDaGama } from '../data.ts';
import type { MagellanMap } from './schema.ts';

export type NumberKind = 'bag' | 'crown' | 'half';

/** The highest that each may be. */
export const most: Readonly<Record<NumberKind, number>> = { bag: 9, crown: 50, half: 50 };

export interface NumberPlace {
  readonly path: string;
  readonly kind: NumberKind;
}

/** The numbers that a field has: on side B of Vasco da Gama the halves carry the crowns (M5.5). */
export function placesOf(explorer: number, side: 'A' | 'B', phase: number): readonly NumberPlace[] {
  const field = `fields.${explorers[explorer]}.${side}.${phase}`;
  const own: NumberPlace[] = [
    { path: `${field}.bag`, kind: 'bag' },
    { path: `${field}.crown`, kind: 'crown' },
  ];
  return explorer === vascoDaGama && side === 'B' ? [...own, { path: `rightHalf.${phase}`, kind: 'half' }] : own;
}

export function numberAt(map: MagellanMap, path: string): number {
  const found = path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], map);
  return typeof found === 'number' ? found : Number.NaN;
}

/** The map with another number there. */
export function withNumber(map: MagellanMap, path: string, value: number): MagellanMap {
  const next: MagellanMap = JSON.parse(JSON.stringify(map));
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce<unknown>((within, key) => (within as Record<string, unknown>)[key], next);
  (holder as Record<string, number>)[last] = value;
  return next;
}
