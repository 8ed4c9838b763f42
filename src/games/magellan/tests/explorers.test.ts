import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { explorers, values } from '../data.ts';
import { magellan } from '../index.ts';
import { buy, drawing, handOf, kinds, placeOf, play, refusal, win, world } from './testing.ts';

describe('M5.1 Columbus', () => {
  it.each(['A', 'B'] as const)('M5.1 the card of phase I gives a veto on side %s', (board1) => {
    const state = world({ board1, stack: ['columbus', 'cook', 'pizarro'] });
    buy(state, 1, '3');
    expect(state.vetoes).toEqual([0, 1, 0]);
    expect([state.stage, state.seat]).toEqual(['veto', 1]);
  });

  it('M5.1 the cards of phases II and III give none', () => {
    for (const phase of [1, 2]) {
      const state = world({ phase, stack: ['columbus', 'cook'], ships: { 1: [phase === 1 ? 'columbus I' : 'columbus II'] } });
      buy(state, 1, '3');
      expect(state.vetoes).toEqual([0, 0, 0]);
    }
  });

  it('M5.1 a veto sends the card under the stack, uses up the Columbus card and turns up the next', () => {
    const state = world({ stack: ['cook', 'pizarro', 'columbus'], vetoes: { 1: 1 } });
    play(state, 1, 'veto');
    expect(explorers[state.card]).toBe('pizarro');
    expect(state.stack.map((card) => explorers[card])).toEqual(['cook', 'columbus']);
    expect(state.vetoes).toEqual([0, 0, 0]);
    expect(state.stage).toBe('bid');
  });

  it('M5.1 works in any phase', () => {
    const state = world({ phase: 2, stack: ['cook', 'pizarro'], vetoes: { 0: 1 }, ships: { 1: ['pizarro II'] } });
    play(state, 0, 'veto');
    expect([explorers[state.card], state.stage, state.seat]).toEqual(['pizarro', 'bid', 1]);
  });

  it('M5.1 no veto on the last card of a stack', () => {
    const state = world({ stack: ['cook'], vetoes: { 1: 1 } });
    expect(state.stage).toBe('bid');
    expect(refusal(state, 1, 'veto')).toMatchObject({ reason: 'notAsked' });
  });

  it('M5.1 owners are asked clockwise from whom M2.2 names, eligible or not, each once', () => {
    const state = world({
      phase: 1,
      players: 4,
      stack: ['cook', 'pizarro', 'columbus'],
      vetoes: { 0: 1, 2: 2, 3: 1 },
      ships: { 1: ['cook I'] },
      lastBuyer: 2,
    });
    expect([state.stage, state.seat]).toEqual(['veto', 2]);
    play(state, 2, 'waive');
    expect(state.seat).toBe(3);
    play(state, 3, 'waive');
    expect(state.seat).toBe(0);
    play(state, 0, 'waive');
    expect([state.stage, state.seat]).toEqual(['bid', 1]);
  });

  it('M5.1 owners are asked also when nobody is eligible', () => {
    const state = world({ phase: 1, stack: ['cook', 'pizarro'], vetoes: { 0: 1 } });
    expect([state.stage, explorers[state.card]]).toEqual(['veto', 'cook']);
  });

  it('M5.1 the first veto ends the asking; a card that comes up again may be vetoed again', () => {
    const state = world({ stack: ['cook', 'pizarro', 'columbus'], vetoes: { 1: 1, 2: 1 } });
    play(state, 1, 'veto');
    expect([explorers[state.card], state.seat]).toEqual(['pizarro', 2]);
    play(state, 2, 'waive');
    for (let i = 0; i < 3; i++) play(state, state.seat, 'pass');
    play(state, 2, 'waive');
    for (let i = 0; i < 3; i++) play(state, state.seat, 'pass');
    // Cook is up again, and it is the last card: no veto.
    expect([explorers[state.card], state.stage]).toEqual(['cook', 'bid']);
    const again = world({ stack: ['cook', 'pizarro'], vetoes: { 1: 2 } });
    again.stack.unshift(0, 0);
    play(again, 1, 'veto');
    again.stack.push(again.stack.shift()!);
    play(again, 1, 'waive');
    for (let i = 0; i < 3; i++) play(again, again.seat, 'pass');
    expect([explorers[again.card], again.stage]).toEqual(['cook', 'veto']);
    expect(refusal(again, 1, 'veto')).toBeUndefined();
  });

  it('M5.1 a veto does not change who begins', () => {
    const state = world({ stack: ['cook', 'pizarro', 'columbus'], vetoes: { 1: 1 }, lastBuyer: 2 });
    play(state, 1, 'veto');
    expect([state.stage, state.seat]).toEqual(['bid', 2]);
  });

  it('M5.1 the vetoed card is known to lie under the stack', () => {
    const state = world({ stack: ['cook', 'pizarro', 'columbus'], vetoes: { 1: 1 } });
    play(state, 1, 'veto');
    expect(magellan.view(state, 0)).toMatchObject({ under: [explorers.indexOf('cook')], toCome: [1, 0, 0, 0, 0, 0] });
  });
});

