import { describe, expect, it } from 'vitest';
import { eventsFor } from '../../../core/event.ts';
import { fastRandom } from '../../../core/random.ts';
import { imagine } from '../imagine.ts';
import { talDerKoenige as game } from '../index.ts';
import { distance } from '../map.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import { offer, overseers, play, refusalOf, times, world } from './testing.ts';

function sale(): State {
  const state = world({ players: 3, phase: 'bids' });
  offer(state, times(5, 'red'), times(5, 'grey'), times(5, 'black'), times(5, 'white'));
  return state;
}

describe('K3.1 what is known of tablets', () => {
  it('K3.1 how many lie where is public, their values are not', () => {
    const [one, other] = [sale(), sale()];
    play(one, '0 bid 4>1 3>1 blanks 0 2 0 0');
    play(other, '0 bid 2>2 1>2 blanks 2 0 0 0');
    expect(view(one, 0)).not.toEqual(view(other, 0));
    for (const viewer of [1, 2, undefined]) expect(view(one, viewer)).toEqual(view(other, viewer));
    expect(view(one, 1).tablets.slice(0, 4)).toEqual([2, 2, 0, 0]);
  });

  it('K3.1 the event shows counts to all and values to the one who laid', () => {
    const events = play(sale(), '0 bid 4>1 3>1 blanks 0 2 0 0');
    expect(eventsFor(events, 1)).toEqual([{ type: 'laid', seat: 0, counts: [2, 2, 0, 0] }]);
    expect(eventsFor(events, undefined)).toEqual(eventsFor(events, 1));
    expect(eventsFor(events, 0)).toEqual([
      {
        type: 'laid',
        seat: 0,
        counts: [2, 2, 0, 0],
        secret: { to: [0], numbered: [0, 0, 1, 1], blanks: [0, 2, 0, 0] },
      },
    ]);
  });

  it('K3.1 values become public exactly when all are turned up', () => {
    const state = sale();
    const before = play(state, '0 bid 4>1 blanks 0 0 0 0', '1 bid blanks 0 0 0 0');
    expect(before.some((event) => 'reveals' in event)).toBe(false);
    const [turnedUp] = play(state, '2 bid blanks 0 0 0 1').filter((event) => 'reveals' in event);
    expect(turnedUp).toMatchObject({ type: 'turnedUp', tablets: [{ numbered: [0, 0, 0, 1] }, {}, { blanks: [0, 0, 0, 1] }] });
  });

  it('imagines every deal that fits the counts, and no other', () => {
    const state = sale();
    play(state, '0 bid 4>1 3>1 blanks 0 2 0 0');
    const random = fastRandom(11);
    const seen = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      const other = imagine(view(state, 1), 1, random);
      expect(view(other, 1)).toEqual(view(state, 1));
      seen.add(String(other.numbered.slice(0, 4)));
    }
    // Four tablets, each kept back or at one of two groups with two places: all but those with three at one group.
    const all = Array.from({ length: 81 }, (_, i) => [i % 3, Math.floor(i / 3) % 3, Math.floor(i / 9) % 3, Math.floor(i / 27)]);
    const possible = all.filter((deal) => [1, 2].every((group) => deal.filter((at) => at === group).length <= 2));
    expect([...seen].sort()).toEqual(possible.map(String).sort());
  });
});

describe('K3.2 what is known of orders', () => {
  it('K3.2 nobody, spectators included, learns more than that a seat has decided', () => {
    const [one, other] = [world({ phase: 'orders' }), world({ phase: 'orders' })];
    const events = play(one, '1 order 1>8-C 2>7-A');
    play(other, '1 order 2>15-A 1>16');
    for (const viewer of [0, 2, 3, undefined]) expect(view(one, viewer)).toEqual(view(other, viewer));
    expect(view(one, 0).decided).toEqual([false, true, false, false]);
    expect(view(one, 1)).not.toEqual(view(other, 1));
    expect(eventsFor(events, 2)).toEqual([{ type: 'ordered', seat: 1 }]);
  });

  it('K3.2 a refusal of orders does not depend on the orders of others', () => {
    const state = world({ phase: 'orders' });
    const before = refusalOf(state, '0 order 1>8-C 2>16');
    play(state, '1 order 1>8-C 2>8-D');
    expect(refusalOf(state, '0 order 1>8-C 2>16')).toBe(before);
  });

  it('imagines only orders that could have been given', () => {
    const state = world({ phase: 'orders', players: 2 });
    overseers(state, 1, '2-A', '10-A');
    play(state, '1 order 1>8-C 2>16');
    const random = fastRandom(5);
    for (let i = 0; i < 300; i++) {
      const other = imagine(view(state, 0), 0, random);
      const [one = 0, two = 0] = other.orders.slice(3);
      expect(distance(other.figures[7] ?? 0, one) + distance(other.figures[8] ?? 0, two)).toBeLessThanOrEqual(6);
      expect(game.invariants(other)).toEqual([]);
    }
  });
});
