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
    pitch(state, 0, '1,3');
    play(state, 'bring leader 0,4', 'bring member 1,3');
    expect(state.ap).toBe(8);
    expect(leaderAt(state, hex('0,4'), 0)).toBe(true);
    expect([membersAt(state, hex('1,3'), 0), state.supply[0]]).toEqual([1, 17]);
  });

  it('T4.1 not onto another tile, nor onto a foreign camp', () => {
    const state = turnOf(0);
    pitch(state, 1, '1,3');
    expect(whyNot(state, 'bring member 1,3')).toBe('T4.1 noCampOfYours');
    expect(whyNot(state, 'bring member 0,3')).toBe('T4.1 noCampOfYours');
    expect(offered(state, 'bring')).toEqual(['bring leader 0,4', 'bring member 0,4']);
  });

  it('T4.1 any number per turn, while the supply lasts', () => {
    const state = turnOf(0);
    play(state, ...Array(10).fill('bring member 0,4'));
    expect(state.ap).toBe(0);
    state.ap = 10;
    play(state, ...Array(8).fill('bring member 0,4'), 'bring leader 0,4');
    expect(whyNot(state, 'bring member 0,4')).toBe('T4.1 noneInSupply');
    expect(whyNot(state, 'bring leader 0,4')).toBe('T4.1 noneInSupply');
    expect(offered(state, 'bring')).toEqual([]);
  });
});

describe('T4.2 camp to camp', () => {
  const camps = (): TikalState => {
    const state = turnOf(0);
    lay(state, 'A3', '5,0');
    pitch(state, 0, '1,3');
    pitch(state, 0, '5,0');
    put(state, 0, 'leader', '0,4');
    put(state, 0, 'member', '1,3');
    return state;
  };

  it('T4.2 costs 1 between base camp and an own camp, and between the two own camps', () => {
    const state = camps();
    play(state, 'transfer leader 0,4 > 5,0', 'transfer member 1,3 > 5,0', 'transfer member 5,0 > 0,4');
    expect(state.ap).toBe(7);
    expect(leaderAt(state, hex('5,0'), 0)).toBe(true);
    expect(membersAt(state, hex('0,4'), 0)).toBe(1);
  });

  it('T4.2 not from or to other tiles or foreign camps, nor to where it stands', () => {
    const state = camps();
    put(state, 0, 'member', '0,3', 2);
    expect(whyNot(state, 'transfer member 0,3 > 0,4')).toBe('T4.2 noCampOfYours');
    expect(whyNot(state, 'transfer leader 0,4 > 0,3')).toBe('T4.2 noCampOfYours');
    expect(whyNot(state, 'transfer member 0,4 > 1,3')).toBe('T4.2 notThere');
    expect(whyNot(state, 'transfer leader 0,4 > 0,4')).toBe('T4.2 sameHex');
    lay(state, 'C3', '6,0');
    pitch(state, 1, '6,0');
    expect(whyNot(state, 'transfer leader 0,4 > 6,0')).toBe('T4.2 noCampOfYours');
  });

  it('T4.2 a figure that walked onto the tile of its camp is in the camp', () => {
    const state = turnOf(0);
    put(state, 0, 'member', '0,4');
    play(state, 'step member 0,4 > 1,3', 'camp 1,3');
    expect(whyNot(state, 'transfer member 1,3 > 0,4')).toBeUndefined();
  });
});

