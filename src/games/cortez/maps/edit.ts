/** Changes to a lake that is being drawn: each gives a new map, and keeps what belongs together together. */
import { bridgeCount, cityFields } from '../data.ts';
import { kindAt } from './ground.ts';
import type { CortezMap } from './schema.ts';

export type At = readonly [row: number, column: number];

/** Kinds of ground, then what figures start there; a bridge and a double field say a little more. */
export const grounds = ['.', '~', 'H', 'V', '|', '-', 'Bv', 'Bh', 'C', '_'] as const;
export const marks = ['a', 's', 'x', 'xa', 'none'] as const;
export type Tool = (typeof grounds)[number] | (typeof marks)[number];

const same = (a: At, b: At) => a[0] === b[0] && a[1] === b[1];

function withLetter(rows: readonly string[], [row, column]: At, letter: string): string[] {
  return rows.map((line, at) => (at === row ? line.slice(0, column) + letter + line.slice(column + 1) : line));
}

/** The map with the tool used on a field. */
export function paint(map: CortezMap, at: At, tool: Tool): CortezMap {
  return (marks as readonly string[]).includes(tool) ? withStart(map, at, tool) : withGround(map, at, tool);
}

function withStart(map: CortezMap, at: At, tool: string): CortezMap {
  const others = map.evenAztecs.filter((one) => !same(one, at));
  const evenAztecs = tool === 'xa' ? [...others.slice(-3), [...at] as [number, number]] : others;
  return { ...map, starts: withLetter(map.starts, at, tool === 'none' ? '.' : tool.charAt(0)), evenAztecs };
}

function withGround(map: CortezMap, at: At, tool: string): CortezMap {
  const kind = tool.charAt(0);
  const place = [...at] as [number, number];
  const cleared: CortezMap = {
    ...map,
    terrain: withLetter(map.terrain, at, kind),
    villages: kind === 'V' ? map.villages : map.villages.filter((village) => !same(village.at, at)),
    bridges: map.bridges.filter((bridge) => !same(bridge.at, at)),
    city: kind === 'C' ? map.city : Object.fromEntries(Object.entries(map.city).filter(([, one]) => !same(one, at))),
  };
  if (kind === 'V' && kindAt(map, at) !== 'V')
    return { ...cleared, villages: [...cleared.villages, { name: freeName(cleared), at: place, supply: 2 }] };
  if (kind === 'B' && cleared.bridges.length < bridgeCount)
    return { ...cleared, bridges: [...cleared.bridges, { id: freeId(cleared), at: place, along: tool === 'Bv' ? 'v' : 'h' }] };
  if (kind === 'C' && !numberAt(cleared, at)) return withNumber(cleared, at, freeNumber(cleared));
  return cleared;
}

function freeName({ villages }: CortezMap): string {
  for (let i = 1; ; i++) if (!villages.some(({ name }) => name === `Village ${i}`)) return `Village ${i}`;
}

function freeId({ bridges }: CortezMap): string {
  for (let i = 1; ; i++) if (!bridges.some(({ id }) => id === `B${i}`)) return `B${i}`;
}

function freeNumber({ city }: CortezMap): number {
  for (let number = 1; number <= cityFields; number++) if (!city[number]) return number;
  return 0;
}

/** The number of a city field, 0 for none. */
export function numberAt({ city }: CortezMap, at: At): number {
  return Number(Object.entries(city).find(([, one]) => same(one, at))?.[0] ?? 0);
}

/** The field gets that number; whoever had it gets the old one. */
export function withNumber(map: CortezMap, at: At, number: number): CortezMap {
  if (number < 1 || number > cityFields || kindAt(map, at) !== 'C') return map;
  const before = numberAt(map, at);
  const other = map.city[number];
  const city: Record<string, [number, number]> = { ...map.city, [number]: [...at] };
  if (before && before !== number) {
    if (other) city[before] = other;
    else delete city[before];
  }
  return { ...map, city };
}

export function villageAt({ villages }: CortezMap, at: At) {
  return villages.find((village) => same(village.at, at));
}

export function withVillage(map: CortezMap, at: At, change: { readonly name?: string; readonly supply?: number }): CortezMap {
  return { ...map, villages: map.villages.map((village) => (same(village.at, at) ? { ...village, ...change } : village)) };
}

/** Which tool the field shows for its start. */
export function startAt(map: CortezMap, at: At): (typeof marks)[number] {
  const letter = map.starts[at[0]]?.[at[1]] ?? '.';
  if (letter === 'x') return map.evenAztecs.some((one) => same(one, at)) ? 'xa' : 'x';
  return letter === 'a' || letter === 's' ? letter : 'none';
}

/** Which tool the field shows for its ground. */
export function groundAt(map: CortezMap, at: At): (typeof grounds)[number] {
  const kind = kindAt(map, at);
  if (kind !== 'B') return kind as (typeof grounds)[number];
  return map.bridges.find((bridge) => same(bridge.at, at))?.along === 'v' ? 'Bv' : 'Bh';
}
