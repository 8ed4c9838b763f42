import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { isForm } from '../../../core/form.ts';
import { terrain } from '../data.ts';
import { cortez } from '../index.ts';
import { fields, neighbours, nodeOf, sides } from '../map.ts';
import { search } from '../movement.ts';
import { type State, supplyOf } from '../state.ts';
import { aztec, marked, play, spanish, suppliesOf, supply, typesOf, unmarked, war, why, world } from './testing.ts';

/** Seat 0's figure on a place of an otherwise empty board; seat 1 waits in the far corner. */
function alone(place: string, players = 2): State {
  const state = world(players);
  marked(state, 0, place);
  for (let seat = 1; seat < players; seat++) marked(state, seat, `16,${16 - seat}`);
  return state;
}

function offer(state: State, from: string, to: string) {
  return cortez
    .choices(state, 0)
    .find((choice) => !isForm(choice) && choice.piece === from && choice.at === to && choice.action.type === 'move');
}

describe('C3 drawing war cards', () => {
  it('C3.1 costs a food card and brings four war cards of the own nation', () => {
    const state = alone('0,0');
    supply(state, 0, { food: 1 });
    play(state, 0, 'draw war cards');
    expect(suppliesOf(state, 0)).toEqual({});
    expect(state.war.slice(0, 6).reduce((a, b) => a + b)).toBe(4);
    expect(state.warPile.slice(0, 6).reduce((a, b) => a + b)).toBe(36);
    expect(state.actions).toBe(1);
    expect(why(state, 0, 'draw war cards')).toBe('C3.1 noFood');
  });

  it('C3.2 gives what there is, and cannot be chosen when there is nothing', () => {
    const state = alone('0,0');
    supply(state, 0, { food: 2 });
    state.warPile.fill(0, 0, 6);
    state.warPile[5] = 1;
    play(state, 0, 'draw war cards');
    expect(state.war[5]).toBe(1);
    expect(why(state, 0, 'draw war cards')).toBe('C3.2 nothingToDraw');
  });

  it('C3.2 shuffles the supply discards when the pile runs out during a draw', () => {
    const state = alone('8,2');
    state.pile.fill(0);
    state.pile[0] = 1;
    state.discards[3] = 5;
    const told = play(state, 0, 'move 8,2 > 8,1');
    expect(typesOf(told)).toContain('reshuffled');
    expect(suppliesOf(state, 0)).toEqual({ disguise: 1, gold: 1 });
    expect([state.pile[3], state.discards[3]]).toEqual([4, 0]);
  });
});

describe('C5 taking a supply card', () => {
  it('C5.1 draws one; not when nothing is left (C3.2)', () => {
    const state = alone('0,0');
    play(state, 0, 'draw supply');
    expect(Object.values(suppliesOf(state, 0))).toEqual([1]);
    state.pile.fill(0);
    expect(why(state, 0, 'draw supply')).toBe('C3.2 nothingToDraw');
  });
});

