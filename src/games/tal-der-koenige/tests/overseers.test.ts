import { describe, expect, it } from 'vitest';
import { talDerKoenige as game } from '../index.ts';
import { nameOf, spotNamed } from '../map.ts';
import { figureAt, nobody, type State } from '../state.ts';
import { eventsOf, offersTo, overseers, own, pile, play, refusalOf, times, workers, world } from './testing.ts';

const placesOf = (state: State, seat: number) => [0, 1].map((figure) => nameOf(figureAt(state, seat, figure)));
const stay = (state: State, seat: number) => {
  const [one, two] = placesOf(state, seat);
  return `${seat} order 1>${one} 2>${two}`;
};

describe('K3.2 overseers in round 1', () => {
  it('K3.2 each goes openly, at most once, in either order', () => {
    const state = world({ round: 1, phase: 'overseers', players: 2 });
    play(state, '0 overseer 2 > 8-C', '0 overseer 1 > 15-B');
    expect(placesOf(state, 0)).toEqual(['15-B', '8-C']);
    expect(refusalOf(state, '0 overseer 1 > 15-C')).toBe('K3.2 movedBefore');
    play(state, '0 done');
    expect(state.turn).toBe(1);
  });

  it('K3.2 only to areas, sites nobody owns, or own sites', () => {
    const state = world({ round: 1, phase: 'overseers', players: 2 });
    play(state, '0 overseer 1 > 8-C', '0 overseer 2 > 8-D', '0 done');
    expect(refusalOf(state, '1 overseer 1 > 8-A')).toBe('K3.2 ownedByOther');
    expect(refusalOf(state, '1 overseer 1 > 20')).toBeUndefined();
    expect(refusalOf(state, '1 overseer 1 > 7-A')).toBeUndefined();
    expect(offersTo(state, 1).some((line) => line.includes('> 8-'))).toBe(false);
  });

  it('K3.2 only to free places', () => {
    const state = world({ round: 1, phase: 'overseers', players: 2 });
    play(state, '0 overseer 1 > 8-C');
    expect(refusalOf(state, '0 overseer 2 > 8-C')).toBe('K1.4 placeTaken');
  });

  it('K3.2 secret orders begin in round 2', () => {
    const state = world({ round: 1, phase: 'overseers' });
    expect(refusalOf(state, '0 order 1>16 2>16')).toBe('K1.5 otherPhase');
    expect(refusalOf(world({ phase: 'orders' }), '0 overseer 1 > 20')).toBe('K1.5 otherPhase');
  });
});

