import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { isForm } from '../../../core/form.ts';
import { placeName } from '../../../core/place-name.ts';
import { fastRandom } from '../../../core/random.ts';
import { cortez } from '../index.ts';
import { fields, neighbours, newestRules, nodeOf, sides, terrain } from '../map.ts';
import { priceTo, search } from '../movement.ts';
import { type State, supplyOf } from '../state.ts';
import { aztec, marked, play, spanish, suppliesOf, supply, typesOf, unmarked, war, why, world } from './testing.ts';

/** Seat 0's figure on a place of an otherwise empty board; seat 1 waits in the far corner. */
function alone(place: string, players = 2): State {
  const state = world(players);
  marked(state, 0, place);
  for (let seat = 1; seat < players; seat++) marked(state, seat, placeName(16 - seat, 16));
  return state;
}

function offer(state: State, from: string, to: string) {
  return cortez
    .choices(state, 0)
    .find((choice) => !isForm(choice) && choice.piece === from && choice.at === to && choice.action.type === 'move');
}

describe('C3 drawing war cards', () => {
  it('C3.1 costs a food card and brings four war cards of the own nation', () => {
    const state = alone('A1');
    supply(state, 0, { food: 1 });
    play(state, 0, 'draw war cards');
    expect(suppliesOf(state, 0)).toEqual({});
    expect(state.war.slice(0, 6).reduce((a, b) => a + b)).toBe(4);
    expect(state.warPile.slice(0, 6).reduce((a, b) => a + b)).toBe(36);
    expect(state.actions).toBe(1);
    expect(why(state, 0, 'draw war cards')).toBe('C3.1 noFood');
  });

  it('C3.2 gives what there is, and cannot be chosen when there is nothing', () => {
    const state = alone('A1');
    supply(state, 0, { food: 2 });
    state.warPile.fill(0, 0, 6);
    state.warPile[5] = 1;
    play(state, 0, 'draw war cards');
    expect(state.war[5]).toBe(1);
    expect(why(state, 0, 'draw war cards')).toBe('C3.2 nothingToDraw');
  });

  it('C3.2 shuffles the supply discards when the pile runs out during a draw', () => {
    const state = alone('C9');
    state.pile.fill(0);
    state.pile[0] = 1;
    state.discards[3] = 5;
    const told = play(state, 0, 'move C9 > B9');
    expect(typesOf(told)).toContain('reshuffled');
    expect(suppliesOf(state, 0)).toEqual({ disguise: 1, gold: 1 });
    expect([state.pile[3], state.discards[3]]).toEqual([4, 0]);
  });
});

describe('C5 taking a supply card', () => {
  it('C5.1 draws one; not when nothing is left (C3.2)', () => {
    const state = alone('A1');
    play(state, 0, 'draw supply');
    expect(Object.values(suppliesOf(state, 0))).toEqual([1]);
    state.pile.fill(0);
    expect(why(state, 0, 'draw supply')).toBe('C3.2 nothingToDraw');
  });
});

