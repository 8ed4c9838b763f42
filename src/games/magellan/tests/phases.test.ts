import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import type { MagellanEvent } from '../event.ts';
import { magellan } from '../index.ts';
import { countOf, handSize } from '../state.ts';
import { buy, drawing, handOf, kinds, pileOf, play, win, world } from './testing.ts';

const draws = (events: readonly MagellanEvent[]) =>
  events.flatMap((event) => (event.type === 'drew' ? [`${event.seat} ${event.count} ${event.why}`] : []));

/** Everybody passes on the last card of the stack; the events of the last pass. */
function endPhase(state: ReturnType<typeof world>): MagellanEvent[] {
  let events: MagellanEvent[] = [];
  const { phase } = state;
  while (state.phase === phase && state.stage === 'bid') events = play(state, state.seat, 'pass');
  return events;
}

describe('M4 end of a phase', () => {
  it('M4.1 discards and pile are shuffled together', () => {
    const state = world({ stack: ['pizarro', 'columbus'] });
    buy(state, 0, '9');
    expect(state.discard[8]).toBe(1);
    endPhase(state);
    expect(countOf(state.discard)).toBe(0);
  });

  it('M4.1 open hands go back first, so new cards are drawn unseen', () => {
    const state = world({ stack: ['cook', 'columbus'] });
    buy(state, 0, '9');
    expect(state.open).toEqual([1, 0, 0]);
    const events = endPhase(state);
    expect(kinds(events).indexOf('closedHand')).toBeLessThan(kinds(events).indexOf('drew'));
    expect(state.open).toEqual([0, 0, 0]);
    expect(events.find((event) => event.type === 'drew' && event.seat === 0)).not.toHaveProperty('cards');
  });

  it('M4.2 after phase I everybody draws two, then bags are paid, clockwise from the auctioneer', () => {
    const state = world({ first: 1, stack: ['pizarro', 'columbus'] });
    buy(state, 0, '9');
    expect(draws(endPhase(state))).toEqual(['1 2 all', '2 2 all', '0 2 all', '0 1 bags']);
  });

  it('M4.2 bags are paid for every ship on a field of this phase, not for ships left behind', () => {
    const ships = { 0: ['columbus I', 'columbus II', 'marcoPolo II', 'marcoPolo II'], 2: ['pizarro I'] };
    const state = world({ phase: 1, board2: 'B', stack: ['cook'], ships: { ...ships, 1: ['cook I'] } });
    expect(draws(endPhase(state))).toEqual(['0 2 all', '1 2 all', '2 2 all', '0 7 bags']);
  });

  it('M4.2 after phase III only bags are paid, before scoring', () => {
    const state = world({ phase: 2, stack: ['cook'], ships: { 0: ['marcoPolo III'], 1: ['cook II'] } });
    const events = endPhase(state);
    expect(draws(events)).toEqual(['0 4 bags']);
    expect(kinds(events).indexOf('drew')).toBeLessThan(kinds(events).indexOf('scored'));
  });

  it('worked check: field II of Columbus pays 1 card after phase II, a ship left on I nothing', () => {
    const state = world({ phase: 1, stack: ['cook'], ships: { 0: ['columbus I'], 1: ['cook I'], 2: ['columbus II'] } });
    expect(draws(endPhase(state))).toEqual(['0 2 all', '1 2 all', '2 2 all', '2 1 bags']);
  });

  it('worked check: two ships on Marco Polo II bring six extra cards', () => {
    const state = world({
      phase: 1,
      board2: 'B',
      stack: ['cook'],
      ships: { 1: ['cook I'], 2: ['marcoPolo II', 'marcoPolo II'] },
    });
    expect(draws(endPhase(state))).toContain('2 6 bags');
  });

  it('M4.2 both cards for everybody are dealt at once; when no card is left the rest get nothing', () => {
    const state = world({ players: 6, stack: ['cook'] });
    expect(countOf(state.pile)).toBe(9);
    expect(draws(endPhase(state))).toEqual(['0 2 all', '1 2 all', '2 2 all', '3 2 all', '4 1 all']);
    expect(countOf(state.pile)).toBe(0);
  });

  it('M4.3 Marco Polo’s exchanges come last, in turn order from the auctioneer', () => {
    const state = world({ first: 1, stack: ['cook'], ships: { 0: ['marcoPolo I'], 2: ['marcoPolo I', 'marcoPolo I'] } });
    const events = endPhase(state);
    expect(kinds(events).at(-1)).toBe('drew');
    expect([state.stage, state.seat, state.exchanges]).toEqual(['exchange', 2, 2]);
    play(state, 2, 'exchange');
    play(state, 2, 'exchange');
    expect([state.stage, state.seat]).toEqual(['exchange', 0]);
    play(state, 0, 'exchange');
    expect([state.stage, state.phase]).toEqual(['bid', 1]);
  });

  it('M4.4 the discards are shuffled when a card is needed and the pile is empty, not before', () => {
    const state = world({ stack: ['vascoDaGama', 'vascoDaGama', 'columbus'] });
    pileOf(state, [5]);
    expect(kinds(buy(state, 0, '1', drawing(state, 5)))).not.toContain('reshuffled');
    expect(countOf(state.pile)).toBe(0);
    expect(kinds(buy(state, 1, '1'))).toContain('reshuffled');
  });

  it('M4.4 an exchange that empties the pile draws from the new one', () => {
    const state = world({ stack: ['cook'], hands: { 0: [1, 1, 1] }, ships: { 0: ['marcoPolo I'] } });
    pileOf(state, []);
    endPhase(state);
    pileOf(state, [9]);
    const before = handSize(state, 0);
    expect(kinds(play(state, 0, 'exchange 1 1'))).toContain('reshuffled');
    expect(handSize(state, 0)).toBe(before);
  });

  it('M4.4 with nothing left to draw, nothing is drawn', () => {
    const state = world({ stack: ['vascoDaGama', 'columbus'], hands: { 0: [1], 1: [2], 2: [3] } });
    for (let i = 0; i < 9; i++) {
      // All money lies under Pizarro, so that neither pile nor discards have a card.
      for (let n = at(state.pile, i); n > 0; n--) state.turned.push(i + 1);
      state.pile[i] = 0;
      state.pools[i] = 0;
    }
    win(state, 1, 2);
    expect(kinds(play(state, 1, 'pay 2', drawing(state)))).toContain('drew');
    const dry = world({ stack: ['vascoDaGama', 'columbus'], board2: 'A', hands: { 1: [2, 1] } });
    win(dry, 1, 1);
    dry.pile.fill(0);
    dry.pools.fill(0);
    magellan.play(dry, 1, { type: 'pay', cards: [1] }, drawing(dry));
    expect(handOf(dry, 1)).toEqual([1, 2]);
  });
});
