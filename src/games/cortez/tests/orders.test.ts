import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { languages } from '../../../core/text.ts';
import type { ActionOf } from '../action.ts';
import { briberyKinds } from '../data.ts';
import { cortez } from '../index.ts';
import { desk } from '../order-desk.ts';
import { type Order, orders } from '../orders.ts';
import type { State } from '../state.ts';
import { marked, play, playAll, supply, turnUp, war, world } from './testing.ts';

function table(): State {
  const state = world(3);
  marked(state, 0, 'A1');
  marked(state, 1, 'B1');
  marked(state, 2, 'C17');
  for (const seat of [0, 1, 2]) {
    war(state, seat, 3);
    supply(state, seat, { gold: 2 });
  }
  return state;
}

describe('standing orders', () => {
  it('C6.6 leave me out of this fight', () => {
    const state = table();
    const order: Order = { type: 'stayOut', fight: 1 };
    play(state, 0, 'move A1 > B1');
    expect(orders.answer(state, 2, order)).toBeUndefined();
    playAll(state, '1: stand', '0: lay 3 with 0 weapons', '1: pass', '0: pass');
    expect(cortez.waiting(state)).toEqual([2]);
    expect(orders.answer(state, 2, order)).toEqual({ type: 'stayOut' });
    expect(orders.lapsed(state, 2, order)).toBe(false);
    playAll(state, '2: stay out', '0: no refill', '0: banish > A10');
    expect(orders.lapsed(state, 2, order)).toBe(true);
  });

  it('C6.6 leave me out of every fight', () => {
    const state = table();
    const order: Order = { type: 'stayOutAlways' };
    play(state, 0, 'move 0,0 > 0,1');
    playAll(state, '1: stand', '0: lay 3 with 0 weapons', '1: pass');
    expect(orders.answer(state, 2, order)).toBeUndefined();
    play(state, 0, 'pass');
    expect(orders.answer(state, 2, order)).toEqual({ type: 'stayOut' });
    expect(orders.answer(state, 1, order)).toBeUndefined();
    playAll(state, '2: stay out', '0: no refill', '0: banish > 9,0');
    expect(orders.lapsed(state, 2, order)).toBe(false);
  });

  it('C6.2 let the attack come, C6.3 add no more, C6.7 draw all I may', () => {
    const state = table();
    play(state, 0, 'move 0,0 > 0,1');
    expect(orders.answer(state, 1, { type: 'stand' })).toEqual({ type: 'stand' });
    expect(orders.answer(state, 0, { type: 'stand' })).toBeUndefined();
    supply(state, 1, { food: 1 });
    expect(orders.answer(state, 1, { type: 'stand' })).toEqual({ type: 'drawWar' });
    playAll(state, '1: draw war cards');
    expect(orders.answer(state, 1, { type: 'stand' })).toEqual({ type: 'stand' });
    playAll(state, '1: stand', '0: lay 3 with 0 weapons');
    // C6.3: nothing more, once cards lie.
    expect(orders.answer(state, 1, { type: 'addNothing' })).toBeUndefined();
    play(state, 1, 'pass');
    expect(orders.answer(state, 0, { type: 'addNothing' })).toEqual({ type: 'pass' });
    playAll(state, '0: pass', '2: stay out');
    expect(orders.answer(state, 0, { type: 'refill' })).toEqual({ type: 'refill', draw: true });
    expect(orders.answer(state, 1, { type: 'refill' })).toBeUndefined();
  });

  it('C1.6 in the opening mark the first of three figures that is still unmarked', () => {
    const state = cortez.setup({ players: 3, options: {}, first: 0, rules: cortez.meta.rules }, fastRandom(3));
    const seat = state.active;
    const [first, second, third] = desk.offers(cortez.view(state, seat), seat)[0]?.places?.[0]?.of ?? [];
    const order = { type: 'mark', first, second, third } as Order;
    expect(orders.read(order)).toEqual(order);
    expect(orders.answer(state, seat, order)).toEqual({ type: 'mark', at: first });
    expect(orders.answer(state, (seat + 1) % 3, order)).toBeUndefined();
    play(state, seat, cortez.format({ type: 'mark', at: first! }));
    while (state.active !== seat)
      cortez.play(state, state.active, cortez.sample(state, state.active, fastRandom(1)), fastRandom(1));
    // The first wears a collar by now.
    const next = orders.answer(state, seat, order);
    expect(next?.type === 'mark' && next.at !== first && [second, third].includes(next.at)).toBe(true);
    expect(orders.lapsed(state, seat, order)).toBe(false);
    const taken = { ...order, second: first, third: first } as Order;
    expect(orders.answer(state, seat, taken)).toBeUndefined();
    while (state.phase === 'mark')
      cortez.play(state, state.active, cortez.sample(state, state.active, fastRandom(1)), fastRandom(1));
    expect(orders.lapsed(state, seat, order)).toBe(true);
    expect(desk.offers(cortez.view(state, seat), seat).some(({ order: { type } }) => type === 'mark')).toBe(false);
  });

  it('C8.4 who, as everybody knows, cannot raise passes by himself; whoever might is asked', () => {
    const state = world(3);
    for (const seat of [0, 1, 2]) supply(state, seat, { gold: 1 });
    turnUp(state, 'bribery');
    const bidder = state.bidder;
    supply(state, bidder, { disguise: 1 });
    state.known.fill(0);
    state.bid = 7;
    // Two cards may be two of gold, whatever they are.
    expect(orders.forced?.(state, bidder)).toBeUndefined();
    state.bid = 8;
    expect(orders.forced?.(state, bidder)).toEqual({ type: 'pass' });
    expect(orders.forced?.(state, (bidder + 1) % 3)).toBeUndefined();
    // A bribery card could be one to draw supplies with.
    state.bribery[bidder * briberyKinds] = 1;
    expect(orders.forced?.(state, bidder)).toBeUndefined();
  });

  it('C8.3 give up the lowest cards', () => {
    const state = table();
    const order: Order = { type: 'giveLowest' };
    expect(orders.answer(state, 1, order)).toBeUndefined();
    supply(state, 1, { disguise: 2, food: 2, gold: 8 });
    turnUp(state, 'plunder');
    expect(cortez.waiting(state)).toEqual([1]);
    expect(orders.answer(state, 1, order)).toMatchObject({ type: 'discard' });
    const given = orders.answer(state, 1, order) as ActionOf<'discard'>;
    expect(given.cards[0]).toBeGreaterThan(0);
    expect(given.cards[3]).toBe(0);
    expect(cortez.refusal(state, 1, given)).toBeUndefined();
  });

  it('C8.4 up to a maximum in every auction, and pay the least', () => {
    const state = table();
    turnUp(state, 'bribery');
    const order: Order = { type: 'bidAlways', amount: 1 };
    expect(orders.answer(state, 2, order)).toEqual({ type: 'bid', amount: 1 });
    expect(orders.answer(state, 0, order)).toBeUndefined();
    playAll(state, '2: bid 1', '0: bid 2', '1: pass');
    expect(orders.answer(state, 2, order)).toEqual({ type: 'pass' });
    expect(orders.answer(state, 1, order)).toBeUndefined();
    play(state, 2, 'pass');
    const paid = orders.answer(state, 0, order);
    expect(paid).toMatchObject({ type: 'pay' });
    expect(cortez.refusal(state, 0, paid as never)).toBeUndefined();
    expect(orders.lapsed(state, 2, order)).toBe(false);
    state.phase = 'over';
    expect(orders.lapsed(state, 2, order)).toBe(true);
  });

  it('what can be left is an order, told in every language', async () => {
    const { desk } = await import('../order-desk.ts');
    const offers = desk.offers(cortez.view(table(), 1), 1);
    expect(offers.map(({ order }) => order.type)).toContain('stayOutAlways');
    expect(offers.find(({ order }) => order.type === 'bidAlways')?.amount).toEqual({ least: 0, most: 8 });
    for (const { order } of offers) {
      expect(orders.read(order)).toEqual(order);
      expect(orders.lasts?.(order)).toBe(true);
      for (const language of languages) expect(desk.words[language][order.type](order as never)).toMatch(/\.$/);
    }
  });

  it('C7.1 decline all trades, but not a mercenary’s offer', () => {
    const state = table();
    const order: Order = { type: 'declineTrades' };
    expect(orders.answer(state, 1, order)).toBeUndefined();
    play(state, 0, 'offer 2: 1 gold for nothing');
    expect(orders.answer(state, 1, order)).toEqual({ type: 'decline', offer: 1 });
    expect(orders.answer(state, 0, order)).toBeUndefined();
    play(state, 0, 'move A1 > B1');
    playAll(state, '1: decline 1', '1: stand', '0: lay 3 with 0 weapons', '2: help defender with 3: nothing for nothing');
    expect(orders.answer(state, 1, order)).toBeUndefined();
    expect(orders.lapsed(state, 1, order)).toBe(false);
  });

  it('C8.4 bid up to a maximum, then pass', () => {
    const state = table();
    turnUp(state, 'bribery');
    const order: Order = { type: 'bidUpTo', most: 3, turn: state.turn };
    expect(orders.answer(state, 2, order)).toEqual({ type: 'bid', amount: 1 });
    play(state, 2, 'bid 1');
    expect(orders.answer(state, 2, order)).toBeUndefined();
    playAll(state, '0: bid 2', '1: pass');
    expect(orders.answer(state, 2, order)).toEqual({ type: 'bid', amount: 3 });
    playAll(state, '2: bid 3', '0: bid 4');
    expect(orders.answer(state, 2, order)).toEqual({ type: 'pass' });
    playAll(state, '2: pass', '0: pay 1 gold');
    expect(orders.lapsed(state, 2, order)).toBe(true);
  });

  it('C8.4 never bids more than the cards are worth', () => {
    const state = table();
    turnUp(state, 'bribery');
    play(state, 2, 'bid 8');
    expect(orders.answer(state, 0, { type: 'bidUpTo', most: 20, turn: state.turn })).toEqual({ type: 'pass' });
  });

  it('are read from unknown JSON', () => {
    expect(orders.read({ type: 'bidUpTo', most: 3, turn: 2 })).toEqual({ type: 'bidUpTo', most: 3, turn: 2 });
    expect(isRefusal(orders.read({ type: 'bidUpTo', most: -3, turn: 2 }))).toBe(true);
    expect(isRefusal(orders.read('declineTrades'))).toBe(true);
  });
});