describe('C4 moving', () => {
  it('C4.1 goes any distance with any number of turns, but not nowhere', () => {
    const state = alone('A1');
    expect(why(state, 0, 'move A1 > Q17')).toBeUndefined();
    expect(why(state, 0, 'move A1 > A1')).toBe('C4.1 sameField');
    expect(why(state, 0, 'move P17 > F1')).toBe('C4.1 notYourFigure');
    expect(why(state, 0, 'move F6 > F1')).toBe('C4.1 notYourFigure');
  });

  it('C4.1 does not end on an own figure nor on an unmarked one of the own nation', () => {
    const state = alone('A1');
    marked(state, 0, 'D1');
    unmarked(state, aztec, 'F1');
    unmarked(state, spanish, 'H1');
    war(state, 0, 1);
    expect(why(state, 0, 'move A1 > D1')).toBe('C4.1 ownFigure');
    expect(why(state, 0, 'move A1 > F1')).toBe('C4.1 ownNation');
    expect(why(state, 0, 'move A1 > H1')).toBeUndefined();
  });

  it('C4.1 offers nothing for a figure without a legal move', () => {
    const state = alone('E9');
    state.bridges = [1, 0, 0, 1, 1];
    expect(cortez.choices(state, 0).some((choice) => !isForm(choice) && choice.piece === 'E9')).toBe(false);
    expect(why(state, 0, 'move E9 > C9')).toBe('C4.2 noWay');
  });

  it('C4.1 steps orthogonally only', () => {
    expect(why(alone('A1'), 0, 'move A1 > B2 by nothing')).toBe('C4.2 noWay');
    expect(why(alone('A1'), 0, 'move A1 > B2 by B1')).toBeUndefined();
  });

  it('C4.2 changes between land and water only in a harbour', () => {
    const state = alone('E2');
    expect(why(state, 0, 'move E2 > E3 by nothing')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move E2 > F3 by F2')).toBeUndefined();
    expect(offer(state, 'E2', 'E3')).toMatchObject({ price: 0, way: ['E2', 'F2', 'F3', 'E3'] });
  });

  it('C4.2 enters the city at gates 3, 11 and 15 only, never from the water', () => {
    expect(why(alone('I6'), 0, 'move I6 > 3 by nothing')).toBeUndefined();
    expect(why(alone('I12'), 0, 'move I12 > 11 by nothing')).toBeUndefined();
    expect(why(alone('F9'), 0, 'move F9 > 15 by nothing')).toBeUndefined();
    expect(why(alone('H6'), 0, 'move H6 > 2 by nothing')).toBe('C4.2 noWay');
    expect(why(alone('F8'), 0, 'move F8 > 16 by nothing')).toBe('C4.2 noWay');
    expect(why(alone('17'), 0, 'move 17 > 25 by 18')).toBeUndefined();
  });

  it('C4.2 keeps to the dam', () => {
    const state = alone('I4');
    expect(why(state, 0, 'move I4 > H4 by nothing')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move I4 > I5 by nothing')).toBeUndefined();
    expect(why(alone('C9'), 0, 'move C9 > C8 by nothing')).toBe('C4.2 noWay');
    expect(why(alone('C9'), 0, 'move C9 > B9 by nothing')).toBeUndefined();
  });

  it('C4.2 passes under a whole bridge straight across, without stopping or climbing up', () => {
    const state = alone('H5');
    expect(why(state, 0, 'move H5 > J5 by under I5')).toBeUndefined();
    expect(why(state, 0, 'move H5 > I5 by nothing')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move H5 > I4 by under I5')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move H5 > G5 by under I5 - H5')).toBe('C4.2 noWay');
    expect(cortez.choices(state, 0).some((choice) => !isForm(choice) && choice.at?.startsWith('under'))).toBe(false);
  });

  it('C4.2 is stopped by a broken bridge on land and water', () => {
    const state = alone('H5');
    marked(state, 0, 'I4');
    state.bridges[0] = 0;
    expect(why(state, 0, 'move H5 > J5 by under I5')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move I4 > I6 by I5')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move I4 > I5')).toBe('C4.2 noSuchField');
    expect(why(state, 0, 'move I4 > I6')).toBeUndefined();
  });

  it('with every bridge broken the city and the dam before gate 3 are cut off, the lake is three basins with harbours', () => {
    const state = alone('25');
    state.bridges.fill(0);
    expect(search(state, 0, nodeOf('25'), 9).count).toBe(26);
    const map = at(neighbours, 0);
    const isWater = (node: number) => '~'.includes(terrain[Math.floor(node / 17)]?.[node % 17] ?? ' ');
    const seen = new Set<number>();
    const basins: number[] = [];
    for (let start = 0; start < fields; start++) {
      if (!isWater(start) || seen.has(start)) continue;
      const queue = [start];
      const harbours = new Set<number>();
      seen.add(start);
      for (const node of queue)
        for (let side = 0; side < sides; side++) {
          const next = at(map, node * sides + side);
          if (next < 0 || seen.has(next)) continue;
          if (isWater(next)) {
            seen.add(next);
            queue.push(next);
          } else harbours.add(next);
        }
      basins.push(harbours.size);
    }
    expect(basins).toHaveLength(3);
    expect(basins.every((harbours) => harbours > 0)).toBe(true);
  });

  it('C4.3 costs a disguise for every figure passed that does not wear the own collar', () => {
    const state = alone('I2');
    unmarked(state, aztec, 'I3');
    marked(state, 1, 'I4');
    marked(state, 0, 'I5');
    supply(state, 0, { disguise: 2 });
    state.bridges = [1, 0, 0, 0, 0];
    expect(offer(state, 'I2', 'I6')).toMatchObject({ price: 2 });
    play(state, 0, 'move I2 > I6');
    expect(supplyOf(state, 0, 0)).toBe(0);
    expect(state.discards[0]).toBe(2);
  });

  it('C4.3 does not count the figure on the end field', () => {
    const state = alone('I2');
    unmarked(state, spanish, 'I3');
    war(state, 0, 1);
    expect(offer(state, 'I2', 'I3')).toMatchObject({ price: 0, effect: { fight: 1 } });
  });

  it('C4.3 refuses a way that is too dear', () => {
    const state = alone('I2');
    unmarked(state, spanish, 'I3', 'I4');
    supply(state, 0, { disguise: 1 });
    state.bridges = [1, 0, 0, 0, 0];
    expect(why(state, 0, 'move I2 > 25')).toBe('C4.3 tooDear');
    expect(cortez.refusal(state, 0, { type: 'move', from: nodeOf('I2'), to: nodeOf('25') })?.details).toEqual({
      price: 2,
      have: 1,
    });
  });

  it('C4.3 finds the cheapest way, and lets one take a dearer one on purpose', () => {
    const state = alone('A1');
    unmarked(state, spanish, 'B1');
    supply(state, 0, { disguise: 1 });
    expect(offer(state, 'A1', 'C1')).toMatchObject({ price: 0 });
    play(state, 0, 'move A1 > C1 by B1');
    expect(suppliesOf(state, 0)).toEqual({});
  });

  it('C4.3 counts a figure twice that is passed twice, the own start never', () => {
    const state = alone('B1');
    unmarked(state, spanish, 'C1');
    supply(state, 0, { disguise: 3 });
    const told = play(state, 0, 'move B1 > A1 by C1 - D1 - C1 - B1');
    expect(told[0]).toMatchObject({ type: 'moved', price: 2 });
  });

  it('C4.3 lets a boat pass freely below a figure on a bridge', () => {
    const state = alone('H5');
    unmarked(state, spanish, 'I5');
    expect(why(state, 0, 'move H5 > J5 by under I5')).toBeUndefined();
    expect(play(state, 0, 'move H5 > J5 by under I5')[0]).toMatchObject({ price: 0 });
  });

  it('C4.3 takes the price before a fight, whatever its outcome', () => {
    const state = alone('I2');
    unmarked(state, spanish, 'I3');
    marked(state, 1, 'I4');
    supply(state, 0, { disguise: 1 });
    war(state, 0, 1);
    state.bridges = [1, 0, 0, 0, 0];
    play(state, 0, 'move I2 > I4');
    expect(state.phase).toBe('fight');
    expect(suppliesOf(state, 0)).toEqual({});
  });

  it('C4.4 draws in a village where the move ends, none where it passes', () => {
    const state = alone('A9');
    const told = play(state, 0, 'move A9 > B9');
    expect(told).toContainEqual(expect.objectContaining({ type: 'drewSupply', count: 2, why: 'village' }));
    expect(typesOf(play(state, 0, 'move B9 > D9 by C9')).includes('drewSupply')).toBe(false);
    const passing = alone('A9');
    expect(typesOf(play(passing, 0, 'move A9 > C9 by B9'))).not.toContain('drewSupply');
  });

  it('C4.4 moving into Tlacopan and then taking a supply card: 3 cards in one turn', () => {
    const state = alone('A9');
    play(state, 0, 'move A9 > B9');
    play(state, 0, 'draw supply');
    expect(Object.values(suppliesOf(state, 0)).reduce((a, b) => a + b, 0)).toBe(3);
  });

  it('C4.5 attacks a figure of another player or of the other nation, with a war card in hand', () => {
    const state = alone('A1', 4);
    marked(state, 2, 'B1');
    unmarked(state, spanish, 'A2');
    expect(why(state, 0, 'move A1 > B1')).toBe('C4.5 noWarCard');
    expect(offer(state, 'A1', 'A2')).toBeUndefined();
    war(state, 0, 3);
    expect(why(state, 0, 'move A1 > B1')).toBeUndefined();
    expect(why(state, 0, 'move A1 > A2')).toBeUndefined();
  });

  it('C4.5 a Spaniard may attack a Spaniard if the collars differ', () => {
    const state = world(4);
    marked(state, 1, 'A1');
    marked(state, 3, 'B1');
    war(state, 1, 2);
    state.active = 1;
    play(state, 1, 'move A1 > B1');
    expect(state.fight).toMatchObject({ attacker: 1, defender: 3, standIn: 0 });
  });
});

