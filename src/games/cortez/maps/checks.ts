/** What the rulebook says of the lake and the city, held against a map that may still lack things. */
import type { Finding, FindingWords } from '../../../core/maps.ts';
import { placeName } from '../../../core/place-name.ts';
import type { Language } from '../../../core/text.ts';
import { bridgeCount, cityFields, startsOfNation } from '../data.ts';
import { cityCornerOf, fieldsWith, kindAt, size } from './ground.ts';
import type { CortezMap } from './schema.ts';

export { readDraft } from './schema.ts';

type At = readonly [number, number];

const name = ([row, column]: At) => placeName(column, row);
const isDam = (kind: string) => '|-B'.includes(kind);
const sides: readonly At[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];
const beside = ([row, column]: At, [dy, dx]: At): At => [row + dy, column + dx];

export function findings(map: CortezMap): Finding[] {
  return [...city(map), ...bridges(map), ...villages(map), ...harbours(map), ...starts(map), ...reach(map)];
}

function count(key: string, have: number, want: number): Finding[] {
  return have === want ? [] : [{ key, details: { have, want } }];
}

function city(map: CortezMap): Finding[] {
  const fields = fieldsWith(map.terrain, 'C');
  const found = count('cityFields', fields.length, cityFields);
  if (fields.length === cityFields && !cityCornerOf(map)) found.push({ key: 'citySquare', details: {} });
  const numbers = Array.from({ length: cityFields }, (_, i) => i + 1);
  const wrong = numbers.filter((number) => {
    const at = map.city[number];
    return !at || kindAt(map, at) !== 'C' || numbers.some((other) => other < number && String(map.city[other]) === String(at));
  });
  if (wrong.length) found.push({ key: 'cityNumbers', details: { missing: wrong.join(', ') } });
  if (fields.length && !fields.some((field) => gateAt(map, field))) found.push({ key: 'noGate', details: {} });
  return found;
}

/** Whether a dam or bridge on that field runs that way. */
function runs(map: CortezMap, at: At, [dy]: At): boolean {
  const kind = kindAt(map, at);
  const upright = kind === 'B' ? map.bridges.find((bridge) => String(bridge.at) === String(at))?.along === 'v' : kind === '|';
  return upright ? dy !== 0 : dy === 0;
}

function gateAt(map: CortezMap, field: At): boolean {
  return sides.some((side) => {
    const next = beside(field, side);
    return isDam(kindAt(map, next)) && runs(map, next, side);
  });
}

function bridges(map: CortezMap): Finding[] {
  const drawn = fieldsWith(map.terrain, 'B');
  const found = count('bridges', drawn.length, bridgeCount);
  // A dam that ends in the water leads nowhere.
  const loose = fieldsWith(map.terrain, '|-B').filter(
    (at) => !sides.filter((side) => runs(map, at, side)).every((side) => '.VHC|-B'.includes(kindAt(map, beside(at, side)))),
  );
  if (loose.length) found.push({ key: 'damEnds', details: { places: loose.map(name).join(', ') }, at: loose.map(name) });
  return found;
}

function villages(map: CortezMap): Finding[] {
  const drawn = fieldsWith(map.terrain, 'V');
  const nameless = drawn.filter((at) => !map.villages.some((village) => String(village.at) === String(at)));
  const names = map.villages.map((village) => village.name);
  const twice = names.filter((one, i) => names.indexOf(one) !== i);
  const found: Finding[] = drawn.length ? [] : [{ key: 'noVillage', details: {} }];
  if (nameless.length)
    found.push({ key: 'namelessVillage', details: { places: nameless.map(name).join(', ') }, at: nameless.map(name) });
  if (twice.length) found.push({ key: 'villageTwice', details: { names: twice.join(', ') } });
  // The rulebook's example (C4.4).
  const tlacopan = map.villages.find((village) => village.name === 'Tlacopan');
  if (!tlacopan) found.push({ key: 'noTlacopan', details: {}, hint: true });
  else if (tlacopan.supply !== 2)
    found.push({ key: 'tlacopan', details: { have: tlacopan.supply, want: 2 }, at: [name(tlacopan.at)] });
  return found;
}

