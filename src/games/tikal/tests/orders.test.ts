import { describe, expect, it } from 'vitest';
import { languages } from '../../../core/text.ts';
import { tikal } from '../index.ts';
import { auction, play, takeTurn, world } from './testing.ts';

describe('standing orders', () => {
  const order = (amount: number, auction = 1) => ({ type: 'maximum', auction, amount }) as const;

  it('bid just above the last up to the maximum, then pass', () => {
    const state = auction(2);
    const { answer } = tikal.orders!;
    expect(answer(state, 0, order(5))).toEqual({ type: 'bid', amount: 1 });
    expect(answer(state, 1, order(5))).toBeUndefined();
    play(state, 'bid 4');
    expect(answer(state, 1, order(5))).toEqual({ type: 'bid', amount: 5 });
    expect(answer(state, 1, order(4))).toEqual({ type: 'pass' });
    expect(answer(state, 1, order(0))).toEqual({ type: 'pass' });
    state.score[1] = 4;
    expect(answer(state, 1, order(9))).toEqual({ type: 'pass' });
  });

  it('T8.2 up to a maximum in every auction, after that for this one', () => {
    const state = auction(3);
    const { answer, lapsed, lasts } = tikal.orders!;
    const always = { type: 'always', amount: 2 } as const;
    expect(answer(state, 0, always)).toEqual({ type: 'bid', amount: 1 });
    expect(answer(state, 1, always)).toBeUndefined();
    play(state, 'bid 2');
    expect(answer(state, 1, always)).toEqual({ type: 'pass' });
    state.auctions += 1;
    expect([lapsed(state, 1, always), answer(state, 1, always)]).toEqual([false, { type: 'pass' }]);
    expect([always, order(2)].map((one) => lasts?.(one))).toEqual([true, false]);
  });

  it('T8.2 whoever cannot raise passes by himself: points lie open, so everybody can tell', () => {
    const state = auction(3);
    const forced = (seat: number) => tikal.orders?.forced?.(state, seat);
    expect(forced(0)).toBeUndefined();
    play(state, 'bid 4');
    state.score[1] = 4;
    expect([forced(0), forced(1), forced(2)]).toEqual([undefined, { type: 'pass' }, undefined]);
    state.score[1] = 5;
    expect(forced(1)).toBeUndefined();
  });

  it('are told in every language', async () => {
    const { desk } = await import('../order-desk.ts');
    const [offer] = desk.offers(tikal.view(auction(3), 0), 0);
    expect(tikal.orders?.read(offer?.order)).toEqual({ type: 'always', amount: 0 });
    expect(desk.offers(tikal.view(world({ players: 3 }), 0), 0)).toEqual([]);
    for (const language of languages) {
      expect(desk.words[language].always({ type: 'always', amount: 3 })).toContain('3');
      expect(desk.words[language].maximum(order(3))).toContain('3');
    }
  });

  it('speak for one auction only, and lapse with it', () => {
    const state = auction(3);
    const { answer, lapsed, read } = tikal.orders!;
    expect(answer(state, 0, order(5, 2))).toBeUndefined();
    expect([lapsed(state, 0, order(5)), lapsed(state, 0, order(5, 2))]).toEqual([false, false]);
    play(state, 'pass');
    expect([lapsed(state, 0, order(5)), lapsed(state, 1, order(5))]).toEqual([true, false]);
    play(state, 'bid 1', 'pass');
    expect(lapsed(state, 1, order(5))).toBe(true);
    takeTurn(state, 'A3');
    expect([lapsed(state, 0, order(5)), lapsed(state, 2, order(5, 2)), lapsed(state, 1, order(5, 2))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(read({ type: 'maximum', auction: 1, amount: 5 })).toEqual(order(5));
    expect(read({ type: 'maximum', auction: 1, amount: -5 })).toMatchObject({ reason: 'tooLow', details: { least: 0 } });
  });
});
