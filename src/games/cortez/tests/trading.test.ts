import { describe, expect, it } from 'vitest';
import { placeName } from '../../../core/place-name.ts';
import { cortez } from '../index.ts';
import type { State } from '../state.ts';
import { marked, play, playAll, suppliesOf, supply, turnUp, typesOf, war, why, world } from './testing.ts';

function market(): State {
  const state = world(3);
  for (const seat of [0, 1, 2]) marked(state, seat, placeName(seat, 16));
  supply(state, 0, { gold: 3, food: 1 });
  supply(state, 1, { weapon: 2, disguise: 2 });
  supply(state, 2, { gold: 1 });
  return state;
}

describe('C7 trading', () => {
  it('C7.1 supply cards change hands in any ratio, both sides at once', () => {
    const state = market();
    playAll(state, '0: offer 2: 1 gold for 2 weapon 1 disguise', '1: accept 1');
    expect(suppliesOf(state, 0)).toEqual({ gold: 2, food: 1, weapon: 2, disguise: 1 });
    expect(suppliesOf(state, 1)).toEqual({ gold: 1, disguise: 1 });
    expect(state.actions).toBe(2);
  });

  it('C7.1 gifts too, and anybody at any time: also two players whose turn it is not', () => {
    const state = market();
    playAll(state, '1: offer 3: 1 weapon for nothing', '2: accept 1');
    expect(suppliesOf(state, 2)).toEqual({ weapon: 1, gold: 1 });
  });

  it('C7.1 the other may decline; only he may answer', () => {
    const state = market();
    play(state, 0, 'offer 2: 1 gold for 1 weapon');
    expect(why(state, 2, 'accept 1')).toBe('C7.1 notYourOffer');
    expect(why(state, 0, 'accept 1')).toBe('C7.1 notYourOffer');
    play(state, 1, 'decline 1');
    expect(why(state, 1, 'accept 1')).toBe('C7.2 noSuchOffer');
  });

  it('C7.1 one offers what one holds, to somebody else at the table', () => {
    const state = market();
    expect(why(state, 0, 'offer 2: 4 gold for nothing')).toBe('C7.1 notHeld');
    expect(why(state, 0, 'offer 1: 1 gold for nothing')).toBe('C7.1 yourself');
    expect(why(state, 0, 'offer 5: 1 gold for nothing')).toBe('C7.1 yourself');
  });

  it('C7.1 not before the first turn, nor during auctions and forced discards', () => {
    const early = cortez.setup({ players: 3, options: {}, first: 0, rules: 2 }, { below: () => 0 });
    expect(why(early, 0, 'offer 2: nothing for 1 gold')).toBe('C7.1 noTradeNow');
    const state = market();
    turnUp(state, 'bribery');
    expect(why(state, 0, 'offer 2: 1 gold for nothing')).toBe('C7.1 noTradeNow');
    playAll(state, '2: bid 1', '0: pass', '1: pass');
    expect(state.phase).toBe('payment');
    expect(why(state, 0, 'offer 2: 1 gold for nothing')).toBe('C7.1 noTradeNow');
    const plunder = market();
    supply(plunder, 0, { food: 10 });
    turnUp(plunder, 'plunder');
    expect(why(plunder, 0, 'offer 2: 1 gold for nothing')).toBe('C7.1 noTradeNow');
    const bridges = market();
    turnUp(bridges, 'bridges');
    expect(why(bridges, 0, 'offer 2: 1 gold for nothing')).toBeUndefined();
  });

  it('C7.1 only the attacker may ask, and only the defender, for a surrender', () => {
    const state = market();
    war(state, 0, 1);
    expect(why(state, 0, 'offer 2: 1 gold for nothing and surrender')).toBe('C7.1 noSurrenderNow');
    play(state, 0, 'move A17 > B17');
    expect(why(state, 0, 'offer 3: 1 gold for nothing and surrender')).toBe('C7.1 noSurrenderNow');
    expect(why(state, 1, 'offer 1: 1 weapon for nothing and surrender')).toBe('C7.1 noSurrenderNow');
    playAll(state, '0: offer 2: 1 gold for nothing and surrender', '1: accept 1');
    expect(state.fight).toMatchObject({ winner: 0 });
    expect(why(state, 0, 'offer 2: 1 gold for nothing and surrender')).toBe('C7.1 noSurrenderNow');
  });

  it('C7.2 lapses when withdrawn, by its maker only', () => {
    const state = market();
    play(state, 0, 'offer 2: 1 gold for 1 weapon');
    expect(why(state, 1, 'withdraw 1')).toBe('C7.2 notYourOffer');
    play(state, 0, 'withdraw 1');
    expect(why(state, 1, 'accept 1')).toBe('C7.2 noSuchOffer');
  });

  it('C7.2 lapses when its maker no longer has the cards', () => {
    const state = market();
    playAll(state, '0: offer 2: 3 gold for 1 weapon', '0: offer 3: 1 gold for nothing');
    const told = play(state, 2, 'accept 2');
    expect(told).toContainEqual({ type: 'offerLapsed', seat: 0, to: 1, offer: 1, reveals: true });
    expect(why(state, 1, 'accept 1')).toBe('C7.2 noSuchOffer');
  });

  it('C7.2 stands when he still has them, and then everybody knows', () => {
    const state = market();
    playAll(state, '0: offer 2: 2 gold for 1 weapon', '0: offer 3: 1 gold for nothing');
    const told = play(state, 2, 'accept 2');
    expect(told).toContainEqual({ type: 'offerStands', seat: 0, to: 1, offer: 1, reveals: true });
    expect(state.known[3]).toBe(2);
    play(state, 1, 'accept 1');
    expect(suppliesOf(state, 1).gold).toBe(2);
  });

  it('C7.2 lapses when the turn ends', () => {
    const state = market();
    play(state, 1, 'offer 1: 1 weapon for 1 gold');
    play(state, 0, 'pass');
    expect(state.offers).toHaveLength(1);
    expect(typesOf(play(state, 0, 'pass'))).toContain('offerLapsed');
    expect(state.offers).toEqual([]);
  });

  it('C7.2 may ask for cards the other does not hold; he cannot accept then', () => {
    const state = market();
    expect(why(state, 0, 'offer 3: 1 gold for 5 weapon')).toBeUndefined();
    play(state, 0, 'offer 3: 1 gold for 5 weapon');
    expect(why(state, 2, 'accept 1')).toBe('C7.1 notHeld');
    expect(state.offers).toHaveLength(1);
  });

  it('C7.2 gives or wants at least one card', () => {
    expect(why(market(), 0, 'offer 2: nothing for nothing')).toBe('C7.2 emptyOffer');
    expect(why(market(), 0, 'offer 2: nothing for 1 weapon')).toBeUndefined();
  });

  it('C7.2 at most three offers a seat and turn', () => {
    const state = market();
    playAll(
      state,
      '0: offer 2: 1 gold for nothing',
      '0: withdraw 1',
      '0: offer 2: 1 gold for nothing',
      '0: offer 3: 1 gold for nothing',
    );
    expect(why(state, 0, 'offer 2: 1 food for nothing')).toBe('C7.2 offersUsed');
    expect(why(state, 1, 'offer 1: 1 weapon for nothing')).toBeUndefined();
    playAll(state, '0: pass', '0: pass');
    expect(state.offersMade).toEqual([0, 0, 0]);
  });

  it('C7.2 what changed hands is public', () => {
    const state = market();
    playAll(state, '0: offer 2: 2 gold for 1 weapon', '1: accept 1');
    expect(cortez.view(state, 2).known.slice(0, 8)).toEqual([0, 1, 0, 0, 0, 0, 0, 2]);
  });

  it('an offer has a number of its own and is checked again when accepted', () => {
    const state = market();
    playAll(state, '0: offer 2: 1 gold for 2 weapon', '2: offer 2: 1 gold for 1 weapon', '1: accept 2');
    expect(why(state, 1, 'accept 1')).toBe('C7.1 notHeld');
  });
});
