import { describe, expect, it } from 'vitest';
import { talDerKoenige as game } from '../index.ts';
import { capacityOf } from '../pyramid.ts';
import { type State, sitesInPlay } from '../state.ts';
import { anyBlocks, eventsOf, feedPharaoh, give, overseers, own, pile, play, times, workers, world } from './testing.ts';

const blocksInBag = (state: State) => state.bag.reduce((sum, count) => sum + count, 0);
const reason = (events: Parameters<typeof eventsOf>[0]) => eventsOf(events, 'ended').map((event) => event.reason);

/** Every site in play finished but the last named, which lacks one block. */
function almostDone(players: number): State {
  const state = world({ players, phase: 'build' });
  for (const [i, site] of sitesInPlay(players).entries()) {
    own(state, i % players, site);
    pile(state, site, anyBlocks(state, capacityOf(site) - (i === 0 ? 1 : 0)));
  }
  workers(state, 0, '2-A');
  return state;
}

describe('K4.1 the end', () => {
  it('K4.1 the round in which the pharaoh pyramid gets its last block is played to its end', () => {
    const state = world({ players: 2, phase: 'build' });
    own(state, 1, 8);
    workers(state, 1, '8-A');
    feedPharaoh(state, 29);
    own(state, 0, 7);
    workers(state, 0, '7-A');
    give(state, 0, 'red');
    give(state, 1, 'white', 'white');
    const first = play(state, '0 done');
    expect(eventsOf(first, 'lastRound')).toEqual([{ type: 'lastRound', reason: 'pharaoh' }]);
    expect([state.phase, state.turn]).toEqual(['build', 1]);
    const last = play(state, '1 build 8: 0.0 white', '1 build 8: 0.1 white', '1 done');
    expect(reason(last)).toEqual(['pharaoh']);
    expect(game.waiting(state)).toEqual([]);
    expect(game.choices(state, 0)).toEqual([]);
  });

  it('K4.1 29 blocks do not end it', () => {
    const state = world({ players: 2, phase: 'workers', turn: 1 });
    feedPharaoh(state, 29);
    play(state, '1 done');
    expect([state.phase, state.round]).toEqual(['bids', 3]);
  });

  it('K4.1 the round in which every site in play carries a finished pyramid is the last', () => {
    const state = almostDone(2);
    give(state, 0, 'sand');
    give(state, 1, 'sand');
    const events = play(state, '0 build 2: 2.0 sand', '0 done');
    expect(eventsOf(events, 'lastRound')).toEqual([{ type: 'lastRound', reason: 'sites' }]);
    expect(reason(events)).toEqual(['sites']);
    expect(state.pharaoh).toHaveLength(1);
  });

  it('K4.1 a site less, and the game goes on', () => {
    const state = almostDone(3);
    give(state, 0, 'sand');
    workers(state, 0, '16');
    state.phase = 'workers';
    state.turn = 2;
    play(state, '2 done');
    expect(state.phase).toBe('bids');
  });

  it('K4.1 a round that begins with an empty bag is the last, and is played', () => {
    const state = world({ players: 4, phase: 'workers', turn: 3 });
    for (const site of sitesInPlay(4)) {
      own(state, site % 4, site);
      pile(state, site, anyBlocks(state, Math.min(blocksInBag(state), capacityOf(site) - (site > 5 ? 0 : 1))));
    }
    feedPharaoh(state, blocksInBag(state));
    state.busy = true;
    const events = play(state, '3 done');
    expect(eventsOf(events, 'lastRound')).toEqual([{ type: 'lastRound', reason: 'bag' }]);
    expect([state.phase, state.start, eventsOf(events, 'drawn').length]).toEqual(['orders', 1, 0]);
    play(state, ...[0, 1, 2, 3].map((seat) => `${seat} order 1>16 2>16`));
    const last = play(state, '1 done', '2 done', '3 done', '0 done');
    expect(reason(last)).toEqual(['bag']);
  });

  it('K4.1 a bag that empties during a round does not end that round', () => {
    const state = world({ players: 4, phase: 'workers', turn: 3 });
    for (const site of sitesInPlay(4)) {
      own(state, site % 4, site);
      pile(state, site, anyBlocks(state, Math.min(blocksInBag(state) - 3, capacityOf(site) - (site > 5 ? 0 : 1))));
    }
    state.busy = true;
    play(state, '3 done');
    expect([state.phase, blocksInBag(state), state.noSale]).toEqual(['bids', 0, false]);
  });

  it('K4.1 the third round running in which no block is built, stolen or laid on the pharaoh pyramid is the last', () => {
    const state = world({ players: 2, phase: 'workers', round: 5 });
    const idleRound = () => {
      const [first, second] = [state.start, 1 - state.start];
      if (state.phase === 'bids')
        play(state, `${first} bid blanks 0 0 0`, `${second} bid blanks 0 0 0`, '0 order 1>16 2>16', '1 order 1>16 2>16');
      return reason(play(state, `${first} done`, `${second} done`));
    };
    expect(idleRound()).toEqual([]);
    expect(idleRound()).toEqual([]);
    expect(idleRound()).toEqual(['idle']);
    expect(state.round).toBe(7);
  });

  it.each(['build', 'steal', 'pharaoh'] as const)('K4.1 a %s in between starts the count of idle rounds anew', (what) => {
    const state = world({ players: 2, phase: what === 'steal' ? 'steal' : 'build' });
    state.idle = 2;
    own(state, 0, 8);
    workers(state, 0, '8-A');
    give(state, 0, 'red');
    if (what === 'build') play(state, '0 build 8: 0.0 red', '0 done');
    if (what === 'pharaoh') play(state, '0 done');
    if (what === 'steal') {
      own(state, 1, 7);
      pile(state, 7, times(2, 'white'));
      overseers(state, 0, '7-A');
      workers(state, 0, '7-B');
      // What was stolen goes to the pharaoh too, so the flag is looked at before.
      play(state, '0 steal 7: 0.0');
      expect(state.busy).toBe(true);
      return;
    }
    expect([state.phase, state.idle]).toEqual(['bids', 0]);
  });
});

describe('K4.2 points', () => {
  it('K4.2 only finished pyramids score, for their owner', () => {
    const state = world({ players: 2 });
    own(state, 0, 15, 8);
    own(state, 1, 13);
    pile(state, 15, times(5, 'white'));
    pile(state, 8, times(13, 'red'));
    pile(state, 13, ['black', 'black', 'black', 'black', 'red']);
    expect(game.standing(state)).toEqual({ points: [4, 3], over: false, winners: [] });
  });

  it('K4.2 most points win, equal points share', () => {
    const state = world({ players: 3, phase: 'over' });
    own(state, 0, 15);
    own(state, 2, 13);
    pile(state, 15, times(5, 'white'));
    pile(state, 13, times(5, 'black'));
    expect(game.standing(state)).toEqual({ points: [4, 0, 4], over: true, winners: [0, 2] });
  });
});