describe('T4.3 walk', () => {
  it('T4.3 a step costs the stones on both sides', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', '0,4');
    play(state, 'step leader 0,4 > 1,3');
    expect(state.ap).toBe(9);
    play(state, 'step leader 1,3 > 0,4', 'step leader 0,4 > 0,3');
    expect(state.ap).toBe(6);
  });

  it('T4.3 no stones, no way; only neighbours; only figures that are there', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', '0,3');
    expect(whyNot(state, 'step leader 0,3 > 1,3')).toBe('T4.3 noStones');
    expect(whyNot(state, 'step leader 0,3 > 1,4')).toBe('T4.3 notNeighbours');
    expect(whyNot(state, 'step leader 0,3 > 0,2')).toBe('T4.3 notKnown');
    expect(whyNot(state, 'step member 0,3 > 0,4')).toBe('T4.3 notThere');
    expect(whyNot(state, 'step leader 0,4 > 0,3')).toBe('T4.3 notThere');
    expect(whyNot(state, 'walk leader 0,3 > 0,3')).toBe('T4.3 sameHex');
    expect(whyNot(state, 'walk leader 0,3 > 0,2')).toBe('T4.3 notKnown');
  });

  it('T4.3 base camp, foreign camps and guarded temples are open to everybody', () => {
    const state = turnOf(0);
    pitch(state, 1, '1,3');
    post(state, 1, '0,3');
    put(state, 0, 'leader', '0,4');
    put(state, 1, 'member', '0,3', 3);
    play(state, 'step leader 0,4 > 1,3', 'step leader 1,3 > 0,4', 'step leader 0,4 > 0,3');
    expect(leaderAt(state, hex('0,3'), 0)).toBe(true);
  });

  it('T4.3 any number of moves, within the points', () => {
    const state = turnOf(0);
    put(state, 0, 'member', '0,4', 2);
    play(state, ...Array(5).fill(['step member 0,4 > 1,3', 'step member 1,3 > 0,4']).flat());
    expect(state.ap).toBe(0);
    expect(whyNot(state, 'step member 0,4 > 1,3')).toBe('T4.3 tooDear');
  });

  it('T4.3 a walk takes the cheapest way and carries it with its price', () => {
    const state = turnOf(0);
    put(state, 0, 'leader', '0,3');
    expect(wayOf(state, 'walk leader 0,3 > 1,3')).toEqual({ price: 3, way: ['0,3', '0,4', '1,3'] });
    expect(play(state, 'walk leader 0,3 > 1,3')).toEqual([
      {
        type: 'walked',
        seat: 0,
        figure: 'leader',
        from: hex('0,3'),
        to: hex('1,3'),
        way: ['0,3', '0,4', '1,3'].map(hex),
        price: 3,
      },
    ]);
    expect(state.ap).toBe(7);
  });

  it('T4.3 of equally cheap ways the one with fewer legs, then over the lowest hex', () => {
    const state = turnOf(0);
    lay(state, 'A3', '2,4', 2);
    lay(state, 'D4', '2,3', 0);
    put(state, 0, 'leader', '0,4');
    put(state, 0, 'member', '2,4');
    // Over the jungle 1 + 2, over the temple 2 + 1.
    expect(wayOf(state, 'walk leader 0,4 > 2,4')).toEqual({ price: 3, way: ['0,4', '1,3', '2,4'] });
    expect(wayOf(state, 'walk member 2,4 > 0,4')).toEqual({ price: 3, way: ['2,4', '1,3', '0,4'] });
    // At once 2, over 2,3 twice 1.
    expect(wayOf(state, 'walk member 2,4 > 1,3')).toEqual({ price: 2, way: ['2,4', '1,3'] });
  });

  it('T4.2, T4.3 a walk goes through the secret passage where that is cheaper', () => {
    const state = turnOf(0);
    lay(state, 'C2', '1,2');
    lay(state, 'C3', '1,1');
    pitch(state, 0, '1,2');
    put(state, 0, 'leader', '0,4');
    // Over the stones: 2 to the temple, 1 to the camp.
    const over = stepPrice(state, hex('1,2'), hex('1,1'));
    expect(priceOf(reachFrom(state, 1, hex('0,4')), hex('1,1'))).toBe(3 + over);
    expect(play(state, 'walk leader 0,4 > 1,1')[0]).toMatchObject({ price: 1 + over, way: ['0,4', '1,2', '1,1'].map(hex) });
  });

  it('T4.3 a walk that is too dear names its price; where no way leads there is none', () => {
    const state = turnOf(0, { ap: 2 });
    put(state, 0, 'leader', '0,3');
    expect(tikal.refusal(state, 0, { type: 'walk', figure: 'leader', from: hex('0,3'), to: hex('1,3') })).toEqual({
      rule: 'T4.3',
      reason: 'tooDear',
      details: { price: 3, left: 2 },
    });
    lay(state, 'D1', '5,2');
    expect(whyNot(state, 'walk leader 0,3 > 5,2')).toBe('T4.3 noWay');
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
    put(state, 0, 'leader', '0,4');
    pitch(state, 0, '1,3');
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
      const before = way[i] as number;
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
