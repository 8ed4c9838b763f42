import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { auctionsIn } from '../../../ui/auctions.ts';
import { de } from '../board/rules/de.ts';
import { en } from '../board/rules/en.ts';
import { money, mostOfPizarro, payments, pays, price, stackScore, stacks, turnedUp } from '../board/rules/examples.ts';
import { nl } from '../board/rules/nl.ts';
import { openers } from '../board/rules/openers.ts';
import { positionOf, positions } from '../board/rules/positions.ts';
import { vascoDaGama } from '../data.ts';
import { magellan } from '../index.ts';
import { fieldOf, rightHalfCrowns } from '../map.ts';

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

  const examples = (sections: typeof en) => sections.flatMap(({ examples: some = [] }) => some);
  const told = (picture: string) =>
    [en, nl, de].map((sections) => examples(sections).find((one) => one.picture === picture)?.text);

  test('has the same examples in every language, each with a picture', () => {
    const pictures = examples(en).map(({ picture }) => picture);
    expect(pictures).toEqual(['openers', 'payment', 'voyage', 'turned', 'stacks', 'halves']);
    for (const sections of [nl, de]) expect(examples(sections).map(({ picture }) => picture)).toEqual(pictures);
    expect(Object.keys(money).toSorted()).toEqual(['payment', 'stacks', 'turned']);
  });

  test('M2.2 the auctions of the example are opened by those it names', () => {
    const { state, events } = openers();
    expect(magellan.invariants(state)).toEqual([]);
    const auctions = auctionsIn(events, ['won', 'unsold'], ({ type }) => type);
    expect(auctions.map(({ steps, outcome }) => [steps[0]?.seat, outcome])).toEqual([
      [0, 'won'],
      [1, 'unsold'],
      [1, 'won'],
      [2, 'won'],
    ]);
    // The fourth is of phase II, and Bert, who bought last, is not asked in it.
    expect([state.phase, state.lastBuyer]).toEqual([1, 1]);
    expect(auctions[3]?.steps.map(({ seat }) => seat)).toEqual([2, 3, 0]);
    for (const text of told('openers')) expect(text).toMatch(/^Anna.+Bert.+Bert.+II.+Bert.+Chris/);
  });

  test('M5.5 the halves of the example bring what it says', () => {
    const state = positionOf('halves');
    const shown = state.ships.flatMap((place, ship) => (place === vascoDaGama * 3 + 1 ? [state.halves[ship]] : []));
    expect([state.sides[vascoDaGama], shown]).toEqual([1, [2]]);
    const [first, , third] = [0, 1, 2].map((phase) => fieldOf(vascoDaGama, 1, phase));
    expect([first?.cards, rightHalfCrowns[1], third?.cards, rightHalfCrowns[2]]).toEqual([1, 4, 3, 8]);
    for (const text of told('halves')) expect(text).toMatch(/\b1 \p{L}+.+\b4 \p{L}+.+\b3 \p{L}+.+\b8 /u);
  });

  test('M2.7 the payments of the example are allowed and refused by the rules as it says', () => {
    const state = positionOf('paying');
    state.highBid = price;
    state.hands.fill(1, state.seat * 9, state.seat * 9 + 9);
    const refused = payments.map((cards) => magellan.refusal(state, state.seat, { type: 'pay', cards: [...cards] })?.reason);
    expect(refused).toEqual([undefined, undefined, 'superfluousCard']);
    expect(payments.map((coins) => pays(coins, price))).toEqual([true, true, false]);
  });

  test('M4.2 the example of the bags says what the fields have', () => {
    const state = positionOf('voyage');
    expect([state.phase, ...new Set(state.sides)]).toEqual([1, 0]);
    const columbus = [0, 1, 2].map((phase) => fieldOf(0, 0, phase));
    expect(columbus.map(({ crown }) => crown)).toEqual([1, 5, 10]);
    expect(columbus[1]?.bag).toBe(1);
  });

  test('the examples of Pizarro and of the stacks score as they are told', () => {
    expect(turnedUp.map((coins) => coins.reduce((sum, coin) => sum + coin, 0))).toEqual([13, mostOfPizarro + 1]);
    for (const text of told('turned')) for (const number of ['13', '21']) expect(text).toContain(number);
    expect(stacks.map(stackScore)).toEqual([24, 10]);
    for (const text of told('stacks')) for (const number of ['24', '10']) expect(text).toContain(number);
  });
});
