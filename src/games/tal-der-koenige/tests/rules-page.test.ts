import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleOf } from '../board/rule-of.ts';
import { de } from '../board/rules/de.ts';
import { en } from '../board/rules/en.ts';
import { nl } from '../board/rules/nl.ts';
import { positionOf } from '../board/rules/positions.ts';

const idsOf = (sections: typeof en) => sections.flatMap(({ id, paragraphs }) => [id, ...paragraphs.map((one) => one.id)]);
const cites = (source: string) => [...source.matchAll(/K\d\.\d/g)].map(([id]) => id);

describe('the rules page of Tal der Könige', () => {
  test('has the same paragraphs in every language', () => {
    expect(idsOf(nl)).toEqual(idsOf(en));
    expect(idsOf(de)).toEqual(idsOf(en));
  });

  test('has every paragraph that a refusal or a comment of the rules cites', () => {
    const game = new URL('../', import.meta.url);
    const cited = ['', 'actions/', 'invariants/', 'sample/'].flatMap((part) =>
      readdirSync(new URL(part, game))
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .flatMap((file) => cites(readFileSync(new URL(part + file, game), 'utf8'))),
    );
    expect(new Set(cited).size).toBeGreaterThan(12);
    for (const id of cited) expect(idsOf(en)).toContain(id);
  });

  test('has every paragraph that the log and the words of the board cite', () => {
    const words = ['en', 'nl', 'de'].flatMap((language) =>
      cites(readFileSync(new URL(`../board/text/${language}.ts`, import.meta.url), 'utf8')),
    );
    expect(words).toContain('K4.1');
    for (const id of [...Object.values(ruleOf), ...words]) expect(idsOf(en)).toContain(id);
  });

  test('shows positions that the rules have reached', () => {
    expect(positionOf('start')).toMatchObject({ players: 2, round: 1, phase: 'bids' });
    expect(positionOf('overseers')).toMatchObject({ round: 1, phase: 'workers' });
    expect(positionOf('round').phase).toBe('orders');
    expect(positionOf('pyramids').round).toBeGreaterThan(2);
    expect(positionOf('end').phase).toBe('over');
  });
});