describe('K3.2 secret orders', () => {
  it('K3.2 everybody is asked at the same time, and nothing happens before the last has decided', () => {
    const state = world({ phase: 'orders', players: 3, start: 1 });
    expect(game.waiting(state)).toEqual([0, 1, 2]);
    const before = game.question(state, 0);
    play(state, '2 order 1>8-C 2>16');
    expect(game.waiting(state)).toEqual([0, 1]);
    expect(game.question(state, 0)).toEqual(before);
    expect(placesOf(state, 2)).toEqual(['16', '16']);
    expect(refusalOf(state, '2 order 1>16 2>16')).toBe('house notAsked');
    const events = play(state, '1 order 1>16 2>16', '0 order 1>16 2>16');
    expect(placesOf(state, 2)).toEqual(['8-C', '16']);
    expect(events.filter((event) => 'reveals' in event).map(({ type }) => type)).toEqual(['ordersShown']);
    expect([state.phase, state.turn]).toEqual(['workers', 1]);
  });

  it('K3.2 any site in play may be ordered: of others, finished, or occupied now', () => {
    const state = world({ phase: 'orders', players: 2 });
    own(state, 1, 15, 13);
    pile(state, 15, times(5, 'white'));
    overseers(state, 1, '13-A');
    expect(refusalOf(state, '0 order 1>15-A 2>13-A')).toBeUndefined();
  });

  it('K3.2 carried out in turn: the earlier takes the place, the later is bumped', () => {
    const state = world({ phase: 'orders', players: 3, start: 1 });
    const events = play(state, '0 order 1>8-C 2>16', '1 order 1>16 2>16', '2 order 1>8-C 2>16');
    expect(placesOf(state, 2)).toEqual(['8-C', '16']);
    expect(placesOf(state, 0)).toEqual(['16', '16']);
    expect(eventsOf(events, 'bumped')).toMatchObject([{ seat: 0, overseer: 1, from: 16, to: 16 }]);
    expect(state.owners[8]).toBe(2);
  });

  it('K3.2 a bumped overseer goes to the area that place touches', () => {
    const state = world({ phase: 'orders', players: 2 });
    workers(state, 1, '8-C', '8-D');
    play(state, '0 order 1>8-C 2>8-D', '1 order 1>16 2>16');
    expect(placesOf(state, 0)).toEqual(['16', '20']);
    expect(state.owners[8]).toBe(nobody);
  });

  it('K3.2 a place whose overseer leaves earlier in the turn order is free, later it is not', () => {
    const swap = (start: number) => {
      const state = world({ phase: 'orders', players: 2, start });
      own(state, 1, 8);
      overseers(state, 1, '8-C');
      play(state, '0 order 1>8-C 2>16', '1 order 1>20 2>16');
      return placesOf(state, 0)[0];
    };
    expect(swap(1)).toBe('8-C');
    expect(swap(0)).toBe('16');
  });

  it('K3.2 both are lifted first, so that they can exchange places', () => {
    const state = world({ phase: 'orders', players: 2 });
    own(state, 0, 8);
    overseers(state, 0, '8-C', '8-D');
    play(state, '0 order 1>8-D 2>8-C', '1 order 1>16 2>16');
    expect(placesOf(state, 0)).toEqual(['8-D', '8-C']);
  });

  it('K3.2 one that stays is not lifted and keeps its place', () => {
    const state = world({ phase: 'orders', players: 2 });
    own(state, 0, 8);
    overseers(state, 0, '8-C', '16');
    play(state, '0 order 2>8-C 1>8-C', '1 order 1>16 2>16');
    expect(placesOf(state, 0)).toEqual(['8-C', '16']);
  });

  it('K3.2 both ordered to one place: the second named is bumped', () => {
    const outcome = (line: string) => {
      const state = world({ phase: 'orders', players: 2 });
      play(state, line, '1 order 1>16 2>16');
      return placesOf(state, 0);
    };
    expect(outcome('0 order 1>8-D 2>8-D')).toEqual(['8-D', '20']);
    expect(outcome('0 order 2>8-D 1>8-D')).toEqual(['20', '8-D']);
  });

  it('K3.2 orders beyond 6 points are refused before they are given, with the price', () => {
    const state = world({ phase: 'orders' });
    overseers(state, 0, '1-A', '5-A');
    expect(game.refusal(state, 0, { type: 'order', one: at('9-A'), two: at('9-B'), begin: 1 })).toEqual({
      rule: 'K3.2',
      reason: 'ordersTooDear',
      details: { price: 8, points: 6 },
    });
    expect(refusalOf(state, '0 order 1>9-A 2>19')).toBeUndefined();
  });

  it('K3.2 orders that cost more than 6 together, in a state from elsewhere, are void: both stay', () => {
    const state = world({ phase: 'orders', players: 4 });
    own(state, 0, 1, 5);
    overseers(state, 0, '1-A', '5-A');
    state.orders.splice(0, 3, at('9-A'), at('9-B'), 1);
    expect(game.invariants(state)).toEqual([]);
    const events = play(state, stay(state, 1), stay(state, 2), stay(state, 3));
    expect(placesOf(state, 0)).toEqual(['1-A', '5-A']);
    expect(eventsOf(events, 'voided')).toEqual([{ type: 'voided', seat: 0, price: 8 }]);
    expect(state.owners[9]).toBe(nobody);
  });

  it('K3.2 void orders are the whole phase: an overseer that might have claimed where it stands does not', () => {
    const state = world({ phase: 'orders', players: 4 });
    overseers(state, 0, '1-A', '5-A');
    state.orders.splice(0, 3, at('9-A'), at('9-B'), 1);
    play(state, stay(state, 1), stay(state, 2), stay(state, 3));
    expect([state.owners[1], state.owners[5], state.scarabs[0]]).toEqual([nobody, nobody, 8]);
  });

  it('K3.2 the form offers every place and proposes to stay', () => {
    const [form] = game.choices(world({ phase: 'orders' }), 2);
    expect(form).toMatchObject({ form: 'order', proposal: { type: 'order', one: 16, two: 16, begin: 1 } });
    expect(form).toHaveProperty('slots.one.of.length', 167);
  });
});

