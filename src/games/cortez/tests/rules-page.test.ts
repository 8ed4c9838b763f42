import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { de } from '../board/rules/de.ts';
import { en } from '../board/rules/en.ts';
import { nl } from '../board/rules/nl.ts';
import { positionOf, wayFor } from '../board/rules/positions.ts';

const idsOf = (sections: typeof en) => sections.flatMap(({ id, paragraphs }) => [id, ...paragraphs.map((one) => one.id)]);
const rules = new URL('../', import.meta.url);
const boards = new URL('../board/', import.meta.url);

/** All paragraphs named in the sources of a folder. */
function citedIn(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ['actions', 'invariants', 'sample', 'text'].includes(entry.name) ? citedIn(new URL(`${entry.name}/`, folder)) : [];
    if (entry.name.endsWith('.test.ts') || !/\.(ts|svelte)$/.test(entry.name)) return [];
    return [...readFileSync(new URL(entry.name, folder), 'utf8').matchAll(/\bC\d+\.\d+\b/g)].map(([id]) => id);
  });
}

describe('the rules page of Cortez', () => {
  test('has the same paragraphs in every language', () => {
    expect(idsOf(nl)).toEqual(idsOf(en));
    expect(idsOf(de)).toEqual(idsOf(en));
  });

  test('has every paragraph that refusals, log lines and the board cite', () => {
    const cited = new Set([...citedIn(rules), ...citedIn(boards)]);
    expect(cited.size).toBeGreaterThan(30);
    for (const id of cited) expect(idsOf(en)).toContain(id);
  });

  test('shows positions that the rules have reached', () => {
    expect(positionOf('start').phase).toBe('mark');
    expect(positionOf('fight').fight?.stage).toBe('exchange');
    expect(positionOf('event').phase).toBe('bridges');
    expect(positionOf('end').phase).toBe('over');
    const state = positionOf('move');
    expect(wayFor(state, state.active)).toBeDefined();
  });
});
