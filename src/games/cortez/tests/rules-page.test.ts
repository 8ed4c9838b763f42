import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aftermath } from '../board/rules/aftermath.ts';
import { countExample, countRows, inCity } from '../board/rules/count.ts';
import { de } from '../board/rules/de.ts';
import { en } from '../board/rules/en.ts';
import { bid, contest, hands, treasureExample, worthOf } from '../board/rules/examples.ts';
import { nl } from '../board/rules/nl.ts';
import { positionOf, wayFor } from '../board/rules/positions.ts';
import { laid, weapons } from '../board/rules/strength.ts';
import { strength } from '../fights.ts';
import { cortez } from '../index.ts';
import { nodeOf } from '../map.ts';
import { pointsOf, standsOn, treasureWinner, winningNation } from '../scoring.ts';
import { figureOn, nationOfFigure, type State } from '../state.ts';

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
    expect(pictures(en)).toEqual(['contest', 'move', 'strength', 'aftermath', 'payment', 'count']);
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

  test('C6.8 after the fight of the example: a new mark, a collar back, the beaten figure outside', () => {
    const collars = (state: State, seat: number) => state.collar.filter((owner) => owner === seat).length;
    const on = (state: State, place: string) => figureOn(state, nodeOf(place));
    const before = aftermath([]);
    const after = aftermath();
    const beaten = after.at.findIndex((field, figure) => field === nodeOf('Q17') && nationOfFigure(figure) === 1);
    expect([collars(before, 0), collars(before, 1)]).toEqual([2, 2]);
    expect([collars(after, 0), collars(after, 1)]).toEqual([3, 1]);
    expect([after.collar[on(after, '24')], after.collar[on(after, 'N6')], after.collar[beaten]]).toEqual([0, 0, -1]);
    expect(cortez.invariants(after)).toEqual([]);
    for (const sections of [en, nl, de])
      for (const place of ['24', 'N6', 'Q17']) expect(told(sections, 'aftermath')).toContain(place);
  });

  test('C10.3 the example of the count is counted by the rules as it is told', () => {
    const state = countExample();
    expect(cortez.invariants(state)).toEqual([]);
    const stand = inCity.map((numbers, seat) => numbers.every((number) => standsOn(state, seat, number)));
    expect([stand, winningNation(state)]).toEqual([[true, true], 1]);
    expect([0, 1].map((seat) => pointsOf(state, seat))).toEqual([33, 26]);
    expect(countRows(state).map(({ label }) => label)).toEqual(['Anna: 10 + 10 + 10 + 3 = 33', 'Bert: 5 + 15 + 1 + 5 = 26']);
    const numbers = [5, 10, 24, 10, 3, 33, 15, 1, 5, 26].map(String);
    for (const sections of [en, nl, de]) expect(told(sections, 'count')?.match(/\d+/g)).toEqual(numbers);
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