describe('M5.3 Magellan', () => {
  it('M5.3 A the buyer puts a card of his hand face down under the stack; only he knows it', () => {
    const state = world({ stack: ['magellan', 'columbus'] });
    buy(state, 1, '9');
    expect([state.stage, state.seat]).toEqual(['tuck', 1]);
    expect(refusal(state, 1, 'tuck 9')).toMatchObject({ rule: 'M5.3', reason: 'cardNotHeld' });
    expect(play(state, 1, 'tuck 1')[0]).toEqual({ type: 'tucked', seat: 1, ship: 0, secret: { to: [1], card: 1 } });
    expect(handOf(state, 1)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect([1, 0, undefined].map((seat) => magellan.view(state, seat).tucked[18])).toEqual([1, -1, -1]);
  });

  it('M5.3 A out of a hand that lies open everybody sees which card goes', () => {
    const state = world({ stack: ['cook', 'magellan', 'columbus'] });
    buy(state, 1, '9');
    buy(state, 1, '8');
    expect(play(state, 1, 'tuck 1')[0]).toEqual({ type: 'tuckedOpen', seat: 1, ship: 1, card: 1 });
    expect(magellan.view(state, 0).tucked[21]).toBe(21);
  });

  it('M5.3 A a card tucked before the hand is laid open follows from what is missing', () => {
    const state = world({ stack: ['magellan', 'cook', 'columbus'] });
    buy(state, 1, '9');
    play(state, 1, 'tuck 1');
    buy(state, 1, '8');
    const imagined = magellan.imagine(magellan.view(state, 0), 0, { below: () => 0 });
    expect(imagined.tucked[18]).toBe(state.tucked[18]);
  });

  it('M5.3 B the card comes out of the payment, face up, the buyer’s choice', () => {
    const state = world({ board1: 'B', stack: ['magellan', 'columbus'] });
    win(state, 1, 5);
    expect(refusal(state, 1, 'pay 3 2')).toMatchObject({ rule: 'M5.3', reason: 'tuckFromPayment' });
    expect(refusal(state, 1, 'pay 3 2 tuck 1')).toMatchObject({ rule: 'M5.3', reason: 'tuckFromPayment' });
    play(state, 1, 'pay 3 2 tuck 3');
    expect(magellan.view(state, undefined).tucked[18]).toBe(23);
    expect(state.discard).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('M5.3 B of two equal cards one is tucked, the other discarded', () => {
    const state = world({ board1: 'B', stack: ['magellan', 'columbus'], hands: { 1: [2, 2] } });
    buy(state, 1, '2 2 tuck 2');
    expect(state.discard[1]).toBe(1);
    expect(state.tucked[18]).toBe(22);
  });

  it('M5.3 a later Magellan card goes on the stack of the ship that moves', () => {
    const state = world({ phase: 1, stack: ['magellan', 'columbus'], ships: { 1: ['cook I', 'magellan I'] } });
    state.tucked[21] = 4;
    buy(state, 1, '9');
    play(state, 1, 'tuck 2');
    expect(state.ships[7]).toBe(placeOf('magellan II'));
    expect(state.tucked.slice(21, 24)).toEqual([4, 2, 0]);
  });
});

describe('M5.4 Marco Polo', () => {
  const atExchange = (cards: readonly number[]) => {
    const state = world({ stack: ['cook'], hands: { 0: cards }, ships: { 0: ['marcoPolo I', 'marcoPolo I'] } });
    for (let i = 0; i < 3; i++) play(state, state.seat, 'pass');
    return state;
  };

  it('M5.4 A per ship 0 to 3 cards against as many, one ship after another, seeing what was drawn', () => {
    const state = atExchange([1, 1, 1, 1]);
    expect([state.stage, state.exchanges]).toEqual(['exchange', 2]);
    expect(refusal(state, 0, 'exchange 1 1 1 1')).toMatchObject({ rule: 'M5.4', reason: 'tooManyExchanged' });
    const missing = values.find((value) => !handOf(state, 0).includes(value));
    expect(refusal(state, 0, `exchange ${missing}`)).toMatchObject({ rule: 'M5.4', reason: 'cardNotHeld' });
    const size = handOf(state, 0).length;
    const events = play(state, 0, 'exchange 1 1 1');
    expect(events).toMatchObject([
      { type: 'exchanged', cards: [1, 1, 1] },
      { type: 'drew', count: 3, secret: { to: [0] } },
    ]);
    expect(handOf(state, 0)).toHaveLength(size);
    expect(state.discard[0]).toBe(3);
    expect([state.stage, state.seat, state.exchanges]).toEqual(['exchange', 0, 1]);
  });

  it('M5.4 A without a card in hand nobody is asked', () => {
    const dry = world({
      players: 6,
      stack: ['cook'],
      first: 5,
      hands: { 4: [] },
      ships: { 0: ['columbus I'], 4: ['marcoPolo I'] },
    });
    for (let i = 0; i < 9; i++) {
      for (let n = at(dry.pile, i); n > 0; n--) dry.turned.push(i + 1);
      dry.pile[i] = 0;
      dry.pools[i] = 0;
    }
    for (let i = 0; i < 5; i++) play(dry, dry.seat, 'pass');
    expect([dry.phase, dry.stage]).toEqual([1, 'bid']);
  });

  it('M5.4 none on side B, none on field III', () => {
    const sideB = world({ board2: 'B', stack: ['cook'], ships: { 0: ['marcoPolo I'] } });
    for (let i = 0; i < 3; i++) play(sideB, sideB.seat, 'pass');
    expect(sideB.stage).toBe('bid');
    const third = world({ phase: 2, stack: ['cook'], ships: { 0: ['marcoPolo III'], 1: ['cook II'] } });
    play(third, 1, 'pass');
    expect(third.stage).toBe('over');
  });
});

describe('M5.5 Vasco da Gama', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])('M5.5 A in phase %i the buyer draws %i at once', (phase, count) => {
    const before = ['vascoDaGama I', 'vascoDaGama II'][phase - 1];
    const state = world({
      phase,
      stack: ['vascoDaGama', 'columbus'],
      ships: { 0: ['columbus I', 'columbus II'], 1: before ? [before] : [] },
    });
    expect(buy(state, 1, '9')).toContainEqual(expect.objectContaining({ type: 'drew', seat: 1, count, why: 'vasco' }));
    expect(handOf(state, 1)).toHaveLength(8 + count);
  });

  it('M5.5 B left draws at once, right draws nothing, and it is asked anew each time', () => {
    const left = world({
      phase: 1,
      board2: 'B',
      stack: ['vascoDaGama', 'columbus'],
      ships: { 0: ['columbus I'], 1: ['vascoDaGama I'] },
    });
    left.halves[6] = 2;
    buy(left, 1, '9');
    expect([left.stage, left.halves[6]]).toEqual(['half', 0]);
    play(left, 1, 'half left');
    expect([handOf(left, 1).length, left.halves[6]]).toEqual([10, 1]);
    const right = world({ board2: 'B', stack: ['vascoDaGama', 'columbus'] });
    buy(right, 1, '9');
    expect(kinds(play(right, 1, 'half right'))).not.toContain('drew');
    expect([handOf(right, 1).length, right.halves[6]]).toEqual([8, 2]);
  });
});