describe('K3.3 claims', () => {
  it('K3.3 an overseer that ends on a site without an owner claims it at once with a scarab', () => {
    const state = world({ round: 1, phase: 'overseers' });
    const events = play(state, '0 overseer 1 > 8-C');
    expect(eventsOf(events, 'claimed')).toEqual([{ type: 'claimed', seat: 0, site: 8 }]);
    expect([state.owners[8], state.scarabs[0]]).toEqual([0, 7]);
  });

  it('K3.3 sites passed on the way are not claimed, nor areas', () => {
    const state = world({ phase: 'orders', players: 2 });
    overseers(state, 0, '6-A');
    play(state, '0 order 1>7-A 2>20', '1 order 1>16 2>16');
    expect(state.owners.filter((owner) => owner === 0)).toHaveLength(1);
    expect(state.owners[7]).toBe(0);
  });

  it('K3.3 both overseers can claim in one round, in the order named', () => {
    const state = world({ phase: 'orders', players: 2 });
    const events = play(state, '0 order 2>7-A 1>8-A', '1 order 1>16 2>16');
    expect(eventsOf(events, 'claimed').map(({ site }) => site)).toEqual([7, 8]);
  });

  it('K3.3 a site of somebody else is not claimed, and its ownership lasts when the overseer leaves', () => {
    const state = world({ phase: 'orders', players: 2 });
    own(state, 1, 8);
    overseers(state, 1, '8-A');
    play(state, '0 order 1>8-B 2>16', '1 order 1>16 2>16');
    expect([state.owners[8], state.scarabs]).toEqual([1, [8, 7]]);
  });

  it('K3.3 the second of two at one site finds it claimed', () => {
    const state = world({ phase: 'orders', players: 2, start: 1 });
    play(state, '0 order 1>8-B 2>16', '1 order 1>8-A 2>16');
    expect(state.owners[8]).toBe(1);
  });

  it('K3.3 with no scarab left nothing is claimed', () => {
    const state = world({ phase: 'orders', players: 4 });
    own(state, 0, 1, 2, 3, 4, 5, 6, 7, 8);
    play(state, '0 order 1>15-A 2>16', stay(state, 1), stay(state, 2), stay(state, 3));
    expect([state.owners[15], state.scarabs[0]]).toEqual([nobody, 0]);
  });

  it('K3.3 an overseer still there claims in a later round, once there is a scarab again', () => {
    const state = world({ phase: 'orders', players: 4 });
    own(state, 0, 2, 3, 4, 5, 6, 7, 8);
    overseers(state, 0, '15-A', '16');
    play(state, stay(state, 0), stay(state, 1), stay(state, 2), stay(state, 3));
    expect([state.owners[15], state.scarabs[0]]).toEqual([0, 0]);
  });

  it('K3.3 not in the worker phase: workers never claim, and overseers only in theirs', () => {
    const state = world();
    own(state, 0, 2, 3, 4, 5, 6, 7, 8);
    overseers(state, 0, '15-A', '16');
    play(state, '0 worker 16 > 13-A', '0 done');
    expect([state.owners[15], state.owners[13]]).toEqual([nobody, nobody]);
  });

  it('K3.3 the offer says what it claims', () => {
    const state = world({ round: 1, phase: 'overseers' });
    expect(game.choices(state, 0).find((choice) => choice.at === '8-C')).toMatchObject({ effect: { left: 5, claims: 8 } });
    expect(game.choices(state, 0).find((choice) => choice.at === '20')).not.toHaveProperty('effect.claims');
  });
});

function at(name: string): number {
  return spotNamed(name) ?? 0;
}
