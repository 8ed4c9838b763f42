/** A board knows no rules: it draws what it is given and asks through its scene. Held by what its files import. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const games = import.meta.dirname;

/** The printed game: tables and geometry. Anything in them may be used. */
const printed = ['data.ts', 'map.ts', 'maps/outline.ts', 'pyramid.ts', 'view.ts'];

/** Plain readings of what lies where, in files that hold more than these. */
const readings: Readonly<Record<string, readonly string[]>> = {
  'tikal/state.ts': [
    ...['buriedAt', 'campAt', 'campsUp', 'canBeEntered', 'guardAt', 'guarding', 'guardsUp', 'hasFigure', 'inSupplyOf', 'isKnown'],
    ...['kindAt', 'leaderAt', 'membersAt', 'none', 'playersOf', 'scoreOf', 'stonesAcross', 'tileAt', 'treasuresOf', 'valueAt'],
    'weightAt',
  ],
  'tal-der-koenige/state.ts': [
    ...[
      'groupsFor',
      'blockAt',
      'blocksOf',
      'figureAt',
      'groupCount',
      'hasMoved',
      'inPlay',
      'isFinished',
      'isTaken',
      'laidOn',
      'ownerOf',
    ],
  ],
  'cortez/state.ts': ['occupants'],
};

interface Import {
  readonly from: string;
  /** What is more than a type. */
  readonly values: readonly string[];
}

/** The imports of a file that the bundle would hold. */
function importsOf(source: string): Import[] {
  const found = [...source.matchAll(/^\s*import (?!type )([^;]*?) ?from '([^']+)'/gm)].map(([, what = '', from = '']) => {
    const names = /\{([^}]*)\}/.exec(what)?.[1]?.split(',') ?? [what];
    return {
      from,
      values: names.map((name) => name.trim().replace(/ as .*/, '')).filter((name) => name && !name.startsWith('type ')),
    };
  });
  const fetched = [...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, from = '']) => ({ from, values: ['*'] }));
  return [...found, ...fetched].filter(({ values }) => values.length > 0);
}

/** What a file of a board takes from the rules of its game, as "file: name". */
function rulesIn(game: string, file: string, source: string): string[] {
  return importsOf(source).flatMap(({ from, values }) => {
    const target = resolve(file, '..', from);
    const own = join(games, game);
    if (!target.startsWith(`${own}/`) || target.startsWith(`${own}/board/`) || target.startsWith(`${own}/text/`)) return [];
    const path = target.slice(own.length + 1);
    if (printed.includes(path)) return [];
    return values.filter((name) => !readings[`${game}/${path}`]?.includes(name)).map((name) => `${path}: ${name}`);
  });
}

/** The files that draw a table. Lessons and pictures of rules prepare positions, for which they need the rules. */
function filesOf(game: string): string[] {
  const board = join(games, game, 'board');
  return readdirSync(board)
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(board, name));
}

const ids = readdirSync(games, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

describe('a board knows no rules', () => {
  it.each(ids)('%s', (game) => {
    const files = filesOf(game);
    expect(files.length).toBeGreaterThan(10);
    const found = files.flatMap((file) =>
      rulesIn(game, file, readFileSync(file, 'utf8')).map((what) => `${basename(file)} ← ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('and a rule in one would be seen', () => {
    const file = join(games, 'tikal', 'board', 'x.ts');
    const source = `import { reachFrom } from '../ways.ts';
import { type Figure, moveFigure, none } from '../state.ts';
import type { TikalPreview } from '../preview.ts';
import { edgeCount } from '../map.ts';
import {
  guard,
} from '../actions/guard.ts';
const later = () => import('../flow.ts');`;
    expect(rulesIn('tikal', file, source)).toEqual([
      'ways.ts: reachFrom',
      'state.ts: moveFigure',
      'actions/guard.ts: guard',
      'flow.ts: *',
    ]);
  });
});