describe('M5.6 James Cook', () => {
  it('M5.6 A the whole hand lies open until the end of the phase, cards drawn meanwhile too', () => {
    const state = world({ stack: ['cook', 'vascoDaGama', 'columbus'] });
    expect(buy(state, 1, '9')).toContainEqual({ type: 'openedHand', seat: 1, cards: [1, 2, 3, 4, 5, 6, 7, 8], reveals: true });
    expect(magellan.view(state, 0).hands[1]).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
    const events = buy(state, 1, '8', drawing(state, 4));
    expect(events).toContainEqual({ type: 'drew', seat: 1, count: 1, why: 'vasco', reveals: true, cards: [4] });
    expect(magellan.view(state, 0).hands[1]).toEqual([1, 1, 1, 2, 1, 1, 1, 0, 0]);
  });

  it('M5.6 A an empty hand is allowed; later draws of the phase still lie open', () => {
    const state = world({ stack: ['cook', 'vascoDaGama', 'columbus'], hands: { 1: [9] }, ships: {} });
    buy(state, 1, '9');
    expect(state.open[1]).toBe(1);
    expect(handOf(state, 1)).toEqual([]);
    expect(magellan.view(state, 0).hands[1]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('M5.6 A open cards are remembered when they are taken up again', () => {
    const state = world({ stack: ['cook', 'columbus'], hands: { 1: [9, 2, 3] } });
    buy(state, 1, '9');
    for (let i = 0; i < 3; i++) play(state, state.seat, 'pass');
    const { known } = magellan.view(state, 0);
    expect(known.slice(9, 18)).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('M5.6 B one card of the buyer’s hand, drawn at random, goes face up to the discards', () => {
    const lost = new Set<number>();
    for (let at = 0; at < 8; at++) {
      const state = world({ board2: 'B', stack: ['cook', 'columbus'] });
      const events = buy(state, 1, '9', { below: () => at });
      const event = events.find(({ type }) => type === 'lostCard');
      expect(event).toMatchObject({ seat: 1, by: 2 });
      if (event?.type === 'lostCard') lost.add(event.card);
      expect(handOf(state, 1)).toHaveLength(7);
    }
    expect([...lost]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
