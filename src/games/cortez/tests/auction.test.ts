import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { isForm } from '../../../core/form.ts';
import { placeName } from '../../../core/place-name.ts';
import { cortez } from '../index.ts';
import { briberiesOf, type State } from '../state.ts';
import { marked, play, playAll, suppliesOf, supply, turnUp, why, world } from './testing.ts';

/** Seat 1 has turned up bribery; seat 2 bids first. */
function auction(): State {
  const state = world(4);
  for (const seat of [0, 1, 2, 3]) marked(state, seat, placeName(seat, 16));
  supply(state, 0, { gold: 1, food: 1, weapon: 1 });
  supply(state, 1, { gold: 2 });
  supply(state, 2, { gold: 1, food: 1, weapon: 2, disguise: 1 });
  turnUp(state, 'bribery');
  return state;
}

describe('C8.4 bribery', () => {
  it('C8.4 from the left of the active player, clockwise, raise or pass, a pass is final', () => {
    const state = auction();
    const asked: number[] = [];
    for (const line of ['bid 1', 'pass', 'bid 2', 'bid 3', 'bid 4', 'pass', 'pass']) {
      asked.push(...cortez.waiting(state));
      play(state, at(cortez.waiting(state), 0), line);
    }
    expect(asked).toEqual([2, 3, 0, 1, 2, 0, 1]);
    expect([state.phase, cortez.waiting(state)]).toEqual(['payment', [2]]);
  });

  it('C8.4 bids are whole numbers from 1, above the last, not above the value of one’s supply cards', () => {
    const state = auction();
    expect(why(state, 2, 'bid 13')).toBe('C8.4 bidTooHigh');
    expect(why(state, 2, 'bid 624')).toBe('C8.4 bidTooHigh');
    expect(why(state, 2, 'bid 0')).toBe('C8.4 bidTooLow');
    expect(why(state, 0, 'bid 1')).toBe('house notAsked');
    play(state, 2, 'bid 4');
    expect(why(state, 3, 'bid 4')).toBe('C8.4 bidTooLow');
  });

  it('C8.4 who cannot raise is still asked', () => {
    const state = auction();
    play(state, 2, 'bid 4');
    expect(cortez.waiting(state)).toEqual([3]);
    expect(cortez.choices(state, 3).map((choice) => (isForm(choice) ? choice.form : choice.action.type))).toEqual(['pass']);
    expect(cortez.question(state, 3)).toMatchObject({ kind: 'bid', details: { least: 5, most: 0 } });
  });

  it('C8.4 a bid of 7: gold and food, or any cards worth 7', () => {
    const state = auction();
    playAll(state, '2: bid 7', '3: pass', '0: pass', '1: pass');
    expect(why(state, 2, 'pay 1 gold 1 food')).toBeUndefined();
    expect(why(state, 2, 'pay 1 food 2 weapon')).toBeUndefined();
    expect(why(state, 2, 'pay 1 gold 1 weapon 1 disguise')).toBeUndefined();
    expect(why(state, 2, 'pay 1 gold 2 weapon')).toBe('C8.4 wrongPayment');
    expect(why(state, 2, 'pay 1 gold')).toBe('C8.4 wrongPayment');
    expect(why(state, 2, 'pay 2 gold')).toBe('C8.4 notHeld');
    play(state, 2, 'pay 1 food 2 weapon');
    expect(suppliesOf(state, 2)).toEqual({ gold: 1, disguise: 1 });
    expect(state.discards).toEqual([0, 2, 1, 0]);
  });

  it('C8.4 else as little above as possible, no change', () => {
    const state = auction();
    playAll(state, '2: pass', '3: pass', '0: pass', '1: bid 5');
    expect(why(state, 1, 'pay 1 gold')).toBe('C8.4 wrongPayment');
    const form = cortez.choices(state, 1).find((choice) => isForm(choice) && choice.form === 'pay');
    expect(form).toMatchObject({ price: 8, proposal: { type: 'pay', cards: [0, 0, 0, 2] } });
    play(state, 1, 'pay 2 gold');
    expect(suppliesOf(state, 1)).toEqual({});
    const other = auction();
    playAll(other, '2: pass', '3: pass', '0: bid 8', '1: pass');
    // 4, 3 and 2 make 9 but never 8.
    expect(why(other, 0, 'pay 1 gold 1 food')).toBe('C8.4 wrongPayment');
    expect(why(other, 0, 'pay 1 gold 1 food 1 weapon')).toBeUndefined();
  });

  it('C8.4 the proposal spares the gold', () => {
    const state = auction();
    playAll(state, '2: bid 4', '3: pass', '0: pass', '1: pass');
    const form = cortez.choices(state, 2).find((choice) => isForm(choice) && choice.form === 'pay');
    expect(form).toMatchObject({ proposal: { cards: [1, 0, 1, 0] } });
  });

  it('C8.4 the card is handed over face down', () => {
    const state = auction();
    playAll(state, '2: bid 1', '3: pass', '0: pass', '1: pass');
    const told = play(state, 2, 'pay 1 disguise');
    expect(told.at(-1)).toMatchObject({ type: 'briberySold', seat: 2, price: 1, reveals: true, secret: { to: [2] } });
    expect(briberiesOf(state, 2)).toBe(1);
    expect(cortez.view(state, 0).bribery[2]).toBe(1);
    expect(state.phase).toBe('act');
  });

  it('C8.4 without a bid the active player gets it for nothing', () => {
    const state = auction();
    playAll(state, '2: pass', '3: pass', '0: pass', '1: pass');
    expect(briberiesOf(state, 1)).toBe(1);
    expect(suppliesOf(state, 1)).toEqual({ gold: 2 });
    expect(state.phase).toBe('act');
  });

  it('C8.4 the last one asked may still bid', () => {
    const state = auction();
    playAll(state, '2: pass', '3: pass', '0: pass', '1: bid 1');
    expect(state.phase).toBe('payment');
  });
});
