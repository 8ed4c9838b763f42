/** The walls of the house, held against every import in src. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

interface Import {
  readonly from: string;
  readonly to: string;
  /** False where it is gone before anything runs. */
  readonly value: boolean;
  /** True where it is loaded when it is wanted. */
  readonly later: boolean;
}

const files = (readdirSync(root, { recursive: true }) as string[])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.d.ts'));

const known = new Set(files);

/** `import x from`, `import type {} from`, `export … from`, `import 'x'`, `import('x')`; comments are cut out first. */
const pattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^;'"]*?)\s*from\s*['"](\.[^'"]+)['"]|(?:^|\n)\s*import\s*['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

function importsIn(from: string, text: string): Import[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  return [...plain.matchAll(pattern)].flatMap((found) => {
    const [, type, names = '', named, bare, later] = found;
    const path = named ?? bare ?? later ?? '';
    const to = normalize(join(dirname(from), path)).replace(/\?.*$/, '');
    if (!known.has(to)) return [];
    const inner = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
    const types = inner?.split(',').every((name) => /^\s*(type |$)/.test(name));
    return [{ from, to, value: !type && !(named && types), later: later !== undefined }];
  });
}

const imports = files.flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8')));
const isTest = (path: string) => /\.test\.ts$|\/tests\//.test(path);
const imported = imports.filter(({ from }) => !isTest(from));

/** What each part may import beside itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: [],
  ui: ['core'],
  games: ['core', 'ui'],
  wire: ['core'],
  table: ['core'],
  workers: [],
  tournament: ['core'],
  daily: ['core'],
  bots: ['core', 'games'],
  analysis: ['core', 'bots'],
  server: ['core', 'games', 'bots', 'analysis', 'daily', 'table', 'tournament', 'wire', 'workers'],
  web: ['core', 'ui', 'games', 'bots', 'analysis', 'daily', 'table', 'tournament', 'wire', 'workers'],
  train: ['core', 'games', 'bots', 'cli'],
  cli: ['core', 'games', 'bots', 'analysis', 'table', 'tournament', 'wire', 'workers', 'server'],
};

const partOf = (path: string) => path.split('/')[0] ?? '';

describe('imports point one way', () => {
  it('every part of src is known here', () => {
    const parts = new Set(files.filter((file) => file.includes('/')).map(partOf));
    expect([...parts].filter((part) => !(part in allowed))).toEqual([]);
    expect(imports.length).toBeGreaterThan(1000);
  });

  it.each(Object.keys(allowed))('%s imports only what it may', (part) => {
    const wrong = imported
      .filter(({ from, to }) => partOf(from) === part && partOf(to) !== part && !allowed[part]?.includes(partOf(to)))
      .map(({ from, to }) => `${from} → ${to}`);
    expect(wrong).toEqual([]);
  });

  it('wire imports of core only what has no rules in it', () => {
    const values = imported.filter(({ from, to, value }) => partOf(from) === 'wire' && partOf(to) === 'core' && value);
    // The list of languages, how a whole number is read, and how long a comment may be.
    expect([...new Set(values.map(({ to }) => to))].sort()).toEqual(['core/comments.ts', 'core/read.ts', 'core/text.ts']);
  });

  it('rules import no board, and nothing of ui', () => {
    const rules = (path: string) => /^games\/[^/]+\/(?!board\/|tests\/)/.test(path);
    const wrong = imported.filter(({ from, to }) => rules(from) && (partOf(to) === 'ui' || /^games\/[^/]+\/board\//.test(to)));
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('no game imports another', () => {
    const gameOf = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1];
    const wrong = imported.filter(({ from, to }) => gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to));
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

/** Groups of files that import each other in a circle. A component that draws itself is none. */
function circles(edges: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const to of next.get(file) ?? []) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, low.get(to)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of next.keys()) if (!index.has(file)) visit(file);
  return found.sort();
}

it('no circle, of types neither; what is loaded when it is wanted closes none', () => {
  expect(circles(imported.filter(({ later }) => !later))).toEqual([]);
});

describe('the search can fail', () => {
  it('reads every way to import', () => {
    const text = `
      import { a, type B } from './game.ts';
      import type { C } from './match.ts';
      import { type D, type E } from './record.ts';
      import './undo.ts';
      export { f } from './rules.ts';
      export type { G } from './form.ts';
      const later = () => import('./random.ts');
      // import { no } from './read.ts';
      /* import { no } from './read.ts'; */
      import { away } from 'valibot';
      import {
        long,
      } from './event.ts';`;
    expect(importsIn('core/x.ts', text).map(({ to, value, later }) => `${to} ${value} ${later}`)).toEqual([
      'core/game.ts true false',
      'core/match.ts false false',
      'core/record.ts false false',
      'core/undo.ts true false',
      'core/rules.ts true false',
      'core/form.ts false false',
      'core/random.ts true true',
      'core/event.ts true false',
    ]);
  });

  it('finds circles of two and of three', () => {
    const edges = ['ab', 'ba', 'bc', 'cd', 'de', 'ec', 'ff', 'xy'].map(([from = '', to = '']) => ({ from, to }));
    expect(circles(edges)).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });
});
