import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { de } from '../board/rules/de.ts';
import { en } from '../board/rules/en.ts';
import { nl } from '../board/rules/nl.ts';
import { positionOf, positions } from '../board/rules/positions.ts';

const idsOf = (sections: typeof en) => sections.flatMap(({ id, paragraphs }) => [id, ...paragraphs.map((one) => one.id)]);

describe('the rules page of Magellan', () => {
  test('has the same paragraphs in every language', () => {
    expect(idsOf(nl)).toEqual(idsOf(en));
    expect(idsOf(de)).toEqual(idsOf(en));
  });

  test('has every paragraph that a refusal cites', () => {
    const folder = new URL('../actions/', import.meta.url);
    const cited = readdirSync(folder).flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/refuse\('(M\d\.\d)'/g),
    ]);
    expect(cited.length).toBeGreaterThan(5);
    for (const [, id] of cited) expect(idsOf(en)).toContain(id);
  });

  test('offers every position to try once, in every language', () => {
    for (const language of [en, nl, de]) {
      const tried = language.flatMap(({ tries = [] }) => tries.map(({ position }) => position));
      expect(tried.toSorted()).toEqual(Object.keys(positions).toSorted());
    }
  });

  test('shows positions that the rules have reached', () => {
    expect(positionOf('auction')).toMatchObject({ stage: 'bid' });
    expect(positionOf('auction').highBid).toBeGreaterThan(4);
    expect(positionOf('explorers').phase).toBe(2);
    expect(positionOf('end').stage).toBe('over');
  });
});
