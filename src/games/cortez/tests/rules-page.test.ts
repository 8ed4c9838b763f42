import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { de } from '../board/rules/de.ts';
import { en } from '../board/rules/en.ts';
import { bid, contest, hands, treasureExample, worthOf } from '../board/rules/examples.ts';
import { nl } from '../board/rules/nl.ts';
import { positionOf, wayFor } from '../board/rules/positions.ts';
import { laid, weapons } from '../board/rules/strength.ts';
import { strength } from '../fights.ts';
import { cortez } from '../index.ts';
import { standsOn, treasureWinner } from '../scoring.ts';

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

  const told = (sections: typeof en, picture: string) =>
    sections.flatMap(({ examples = [] }) => examples).find((one) => one.picture === picture)?.text;

  test('has the same examples in every language', () => {
    const pictures = (sections: typeof en) => sections.flatMap(({ examples = [] }) => examples.map(({ picture }) => picture));
    expect(pictures(en)).toEqual(['contest', 'move', 'strength', 'payment']);
    for (const sections of [nl, de]) expect(pictures(sections)).toEqual(pictures(en));
  });

  test('C6.6 the example of a count is counted by the rules as it is told', () => {
    const counts = [1, 2, 3, 4, 5, 6].map((value) => laid.filter((card) => card === value).length);
    for (const sections of [en, nl, de]) expect(told(sections, 'strength')).toContain(`= ${strength(counts, weapons)}.`);
  });

  test('C2.3 the treasure of the example goes to Chris', () => {
    const state = treasureExample();
    expect(cortez.invariants(state)).toEqual([]);
    const marked = contest.map((numbers, seat) => numbers.every((number) => standsOn(state, seat, number)));
    expect([marked, treasureWinner(state)]).toEqual([[true, true, true], 2]);
  });

  test('C4.3 the way of the example leads from H1 through gate 3 to field 1, for one disguise and a fight', () => {
    const state = positionOf('move');
    const way = wayFor(state, state.active);
    const offer = cortez
      .choices(state, 1)
      .find((choice) => 'action' in choice && JSON.stringify(choice.action) === JSON.stringify(way));
    expect(offer).toMatchObject({ piece: 'H1', at: '1', price: 1, effect: { fight: 1 } });
    expect(offer && 'way' in offer ? offer.way : []).toContain('3');
  });

  test('C8.4 the payments of the example are those the rules allow', () => {
    const state = positionOf('auction');
    for (const [cards, held] of [
      [hands[0], [0, 0, 1, 1]],
      [hands[1], [0, 0, 0, 2]],
    ] as const) {
      Object.assign(state, { phase: 'payment', bid, bidder: 0 });
      state.supply.splice(0, 4, ...held);
      const counts = [0, 1, 2, 3].map((kind) => cards?.filter((one) => one === kind).length ?? 0);
      const [payer] = cortez.waiting(state);
      expect(cortez.refusal(state, payer ?? 0, { type: 'pay', cards: counts })).toBeUndefined();
    }
    expect(hands.map(worthOf)).toEqual([7, 8]);
  });
});
