import { describe, expect, it } from 'vitest';
import { laidOn, type State } from '../state.ts';
import { offersTo, overseers, own, pile, play, refusalOf, times, workers, world } from './testing.ts';

function contested(options = {}, phase: 'steal' | 'takeOver' = 'takeOver'): State {
  const state = world({ players: 3, phase, options });
  own(state, 2, 2);
  pile(state, 2, times(5, 'red'));
  overseers(state, 0, '2-A');
  workers(state, 0, '2-B', '2-C');
  workers(state, 2, '2-L');
  return state;
}

describe('K3.6 taking over', () => {
  it('K3.6 the scarab is replaced, the old one goes back, blocks and figures stay', () => {
    const state = contested();
    const before = state.figures.slice();
    play(state, '0 take over 2');
    expect([state.owners[2], state.scarabs]).toEqual([0, [7, 8, 8]]);
    expect([laidOn(state, 2), state.figures]).toEqual([5, before]);
  });

  it('K3.6 needs strictly more overseers than the owner', () => {
    const state = contested();
    overseers(state, 2, '2-K');
    expect(refusalOf(state, '0 take over 2')).toBe('K3.6 tooFewOverseers');
  });

  it('K3.6 needs strictly more workers than the owner', () => {
    const state = contested();
    workers(state, 2, '2-L', '2-K');
    expect(refusalOf(state, '0 take over 2')).toBe('K3.6 tooFewWorkers');
    expect(offersTo(state, 0)).toEqual(['done']);
  });

  it('K3.6 an empty site too, a finished pyramid never', () => {
    const empty = contested();
    pile(empty, 2, []);
    empty.blocks.fill(0);
    empty.bag[0] = 33;
    play(empty, '0 take over 2');
    const finished = contested();
    own(finished, 2, 15);
    pile(finished, 15, times(5, 'white'));
    overseers(finished, 0, '15-A');
    workers(finished, 0, '15-B', '15-C');
    expect(refusalOf(finished, '0 take over 15')).toBe('K3.7 finished');
  });

  it('K3.6 only from somebody else, and only with a scarab left', () => {
    const state = contested();
    expect(refusalOf(state, '0 take over 6')).toBe('K3.6 noOwner');
    own(state, 0, 3, 4, 6, 7, 8, 10, 11, 12);
    expect(refusalOf(state, '0 take over 3')).toBe('K3.6 ownSite');
    expect(refusalOf(state, '0 take over 2')).toBe('K3.6 noScarab');
  });

  it('K3.6 the owner at that moment counts: a site can change hands twice in a round', () => {
    const state = contested();
    overseers(state, 1, '2-D', '2-E');
    workers(state, 1, '2-F', '2-G', '2-H');
    play(state, '0 take over 2', '0 done', '1 take over 2');
    expect([state.owners[2], state.scarabs]).toEqual([1, [8, 7, 8]]);
  });

  it('K3.6 the same workers may steal, take over and build in one round', () => {
    const state = contested({}, 'steal');
    play(state, '0 steal 2: 0.0 0.1 0.2 0.3', '0 done', '0 take over 2', '0 done');
    play(state, '0 build 2: 0.0 red', '0 build 2: 0.1 red', '0 build 2: 0.2 red', '0 build 2: 0.3 red');
    expect([state.owners[2], laidOn(state, 2)]).toEqual([0, 5]);
  });

  it('K3.6 is not compulsory', () => {
    const state = contested();
    play(state, '0 done');
    expect(state.owners[2]).toBe(2);
  });

  it('K3.6 not in round 1', () => {
    expect(refusalOf(world({ round: 1 }), '0 take over 2')).toBe('K1.5 otherPhase');
  });
});

describe('K6.3 steal or take over', () => {
  it('K6.3 half of the blocks stolen, rounded up, are workers that do not count', () => {
    const state = contested({ stealOrTakeOver: true }, 'steal');
    workers(state, 0, '2-B', '2-C', '2-D');
    play(state, '0 steal 2: 0.0', '0 done');
    expect(state.phase).toBe('takeOver');
    expect(refusalOf(state, '0 take over 2')).toBeUndefined();
    const three = contested({ stealOrTakeOver: true }, 'steal');
    workers(three, 0, '2-B', '2-C', '2-D');
    play(three, '0 steal 2: 0.0 0.1 0.2');
    three.phase = 'takeOver';
    expect(refusalOf(three, '0 take over 2')).toBe('K6.3 tooFewWorkers');
  });

  it('K3.6 forbids it where the workers would not do without thefts either', () => {
    const state = contested({ stealOrTakeOver: true });
    workers(state, 0, '2-B');
    workers(state, 2, '2-L', '2-K');
    expect(refusalOf(state, '0 take over 2')).toBe('K3.6 tooFewWorkers');
  });

  it('K6.3 on whichever side: the thief who has become owner defends with fewer', () => {
    const outcome = (stealOrTakeOver: boolean) => {
      const state = contested({ stealOrTakeOver }, 'steal');
      workers(state, 0, '2-B', '2-C', '2-D', '2-E');
      overseers(state, 1, '2-F', '2-G');
      workers(state, 1, '2-H', '2-I', '2-J');
      play(state, '0 steal 2: 0.0 0.1 0.2 0.3', '0 done', '1 done', '0 take over 2', '0 done');
      return state.phase === 'takeOver' && refusalOf(state, '1 take over 2') === undefined;
    };
    expect(outcome(true)).toBe(true);
    expect(outcome(false)).toBe(false);
  });

  it('K6.3 is off unless agreed: thieves count', () => {
    const state = contested({}, 'steal');
    play(state, '0 steal 2: 0.0 0.1 0.2 0.3', '0 done', '0 take over 2');
    expect(state.owners[2]).toBe(0);
  });

  it('K6.3 thefts elsewhere do not matter', () => {
    const state = contested({ stealOrTakeOver: true }, 'steal');
    own(state, 2, 6);
    pile(state, 6, times(2, 'black'));
    overseers(state, 0, '2-A', '6-A');
    workers(state, 0, '2-B', '2-C', '6-B');
    play(state, '0 steal 6: 0.0 0.1', '0 done', '0 take over 2');
    expect(state.owners[2]).toBe(0);
  });
});
