import { describe, expect, it } from 'vitest';
import { strength } from '../fights.ts';
import { cortez } from '../index.ts';
import type { State } from '../state.ts';
import {
  attack,
  dice,
  marked,
  play,
  playAll,
  spanish,
  suppliesOf,
  supply,
  typesOf,
  unmarked,
  war,
  warsIn,
  why,
  world,
} from './testing.ts';

describe('C6.1 who defends', () => {
  it('C6.1 the player of a marked figure', () => {
    expect(attack().fight).toMatchObject({ attacker: 0, defender: 1, standIn: 0 });
  });

  it('C6.1 for an unmarked figure the only player of its nation', () => {
    const state = world(2);
    marked(state, 0, 'A1');
    unmarked(state, spanish, 'B1');
    war(state, 0, 1);
    const told = play(state, 0, 'move A1 > B1');
    expect(state.fight).toMatchObject({ defender: 1, standIn: 1 });
    expect(typesOf(told)).not.toContain('lots');
  });

  function lots(...cards: number[]): { state: State; told: ReturnType<typeof play> } {
    const state = world(6);
    marked(state, 0, 'A1');
    unmarked(state, spanish, 'B1');
    war(state, 0, 1);
    return { state, told: play(state, 0, 'move A1 > B1', dice(...cards)) };
  }

  it('C6.1 of several the one who turns up the highest supply card, which is then discarded', () => {
    const { state, told } = lots(0, 99, 30);
    expect(told).toContainEqual({ type: 'lots', seats: [1, 3, 5], cards: [0, 3, 1], reveals: true });
    expect(state.fight?.defender).toBe(3);
    expect(state.discards).toEqual([1, 1, 0, 1]);
  });

  it('C6.1 the tied turn up another', () => {
    const { state, told } = lots(99, 99, 0, 0, 99);
    expect(told.filter(({ type }) => type === 'lots')).toEqual([
      { type: 'lots', seats: [1, 3, 5], cards: [3, 3, 0], reveals: true },
      { type: 'lots', seats: [1, 3], cards: [0, 3], reveals: true },
    ]);
    expect(state.fight?.defender).toBe(3);
  });

  it('C6.1 the first of them clockwise from the attacker when the cards run out', () => {
    const state = world(6);
    marked(state, 4, 'A1');
    unmarked(state, spanish, 'B1');
    war(state, 4, 1);
    state.active = 4;
    state.pile.fill(0);
    state.pile[2] = 4;
    const told = play(state, 4, 'move A1 > B1');
    expect(told.filter(({ type }) => type === 'lots')).toHaveLength(2);
    expect(state.fight?.defender).toBe(5);
    expect(state.discards[2]).toBe(4);
  });
});

