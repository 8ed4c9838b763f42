import { describe, expect, it } from 'vitest';
import { eventsFor } from '../../../core/event.ts';
import { helpOffersPerFight } from '../data.ts';
import { cortez } from '../index.ts';
import { fightOfTwo, marked, play, playAll, suppliesOf, typesOf, war, warsIn, why, world } from './testing.ts';

describe('C6.5 mercenaries', () => {
  it('C6.5 offers may be made from the attacker’s first lay on, by those who do not fight', () => {
    const before = world(4);
    marked(before, 0, 'A1');
    marked(before, 1, 'B1');
    war(before, 0, 6);
    war(before, 2, 5);
    expect(why(before, 2, 'help attacker with 5: nothing for nothing')).toBe('C6.5 noFight');
    play(before, 0, 'move A1 > B1');
    expect(why(before, 2, 'help attacker with 5: nothing for nothing')).toBe('C6.5 noFight');
    const state = fightOfTwo();
    expect(why(state, 2, 'help attacker with 5: nothing for nothing')).toBeUndefined();
    expect(why(state, 0, 'help attacker with 1: nothing for nothing')).toBe('C6.5 fightersOnly');
    expect(why(state, 2, 'help attacker with 4: nothing for nothing')).toBe('C6.5 notHeld');
    expect(why(state, 2, 'help attacker with 5: 3 gold for nothing')).toBe('C6.5 notHeld');
  });

  it('C6.5 an offer shows the card to that fighter alone', () => {
    const state = fightOfTwo();
    const told = play(state, 2, 'help defender with 5: nothing for 2 gold');
    expect(told).toEqual([
      {
        type: 'helpOffered',
        seat: 2,
        to: 1,
        offer: 1,
        give: [0, 0, 0, 0],
        want: [0, 0, 0, 2],
        reveals: true,
        secret: { to: [2, 1], card: 5 },
      },
    ]);
    expect(eventsFor(told, 3)[0]).not.toHaveProperty('secret');
    const cards = [0, 1, 2, 3, undefined].map((seat) => cortez.view(state, seat).offers[0]?.card);
    expect(cards).toEqual([7, 5, 5, 7, 7]);
  });

  it('C6.5 accepted, all changes hands at once and the card is added face down', () => {
    const state = fightOfTwo();
    playAll(state, '2: help defender with 5: 1 weapon for 2 gold', '1: accept 1');
    expect(suppliesOf(state, 1)).toEqual({ weapon: 2, food: 1 });
    expect(suppliesOf(state, 2)).toEqual({ gold: 4, food: 1 });
    expect(warsIn(state, 2)).toEqual([3]);
    expect(state.fight?.hired).toEqual([0, 0, 11, 0]);
    const hired = [0, 1, 2, 3].map((seat) => cortez.view(state, seat).fight?.hired[2]);
    expect(hired).toEqual([14, 11, 11, 14]);
  });

  it('C6.5 a mercenary’s card makes room for a weapon (C6.3)', () => {
    const state = fightOfTwo();
    playAll(state, '2: help defender with 5: nothing for nothing', '1: accept 1');
    expect(why(state, 1, 'lay nothing with 1 weapons')).toBeUndefined();
  });

  it('C6.5 refused, it may be made again with another card or price', () => {
    const state = fightOfTwo();
    playAll(state, '2: help defender with 3: nothing for 2 gold', '1: decline 1');
    expect(state.offers).toEqual([]);
    playAll(state, '2: help defender with 5: nothing for 1 gold', '1: accept 2');
    expect(state.fight?.hired[2]).toBe(11);
  });

  it('C6.5 a refused offer is not made again unchanged', () => {
    const state = fightOfTwo();
    playAll(state, '2: help defender with 5: 1 food for 2 gold', '1: decline 1');
    expect(why(state, 2, 'help defender with 5: 1 food for 2 gold')).toBe('C6.5 refusedBefore');
    for (const other of [
      'help attacker with 5: 1 food for 2 gold',
      'help defender with 3: 1 food for 2 gold',
      'help defender with 5: nothing for 2 gold',
      'help defender with 5: 1 food for 1 gold',
    ])
      expect([other, why(state, 2, other)]).toEqual([other, undefined]);
    expect(why(state, 3, 'help defender with 4: 1 food for 2 gold')).toBeUndefined();
  });

  it('C6.5 one withdrawn, or answered with a price that was declined, was not refused', () => {
    const state = fightOfTwo();
    playAll(state, '2: help defender with 5: nothing for 2 gold', '2: withdraw 1');
    expect(why(state, 2, 'help defender with 5: nothing for 2 gold')).toBeUndefined();
    playAll(state, '2: help defender with 5: nothing for 2 gold', '1: answer 2: 1 gold', '2: decline 2');
    expect(why(state, 2, 'help defender with 5: nothing for 2 gold')).toBeUndefined();
  });

  it('C6.5 the card of a refused offer stays between the two', () => {
    const state = fightOfTwo();
    playAll(state, '2: help defender with 5: nothing for 2 gold', '1: decline 1');
    const cards = [0, 1, 2, 3, undefined].map((seat) => cortez.view(state, seat).fight?.refused?.[0]?.card);
    expect(cards).toEqual([7, 5, 5, 7, 7]);
    playAll(state, '2: help defender with 3: nothing for 1 gold', '1: accept 2');
    expect(state.fight?.refused).toEqual([]);
  });

  it('C6.5 in version 1 it could be made again unchanged', () => {
    const state = fightOfTwo(1);
    playAll(state, '2: help defender with 5: 1 food for 2 gold', '1: decline 1');
    expect(why(state, 2, 'help defender with 5: 1 food for 2 gold')).toBeUndefined();
  });

  it('C6.5 an answer names another price, never the same', () => {
    const state = fightOfTwo();
    play(state, 2, 'help attacker with 5: nothing for 2 gold');
    expect(why(state, 0, 'answer 1: 2 gold')).toBe('C6.5 samePrice');
    expect(why(state, 0, 'answer 1: 2 gold for 1 food')).toBe('C6.5 samePrice');
    expect(why(state, 0, 'answer 1: nothing')).toBeUndefined();
    const first = fightOfTwo(1);
    play(first, 2, 'help attacker with 5: nothing for 2 gold');
    expect(why(first, 0, 'answer 1: 2 gold')).toBeUndefined();
    expect(why(first, 0, 'answer 1: 1 gold for 1 food')).toBe('C6.5 cannotAnswer');
  });

  it('C6.5 who has nothing to pay a free card with has no other price to name', () => {
    const state = fightOfTwo();
    state.supply.fill(0, 0, 4);
    play(state, 2, 'help attacker with 5: nothing for nothing');
    expect(cortez.choices(state, 0).some((choice) => 'form' in choice && choice.form === 'answer')).toBe(false);
    expect(why(state, 0, 'answer 1: nothing')).toBe('C6.5 samePrice');
  });

  it('C6.5 an answer may ask for other supplies too: a weapon beside the card for a food card', () => {
    const state = fightOfTwo();
    playAll(state, '2: help attacker with 5: nothing for 2 gold', '0: answer 1: 1 food for 1 weapon');
    expect(state.offers[0]).toMatchObject({ give: [0, 1, 0, 0], want: [0, 0, 1, 0], answered: 1 });
    play(state, 2, 'accept 1');
    expect(suppliesOf(state, 0)).toEqual({ gold: 2, weapon: 2 });
    expect(suppliesOf(state, 2)).toEqual({ gold: 2, food: 2 });
    expect(state.fight?.hired[2]).toBe(5);
  });

  it('C6.5 it may ask for what the mercenary does not hold, who then cannot accept; that shows nothing of his hand', () => {
    const state = fightOfTwo();
    playAll(state, '2: help attacker with 5: 1 gold for 2 gold', '0: answer 1: 1 food for 3 weapon');
    expect(cortez.view(state, 3).offers[0]?.answered).toBe(1);
    expect(why(state, 2, 'accept 1')).toBe('C6.5 notHeld');
    // The mercenary is bound no longer: what he had offered to add he may give away.
    playAll(state, '2: offer 4: 2 gold for nothing', '3: accept 2');
    expect(state.offers).toHaveLength(1);
    play(state, 2, 'decline 1');
  });

  it('C6.5 the fighter may answer with another price, which the mercenary accepts or refuses', () => {
    const state = fightOfTwo();
    play(state, 2, 'help attacker with 5: nothing for 2 gold');
    expect(why(state, 1, 'answer 1: 1 gold')).toBe('C6.5 notYourOffer');
    expect(why(state, 0, 'answer 1: 3 gold')).toBe('C6.5 notHeld');
    play(state, 0, 'answer 1: 1 food');
    expect(why(state, 0, 'accept 1')).toBe('C6.5 notYourOffer');
    expect(why(state, 0, 'answer 1: 1 gold')).toBe('C6.5 cannotAnswer');
    const refused = cortez.copy(state);
    play(state, 2, 'accept 1');
    expect(suppliesOf(state, 2).food).toBe(2);
    expect(state.fight?.hired[2]).toBe(5);
    play(refused, 2, 'decline 1');
    expect(refused.fight?.hired[2]).toBe(0);
  });

  it('C6.5 a price the fighter does not have cannot be accepted', () => {
    const state = fightOfTwo();
    play(state, 2, 'help attacker with 5: nothing for 3 gold');
    expect(why(state, 0, 'accept 1')).toBe('C6.5 notHeld');
  });

  it('C6.5 one card per helper and fight, one open offer at a time; it can be withdrawn', () => {
    const state = fightOfTwo();
    play(state, 2, 'help attacker with 5: nothing for nothing');
    expect(why(state, 2, 'help defender with 3: nothing for nothing')).toBe('C6.5 openHelp');
    expect(why(state, 3, 'withdraw 1')).toBe('C7.2 notYourOffer');
    playAll(state, '2: withdraw 1', '2: help defender with 3: nothing for nothing', '1: accept 2');
    expect(why(state, 2, 'help attacker with 5: nothing for nothing')).toBe('C6.5 helpedBefore');
  });

  it('C6.5 does not count towards the offers of a turn, but ends some time', () => {
    const state = fightOfTwo();
    for (let i = 1; i <= helpOffersPerFight; i++)
      playAll(state, `2: help attacker with 5: nothing for ${i} gold`, `0: decline ${i}`);
    expect(state.offersMade[2]).toBe(0);
    expect(why(state, 2, 'help attacker with 5: nothing for nothing')).toBe('C6.5 helpUsed');
  });

  it('C6.5 an open offer lapses when the fight is over', () => {
    const state = fightOfTwo();
    play(state, 2, 'help attacker with 5: nothing for nothing');
    expect(typesOf(play(state, 1, 'surrender'))).toContain('offerLapsed');
    expect(state.offers).toEqual([]);
  });
});
