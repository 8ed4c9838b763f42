import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { choicesInSteps, choicesInWalks } from '../actions/index.ts';
import { tikal } from '../index.ts';
import { priceOf, reachFrom, stepPrice } from '../movement.ts';
import { figuresAt, isCampOf, leaderAt, membersAt, type TikalState } from '../state.ts';
import { hex, lay, offered, pitch, play, post, put, turnOf, whyNot } from './testing.ts';

describe('T4.1 bring in a figure', () => {
  it('T4.1 costs 1, onto base camp or an own camp, leader or member', () => {
    const state = turnOf(0);
    pitch(state, 0, 'B4');
    play(state, 'bring leader A5', 'bring member B4');
    expect(state.ap).toBe(8);
    expect(leaderAt(state, hex('A5'), 0)).toBe(true);
    expect([membersAt(state, hex('B4'), 0), state.supply[0]]).toEqual([1, 17]);
  });

  it('T4.1 not onto another tile, nor onto a foreign camp', () => {
    const state = turnOf(0);
    pitch(state, 1, 'B4');
    expect(whyNot(state, 'bring member B4')).toBe('T4.1 noCampOfYours');
    expect(whyNot(state, 'bring member A4')).toBe('T4.1 noCampOfYours');
    expect(offered(state, 'bring')).toEqual(['bring leader A5', 'bring member A5']);
  });

  it('T4.1 any number per turn, while the supply lasts', () => {
    const state = turnOf(0);
    play(state, ...Array(10).fill('bring member A5'));
    expect(state.ap).toBe(0);
    state.ap = 10;
    play(state, ...Array(8).fill('bring member A5'), 'bring leader A5');
    expect(whyNot(state, 'bring member A5')).toBe('T4.1 noneInSupply');
    expect(whyNot(state, 'bring leader A5')).toBe('T4.1 noneInSupply');
    expect(offered(state, 'bring')).toEqual([]);
  });
});

describe('T4.2 camp to camp', () => {
  const camps = (): TikalState => {
    const state = turnOf(0);
    lay(state, 'A3', 'F1');
    pitch(state, 0, 'B4');
    pitch(state, 0, 'F1');
    put(state, 0, 'leader', 'A5');
    put(state, 0, 'member', 'B4');
    return state;
  };

  it('T4.2 costs 1 between base camp and an own camp, and between the two own camps', () => {
    const state = camps();
    play(state, 'transfer leader A5 > F1', 'transfer member B4 > F1', 'transfer member F1 > A5');
    expect(state.ap).toBe(7);
    expect(leaderAt(state, hex('F1'), 0)).toBe(true);
    expect(membersAt(state, hex('A5'), 0)).toBe(1);
  });

  it('T4.2 not from or to other tiles or foreign camps, nor to where it stands', () => {
    const state = camps();
    put(state, 0, 'member', 'A4', 2);
    expect(whyNot(state, 'transfer member A4 > A5')).toBe('T4.2 noCampOfYours');
    expect(whyNot(state, 'transfer leader A5 > A4')).toBe('T4.2 noCampOfYours');
    expect(whyNot(state, 'transfer member A5 > B4')).toBe('T4.2 notThere');
    expect(whyNot(state, 'transfer leader A5 > A5')).toBe('T4.2 sameHex');
    lay(state, 'C3', 'G1');
    pitch(state, 1, 'G1');
    expect(whyNot(state, 'transfer leader A5 > G1')).toBe('T4.2 noCampOfYours');
  });

  it('T4.2 a figure that walked onto the tile of its camp is in the camp', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A5');
    play(state, 'step member A5 > B4', 'camp B4');
    expect(whyNot(state, 'transfer member B4 > A5')).toBeUndefined();
  });
});