describe('C6.2 to C6.4 laying, adding, surrendering', () => {
  it('C6.2 the defender may once discard a food card for four war cards', () => {
    const state = attack();
    play(state, 1, 'draw war cards');
    expect(warsIn(state, 1)).toHaveLength(7);
    expect(suppliesOf(state, 1).food).toBe(1);
    expect(why(state, 1, 'draw war cards')).toBe('C6.2 drewBefore');
    play(state, 1, 'stand');
    expect(why(state, 1, 'draw war cards')).toBe('house notAsked');
  });

  it('C6.2 a stand-in may too, and nobody may without food', () => {
    const state = world(2);
    marked(state, 0, 'A1');
    unmarked(state, spanish, 'B1');
    war(state, 0, 1);
    play(state, 0, 'move A1 > B1');
    expect(why(state, 1, 'draw war cards')).toBe('C6.2 noFood');
    supply(state, 1, { food: 1 });
    play(state, 1, 'draw war cards');
    expect(warsIn(state, 1)).toHaveLength(4);
  });

  it('C6.3 the attacker lays at least one war card, with at most one weapon each', () => {
    const state = attack();
    expect(why(state, 0, 'lay 6 with 0 weapons')).toBe('house notAsked');
    play(state, 1, 'stand');
    expect(why(state, 0, 'lay nothing with 1 weapons')).toBe('C6.3 firstCard');
    expect(why(state, 0, 'lay 6 with 2 weapons')).toBe('C6.3 tooManyWeapons');
    expect(why(state, 0, 'lay 5 with 0 weapons')).toBe('C6.3 notHeld');
    expect(why(state, 0, 'pass')).toBe('C6.3 askedElse');
    expect(why(state, 0, 'lay 6 4 with 2 weapons')).toBeUndefined();
  });

  it('C6.3 then defender and attacker alternate, weapons alone too, never more weapons than war cards', () => {
    const state = attack();
    playAll(state, '1: stand', '0: lay 6 4 with 1 weapons');
    expect(cortez.waiting(state)).toEqual([1]);
    play(state, 1, 'lay 5 with 0 weapons');
    expect(cortez.waiting(state)).toEqual([0]);
    expect(why(state, 0, 'lay nothing with 2 weapons')).toBe('C6.3 tooManyWeapons');
    expect(why(state, 0, 'lay nothing with 0 weapons')).toBe('C6.3 nothingLaid');
    play(state, 0, 'lay nothing with 1 weapons');
    play(state, 1, 'lay nothing with 1 weapons');
    expect(state.fight?.weapons).toEqual([2, 1]);
  });

  it('C6.3 a pass does not end it: the other may add, and then the first again', () => {
    const state = attack();
    playAll(state, '1: stand', '0: lay 1 with 0 weapons', '1: pass', '0: lay 2 with 0 weapons', '1: lay 5 with 0 weapons');
    expect(state.fight).toMatchObject({ passes: 0, side: 0 });
  });

  it('C6.3 a fighter with nothing to add passes by himself', () => {
    const state = attack();
    state.war.fill(0, 6, 12);
    state.supply.fill(0, 4, 8);
    play(state, 1, 'stand');
    const told = play(state, 0, 'lay 6 with 0 weapons');
    expect(told).toContainEqual({ type: 'passed', seat: 1, what: 'fight' });
    expect(cortez.waiting(state)).toEqual([0]);
  });

  it('C6.3 but not while others cannot know that he holds no weapon', () => {
    const state = attack();
    playAll(state, '1: stand', '0: lay 6 with 0 weapons', '1: lay 5 3 1 with 0 weapons');
    state.supply[5] = 0;
    play(state, 0, 'lay 4 with 0 weapons');
    expect(cortez.waiting(state)).toEqual([1]);
    expect(cortez.choices(state, 1).some((choice) => 'action' in choice && choice.action.type === 'pass')).toBe(true);
  });

  it('C6.4 the defender may surrender before the attacker lays', () => {
    const state = attack();
    expect(why(state, 0, 'surrender')).toBe('house notAsked');
    const told = play(state, 1, 'surrender');
    expect(typesOf(told)).toEqual(['surrendered', 'won', 'collarReturned']);
    expect(state.fight).toMatchObject({ winner: 0, stage: 'banish' });
  });

  it('C6.4 a stand-in may as soon as he is found, whoever he is', () => {
    for (const [players, cards, defender] of [
      [2, [], 1],
      [6, [0, 99, 30], 3],
    ] as const) {
      const state = world(players);
      marked(state, 0, 'A1', 'A3');
      unmarked(state, spanish, 'B1');
      war(state, 0, 1);
      play(state, 0, 'move A1 > B1', dice(...cards));
      expect(cortez.waiting(state)).toEqual([defender]);
      play(state, defender, 'surrender');
      expect(state.fight?.winner).toBe(0);
    }
  });

  it('C6.4 after the food of C6.2, and until the attacker has laid, though he is asked already', () => {
    const state = attack();
    play(state, 1, 'draw war cards');
    expect(why(state, 1, 'surrender')).toBeUndefined();
    play(state, 1, 'stand');
    expect(cortez.waiting(state)).toEqual([0]);
    expect(cortez.question(state, 1)?.kind).toBe('aside');
    expect(cortez.choices(state, 1)).toContainEqual({ action: { type: 'surrender' } });
    const given = cortez.copy(state);
    play(given, 1, 'surrender');
    expect(given.fight?.winner).toBe(0);
    play(state, 0, 'lay 6 with 0 weapons');
    play(state, 1, 'lay 5 with 0 weapons');
    expect(why(state, 1, 'surrender')).toBe('house notAsked');
  });

  it('C6.4 in version 1 not once the attacker was asked', () => {
    const state = attack(2, 1);
    play(state, 1, 'stand');
    expect(why(state, 1, 'surrender')).toBe('house notAsked');
  });

  it('C6.4 or on his own turn instead of adding; never the attacker', () => {
    const state = attack();
    playAll(state, '1: stand', '0: lay 6 with 0 weapons', '1: lay 1 with 0 weapons');
    expect(why(state, 0, 'surrender')).toBe('C6.4 noSurrenderNow');
    expect(why(state, 1, 'surrender')).toBe('house notAsked');
    playAll(state, '0: pass', '1: surrender');
    expect(state.fight?.winner).toBe(0);
  });

  it('C6.4 or by a trade he accepts, even on the attacker’s turn', () => {
    const state = attack();
    playAll(
      state,
      '1: stand',
      '0: lay 6 with 0 weapons',
      '1: lay 1 with 0 weapons',
      '0: offer 2: 2 gold for nothing and surrender',
    );
    play(state, 1, 'accept 1');
    expect(state.fight?.winner).toBe(0);
    expect(suppliesOf(state, 1).gold).toBe(4);
    expect(state.fight?.refills).toEqual([1, 1]);
  });
});

describe('C6.6 the end of a fight', () => {
  it('C6.6 war 6, 4, 4, 2, 1 with two weapons: 27', () => {
    expect(strength([1, 1, 0, 2, 0, 1], 2)).toBe(27);
    expect(strength([0, 0, 0, 0, 0, 0], 0)).toBe(0);
  });

  it('C6.6 more wins', () => {
    const state = attack();
    playAll(state, '1: stand', '0: lay 6 4 4 2 1 with 2 weapons', '1: lay 5 3 with 2 weapons', '0: pass');
    const told = play(state, 1, 'pass');
    expect(told).toContainEqual(expect.objectContaining({ type: 'shown', values: [27, 16], reveals: true }));
    expect(state.fight?.winner).toBe(0);
  });

  it('C6.6 equal, the defender wins', () => {
    const state = attack();
    playAll(state, '1: stand', '0: lay 4 4 with 0 weapons', '1: lay 5 3 with 0 weapons', '0: pass', '1: pass');
    expect(state.fight?.winner).toBe(1);
  });

  it('C6.6 with two players nobody can be a mercenary', () => {
    const state = attack();
    playAll(state, '1: stand', '0: lay 6 with 0 weapons', '1: pass', '0: pass');
    expect(state.fight?.stage).toBe('refill');
  });
});
