import { describe, expect, it } from 'vitest';
import { at } from '../../../core/at.ts';
import { isForm } from '../../../core/form.ts';
import { talDerKoenige as game } from '../index.ts';
import { blockAt, blocksInHand, laidOn, type State } from '../state.ts';
import {
  eventsOf,
  feedPharaoh,
  give,
  offersTo,
  overseers,
  own,
  pile,
  play,
  refusalOf,
  times,
  workers,
  world,
} from './testing.ts';

function yard(round = 2): State {
  const state = world({ players: 2, phase: 'build', round });
  own(state, 0, 8);
  workers(state, 0, '8-A', '8-B');
  give(state, 0, 'red', 'red', 'red', 'white', 'sand');
  return state;
}

describe('K3.7 building', () => {
  it('K3.7 up to 2 blocks per own worker standing there', () => {
    const state = yard();
    play(state, '0 build 8: 0.0 red', '0 build 8: 0.1 red', '0 build 8: 0.2 red', '0 build 8: 0.3 white');
    expect(refusalOf(state, '0 build 8: 0.4 sand')).toBe('K3.7 noRoom');
    expect(game.refusal(state, 0, { type: 'build', site: 8, position: 4, colour: 4 })?.details).toEqual({ site: 8, most: 4 });
    expect(offersTo(state, 0)).toEqual(['done']);
  });

  it('K3.7 no overseer is needed, and overseers do not count', () => {
    const state = yard();
    workers(state, 0, '16', '16');
    overseers(state, 0, '8-A', '8-B');
    expect(refusalOf(state, '0 build 8: 0.0 red')).toBe('K3.7 noRoom');
    workers(state, 0, '8-C');
    overseers(state, 0, '16', '16');
    expect(refusalOf(state, '0 build 8: 0.0 red')).toBeUndefined();
  });

  it('K3.7 only on own sites', () => {
    const state = yard();
    own(state, 1, 7);
    workers(state, 0, '7-A', '8-B');
    expect(refusalOf(state, '0 build 7: 0.0 red')).toBe('K3.7 notOwner');
    expect(refusalOf(state, '0 build 6: 0.0 red')).toBe('K3.7 notOwner');
  });

  it('K3.7 only blocks bought or stolen this round', () => {
    const state = yard();
    expect(refusalOf(state, '0 build 8: 0.0 black')).toBe('K3.7 noSuchBlock');
    play(state, '0 build 8: 0.0 white');
    expect(refusalOf(state, '0 build 8: 0.1 white')).toBe('K3.7 noSuchBlock');
  });

  it('K3.7 a level must be complete before the next begins, and one turn may finish one and begin the next', () => {
    const state = yard();
    pile(state, 8, times(8, 'grey'));
    expect(refusalOf(state, '0 build 8: 1.0 red')).toBe('K3.7 otherLevel');
    play(state, '0 build 8: 0.8 red');
    expect(refusalOf(state, '0 build 8: 2.0 red')).toBe('K3.7 otherLevel');
    play(state, '0 build 8: 1.3 red');
    expect(laidOn(state, 8)).toBe(10);
  });

  it('K3.7 the owner chooses the position of every block; blocks never move again', () => {
    const state = yard();
    play(state, '0 build 8: 0.7 sand');
    expect(blockAt(state, 8, 7)).toBe(5);
    expect(refusalOf(state, '0 build 8: 0.7 red')).toBe('K3.7 positionTaken');
    const offers = offersTo(state, 0);
    expect(offers).toContain('build 8: 0.4 red');
    expect(offers).toHaveLength(8 * 2 + 1);
  });

  it('K3.7 a position the pyramid does not have', () => {
    const state = yard();
    own(state, 0, 15);
    workers(state, 0, '15-A');
    expect(game.refusal(state, 0, { type: 'build', site: 15, position: 5, colour: 0 })?.reason).toBe('noSuchPosition');
  });

  it('K3.7 a finished pyramid keeps the scarab and takes no more blocks', () => {
    const state = yard();
    pile(state, 8, times(13, 'grey'));
    const offer = game.choices(state, 0).find((choice) => !isForm(choice) && choice.piece === 'red');
    expect(offer).toMatchObject({ at: '8 2.0', effect: { kind: 'layered', points: 9 } });
    const events = play(state, '0 build 8: 2.0 red');
    expect(eventsOf(events, 'finished')).toEqual([{ type: 'finished', seat: 0, site: 8, kind: 'layered', points: 9 }]);
    expect(refusalOf(state, '0 build 8: 2.0 red')).toBe('K3.7 finished');
    expect([state.owners[8], state.scarabs[0]]).toEqual([0, 7]);
  });

  it('K3.7 a site with holes after a theft is filled up before the next level begins', () => {
    const state = yard();
    pile(state, 8, times(9, 'grey'));
    state.blocks[8 * 14 + 4] = 0;
    state.laid[8] = 8;
    state.bag[1] = at(state.bag, 1) + 1;
    expect(offersTo(state, 0)).toEqual(['build 8: 0.4 red', 'build 8: 0.4 white', 'build 8: 0.4 sand', 'done']);
  });

  it('K3.7 in round 1 as well', () => {
    const state = yard(1);
    play(state, '0 build 8: 0.0 red');
    expect(laidOn(state, 8)).toBe(1);
  });
});

