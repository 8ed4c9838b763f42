import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../core/refusal.ts';
import { languages } from '../../../core/text.ts';
import { magellan } from '../index.ts';
import { generations } from '../memory.ts';
import { orders } from '../orders.ts';
import { passAll, play, world } from './testing.ts';

const order = (json: unknown) => {
  const read = orders.read(json);
  if (isRefusal(read)) throw new Error(read.reason);
  return read;
};

describe('standing orders', () => {
  it('a maximum bids the least that leads, up to its amount, then passes', () => {
    const state = world({ stack: ['columbus', 'cook'] });
    const maximum = order({ type: 'maximum', turn: state.turn, amount: 3 });
    expect(orders.answer(state, 0, maximum)).toEqual({ type: 'bid', amount: 1 });
    play(state, 0, 'bid 1');
    expect(orders.answer(state, 0, maximum)).toBeUndefined();
    expect(orders.answer(state, 1, maximum)).toEqual({ type: 'bid', amount: 2 });
    play(state, 1, 'bid 3');
    expect(orders.answer(state, 2, maximum)).toEqual({ type: 'pass' });
  });

  it('a maximum never bids more than can be paid', () => {
    const state = world({ stack: ['columbus', 'cook'], hands: { 1: [2] } });
    play(state, 0, 'bid 2');
    expect(orders.answer(state, 1, order({ type: 'maximum', turn: 1, amount: 9 }))).toEqual({ type: 'pass' });
    // Up to the last coin, though.
    expect(orders.answer(state, 1, order({ type: 'maximum', turn: 1, amount: 2 }))).toEqual({ type: 'pass' });
    const rich = world({ stack: ['columbus', 'cook'], hands: { 1: [3] } });
    play(rich, 0, 'bid 2');
    expect(orders.answer(rich, 1, order({ type: 'maximum', turn: 1, amount: 3 }))).toEqual({ type: 'bid', amount: 3 });
    rich.stage = 'over';
    expect(orders.lapsed(rich, 1, order({ type: 'maximum', turn: 1, amount: 3 }))).toBe(true);
  });

  it('a maximum lapses with its auction and leaves vetoes and payments alone', () => {
    const state = world({ stack: ['columbus', 'cook', 'pizarro'], vetoes: { 0: 1 } });
    const maximum = order({ type: 'maximum', turn: state.turn, amount: 3 });
    expect(orders.answer(state, 0, maximum)).toBeUndefined();
    play(state, 0, 'waive');
    play(state, 0, 'bid 1');
    play(state, 1, 'pass');
    play(state, 2, 'pass');
    expect(state.stage).toBe('pay');
    expect(orders.answer(state, 0, maximum)).toBeUndefined();
    expect(orders.lapsed(state, 0, maximum)).toBe(false);
    play(state, 0, 'pay 1');
    expect(orders.lapsed(state, 0, maximum)).toBe(true);
    expect(orders.answer(state, state.seat, maximum)).toBeUndefined();
  });

  it('M2.4 who has too little, as everybody can count, passes by himself; whoever may have enough is asked', () => {
    const state = world({ stack: ['columbus', 'cook'], hands: { 1: [2, 3] } });
    play(state, 0, 'bid 4');
    expect(orders.forced?.(state, 1)).toBeUndefined();
    const poor = world({ stack: ['columbus', 'cook'], hands: { 1: [2, 3] } });
    play(poor, 0, 'bid 5');
    expect(orders.forced?.(poor, 1)).toEqual({ type: 'pass' });
    expect(orders.forced?.(poor, 2)).toBeUndefined();
    // A card nobody has seen may be any that is left.
    poor.slots[generations] = 1;
    poor.known[9 + 1] = 0;
    expect(orders.forced?.(poor, 1)).toBeUndefined();
  });

  it('M2.7 a last card pays by itself', () => {
    const state = world({ stack: ['columbus', 'cook'], hands: { 0: [4] } });
    play(state, 0, 'bid 3');
    passAll(state);
    expect(state.stage).toBe('pay');
    expect(orders.forced?.(state, 0)).toEqual({ type: 'pay', cards: [4] });
    const two = world({ stack: ['columbus', 'cook'], hands: { 0: [4, 4] } });
    play(two, 0, 'bid 3');
    passAll(two);
    expect(orders.forced?.(two, 0)).toBeUndefined();
  });

  it('vetoes can be waived for a phase', () => {
    const state = world({ stack: ['columbus', 'cook'], vetoes: { 2: 1 } });
    expect(orders.answer(state, 2, order({ type: 'waive', phase: 0 }))).toEqual({ type: 'waive' });
    play(state, 2, 'waive');
    while (state.seat !== 2) play(state, state.seat, `bid ${state.highBid + 1}`);
    expect(state.stage).toBe('bid');
    expect(orders.answer(state, 2, order({ type: 'waive', phase: 0 }))).toBeUndefined();
    state.phase = 1;
    expect(orders.lapsed(state, 2, order({ type: 'waive', phase: 0 }))).toBe(true);
  });

  describe('M2.3 a price for an explorer', () => {
    const price = (explorer: number, amount: number, bought = 0, phase = 0) =>
      order({ type: 'price', explorer, phase, bought, amount });

    it('bids for every card of his in this phase, and leaves the others alone', () => {
      const state = world({ stack: ['columbus', 'cook'] });
      expect(orders.answer(state, 0, price(0, 4))).toEqual({ type: 'bid', amount: 1 });
      expect(orders.answer(state, 0, price(0, 0))).toEqual({ type: 'pass' });
      expect(orders.answer(state, 0, price(5, 4))).toBeUndefined();
      play(state, 0, 'pass');
      play(state, 1, 'pass');
      play(state, 2, 'pass');
      expect(state.card).toBe(5);
      expect(orders.lapsed(state, 0, price(5, 4))).toBe(false);
      expect(orders.answer(state, 0, price(5, 4))).toEqual({ type: 'bid', amount: 1 });
    });

    it('lapses when its seat has bought a card, and with the phase', () => {
      const state = world({ stack: ['columbus', 'cook', 'pizarro'] });
      play(state, 0, 'bid 1');
      play(state, 1, 'pass');
      play(state, 2, 'pass');
      expect(orders.lapsed(state, 0, price(5, 4))).toBe(false);
      play(state, 0, 'pay 1');
      expect(orders.lapsed(state, 0, price(5, 4))).toBe(true);
      expect(orders.lapsed(state, 0, price(5, 4, 1))).toBe(false);
      expect(orders.lapsed(state, 1, price(5, 4))).toBe(false);
      state.phase = 1;
      expect(orders.lapsed(state, 1, price(5, 4))).toBe(true);
    });

    it('gives way to a maximum for the card on offer', () => {
      expect([order({ type: 'maximum', turn: 1, amount: 2 }), price(0, 4)].map((one) => orders.lasts?.(one))).toEqual([
        false,
        true,
      ]);
    });
  });

  it('M5.1 never a veto, in no phase', () => {
    const state = world({ stack: ['columbus', 'cook'], vetoes: { 2: 1 } });
    const never = order({ type: 'waive', phase: 2 });
    expect(orders.answer(state, 2, never)).toEqual({ type: 'waive' });
    state.phase = 2;
    expect([orders.lapsed(state, 2, never), orders.answer(state, 2, never)]).toEqual([false, { type: 'waive' }]);
  });

  it('M5.4 nothing is exchanged', () => {
    const state = world({ stack: ['columbus', 'cook'] });
    const none = order({ type: 'noExchange' });
    expect(orders.answer(state, 0, none)).toBeUndefined();
    Object.assign(state, { stage: 'exchange', exchanges: 1, seat: 1 });
    expect(orders.answer(state, 1, none)).toEqual({ type: 'exchange', cards: [] });
    expect(orders.answer(state, 0, none)).toBeUndefined();
  });

  it('what can be left is an order, told in every language, and nobody else’s hand is looked at', async () => {
    const { desk } = await import('../order-desk.ts');
    const view = magellan.view(world({ stack: ['columbus', 'cook'] }), 1);
    const offers = desk.offers(view, 1);
    expect(offers).toHaveLength(8);
    expect(offers[0]?.amount).toEqual({ least: 0, most: 45 });
    for (const { order: offered } of offers) {
      expect(orders.read(offered)).toEqual(offered);
      for (const language of languages) expect(desk.words[language][offered.type](offered as never)).toMatch(/\.$/);
    }
  });

  it('in German Columbus is Kolumbus, and a Dutch pass is no warning', async () => {
    const { desk } = await import('../order-desk.ts');
    const price = { type: 'price', explorer: 0, phase: 0, bought: 0, amount: 0 } as const;
    expect(desk.words.de.price(price)).toBe('Bei Kolumbus I passen, bis du eine Karte gekauft hast.');
    expect(desk.words.de.price({ ...price, amount: 4 })).toBe('Für Kolumbus I bis 4 bieten, bis du eine Karte gekauft hast.');
    expect(desk.words.nl.price(price)).toBe('Pas bij Columbus I, tot je een kaart hebt gekocht.');
  });

  it('nothing else is an order', () => {
    for (const json of [null, {}, { type: 'maximum', turn: 1 }, { type: 'waive', phase: 3 }])
      expect(orders.read(json)).toMatchObject({ reason: 'unreadable' });
    expect(orders.read({ type: 'maximum', turn: 1, amount: -1 })).toMatchObject({ reason: 'tooLow', details: { least: 0 } });
  });
});
