/** No pattern may take more than linear time, whatever it is fed: each one in src is analysed for its worst case. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import { parse } from 'svelte/compiler';
import { expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

function isSlow({ source, flags }: { source: string; flags: string }): boolean {
  return analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0;
}

/** Every literal pattern of a file, wherever in its tree it stands. */
function patternsIn(file: string): RegExp[] {
  const text = readFileSync(file, 'utf8');
  const found: RegExp[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (node instanceof RegExp) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push(new RegExp(pattern, flags));
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parse(file.endsWith('.svelte') ? text : `<script lang="ts">${text}</script>`, { modern: true }));
  return found;
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !name.includes('.test.') && !name.includes('stress/') && !name.includes('/tests/'),
);

/** These read nothing but the styles of our own build. */
const ownStyles = new Set(['flatten.ts', 'selector.ts', 'values.ts'].map((name) => join('web/pictures', name)));

it('finds the pattern that once let anybody stop the house', () => {
  expect(isSlow(/[.-][A-Za-z0-9_-]{8,}\.\w+$/)).toBe(true);
  expect(isSlow(/\s+$/)).toBe(true);
  expect(isSlow(/^(a+)+$/)).toBe(true);
  expect(isSlow(/^[a-z]+$/)).toBe(false);
});

it('every pattern written in src is linear', () => {
  let patterns = 0;
  const slow = files.flatMap((name) =>
    patternsIn(join(root, name)).flatMap((pattern) => {
      patterns += 1;
      return isSlow(pattern) && !ownStyles.has(name) ? [`${name}: ${pattern}`] : [];
    }),
  );
  expect(slow).toEqual([]);
  expect(patterns).toBeGreaterThan(30);
});

it('so is every pattern put together when a game is loaded', async () => {
  const made: RegExp[] = [];
  const plain = globalThis.RegExp;
  vi.stubGlobal(
    'RegExp',
    class extends plain {
      constructor(source: string | RegExp, flags?: string) {
        super(source, flags);
        made.push(this);
      }
    },
  );
  vi.resetModules();
  for (const game of ['cortez', 'magellan', 'tal-der-koenige', 'tikal']) await import(`../../games/${game}/notation.ts`);
  vi.unstubAllGlobals();
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter(isSlow).map(String)).toEqual([]);
});