describe('C4 moving', () => {
  it('C4.1 goes any distance with any number of turns, but not nowhere', () => {
    const state = alone('0,0');
    expect(why(state, 0, 'move 0,0 > 16,16')).toBeUndefined();
    expect(why(state, 0, 'move 0,0 > 0,0')).toBe('C4.1 sameField');
    expect(why(state, 0, 'move 16,15 > 0,5')).toBe('C4.1 notYourFigure');
    expect(why(state, 0, 'move 5,5 > 0,5')).toBe('C4.1 notYourFigure');
  });

  it('C4.1 does not end on an own figure nor on an unmarked one of the own nation', () => {
    const state = alone('0,0');
    marked(state, 0, '0,3');
    unmarked(state, aztec, '0,5');
    unmarked(state, spanish, '0,7');
    war(state, 0, 1);
    expect(why(state, 0, 'move 0,0 > 0,3')).toBe('C4.1 ownFigure');
    expect(why(state, 0, 'move 0,0 > 0,5')).toBe('C4.1 ownNation');
    expect(why(state, 0, 'move 0,0 > 0,7')).toBeUndefined();
  });

  it('C4.1 offers nothing for a figure without a legal move', () => {
    const state = alone('8,4');
    state.bridges = [1, 0, 0, 1, 1];
    expect(cortez.choices(state, 0).some((choice) => !isForm(choice) && choice.piece === '8,4')).toBe(false);
    expect(why(state, 0, 'move 8,4 > 8,2')).toBe('C4.2 noWay');
  });

  it('C4.1 steps orthogonally only', () => {
    expect(why(alone('0,0'), 0, 'move 0,0 > 1,1 by nothing')).toBe('C4.2 noWay');
    expect(why(alone('0,0'), 0, 'move 0,0 > 1,1 by 0,1')).toBeUndefined();
  });

  it('C4.2 changes between land and water only in a harbour', () => {
    const state = alone('1,4');
    expect(why(state, 0, 'move 1,4 > 2,4 by nothing')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move 1,4 > 2,5 by 1,5')).toBeUndefined();
    expect(offer(state, '1,4', '2,4')).toMatchObject({ price: 0, way: ['1,4', '1,5', '2,5', '2,4'] });
  });

  it('C4.2 enters the city at gates 3, 11 and 15 only, never from the water', () => {
    expect(why(alone('5,8'), 0, 'move 5,8 > 3 by nothing')).toBeUndefined();
    expect(why(alone('11,8'), 0, 'move 11,8 > 11 by nothing')).toBeUndefined();
    expect(why(alone('8,5'), 0, 'move 8,5 > 15 by nothing')).toBeUndefined();
    expect(why(alone('5,7'), 0, 'move 5,7 > 2 by nothing')).toBe('C4.2 noWay');
    expect(why(alone('7,5'), 0, 'move 7,5 > 16 by nothing')).toBe('C4.2 noWay');
    expect(why(alone('17'), 0, 'move 17 > 25 by 18')).toBeUndefined();
  });

  it('C4.2 keeps to the dam', () => {
    const state = alone('3,8');
    expect(why(state, 0, 'move 3,8 > 3,7 by nothing')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move 3,8 > 4,8 by nothing')).toBeUndefined();
    expect(why(alone('8,2'), 0, 'move 8,2 > 7,2 by nothing')).toBe('C4.2 noWay');
    expect(why(alone('8,2'), 0, 'move 8,2 > 8,1 by nothing')).toBeUndefined();
  });

  it('C4.2 passes under a whole bridge straight across, without stopping or climbing up', () => {
    const state = alone('4,7');
    expect(why(state, 0, 'move 4,7 > 4,9 by under 4,8')).toBeUndefined();
    expect(why(state, 0, 'move 4,7 > 4,8 by nothing')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move 4,7 > 3,8 by under 4,8')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move 4,7 > 4,6 by under 4,8 - 4,7')).toBe('C4.2 noWay');
    expect(cortez.choices(state, 0).some((choice) => !isForm(choice) && choice.at?.startsWith('under'))).toBe(false);
  });

  it('C4.2 is stopped by a broken bridge on land and water', () => {
    const state = alone('4,7');
    marked(state, 0, '3,8');
    state.bridges[0] = 0;
    expect(why(state, 0, 'move 4,7 > 4,9 by under 4,8')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move 3,8 > 5,8 by 4,8')).toBe('C4.2 noWay');
    expect(why(state, 0, 'move 3,8 > 4,8')).toBe('C4.2 noSuchField');
    expect(why(state, 0, 'move 3,8 > 5,8')).toBeUndefined();
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
    const state = alone('1,8');
    unmarked(state, aztec, '2,8');
    marked(state, 1, '3,8');
    marked(state, 0, '4,8');
    supply(state, 0, { disguise: 2 });
    state.bridges = [1, 0, 0, 0, 0];
    expect(offer(state, '1,8', '5,8')).toMatchObject({ price: 2 });
    play(state, 0, 'move 1,8 > 5,8');
    expect(supplyOf(state, 0, 0)).toBe(0);
    expect(state.discards[0]).toBe(2);
  });

  it('C4.3 does not count the figure on the end field', () => {
    const state = alone('1,8');
    unmarked(state, spanish, '2,8');
    war(state, 0, 1);
    expect(offer(state, '1,8', '2,8')).toMatchObject({ price: 0, effect: { fight: 1 } });
  });

  it('C4.3 refuses a way that is too dear', () => {
    const state = alone('1,8');
    unmarked(state, spanish, '2,8', '3,8');
    supply(state, 0, { disguise: 1 });
    state.bridges = [1, 0, 0, 0, 0];
    expect(why(state, 0, 'move 1,8 > 25')).toBe('C4.3 tooDear');
    expect(cortez.refusal(state, 0, { type: 'move', from: nodeOf('1,8'), to: nodeOf('25') })?.details).toEqual({
      price: 2,
      have: 1,
    });
  });

  it('C4.3 finds the cheapest way, and lets one take a dearer one on purpose', () => {
    const state = alone('0,0');
    unmarked(state, spanish, '0,1');
    supply(state, 0, { disguise: 1 });
    expect(offer(state, '0,0', '0,2')).toMatchObject({ price: 0 });
    play(state, 0, 'move 0,0 > 0,2 by 0,1');
    expect(suppliesOf(state, 0)).toEqual({});
  });

  it('C4.3 counts a figure twice that is passed twice, the own start never', () => {
    const state = alone('0,1');
    unmarked(state, spanish, '0,2');
    supply(state, 0, { disguise: 3 });
    const told = play(state, 0, 'move 0,1 > 0,0 by 0,2 - 0,3 - 0,2 - 0,1');
    expect(told[0]).toMatchObject({ type: 'moved', price: 2 });
  });

  it('C4.3 lets a boat pass freely below a figure on a bridge', () => {
    const state = alone('4,7');
    unmarked(state, spanish, '4,8');
    expect(why(state, 0, 'move 4,7 > 4,9 by under 4,8')).toBeUndefined();
    expect(play(state, 0, 'move 4,7 > 4,9 by under 4,8')[0]).toMatchObject({ price: 0 });
  });

  it('C4.3 takes the price before a fight, whatever its outcome', () => {
    const state = alone('1,8');
    unmarked(state, spanish, '2,8');
    marked(state, 1, '3,8');
    supply(state, 0, { disguise: 1 });
    war(state, 0, 1);
    state.bridges = [1, 0, 0, 0, 0];
    play(state, 0, 'move 1,8 > 3,8');
    expect(state.phase).toBe('fight');
    expect(suppliesOf(state, 0)).toEqual({});
  });

  it('C4.4 draws in a village where the move ends, none where it passes', () => {
    const state = alone('8,0');
    const told = play(state, 0, 'move 8,0 > 8,1');
    expect(told).toContainEqual(expect.objectContaining({ type: 'drewSupply', count: 2, why: 'village' }));
    expect(typesOf(play(state, 0, 'move 8,1 > 8,3 by 8,2')).includes('drewSupply')).toBe(false);
    const passing = alone('8,0');
    expect(typesOf(play(passing, 0, 'move 8,0 > 8,2 by 8,1'))).not.toContain('drewSupply');
  });

  it('C4.4 moving into Tlacopan and then taking a supply card: 3 cards in one turn', () => {
    const state = alone('8,0');
    play(state, 0, 'move 8,0 > 8,1');
    play(state, 0, 'draw supply');
    expect(Object.values(suppliesOf(state, 0)).reduce((a, b) => a + b, 0)).toBe(3);
  });

  it('C4.5 attacks a figure of another player or of the other nation, with a war card in hand', () => {
    const state = alone('0,0', 4);
    marked(state, 2, '0,1');
    unmarked(state, spanish, '1,0');
    expect(why(state, 0, 'move 0,0 > 0,1')).toBe('C4.5 noWarCard');
    expect(offer(state, '0,0', '1,0')).toBeUndefined();
    war(state, 0, 3);
    expect(why(state, 0, 'move 0,0 > 0,1')).toBeUndefined();
    expect(why(state, 0, 'move 0,0 > 1,0')).toBeUndefined();
  });

  it('C4.5 a Spaniard may attack a Spaniard if the collars differ', () => {
    const state = world(4);
    marked(state, 1, '0,0');
    marked(state, 3, '0,1');
    war(state, 1, 2);
    state.active = 1;
    play(state, 1, 'move 0,0 > 0,1');
    expect(state.fight).toMatchObject({ attacker: 1, defender: 3, standIn: 0 });
  });
});
