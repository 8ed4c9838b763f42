import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../core/refusal.ts';
import { magellan } from '../index.ts';
import { invariants } from '../invariants/index.ts';
import { readState } from '../schema.ts';
import { secrets } from '../secrets.ts';
import type { State } from '../state.ts';
import { buy, play, win, world } from './testing.ts';

const bidding = () => world({ stack: ['columbus', 'cook', 'pizarro'] });

const paying = () => {
  const state = bidding();
  win(state, 1, 7);
  return state;
};

const tucking = () => {
  const state = world({ stack: ['magellan', 'cook'] });
  buy(state, 1, '9');
  return state;
};

const vetoing = () => world({ stack: ['cook', 'pizarro'], vetoes: { 1: 1 } });

const exchanging = () => {
  const state = world({ stack: ['cook'], ships: { 0: ['marcoPolo I'] } });
  for (let i = 0; i < 3; i++) play(state, state.seat, 'pass');
  return state;
};

const pushing = () => {
  const state = world({ phase: 2, board1: 'B', stack: ['cook'], ships: { 0: ['pizarro III'], 1: ['cook II'] } });
  play(state, 1, 'pass');
  return state;
};

const over = () => {
  const state = pushing();
  play(state, 0, 'stop');
  return state;
};

describe('invariants', () => {
  it.each([
    ['bidding', bidding],
    ['paying', paying],
    ['tucking', tucking],
    ['vetoing', vetoing],
    ['exchanging', exchanging],
    ['pushing', pushing],
    ['over', over],
  ])('hold while %s', (_stage, make) => {
    expect(invariants(make())).toEqual([]);
  });

  const set = (change: Partial<State>) => (state: State) => Object.assign(state, change);
  const at =
    (
      list: 'vetoes' | 'passed' | 'scored' | 'pile' | 'hands' | 'discard' | 'tucked' | 'ships' | 'known' | 'slots' | 'pools',
      i: number,
      to: number,
    ) =>
    (state: State) => {
      state[list][i] = to;
    };
  const broken: [string, () => State, (state: State) => unknown, RegExp][] = [
    ['an auctioneer beyond the table', bidding, set({ auctioneer: 3 }), /beyond the table/],
    ['a seat beyond the table', bidding, set({ seat: 4 }), /beyond the table/],
    ['a buyer beyond the table', bidding, set({ lastBuyer: 3 }), /beyond the table/],
    ['a bidder beyond the table', bidding, set({ highBidder: 3 }), /beyond the table/],
    ['a sale without a card', bidding, set({ card: -1 }), /without a card/],
    ['a sale after the last phase', bidding, set({ phase: 3 }), /without a card/],
    ['a card on offer after the end', over, set({ card: 2 }), /without a card/],
    ['a veto nobody has', vetoing, at('vetoes', 1, 0), /veto that nobody has/],
    ['a veto on the last card', vetoing, set({ stack: [] }), /veto that nobody has/],
    ['a bidder who has passed', bidding, at('passed', 0, 1), /out of the auction/],
    ['a bidder against himself', bidding, set({ highBidder: 0 }), /out of the auction/],
    ['a buyer without a ship', paying, (s) => s.ships.fill(0, 6, 12), /without a ship/],
    ['a buyer who did not bid', paying, set({ highBidder: 0 }), /nobody can pay/],
    ['a price of nothing', paying, set({ highBid: 0 }), /nobody can pay/],
    ['a price beyond the hand', paying, set({ highBid: 46 }), /nobody can pay/],
    ['a field without a ship', tucking, set({ moving: -1 }), /without its ship/],
    ['a field with another’s ship', tucking, set({ moving: 0 }), /without its ship/],
    ['nothing to tuck', tucking, (s) => s.hands.fill(0, 9, 18), /nothing to tuck/],
    ['an exchange nobody has', exchanging, set({ exchanges: 0 }), /exchange that nobody has/],
    ['an exchange after phase III', exchanging, set({ phase: 2 }), /exchange that nobody has/],
    ['Pizarro before the end', pushing, set({ phase: 2 }), /Pizarro/],
    ['Pizarro before the owner scores', pushing, at('scored', 0, 0), /Pizarro/],
    ['Pizarro with an empty pile', pushing, (s) => s.pile.fill(0), /Pizarro/],
    ['an end without scores', over, at('scored', 2, 0), /before all have scored/],
    ['a card too many', bidding, at('pile', 3, 5), /8 cards of 4/],
    ['a card too few', bidding, at('hands', 0, 0), /6 cards of 1/],
    ['a discard from nowhere', bidding, at('discard', 8, 1), /8 cards of 9/],
    ['a turned card from nowhere', bidding, (s) => void s.turned.push(2), /8 cards of 2/],
    ['a tucked card from nowhere', bidding, at('tucked', 0, 25), /8 cards of 5/],
    ['a paid card from nowhere', paying, set({ payTuck: 5 }), /8 cards of 5/],
    ['more cards vetoed than there are', bidding, set({ vetoed: 3 }), /more cards vetoed/],
    ['a fourth card of an explorer', bidding, set({ stack: [0, 0, 0] }), /4 and later 3 cards of columbus/],
    ['a later card too few', bidding, (s) => void s.later.pop(), /and later/],
    ['a fourth ship on field I', bidding, (s) => s.ships.fill(0, 0, 4), /4 ships reached columbus 1/],
    ['a third ship on field II', bidding, (s) => s.ships.fill(4, 0, 3), /3 ships reached pizarro 2/],
    ['a second ship on field III', bidding, (s) => s.ships.fill(17, 0, 2), /2 ships reached cook 3/],
    ['a stack without its card', bidding, at('ships', 0, 6), /0 cards under 1/],
    ['a hand that is not remembered', bidding, at('known', 0, 0), /memory of holder 0/],
    ['tucks that are not remembered', bidding, at('slots', 18, 1), /memory of holder 3/],
    ['a pool that is not the pile', bidding, at('pools', 0, 5), /somewhere unknown/],
  ];

  it.each(broken)('are broken by %s', (_what, make, spoil, message) => {
    const state = make();
    spoil(state);
    expect(invariants(state).join('\n')).toMatch(message);
  });
});