describe('T4.3 walk', () => {
  it('T4.3 a step costs the stones on both sides', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A5');
    play(state, 'step leader A5 > B4');
    expect(state.ap).toBe(9);
    play(state, 'step leader B4 > A5', 'step leader A5 > A4');
    expect(state.ap).toBe(6);
  });

  it('T4.3 no stones, no way; only neighbours; only figures that are there', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A4');
    expect(whyNot(state, 'step leader A4 > B4')).toBe('T4.3 noStones');
    expect(whyNot(state, 'step leader A4 > B5')).toBe('T4.3 notNeighbours');
    expect(whyNot(state, 'step leader A4 > A3')).toBe('T4.3 notKnown');
    expect(whyNot(state, 'step member A4 > A5')).toBe('T4.3 notThere');
    expect(whyNot(state, 'step leader A5 > A4')).toBe('T4.3 notThere');
    expect(whyNot(state, 'walk leader A4 > A4')).toBe('T4.3 sameHex');
    expect(whyNot(state, 'walk leader A4 > A3')).toBe('T4.3 notKnown');
  });

  it('T4.3 base camp, foreign camps and guarded temples are open to everybody', () => {
    const state = turnOf(0);
    pitch(state, 1, 'B4');
    post(state, 1, 'A4');
    put(state, 0, 'leader', 'A5');
    put(state, 1, 'member', 'A4', 3);
    play(state, 'step leader A5 > B4', 'step leader B4 > A5', 'step leader A5 > A4');
    expect(leaderAt(state, hex('A4'), 0)).toBe(true);
  });

  it('T4.3 any number of moves, within the points', () => {
    const state = turnOf(0);
    put(state, 0, 'member', 'A5', 2);
    play(state, ...Array(5).fill(['step member A5 > B4', 'step member B4 > A5']).flat());
    expect(state.ap).toBe(0);
    expect(whyNot(state, 'step member A5 > B4')).toBe('T4.3 tooDear');
  });

  it('T4.3 a walk takes the cheapest way and carries it with its price', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A4');
    expect(wayOf(state, 'walk leader A4 > B4')).toEqual({ price: 3, way: ['A4', 'A5', 'B4'] });
    expect(play(state, 'walk leader A4 > B4')).toEqual([
      {
        type: 'walked',
        seat: 0,
        figure: 'leader',
        from: hex('A4'),
        to: hex('B4'),
        way: ['A4', 'A5', 'B4'].map(hex),
        price: 3,
      },
    ]);
    expect(state.ap).toBe(7);
  });

  it('T4.3 of equally cheap ways the one with fewer legs, then over the lowest hex', () => {
    const state = turnOf(0);
    lay(state, 'A3', 'C5', 2);
    lay(state, 'D4', 'C4', 0);
    put(state, 0, 'leader', 'A5');
    put(state, 0, 'member', 'C5');
    // Over the jungle 1 + 2, over the temple 2 + 1.
    expect(wayOf(state, 'walk leader A5 > C5')).toEqual({ price: 3, way: ['A5', 'B4', 'C5'] });
    expect(wayOf(state, 'walk member C5 > A5')).toEqual({ price: 3, way: ['C5', 'B4', 'A5'] });
    // At once 2, over C4 twice 1.
    expect(wayOf(state, 'walk member C5 > B4')).toEqual({ price: 2, way: ['C5', 'B4'] });
  });

  it('T4.2, T4.3 a walk goes through the secret passage where that is cheaper', () => {
    const state = turnOf(0);
    lay(state, 'C2', 'B3');
    lay(state, 'C3', 'B2');
    pitch(state, 0, 'B3');
    put(state, 0, 'leader', 'A5');
    // Over the stones: 2 to the temple, 1 to the camp.
    const over = stepPrice(state, hex('B3'), hex('B2'));
    expect(priceOf(reachFrom(state, 1, hex('A5')), hex('B2'))).toBe(3 + over);
    expect(play(state, 'walk leader A5 > B2')[0]).toMatchObject({ price: 1 + over, way: ['A5', 'B3', 'B2'].map(hex) });
  });

  it('T4.3 a walk that is too dear names its price; where no way leads there is none', () => {
    const state = turnOf(0, { ap: 2 });
    put(state, 0, 'leader', 'A4');
    expect(tikal.refusal(state, 0, { type: 'walk', figure: 'leader', from: hex('A4'), to: hex('B4') })).toEqual({
      rule: 'T4.3',
      reason: 'tooDear',
      details: { price: 3, left: 2 },
    });
    lay(state, 'D1', 'F3');
    expect(whyNot(state, 'walk leader A4 > F3')).toBe('T4.3 noWay');
  });

  it('T4.3 walking costs what its legs cost one by one, wherever it is offered', () => {
    const random = fastRandom(3);
    for (let game = 0; game < 10; game++) {
      const state = tikal.setup({ players: 4, options: {}, rules: 1 }, random);
      while (state.phase !== 'over') {
        if (random.below(8) === 0) checkWalks(state);
        tikal.play(state, state.seat, tikal.sample(state, state.seat, random), random);
      }
    }
  });

  it('choices can be listed in either grain', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', 'A5');
    pitch(state, 0, 'B4');
    const types = (choices: ReturnType<typeof choicesInSteps>) =>
      new Set(choices.map((choice) => ('action' in choice ? choice.action.type : '')));
    expect(types(choicesInSteps(state, 0))).toEqual(new Set(['transfer', 'step', 'bring', 'end']));
    expect(types(choicesInWalks(state, 0))).toEqual(new Set(['walk', 'bring', 'end']));
    const all = new Set(tikal.choices(state, 0).map((choice) => JSON.stringify(choice)));
    expect(all).toEqual(
      new Set([...choicesInSteps(state, 0), ...choicesInWalks(state, 0)].map((choice) => JSON.stringify(choice))),
    );
  });

  it('both grains list the same outside the actions', () => {
    const state = tikal.setup({ players: 2, options: {}, rules: 1 }, fastRandom(1));
    expect(choicesInSteps(state, state.seat)).toEqual(tikal.choices(state, state.seat));
    expect(choicesInWalks(state, state.seat)).toEqual(tikal.choices(state, state.seat));
  });
});

function wayOf(state: TikalState, line: string) {
  const found = choicesInWalks(state, state.seat).find((choice) => 'action' in choice && tikal.format(choice.action) === line);
  return found && 'way' in found ? { price: found.price, way: found.way } : undefined;
}

function checkWalks(state: TikalState): void {
  for (const choice of choicesInWalks(state, state.seat)) {
    if (!('action' in choice) || choice.action.type !== 'walk') continue;
    const { from, to } = choice.action;
    const way = (choice.way ?? []).map(hex);
    expect([way[0], way.at(-1)]).toEqual([from, to]);
    const isCamp = (at: number) => isCampOf(state, at, state.seat);
    const legs = way.slice(1).map((at, i) => {
      const before = way[i]!;
      const stones = stepPrice(state, before, at);
      return isCamp(before) && isCamp(at) ? Math.min(1, stones || 1) : stones;
    });
    expect(legs.every((price) => price > 0)).toBe(true);
    expect(legs.reduce((sum, price) => sum + price)).toBe(choice.price);
    expect(choice.price).toBeLessThanOrEqual(state.ap);
    expect(figuresAt(state, from, state.seat)).toBeGreaterThan(0);
    const step = stepPrice(state, from, to);
    if (step > 0) expect(choice.price).toBeLessThanOrEqual(step);
  }
}
