import { describe, expect, it } from 'vitest';
import { talDerKoenige as game } from '../index.ts';
import { blockAt, blocksInHand, inHand, laidOn, type State } from '../state.ts';
import { type Colour, eventsOf, offersTo, overseers, own, pile, play, refusalOf, times, workers, world } from './testing.ts';

const [black, white, grey] = [0, 1, 2];

/** The rulebook's picture: site 2 is grey's, without an overseer; black and white have an overseer and a worker each. */
function siteTwo(blocks: readonly Colour[] = [...times(9, 'red'), 'sand']): State {
  const state = world({ players: 3, phase: 'steal' });
  own(state, grey, 2);
  pile(state, 2, blocks);
  overseers(state, black, '2-A');
  workers(state, black, '2-B');
  overseers(state, white, '2-C');
  workers(state, white, '2-D');
  return state;
}

describe('K3.5 stealing', () => {
  it('K3.5 worked check: black takes level 1 and one of the base, then white two of the base; 6 are left', () => {
    const state = siteTwo();
    play(state, '0 steal 2: 1.0 0.8', '0 done', '1 steal 2: 0.0 0.4', '1 done');
    expect(laidOn(state, 2)).toBe(6);
    expect([inHand(state, black, 0), inHand(state, black, 4), inHand(state, white, 0)]).toEqual([1, 1, 2]);
    expect([0, 4, 8, 9].map((position) => blockAt(state, 2, position))).toEqual([0, 0, 0, 0]);
  });

  it('K3.5 the highest level goes first, with free choice within it', () => {
    const state = siteTwo([...times(9, 'red'), 'sand', 'white', 'grey']);
    expect(refusalOf(state, '0 steal 2: 0.0')).toBe('K3.5 upperFirst');
    expect(refusalOf(state, '0 steal 2: 1.0 0.0')).toBe('K3.5 upperFirst');
    expect(refusalOf(state, '0 steal 2: 1.2')).toBeUndefined();
    expect(refusalOf(state, '0 steal 2: 1.0 1.2')).toBeUndefined();
  });

  it('K3.5 up to 2 blocks per own worker there', () => {
    const state = siteTwo();
    expect(refusalOf(state, '0 steal 2: 1.0 0.0 0.1')).toBe('K3.5 tooManyBlocks');
    workers(state, black, '2-B', '2-E');
    expect(refusalOf(state, '0 steal 2: 1.0 0.0 0.1 0.2')).toBeUndefined();
    expect(refusalOf(state, '0 steal 2: 1.0 0.0 0.1 0.2 0.3')).toBe('K3.5 tooManyBlocks');
  });

  it('K3.5 needs a worker there', () => {
    const state = siteTwo();
    workers(state, black, '17');
    expect(refusalOf(state, '0 steal 2: 1.0')).toBe('K3.5 noWorkerOn');
    expect(offersTo(state, 0)).toEqual(['done']);
  });

  it('K3.5 needs strictly more overseers than the owner', () => {
    const state = siteTwo();
    overseers(state, grey, '2-K');
    expect(refusalOf(state, '0 steal 2: 1.0')).toBe('K3.5 tooFewOverseers');
    overseers(state, black, '2-A', '2-L');
    expect(refusalOf(state, '0 steal 2: 1.0')).toBeUndefined();
  });

  it('K3.5 not from an own site, nor where nobody owns, nor from an empty one', () => {
    const state = siteTwo([]);
    expect(refusalOf(state, '0 steal 2: 0.0')).toBe('K3.5 emptySite');
    expect(refusalOf(state, '0 steal 6: 0.0')).toBe('K3.5 noOwner');
    own(state, black, 7);
    expect(refusalOf(state, '0 steal 7: 0.0')).toBe('K3.5 ownSite');
  });

  it('K3.7 a finished pyramid can no longer be robbed', () => {
    const state = siteTwo(times(14, 'red'));
    expect(refusalOf(state, '0 steal 2: 2.0')).toBe('K3.7 finished');
  });

  it('K3.5 the blocks are chosen together: one theft a site', () => {
    const state = siteTwo();
    play(state, '0 steal 2: 1.0');
    expect(refusalOf(state, '0 steal 2: 0.0')).toBe('K3.5 stoleBefore');
    expect(offersTo(state, 0)).toEqual(['done']);
  });

  it('K3.5 only blocks that are there, each once', () => {
    const state = siteTwo();
    expect(refusalOf(state, '0 steal 2: 1.3')).toBe('K3.5 noBlockThere');
    expect(refusalOf(state, '0 steal 2: 1.0 1.0')).toBe('K3.5 sameBlockTwice');
    own(state, grey, 13);
    overseers(state, black, '2-A', '13-A');
    workers(state, black, '2-B', '13-B');
    pile(state, 13, ['red']);
    expect(game.refusal(state, 0, { type: 'steal', site: 13, positions: [9] })?.reason).toBe('noSuchPosition');
  });

  it('K3.5 what is stolen joins the blocks bought and can be built this round', () => {
    const state = siteTwo();
    own(state, black, 6);
    workers(state, black, '2-B', '6-A');
    const events = play(state, '0 steal 2: 1.0 0.3', '0 done', '1 done', '0 done', '1 done');
    play(state, '0 build 6: 0.0 sand', '0 build 6: 0.8 red');
    expect(eventsOf(events, 'stolen')).toEqual([
      { type: 'stolen', seat: 0, site: 2, owner: 2, positions: [9, 3], colours: [4, 0] },
    ]);
    expect(blocksInHand(state, black)).toBe(0);
  });

  it('K3.5 not in round 1: after the workers the building comes', () => {
    const state = world({ round: 1, players: 2, turn: 1 });
    own(state, 0, 2);
    pile(state, 2, ['red']);
    overseers(state, 1, '2-A');
    workers(state, 1, '2-B');
    play(state, '1 done');
    expect([state.round, state.phase]).toEqual([2, 'bids']);
  });

  it('offers a form for each site, whose proposal takes as much as it can', () => {
    const [form] = game.choices(siteTwo(), 0);
    expect(form).toEqual({
      form: 'steal',
      fixed: { site: 2 },
      slots: { positions: { kind: 'some', of: [9, 0, 1, 2, 3, 4, 5, 6, 7, 8], least: 1, most: 2 } },
      at: '2',
      proposal: { type: 'steal', site: 2, positions: [9, 0] },
    });
  });
});
