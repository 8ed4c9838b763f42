import { describe, expect, it } from 'vitest';
import { languages } from '../../../core/text.ts';
import { talDerKoenige as tal } from '../index.ts';
import { distance, spotNamed } from '../map.ts';
import { desk } from '../order-desk.ts';
import { orders, type TalOrder } from '../orders.ts';
import { overseers, own, world } from './testing.ts';

describe('standing orders', () => {
  it('K3.2 overseers stay while both stand on own sites that are not finished', () => {
    const state = world({ phase: 'orders' });
    const stay = { kind: 'stay' } as const;
    expect(orders.answer(state, 0, stay)).toBeUndefined();
    own(state, 0, 1, 2);
    overseers(state, 0, '1-A', '2-A');
    const answer = orders.answer(state, 0, stay);
    expect(answer).toMatchObject({ type: 'order', begin: 1 });
    expect(tal.refusal(state, 0, answer as never)).toBeUndefined();
    // Somebody else has taken one over: now there is something to decide.
    state.owners[2] = 1;
    expect(orders.answer(state, 0, stay)).toBeUndefined();
    state.owners[2] = 0;
    state.phase = 'workers';
    expect(orders.answer(state, 0, stay)).toBeUndefined();
  });

  it('K3.5 K3.6 nothing to steal or to take over: skip me', () => {
    const finish = { kind: 'finish' } as const;
    for (const phase of ['steal', 'takeOver'] as const) {
      const state = world({ phase });
      expect(orders.answer(state, 0, finish)).toEqual({ type: 'done' });
      expect(orders.answer(state, 1, finish)).toBeUndefined();
      expect(orders.lapsed(state, 0, finish)).toBe(false);
    }
    expect(orders.answer(world({ phase: 'workers' }), 0, finish)).toBeUndefined();
  });

  it('K3.2 overseers are sent in a round to come, elsewhere if somebody else stands there by then', () => {
    const state = world({ phase: 'bids', round: 2 });
    overseers(state, 0, '16', '16');
    const [a, b, c] = ['15-B', '8-C', '8-D'].map((name) => spotNamed(name)!);
    const go = { kind: 'go', round: 2, one: a, oneElse: 16, two: b, twoElse: c, begin: 2 } as TalOrder;
    expect(orders.read(go)).toEqual(go);
    expect([orders.answer(state, 0, go), orders.lapsed(state, 0, go)]).toEqual([undefined, false]);
    state.phase = 'orders';
    expect(orders.answer(state, 0, go)).toEqual({ type: 'order', one: a, two: b, begin: 2 });
    expect(tal.refusal(state, 0, orders.answer(state, 0, go) as never)).toBeUndefined();
    overseers(state, 1, '8-C', '16');
    expect(orders.answer(state, 0, go)).toEqual({ type: 'order', one: a, two: c, begin: 2 });
    // Where an own figure stands one may go: it may be leaving.
    overseers(state, 1, '16', '16');
    overseers(state, 0, '8-C', '16');
    expect(orders.answer(state, 0, go)).toMatchObject({ two: b });
    expect(orders.lapsed(state, 0, go)).toBe(false);
    state.phase = 'workers';
    expect([orders.answer(state, 0, go), orders.lapsed(state, 0, go)]).toEqual([undefined, true]);
  });

  it('K3.2 orders that may cost too much are not left', () => {
    const state = world({ phase: 'bids', round: 2 });
    overseers(state, 0, '6-C', '6-D');
    const view = tal.view(state, 0);
    const offer = desk.offers(view, 0).find(({ order }) => order.kind === 'go');
    const far = offer!.places![0]!.of.find((to) => distance(spotNamed('6-C')!, to) > 3)!;
    const order = { ...offer?.order, one: far } as TalOrder;
    expect(desk.whyNot?.(view, 0, order, 'en')).toBeUndefined();
    for (const language of languages) expect(desk.whyNot?.(view, 0, { ...order, two: far } as TalOrder, language)).toMatch(/6/);
  });

  it('K3.4 workers stay in that round', () => {
    const keep = { kind: 'keepWorkers', round: 2 } as const;
    const state = world({ phase: 'orders', round: 2 });
    expect([orders.answer(state, 0, keep), orders.lapsed(state, 0, keep)]).toEqual([undefined, false]);
    state.phase = 'workers';
    expect([orders.answer(state, 0, keep), orders.lapsed(state, 0, keep)]).toEqual([{ type: 'done' }, false]);
    state.turn = 1;
    expect([orders.answer(state, 0, keep), orders.lapsed(state, 0, keep)]).toEqual([undefined, true]);
  });

  it('an end of the turn that is all there is comes by itself; bids and orders never do', () => {
    for (const phase of ['steal', 'takeOver', 'build'] as const) {
      expect(orders.forced?.(world({ phase }), 0)).toEqual({ type: 'done' });
      expect(orders.forced?.(world({ phase }), 1)).toBeUndefined();
    }
    for (const phase of ['bids', 'orders', 'workers'] as const) expect(orders.forced?.(world({ phase }), 0)).toBeUndefined();
  });

  it('are told in every language', () => {
    for (const { order } of desk.offers(tal.view(world(), 0), 0)) {
      expect(orders.read(order)).toEqual(order);
      for (const language of languages) expect(desk.words[language][order.kind](order as never)).toMatch(/\.$/);
    }
  });
});
