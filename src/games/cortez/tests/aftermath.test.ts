import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import type { State } from '../state.ts';
import { isAtStage } from '../waiting.ts';
import { attack, aztec, marked, play, playAll, spanish, typesOf, unmarked, war, warsIn, why, world } from './testing.ts';

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
    const state = atPremium(true, (before) => unmarked(before, aztec, 'J10', '5', 'F1'));
    expect(state.fight?.stage).toBe('premium');
    expect(why(state, 0, 'mark 5')).toBe('C6.8 insideCity');
    expect(why(state, 1, 'mark F1')).toBe('house notAsked');
    play(state, 0, 'mark F1');
    expect(state.collar.filter((seat) => seat === 0)).toHaveLength(3);
    expect(state.fight?.stage).toBe('banish');
  });

  it('C6.8 he may leave it, and is not asked without a free collar', () => {
    const state = atPremium(true, (before) => unmarked(before, aztec, 'F1'));
    play(state, 0, 'pass');
    expect(state.collar.filter((seat) => seat === 0)).toHaveLength(2);
    const without = atPremium(true, (before) => {
      unmarked(before, aztec, 'F1');
      marked(before, 0, 'A4', 'B4', 'C4', 'A5', 'B5');
    });
    expect(without.fight?.stage).toBe('banish');
  });

  it('C6.8 the beaten figure’s collar goes back to its owner', () => {
    const state = atPremium(true);
    expect(state.collar.filter((seat) => seat === 1)).toHaveLength(1);
  });

  it('C6.8 the last collar stays on', () => {
    const state = world(2);
    marked(state, 0, 'A1');
    marked(state, 1, 'B1');
    war(state, 0, 1);
    play(state, 0, 'move A1 > B1');
    const told = play(state, 1, 'surrender');
    expect(typesOf(told)).toContain('lastCollarKept');
    play(state, 0, 'banish > F6');
    expect(state.collar.filter((seat) => seat === 1)).toHaveLength(1);
  });

  it('C6.8 the winner moves the beaten figure to any free field outside the city', () => {
    const state = atPremium(true);
    expect(why(state, 0, 'banish > 25')).toBe('C6.8 insideCity');
    expect(why(state, 0, 'banish > A3')).toBe('C6.8 notFree');
    expect(why(state, 0, 'banish > B1')).toBe('C6.8 notFree');
    expect(why(state, 0, 'banish > I5')).toBeUndefined();
    expect(why(state, 1, 'banish > I5')).toBe('house notAsked');
    play(state, 0, 'banish > A1');
    expect(state.fight).toBeNull();
    expect([state.on[1], state.on[0]].map((figure) => state.collar[figure!])).toEqual([0, -1]);
  });

  it('C6.8 a beaten attacker may be put back where he came from, or anywhere free outside', () => {
    const state = atPremium(false);
    expect(state.fight?.stage).toBe('banish');
    expect(why(state, 1, 'banish > A1')).toBeUndefined();
    expect(why(state, 1, 'banish > B1')).toBe('C6.8 notFree');
    play(state, 1, 'banish > Q17');
    expect(state.on[0]).toBe(-1);
    expect(state.collar[at(state.on, 1)]).toBe(1);
    expect(state.actions).toBe(1);
  });

  it('C6.8 the beaten figure draws nothing in a village', () => {
    const state = atPremium(true);
    expect(typesOf(play(state, 0, 'banish > B9'))).not.toContain('drewSupply');
  });

  it('C6.8 in a village the winner draws the supplies, attacker or defender', () => {
    for (const attackerWins of [true, false]) {
      const state = world(2);
      marked(state, 0, 'A9', 'A3');
      marked(state, 1, 'B9', 'B3');
      war(state, 0, 6);
      war(state, 1, attackerWins ? 1 : 6);
      play(state, 0, 'move A9 > B9');
      playAll(state, '1: stand', '0: lay 6 with 0 weapons', `1: lay ${attackerWins ? 1 : 6} with 0 weapons`);
      playAll(state, '0: no refill', '1: no refill');
      const winner = attackerWins ? 0 : 1;
      const told = play(state, winner, 'banish > A1');
      expect(told).toContainEqual(expect.objectContaining({ type: 'drewSupply', seat: winner, count: 2, why: 'village' }));
    }
  });

  it('C6.8 a stand-in may mark the very figure he defended, and loses no collar when beaten', () => {
    const state = world(2);
    marked(state, 0, 'A1', 'A3');
    marked(state, 1, 'B3');
    unmarked(state, spanish, 'B1');
    war(state, 0, 1);
    war(state, 1, 6);
    play(state, 0, 'move A1 > B1');
    playAll(
      state,
      '1: stand',
      '0: lay 1 with 0 weapons',
      '1: lay 6 with 0 weapons',
      '0: no refill',
      '1: no refill',
      '1: mark B1',
    );
    expect(state.collar.filter((seat) => seat === 1)).toHaveLength(2);
    const beaten = world(2);
    marked(beaten, 0, 'A1');
    marked(beaten, 1, 'B3');
    unmarked(beaten, spanish, 'B1');
    war(beaten, 0, 1);
    play(beaten, 0, 'move A1 > B1');
    expect(typesOf(play(beaten, 1, 'surrender'))).toEqual(['surrendered', 'won']);
    expect(beaten.collar.filter((seat) => seat === 1)).toHaveLength(1);
  });
});
