import { describe, expect, it } from 'vitest';
import { helpOffersPerFight } from '../data.ts';
import { cortez } from '../index.ts';
import { bothPass, fightOfTwo, play, playAll, typesOf } from './testing.ts';

describe('C6.6 last call', () => {
  it('C6.6 after two passes every other player who could help is asked once, clockwise from the attacker', () => {
    const state = fightOfTwo();
    playAll(state, ...bothPass);
    expect(cortez.waiting(state)).toEqual([2]);
    play(state, 2, 'stay out');
    expect(cortez.waiting(state)).toEqual([3]);
    expect(typesOf(play(state, 3, 'stay out'))).toContain('shown');
  });

  it('C6.6 nobody is asked who has no war card', () => {
    const state = fightOfTwo();
    state.war.fill(0, 12, 18);
    playAll(state, ...bothPass);
    expect(cortez.waiting(state)).toEqual([3]);
  });

  it('C6.6 open offers to or from a fighter are answered first', () => {
    const state = fightOfTwo();
    playAll(state, '2: help attacker with 5: nothing for 2 gold', '1: offer 4: 1 gold for 1 food', ...bothPass);
    expect(cortez.waiting(state)).toEqual([0, 3]);
    play(state, 3, 'decline 2');
    expect(cortez.waiting(state)).toEqual([0]);
    play(state, 0, 'answer 1: 1 gold');
    expect(cortez.waiting(state)).toEqual([2]);
    play(state, 2, 'decline 1');
    expect(cortez.waiting(state)).toEqual([2]);
  });

  it('C6.6 also one who made an offer earlier that was not taken', () => {
    const ask = (rules?: number) => {
      const state = fightOfTwo(rules);
      playAll(state, '2: help attacker with 5: nothing for 2 gold', '0: decline 1', ...bothPass);
      return state;
    };
    const state = ask();
    expect(cortez.waiting(state)).toEqual([2]);
    playAll(state, '2: help attacker with 5: nothing for nothing', '0: decline 2');
    expect(cortez.waiting(state)).toEqual([3]);
    expect(cortez.waiting(ask(1))).toEqual([3]);
  });

  it('C6.6 and one who offered before his turn to be asked came', () => {
    const state = fightOfTwo();
    playAll(state, ...bothPass, '3: help defender with 4: nothing for 2 gold', '1: decline 1', '2: stay out');
    expect(cortez.waiting(state)).toEqual([3]);
  });

  it('C6.6 but nobody whose offers are used up', () => {
    const state = fightOfTwo();
    for (let i = 1; i <= helpOffersPerFight; i++)
      playAll(state, `2: help attacker with 5: nothing for ${i} gold`, `0: decline ${i}`);
    playAll(state, ...bothPass);
    expect(cortez.waiting(state)).toEqual([3]);
  });

  it('C6.6 a card taken makes both fighters pass again, the defender first, and the helpers are asked again', () => {
    const state = fightOfTwo();
    playAll(state, ...bothPass, '2: help attacker with 5: nothing for nothing', '0: accept 1');
    expect(cortez.waiting(state)).toEqual([1]);
    playAll(state, ...bothPass);
    expect(cortez.waiting(state)).toEqual([3]);
    const told = play(state, 3, 'stay out');
    expect(told).toContainEqual(expect.objectContaining({ type: 'shown', attackers: [0, 0, 0, 0, 1, 1] }));
  });

  it('C6.6 a helper who stayed out is asked again after that', () => {
    const state = fightOfTwo();
    playAll(state, ...bothPass, '2: stay out', '3: help defender with 4: nothing for nothing', '1: accept 1', ...bothPass);
    expect(cortez.waiting(state)).toEqual([2]);
  });

  it('C6.6 supplies got by trade make both pass again; a trade between others does not', () => {
    const state = fightOfTwo();
    playAll(state, ...bothPass, '2: offer 4: 1 gold for 1 food', '3: accept 1');
    expect(cortez.waiting(state)).toEqual([2]);
    playAll(state, '2: offer 1: 1 weapon for nothing', '0: accept 2');
    expect(cortez.waiting(state)).toEqual([1]);
  });

  it('C6.6 a draw card played by a fighter makes both pass again; played by a helper it does not', () => {
    const state = fightOfTwo();
    state.bribery[2 * 8 + 3] = 1;
    state.bribery[0 * 8 + 2] = 1;
    playAll(state, ...bothPass, '2: bribe drawSupply');
    expect(cortez.waiting(state)).toEqual([2]);
    play(state, 0, 'bribe drawWar');
    expect(cortez.waiting(state)).toEqual([1]);
  });

  it('C6.6 an offer declined at last call goes on to the next, and the reveal waits for nobody else', () => {
    const state = fightOfTwo();
    playAll(state, ...bothPass, '2: help attacker with 5: nothing for nothing');
    expect(cortez.waiting(state)).toEqual([0]);
    playAll(state, '0: decline 1', '3: stay out');
    expect(state.fight?.stage).toBe('refill');
  });

  it('C6.7 mercenaries draw nothing, and their cards go back to their own nation', () => {
    const state = fightOfTwo();
    playAll(state, '2: help defender with 5: nothing for nothing', '1: accept 1', ...bothPass, '3: stay out');
    expect(state.fight?.refills).toEqual([1, 0]);
    expect(state.warPile[4]).toBe(5);
  });
});
