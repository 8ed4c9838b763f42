import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { fastRandom } from '../../../core/random.ts';
import { briberyCards, colourOf, roundDeck, warCards } from '../data.ts';
import { cortez } from '../index.ts';
import { cityField, cityNumber, fields, laidMap, nodeOf, terrain } from '../map.ts';
import { nationsFor } from '../setup.ts';
import { collarsOnBoard, nationOfFigure, type State, sum, suppliesOf, warsOf } from '../state.ts';
import { why } from './testing.ts';

function begin(players: number, majority = 'aztec', seed = 1): State {
  return cortez.setup({ players, options: { majority }, first: 0, rules: 2 }, fastRandom(seed));
}

function nationOn(state: State, place: string): number {
  return nationOfFigure(at(state.on, nodeOf(place)));
}

describe('C1 components and setup', () => {
  it('C1.1 has the fields the rulebook counts', () => {
    const all = terrain.join('');
    const count = (kind: string) => all.split(kind).length - 1;
    expect(all).toHaveLength(fields);
    expect(['.', '~', 'H', 'V', 'D', 'B', 'C'].map(count)).toEqual([112, 120, 8, 12, 7, 5, 25]);
    const marks = laidMap().starts.join('');
    expect(['a', 's', 'x'].map((mark) => marks.split(mark).length - 1)).toEqual([18, 18, 8]);
  });

  it('C1.1 has a village and a bridge wherever the map shows one', () => {
    for (const { at } of laidMap().villages) expect(terrain[at[0]]?.[at[1]]).toBe('V');
    for (const { at } of laidMap().bridges) expect(terrain[at[0]]?.[at[1]]).toBe('B');
    expect(cityField.slice(1).map((field) => cityNumber[field])).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  });

  it('C1.2 gives both nations as many players, or one more to the one agreed on', () => {
    expect(nationsFor(4, 1)).toEqual([0, 1, 0, 1]);
    expect(nationsFor(5, 0)).toEqual([0, 1, 0, 1, 0]);
    expect(nationsFor(3, 1)).toEqual([1, 0, 1]);
    expect([0, 1, 2, 3, 4, 5].map((seat) => colourOf(nationsFor(6, 0), seat))).toEqual([
      'red',
      'blue',
      'yellow',
      'green',
      'orange',
      'violet',
    ]);
  });

  it('C1.2 draws the larger nation by lot where nobody chose', () => {
    const larger = new Set(Array.from({ length: 20 }, (_, seed) => begin(3, 'random', seed).nations[0]));
    expect(larger).toEqual(new Set([0, 1]));
  });

  it('C1.3 has 100 supply cards, 40 war cards a nation, 17 events and a treasure a round, 9 bribery cards', () => {
    const state = begin(2);
    expect(sum(state.pile) + suppliesOf(state, 0) + suppliesOf(state, 1)).toBe(100);
    expect([sum(warCards), sum(roundDeck), sum(briberyCards)]).toEqual([40, 18, 9]);
    expect(cortez.invariants(state)).toEqual([]);
  });

  it('C1.4 deals 4 war cards, 10 supply cards and a mission each', () => {
    const state = begin(6);
    for (let seat = 0; seat < 6; seat++) expect([warsOf(state, seat), suppliesOf(state, seat)]).toEqual([4, 10]);
    expect(new Set(state.missions).size).toBe(6);
  });

  it('C1.5 with an even number puts two of each nation on the double fields inside and outside', () => {
    const state = begin(4);
    expect(['1', '9', 'E5', 'M13'].map((place) => nationOn(state, place))).toEqual([0, 0, 0, 0]);
    expect(['5', '13', 'E13', 'M5'].map((place) => nationOn(state, place))).toEqual([1, 1, 1, 1]);
  });

  it('C1.5 with an odd number puts the nation with fewer players into the city', () => {
    const state = begin(3, 'spanish');
    expect(['1', '5', '9', '13'].map((place) => nationOn(state, place))).toEqual([0, 0, 0, 0]);
    expect(['E5', 'M13', 'E13', 'M5'].map((place) => nationOn(state, place))).toEqual([1, 1, 1, 1]);
  });

  it('C1.6 lets players mark two figures of their nation outside the city, in turn', () => {
    const state = begin(3);
    const order: number[] = [];
    while (state.phase === 'mark') {
      const [seat] = cortez.waiting(state) as [number];
      order.push(seat);
      cortez.play(state, seat, cortez.sample(state, seat, fastRandom(order.length)), fastRandom(1));
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2]);
    expect([0, 1, 2].map((seat) => collarsOnBoard(state, seat))).toEqual([2, 2, 2]);
    expect([state.active, state.turn]).toEqual([0, 1]);
  });

  it('C1.6 refuses to mark another nation, a marked figure, or one in the city', () => {
    const state = begin(2);
    expect(why(state, 0, 'mark 1')).toBe('C1.6 insideCity');
    expect(why(state, 0, 'mark E1')).toBe('C1.6 otherNation');
    expect(why(state, 0, 'mark A1')).toBe('C1.6 notUnmarked');
    expect(why(state, 1, 'mark E1')).toBe('house notAsked');
    expect(why(state, 0, 'mark B1')).toBeUndefined();
  });

  it('C1.6 honours who begins, and draws at random otherwise', () => {
    const first = (seed: number) => cortez.setup({ players: 4, options: {}, rules: 2 }, fastRandom(seed)).active;
    expect(new Set(Array.from({ length: 40 }, (_, seed) => first(seed)))).toEqual(new Set([0, 1, 2, 3]));
    expect(cortez.setup({ players: 4, options: {}, first: 2, rules: 2 }, fastRandom(1)).active).toBe(2);
  });
});