function harbours(map: CortezMap): Finding[] {
  const drawn = fieldsWith(map.terrain, 'H');
  if (!drawn.length) return [{ key: 'noHarbour', details: {} }];
  const near = (at: At, kinds: string) => sides.some((side) => kinds.includes(kindAt(map, beside(at, side))));
  const idle = drawn.filter((at) => !near(at, '~') || !near(at, '.VH'));
  return idle.length ? [{ key: 'idleHarbour', details: { places: idle.map(name).join(', ') }, at: idle.map(name) }] : [];
}

function starts(map: CortezMap): Finding[] {
  const doubles = fieldsWith(map.starts, 'x');
  const inside = doubles.filter((at) => kindAt(map, at) === 'C').length;
  const nowhere = fieldsWith(map.starts, 'asx').filter((at) => kindAt(map, at) === '_');
  const known = new Set(doubles.map(String));
  const aztecs = map.evenAztecs.filter((at) => known.has(String(at)));
  const within = aztecs.filter((at) => kindAt(map, at) === 'C').length;
  return [
    ...count('crowns', fieldsWith(map.starts, 'a').length, startsOfNation),
    ...count('helmets', fieldsWith(map.starts, 's').length, startsOfNation),
    ...count('doublesInside', inside, 4),
    ...count('doublesOutside', doubles.length - inside, 4),
    ...(within === 2 && aztecs.length === 4
      ? []
      : [{ key: 'evenAztecs', details: { inside: within, outside: aztecs.length - within } }]),
    ...(nowhere.length
      ? [{ key: 'startNowhere', details: { places: nowhere.map(name).join(', ') }, at: nowhere.map(name) }]
      : []),
  ];
}

/** Whether a figure may step from the one field to the other while all bridges are whole (C4.2). */
function leads(map: CortezMap, from: At, side: At): boolean {
  const to = beside(from, side);
  const [here, there] = [kindAt(map, from), kindAt(map, to)];
  if (isDam(here) || isDam(there)) {
    const ways = [from, to].every((at) => !isDam(kindAt(map, at)) || runs(map, at, side));
    return ways && !'~_'.includes(here) && !'~_'.includes(there);
  }
  if (here === 'C' || there === 'C') return here === there;
  const on = (kinds: string) => kinds.includes(here) && kinds.includes(there);
  return on('.VH') || on('~H');
}

/** Two fields further, straight across under a bridge. */
function under(map: CortezMap, from: At, side: At): At | undefined {
  const bridge = beside(from, side);
  const far = beside(bridge, side);
  const crosses = kindAt(map, bridge) === 'B' && !runs(map, bridge, side);
  return crosses && '~H'.includes(kindAt(map, from)) && '~H'.includes(kindAt(map, far)) ? far : undefined;
}

function reach(map: CortezMap): Finding[] {
  const all = fieldsWith(map.terrain, '.~HVC|-B');
  const start = fieldsWith(map.terrain, 'H')[0] ?? all[0];
  if (!start) return [];
  const reached = new Map([[String(start), start]]);
  for (const [, at] of reached)
    for (const side of sides) {
      const next = [...(leads(map, at, side) ? [beside(at, side)] : []), under(map, at, side)];
      for (const one of next) if (one && !reached.has(String(one))) reached.set(String(one), one);
    }
  const lost = all.filter((at) => !reached.has(String(at)));
  if (!lost.length) return [];
  const named = lost.slice(0, 12).map(name).join(', ');
  return [{ key: 'unreachable', details: { have: lost.length, places: named }, at: lost.map(name) }];
}

/** A sheet of land, and nothing else. */
export function empty(): CortezMap {
  const rows = (letter: string) => Array.from({ length: size }, () => letter.repeat(size));
  return {
    game: 'cortez',
    name: '?',
    terrain: rows('.'),
    starts: rows('.'),
    city: {},
    villages: [],
    bridges: [],
    evenAztecs: [],
  };
}

export function parties(state: { readonly nations: readonly number[] }): string[] {
  return state.nations.map((nation) => (nation === 0 ? 'aztecs' : 'spaniards'));
}

const texts: Readonly<Record<Language, () => Promise<FindingWords>>> = {
  en: async () => (await import('./text/en.ts')).en,
  nl: async () => (await import('./text/nl.ts')).nl,
  de: async () => (await import('./text/de.ts')).de,
};
export const words = (language: Language): Promise<FindingWords> => texts[language]();