describe('K3.8 what is not built', () => {
  it('K3.8 all of it goes to the pharaoh pyramid, at the end of the own building', () => {
    const state = yard();
    const events = play(state, '0 build 8: 0.0 red', '0 done');
    expect(state.pharaoh).toEqual([0, 0, 3, 4]);
    expect(eventsOf(events, 'toPharaoh')).toEqual([{ type: 'toPharaoh', seat: 0, blocks: [2, 0, 0, 1, 1] }]);
    expect(blocksInHand(state, 0)).toBe(0);
  });

  it('K3.8 also of a player who cannot build at all and is not asked', () => {
    const state = yard();
    give(state, 1, 'black', 'black');
    const events = play(state, '0 done');
    expect(eventsOf(events, 'toPharaoh').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(state.pharaoh).toHaveLength(7);
  });

  it('K3.8 blocks beyond its 30th go back into the bag', () => {
    const state = yard();
    feedPharaoh(state, 28);
    const inBag = state.bag.reduce((sum, count) => sum + count, 0);
    const events = play(state, '0 done');
    expect(state.pharaoh).toHaveLength(30);
    expect(state.bag.reduce((sum, count) => sum + count, 0)).toBe(inBag + 3);
    expect(eventsOf(events, 'overflow')).toEqual([{ type: 'overflow', blocks: [1, 0, 0, 1, 1] }]);
  });

  it('K3.8 ending with blocks that could be built is warned of', () => {
    const state = yard();
    const done = () => game.choices(state, 0).find((choice) => !isForm(choice) && choice.action.type === 'done');
    expect(done()).toMatchObject({ warning: 'blocksLeft' });
    play(state, '0 build 8: 0.0 red', '0 build 8: 0.1 red', '0 build 8: 0.2 red', '0 build 8: 0.3 white');
    expect(done()).not.toHaveProperty('warning');
  });
});

describe('K3.9 the pharaoh stone', () => {
  it('K3.9 goes to the left neighbour, who is start player of the next round', () => {
    const state = world({ players: 3, phase: 'workers', start: 2 });
    const events = play(state, '2 done', '0 done', '1 done');
    expect(eventsOf(events, 'stone')).toEqual([{ type: 'stone', from: 2, to: 0 }]);
    expect([state.round, state.phase, state.start, state.turn]).toEqual([3, 'bids', 0, 0]);
  });

  it('K3.9 rooms and thefts of the round before are forgotten', () => {
    const state = yard();
    play(state, '0 build 8: 0.0 red', '0 build 8: 0.1 red', '0 build 8: 0.2 red', '0 build 8: 0.3 white', '0 done');
    expect([...state.built, ...state.stolen].every((count) => count === 0)).toBe(true);
    const thief = world({ players: 2, phase: 'steal' });
    own(thief, 1, 7);
    pile(thief, 7, times(4, 'grey'));
    overseers(thief, 0, '7-A');
    workers(thief, 0, '7-B');
    play(thief, '0 steal 7: 0.0', '0 done', '0 done');
    expect([thief.round, thief.phase]).toEqual([3, 'bids']);
    expect(thief.stolen.every((count) => count === 0)).toBe(true);
  });
});
