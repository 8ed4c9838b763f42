import { describe, expect, it } from 'vitest';
import { isForm } from '../../../core/form.ts';
import type { Offer } from '../../../core/game.ts';
import type { TalAction } from '../action.ts';
import { talDerKoenige as game } from '../index.ts';
import { distance, spotNamed } from '../map.ts';
import { offersTo, overseers, own, pile, play, refusalOf, times, workers, world } from './testing.ts';

const price = (from: string, to: string) => distance(spotNamed(from) ?? 0, spotNamed(to) ?? 0);

describe('K2 movement cost', () => {
  it.each([
    ['16', '15-B', 1],
    ['6-C', '20', 2],
    ['6-C', '7-D', 3],
    ['16', '8-C', 1],
    ['16', '8-J', 1],
    ['8-C', '20', 1],
    ['16', '20', 1],
    ['17', '19', 2],
    ['17', '20', 2],
    ['15-A', '8-A', 2],
    ['1-A', '9-A', 4],
    ['2-A', '2-L', 0],
    ['12-C', '16', 1],
    ['12-A', '22', 1],
    ['4-A', '18', 1],
  ])('K2.1 from %s to %s costs %i', (from, to, cost) => {
    expect(price(from, to)).toBe(cost);
    expect(price(to, from)).toBe(cost);
  });

  it('K2.1 figures, owners and blocks never hinder passage', () => {
    const state = world();
    own(state, 1, 8);
    pile(state, 8, times(9, 'red'));
    overseers(state, 1, '8-A', '8-B');
    workers(state, 0, '16');
    play(state, '0 worker 16 > 7-A');
    expect(state.points).toBe(4);
  });

  it('K2.1 staying is no move', () => {
    expect(refusalOf(world(), '0 worker 16 > 16')).toBe('K2.1 samePlace');
  });

  it('K2.2 all workers together have 6 points a round', () => {
    const state = world();
    play(state, '0 worker 16 > 7-A', '0 worker 16 > 7-B', '0 worker 16 > 20');
    expect(state.points).toBe(1);
    expect(refusalOf(state, '0 worker 16 > 7-C')).toBe('K2.2 tooFar');
    expect(game.refusal(state, 0, { type: 'worker', from: 16, to: spotNamed('7-C') ?? 0 })?.details).toEqual({
      price: 2,
      points: 1,
    });
    play(state, '0 worker 16 > 20', '0 done');
    expect([state.turn, state.points]).toEqual([1, 6]);
  });

  it('K2.2 without points a worker can still change places within a frame', () => {
    const state = world();
    workers(state, 0, '2-A');
    state.points = 0;
    expect(offersTo(state, 0).filter((line) => line !== 'done')).toEqual(
      [...'BCDEFGHIJKL'].map((letter) => `worker 2-A > 2-${letter}`),
    );
  });

  it('K2.2 both overseers together have 6 points', () => {
    const state = world({ round: 1, phase: 'overseers' });
    play(state, '0 overseer 1 > 5-A');
    expect(state.points).toBe(4);
  });

  it('offers every reachable place and area with its price and way', () => {
    const state = world();
    workers(state, 0, '6-C', '6-C', '6-C', '6-C', '6-C');
    const offers = game.choices(state, 0).filter((choice): choice is Offer<TalAction> => !isForm(choice));
    const to = (at: string) => offers.find((offer) => offer.at === at);
    expect(to('7-D')).toMatchObject({ price: 3, piece: 'worker 6-C', way: ['6', '19', '20', '7'], effect: { left: 3 } });
    expect(to('20')).toMatchObject({ price: 2, way: ['6', '19', '20'] });
    expect(to('6-D')).toMatchObject({ price: 0, way: ['6'] });
    expect(offers).toHaveLength(7 + 160 - 1 + 1);
  });

  it('warns of ending with points left, and of sending a worker to a finished pyramid', () => {
    const state = world();
    own(state, 1, 15);
    pile(state, 15, times(5, 'white'));
    const warnings = game.choices(state, 0).flatMap((choice) => (isForm(choice) || !choice.warning ? [] : [choice]));
    expect(warnings.filter(({ warning }) => warning === 'finishedSite').map(({ at }) => at)).toEqual(
      [...'ABCDEFGH'].map((letter) => `15-${letter}`),
    );
    expect(warnings.filter(({ warning }) => warning === 'pointsLeft').map(({ action }) => action.type)).toEqual(['done']);
  });
});
