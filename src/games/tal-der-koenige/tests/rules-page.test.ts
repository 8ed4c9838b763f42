import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { ruleOf } from '../board/rule-of.ts';
import { de } from '../board/rules/de.ts';
import { en } from '../board/rules/en.ts';
import { examples, ways } from '../board/rules/examples.ts';
import { nl } from '../board/rules/nl.ts';
import { positionOf } from '../board/rules/positions.ts';
import { saleOfThree } from '../board/rules/sale.ts';
import { talDerKoenige } from '../index.ts';
import { distance, nameOf, spotNamed } from '../map.ts';
import { pointsFor } from '../scoring.ts';
import { figureAt } from '../state.ts';

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

  const pictures = (sections: typeof en) => sections.flatMap(({ examples: some = [] }) => some.map(({ picture }) => picture));

  test('has the same examples in every language, in positions that break no law', () => {
    expect(pictures(en).toSorted()).toEqual([...Object.keys(examples), 'sale'].toSorted());
    for (const sections of [nl, de]) expect(pictures(sections)).toEqual(pictures(en));
    for (const example of Object.values(examples)) expect(talDerKoenige.invariants(example())).toEqual([]);
  });

  test('K2.1 the example of moving costs what it says', () => {
    const state = examples.movement!();
    const [one = 0, two = 0] = state.figures;
    expect([distance(one, ways.one), distance(two, ways.two)]).toEqual([3, 1]);
    expect(distance(one, spotNamed('20') ?? 0)).toBe(2);
    expect(talDerKoenige.refusal(state, 0, ways)).toBeUndefined();
  });

  test('K3.1 the groups of the example go to those it names', () => {
    const { state, events } = saleOfThree();
    expect(talDerKoenige.invariants(state)).toEqual([]);
    const sold = events.flatMap((event) => (event.type === 'sold' ? [[event.group, event.seat, event.sum]] : []));
    expect(sold).toEqual([
      [1, 0, 4],
      [2, 2, 4],
      [3, 0, 3],
    ]);
    const unsold = events.flatMap((event) => (event.type === 'unsold' ? [[event.group, event.to]] : []));
    expect(unsold).toEqual([[4, 'bag']]);
    for (const sections of [en, nl, de]) {
      const told = sections.flatMap(({ examples: some = [] }) => some).find(({ picture }) => picture === 'sale')?.text;
      expect(told).toMatch(/1\D+Anna\D+Bert\D+4.+2\D+Chris, 4\D+3.+3\D+1\D+2\D+3.+4.+ 0 /);
    }
  });

  test('K3.2 the overseer that was sent aside stands in area 19, and the site is still Anna’s', () => {
    const state = examples.bumped!();
    expect([nameOf(figureAt(state, 0, 0)), nameOf(figureAt(state, 1, 0))]).toEqual(['6-C', '19']);
    expect(state.owners[6]).toBe(0);
  });

  test('K3.5 Anna and Bert may steal two blocks each, and 6 are left', () => {
    const state = examples.robbery!();
    const steal = (seat: number, positions: number[]) => {
      expect(talDerKoenige.refusal(state, seat, { type: 'steal', site: 2, positions })).toBeUndefined();
      talDerKoenige.play(state, seat, { type: 'steal', site: 2, positions }, fastRandom(1));
      if (state.turn === seat && state.phase === 'steal') talDerKoenige.play(state, seat, { type: 'done' }, fastRandom(1));
    };
    expect(talDerKoenige.refusal(state, 0, { type: 'steal', site: 2, positions: [0, 1] })).toBeDefined();
    steal(0, [9, 0]);
    steal(1, [1, 2]);
    expect(state.laid[2]).toBe(6);
  });

  test('K3.6 Bert may take over the site', () => {
    const state = examples.takeover!();
    expect(talDerKoenige.refusal(state, 1, { type: 'takeOver', site: 8 })).toBeUndefined();
  });

  test('K5.1 the pyramids are worth what the example says', () => {
    const state = examples.worth!();
    const points = [2, 6, 10, 13, 15].map((site) => pointsFor(state, site));
    expect(points).toEqual([11, 9, 5, 4, 3]);
    for (const sections of [en, nl, de]) {
      const told = sections.flatMap(({ examples: some = [] }) => some).find(({ picture }) => picture === 'worth')?.text ?? '';
      for (const number of points) expect(told).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
    }
  });
});