describe('ways in random games', () => {
  /** The cheapest price from a field to everywhere by relaxing every step until nothing changes. */
  function pricesBySteps(state: State, seat: number, from: number): number[] {
    const whole = state.bridges.reduce((bits, bridge, i) => bits | (bridge === 1 ? 1 << i : 0), 0);
    const next = at(neighbours, whole);
    const prices = new Array<number>(next.length / sides).fill(Number.POSITIVE_INFINITY);
    prices[from] = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (const [node, price] of prices.entries()) {
        const figure = node < fields ? at(state.on, node) : -1;
        const toll = node !== from && figure >= 0 && at(state.collar, figure) !== seat ? 1 : 0;
        for (const there of next.subarray(node * sides, node * sides + sides)) {
          if (there < 0 || price + toll >= at(prices, there)) continue;
          prices[there] = price + toll;
          changed = true;
        }
      }
    }
    return prices;
  }

  it('C4.3 cost what counting step by step says, for a search and for one target', () => {
    let looked = 0;
    for (const players of [2, 4, 6]) {
      const random = fastRandom(players);
      const state = cortez.setup({ players, options: {}, rules: newestRules }, random);
      for (let step = 0; cortez.waiting(state).length; step++) {
        const seat = at(cortez.waiting(state), 0);
        const from = state.collar.findIndex((collar, figure) => collar === seat && at(state.at, figure) >= 0);
        if (step % 20 === 0 && from >= 0) {
          const field = at(state.at, from);
          const prices = pricesBySteps(state, seat, field).map((price) => (price === Number.POSITIVE_INFINITY ? -1 : price));
          const found = search(state, seat, field, 300);
          expect([...found.prices.slice(0, prices.length)]).toEqual(prices);
          expect(new Set(found.reached.slice(0, found.count)).size).toBe(prices.filter((price) => price >= 0).length);
          expect(prices.map((_, to) => priceTo(state, seat, field, to))).toEqual(prices);
          looked += 1;
        }
        cortez.play(state, seat, cortez.sample(state, seat, random), random);
      }
    }
    expect(looked).toBeGreaterThan(30);
  });
});
