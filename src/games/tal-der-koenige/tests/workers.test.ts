import { describe, expect, it } from 'vitest';
import { talDerKoenige as game } from '../index.ts';
import { nameOf } from '../map.ts';
import { figureAt, nobody } from '../state.ts';
import { offersTo, overseers, own, pile, play, refusalOf, times, workers, world } from './testing.ts';

describe('K3.4 workers', () => {
  it('K3.4 each worker moves at most once a round', () => {
    const state = world();
    play(state, '0 worker 16 > 8-C');
    expect(refusalOf(state, '0 worker 8-C > 8-D')).toBe('K3.4 noWorkerThere');
    expect(refusalOf(state, '0 worker 20 > 8-D')).toBe('K3.4 noWorkerThere');
  });

  it('K3.4 where moved and unmoved workers stand together, an unmoved one goes', () => {
    const state = world();
    workers(state, 0, '20', '8-A', '8-B', '8-C', '8-D');
    play(state, '0 worker 8-A > 20', '0 worker 20 > 7-A');
    expect([2, 3].map((figure) => nameOf(figureAt(state, 0, figure)))).toEqual(['7-A', '20']);
    expect(refusalOf(state, '0 worker 20 > 7-B')).toBe('K3.4 noWorkerThere');
  });

  it('K3.4 overseers do not go with the workers', () => {
    const state = world();
    overseers(state, 0, '8-A');
    expect(refusalOf(state, '0 worker 8-A > 20')).toBe('K3.4 noWorkerThere');
  });

  it('K3.4 in round 1 not to sites of others', () => {
    const state = world({ round: 1 });
    own(state, 0, 7);
    own(state, 1, 8);
    expect(refusalOf(state, '0 worker 16 > 8-C')).toBe('K3.4 ownedByOther');
    expect(refusalOf(state, '0 worker 16 > 7-A')).toBeUndefined();
    expect(refusalOf(state, '0 worker 16 > 6-A')).toBeUndefined();
    expect(offersTo(state, 0)).not.toContain('worker 16 > 8-A');
  });

  it('K3.4 from round 2 to any site in play, finished ones too', () => {
    const state = world();
    own(state, 1, 8, 15);
    pile(state, 15, times(5, 'red'));
    play(state, '0 worker 16 > 8-C', '0 worker 16 > 15-A');
    expect(state.points).toBe(4);
  });

  it('K3.4 workers never claim', () => {
    const state = world();
    play(state, '0 worker 16 > 8-C', '0 done');
    expect(state.owners[8]).toBe(nobody);
  });

  it('the standing order ends a turn in which nothing is left to do, and no other', () => {
    const state = world();
    const answer = () => game.orders?.answer(state, 0, { kind: 'finish' });
    expect(answer()).toBeUndefined();
    workers(state, 0, '20', '20', '20', '20', '2-A');
    state.points = 0;
    expect(answer()).toBeUndefined();
    workers(state, 0, '20', '20', '20', '20', '20');
    expect(answer()).toEqual({ type: 'done' });
    expect(game.orders?.answer(state, 1, { kind: 'finish' })).toBeUndefined();
    expect(game.orders?.lapsed(state, 0, { kind: 'finish' })).toBe(false);
    expect(game.orders?.lapsed(world({ phase: 'over' }), 0, { kind: 'finish' })).toBe(true);
  });
});
