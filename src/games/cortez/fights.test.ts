import { describe, expect, it } from 'vitest';
import { strength } from './fights.ts';
import { cortez } from './index.ts';
import { isAtStage } from './refuse.ts';
import type { State } from './state.ts';
import {
  aztec,
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

/** Seat 0 attacks seat 1 on 0,1; both have cards. With four players seats 2 and 3 look on. */
function attack(players = 2): State {
  const state = world(players);
  marked(state, 0, '0,0', '2,0');
  marked(state, 1, '0,1', '2,1');
  for (let seat = 2; seat < players; seat++) marked(state, seat, `16,${seat}`);
  war(state, 0, 6, 4, 4, 2, 1);
  war(state, 1, 5, 3, 1);
  supply(state, 0, { weapon: 3, gold: 2 });
  supply(state, 1, { weapon: 3, food: 2, gold: 2 });
  play(state, 0, 'move 0,0 > 0,1');
  return state;
}

describe('C6.1 who defends', () => {
  it('C6.1 the player of a marked figure', () => {
    expect(attack().fight).toMatchObject({ attacker: 0, defender: 1, standIn: 0 });
  });

  it('C6.1 for an unmarked figure the only player of its nation', () => {
    const state = world(2);
    marked(state, 0, '0,0');
    unmarked(state, spanish, '0,1');
    war(state, 0, 1);
    const told = play(state, 0, 'move 0,0 > 0,1');
    expect(state.fight).toMatchObject({ defender: 1, standIn: 1 });
    expect(typesOf(told)).not.toContain('lots');
  });

  function lots(...cards: number[]): { state: State; told: ReturnType<typeof play> } {
    const state = world(6);
    marked(state, 0, '0,0');
    unmarked(state, spanish, '0,1');
    war(state, 0, 1);
    return { state, told: play(state, 0, 'move 0,0 > 0,1', dice(...cards)) };
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
    marked(state, 4, '0,0');
    unmarked(state, spanish, '0,1');
    war(state, 4, 1);
    state.active = 4;
    state.pile.fill(0);
    state.pile[2] = 4;
    const told = play(state, 4, 'move 0,0 > 0,1');
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
    marked(state, 0, '0,0');
    unmarked(state, spanish, '0,1');
    war(state, 0, 1);
    play(state, 0, 'move 0,0 > 0,1');
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
    expect(why(state, 0, 'pass')).toBe('house notAsked');
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

/** A decided fight: seat 0 wins with the cards, or seat 1 does. */
function decided(attackerWins: boolean, state = attack()): State {
  playAll(
    state,
    '1: stand',
    attackerWins ? '0: lay 6 4 4 2 1 with 0 weapons' : '0: lay 1 with 1 weapons',
    '1: lay 5 with 0 weapons',
    '0: pass',
    '1: pass',
  );
  return state;
}

describe('C6.7 after the fight', () => {
  it('C6.7 war cards go back into their piles, weapons to the discards', () => {
    const state = decided(false);
    expect(state.warPile[0]).toBe(10);
    expect(state.warPile[10]).toBe(5);
    expect(state.discards[1]).toBe(1);
  });

  it('C6.7 both may draw as many as they laid, at most 4, attacker first, all or none', () => {
    const state = decided(true);
    expect(isAtStage(state, 0, 'refill')).toBe(true);
    play(state, 0, 'refill');
    expect(warsIn(state, 0)).toHaveLength(4);
    expect(isAtStage(state, 1, 'refill')).toBe(true);
    play(state, 1, 'no refill');
    expect(warsIn(state, 1)).toEqual([1, 3]);
  });

  it('C6.7 nobody is asked who laid nothing', () => {
    const state = attack();
    playAll(state, '1: stand', '0: lay 1 with 0 weapons', '1: surrender', '0: refill');
    expect(isAtStage(state, 0, 'premium') || state.fight?.stage === 'banish').toBe(true);
  });
});

describe('C6.8 premium, collar, beaten figure', () => {
  function atPremium(attackerWins: boolean, prepare: (state: State) => void = () => {}): State {
    const state = attack();
    prepare(state);
    decided(attackerWins, state);
    playAll(state, '0: no refill', '1: no refill');
    return state;
  }

  it('C6.8 the winner may mark an unmarked figure of his nation outside the city, with a free collar', () => {
    const state = atPremium(true, (before) => unmarked(before, aztec, '9,9', '5', '0,5'));
    expect(state.fight?.stage).toBe('premium');
    expect(why(state, 0, 'mark 5')).toBe('C6.8 insideCity');
    expect(why(state, 1, 'mark 0,5')).toBe('house notAsked');
    play(state, 0, 'mark 0,5');
    expect(state.collar.filter((seat) => seat === 0)).toHaveLength(3);
    expect(state.fight?.stage).toBe('banish');
  });

  it('C6.8 he may leave it, and is not asked without a free collar', () => {
    const state = atPremium(true, (before) => unmarked(before, aztec, '0,5'));
    play(state, 0, 'pass');
    expect(state.collar.filter((seat) => seat === 0)).toHaveLength(2);
    const without = atPremium(true, (before) => {
      unmarked(before, aztec, '0,5');
      marked(before, 0, '3,0', '3,1', '3,2', '4,0', '4,1');
    });
    expect(without.fight?.stage).toBe('banish');
  });

  it('C6.8 the beaten figure’s collar goes back to its owner', () => {
    const state = atPremium(true);
    expect(state.collar.filter((seat) => seat === 1)).toHaveLength(1);
  });

  it('C6.8 the last collar stays on', () => {
    const state = world(2);
    marked(state, 0, '0,0');
    marked(state, 1, '0,1');
    war(state, 0, 1);
    play(state, 0, 'move 0,0 > 0,1');
    const told = play(state, 1, 'surrender');
    expect(typesOf(told)).toContain('lastCollarKept');
    play(state, 0, 'banish > 5,5');
    expect(state.collar.filter((seat) => seat === 1)).toHaveLength(1);
  });

  it('C6.8 the winner moves the beaten figure to any free field outside the city', () => {
    const state = atPremium(true);
    expect(why(state, 0, 'banish > 25')).toBe('C6.8 insideCity');
    expect(why(state, 0, 'banish > 2,0')).toBe('C6.8 notFree');
    expect(why(state, 0, 'banish > 0,1')).toBe('C6.8 notFree');
    expect(why(state, 0, 'banish > 4,8')).toBeUndefined();
    expect(why(state, 1, 'banish > 4,8')).toBe('house notAsked');
    play(state, 0, 'banish > 0,0');
    expect(state.fight).toBeNull();
    expect([state.on[1], state.on[0]].map((figure) => state.collar[figure as number])).toEqual([0, -1]);
  });

  it('C6.8 a beaten attacker may be put back where he came from, or anywhere free outside', () => {
    const state = atPremium(false);
    expect(state.fight?.stage).toBe('banish');
    expect(why(state, 1, 'banish > 0,0')).toBeUndefined();
    expect(why(state, 1, 'banish > 0,1')).toBe('C6.8 notFree');
    play(state, 1, 'banish > 16,16');
    expect(state.on[0]).toBe(-1);
    expect(state.collar[state.on[1] as number]).toBe(1);
    expect(state.actions).toBe(1);
  });

  it('C6.8 the beaten figure draws nothing in a village', () => {
    const state = atPremium(true);
    expect(typesOf(play(state, 0, 'banish > 8,1'))).not.toContain('drewSupply');
  });

  it('C6.8 in a village the winner draws the supplies, attacker or defender', () => {
    for (const attackerWins of [true, false]) {
      const state = world(2);
      marked(state, 0, '8,0', '2,0');
      marked(state, 1, '8,1', '2,1');
      war(state, 0, 6);
      war(state, 1, attackerWins ? 1 : 6);
      play(state, 0, 'move 8,0 > 8,1');
      playAll(state, '1: stand', '0: lay 6 with 0 weapons', `1: lay ${attackerWins ? 1 : 6} with 0 weapons`);
      playAll(state, '0: no refill', '1: no refill');
      const winner = attackerWins ? 0 : 1;
      const told = play(state, winner, 'banish > 0,0');
      expect(told).toContainEqual(expect.objectContaining({ type: 'drewSupply', seat: winner, count: 2, why: 'village' }));
    }
  });

  it('C6.8 a stand-in may mark the very figure he defended, and loses no collar when beaten', () => {
    const state = world(2);
    marked(state, 0, '0,0', '2,0');
    marked(state, 1, '2,1');
    unmarked(state, spanish, '0,1');
    war(state, 0, 1);
    war(state, 1, 6);
    play(state, 0, 'move 0,0 > 0,1');
    playAll(
      state,
      '1: stand',
      '0: lay 1 with 0 weapons',
      '1: lay 6 with 0 weapons',
      '0: no refill',
      '1: no refill',
      '1: mark 0,1',
    );
    expect(state.collar.filter((seat) => seat === 1)).toHaveLength(2);
    const beaten = world(2);
    marked(beaten, 0, '0,0');
    marked(beaten, 1, '2,1');
    unmarked(beaten, spanish, '0,1');
    war(beaten, 0, 1);
    play(beaten, 0, 'move 0,0 > 0,1');
    expect(typesOf(play(beaten, 1, 'surrender'))).toEqual(['surrendered', 'won']);
    expect(beaten.collar.filter((seat) => seat === 1)).toHaveLength(1);
  });
});