describe('a state from outside', () => {
  it('is read back as it was', () => {
    for (const make of [bidding, paying, tucking, vetoing, exchanging, pushing, over]) {
      const state = make();
      expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
  });

  it('must have every member, in range and of the right length', () => {
    const state = bidding() as unknown as Record<string, unknown>;
    for (const [key, value] of Object.entries(state)) {
      const { [key]: _, ...missing } = state;
      expect(isRefusal(readState(missing)), `without ${key}`).toBe(true);
      expect(isRefusal(readState({ ...state, [key]: 'x' })), `${key} as text`).toBe(true);
      expect(isRefusal(readState({ ...state, [key]: typeof value === 'number' ? 1000 : [1000] })), `${key} out of range`).toBe(
        true,
      );
      if (Array.isArray(value) && !['stack', 'later', 'turned'].includes(key))
        expect(isRefusal(readState({ ...state, [key]: [...value, 0] })), `${key} too long`).toBe(true);
    }
    expect(isRefusal(readState({ ...state, more: 1 }))).toBe(true);
  });
});

describe('secrets', () => {
  it('are closed hands, closed tucks and the next explorer', () => {
    const state = tucking();
    play(state, 1, 'tuck 2');
    const facts = secrets(state, 0);
    expect(facts).toContain('hand of 1: 3');
    expect(facts).not.toContain('hand of 1: 2');
    expect(facts).toContain('tucks of 1: 2 at 18');
    expect(secrets(state, 1).join()).not.toMatch(/of 1/);
    expect(secrets(world({ stack: ['cook', 'columbus'] }), undefined)).toContain('next explorer: 0');
  });

  it('there are none when all is over', () => {
    expect(secrets(over(), undefined)).toEqual([]);
    expect(magellan.waiting(over())).toEqual([]);
  });
});
