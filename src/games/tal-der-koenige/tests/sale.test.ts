import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../../core/random.ts';
import { talDerKoenige as game } from '../index.ts';
import { blocksInHand, blocksOf, groupCount, inHand, type State } from '../state.ts';
import {
  anyBlocks,
  type Colour,
  eventsOf,
  feedPharaoh,
  give,
  offer,
  own,
  pile,
  play,
  refusalOf,
  times,
  world,
} from './testing.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function sale(players: number, groups: readonly (readonly Colour[])[], options = {}): State {
  const state = world({ players, phase: 'bids', options });
  offer(state, ...groups);
  return state;
}

/** Ends the round of a world with nothing in it, so that the next is drawn. */
function nextRound(state: State): void {
  play(state, ...Array.from({ length: state.players }, (_, i) => `${(state.start + i) % state.players} done`));
}

describe('K3.1 blocks', () => {
  it('K3.1 players + 1 groups of 5 blocks are drawn, open', () => {
    for (const players of [2, 3, 4]) {
      const state = game.setup({ players, options: {}, rules: 1 }, fastRandom(5));
      expect(groupCount(state)).toBe(players + 1);
      for (let group = 0; group <= players; group++) expect(sum(blocksOf(state, group))).toBe(5);
      expect(game.view(state, undefined).groups).toEqual(state.groups);
    }
  });

  it('K3.1 a bag with less gives full groups and a short one', () => {
    const state = world({ players: 4, round: 1 });
    fillUp(state, 12);
    nextRound(state);
    expect([0, 1, 2].map((group) => sum(blocksOf(state, group)))).toEqual([5, 5, 2]);
    expect(groupCount(state)).toBe(3);
    expect(refusalOf(state, '1 bid 4>4 blanks 0 0 0')).toBe('K3.1 noSuchGroup');
    expect(refusalOf(state, '1 bid blanks 0 0 0 0')).toBe('K3.1 noSuchGroup');
  });

  it('K3.1 an empty bag means no sale', () => {
    const state = world({ players: 4, round: 1 });
    fillUp(state, 0);
    nextRound(state);
    expect([state.round, state.phase, groupCount(state)]).toEqual([2, 'orders', 0]);
  });

  it('K3.1 tablets may lie at any groups, all at once, or nowhere', () => {
    const state = sale(2, [times(5, 'red'), times(5, 'grey'), times(5, 'black')]);
    play(state, '0 bid 4>1 3>1 1>3 blanks 0 3 1');
    expect(refusalOf(state, '0 bid blanks 0 0 0')).toBe('house notAsked');
    play(state, '1 bid blanks 0 0 0');
    expect(inHand(state, 0, 0)).toBe(5);
    expect(inHand(state, 0, 2)).toBe(5);
    expect(blocksInHand(state, 1)).toBe(0);
  });

  it('K3.1 each group goes to the highest sum of one player', () => {
    const state = sale(3, [times(5, 'red'), times(5, 'grey'), times(5, 'black'), times(5, 'white')]);
    const events = play(state, '0 bid 4>1 blanks 0 0 0 0', '1 bid 3>1 2>1 4>2 blanks 0 0 0 0', '2 bid 4>3 3>4 blanks 4 0 0 0');
    expect(eventsOf(events, 'sold').map(({ group, seat, sum: bid }) => [group, seat, bid])).toEqual([
      [1, 1, 5],
      [2, 1, 4],
      [3, 2, 4],
      [4, 2, 3],
    ]);
    expect(blocksInHand(state, 0)).toBe(0);
  });

  it('K3.1 a tie goes to the one who laid earlier', () => {
    const state = sale(3, [times(5, 'red'), times(5, 'grey')]);
    state.start = 2;
    state.turn = 2;
    const events = play(state, '2 bid 1>1 2>2 blanks 0 0', '0 bid 3>1 2>2 blanks 0 0', '1 bid 2>1 1>1 blanks 0 0');
    expect(eventsOf(events, 'sold').map(({ group, seat }) => [group, seat])).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  it('K3.1 a sum of 0 wins nothing, and the group goes back into the bag', () => {
    const state = sale(2, [times(5, 'red'), times(5, 'grey'), times(5, 'black')]);
    const events = play(state, '0 bid blanks 4 0 0', '1 bid 1>2 blanks 0 0 0');
    expect(eventsOf(events, 'unsold').map(({ group, to }) => [group, to])).toEqual([
      [1, 'bag'],
      [3, 'bag'],
    ]);
    expect(state.bag).toEqual([33, 28, 33, 33, 33]);
    expect(state.pharaoh).toEqual([]);
  });

  it('K3.1 the tablets return after the sale', () => {
    const state = sale(2, [times(5, 'red'), times(5, 'grey'), times(5, 'black')]);
    play(state, '0 bid 4>1 3>2 2>3 1>1 blanks 1 1 2', '1 bid blanks 0 0 0');
    expect(sum(state.numbered) + sum(state.blanks)).toBe(0);
    expect(groupCount(state)).toBe(0);
  });

  it('K6.1 advanced: groups without a buyer go to the pharaoh pyramid', () => {
    const state = sale(2, [times(5, 'red'), times(5, 'grey'), times(5, 'black')], { advanced: true });
    play(state, '0 bid blanks 0 0 0', '1 bid 1>2 blanks 0 0 0');
    expect(state.pharaoh).toEqual([0, 0, 0, 0, 0, 2, 2, 2, 2, 2]);
    expect(state.bag).toEqual([28, 28, 28, 33, 33]);
  });

  it('K6.1 what is too much for the pharaoh pyramid goes into the bag, and this round is the last', () => {
    const state = sale(2, [times(5, 'red')], { advanced: true });
    feedPharaoh(state, 27);
    const bag = sum(state.bag);
    const events = play(state, '0 bid blanks 0', '1 bid blanks 0');
    expect(state.pharaoh).toHaveLength(30);
    expect(sum(state.bag)).toBe(bag + 2);
    expect(eventsOf(events, 'lastRound')).toEqual([{ type: 'lastRound', reason: 'pharaoh' }]);
    expect(eventsOf(events, 'overflow')).toEqual([{ type: 'overflow', blocks: [2, 0, 0, 0, 0] }]);
    expect(state.phase).toBe('orders');
    const end = play(state, '0 order 1>16 2>16', '1 order 1>16 2>16', '0 done', '1 done');
    expect(eventsOf(end, 'ended').map(({ reason }) => reason)).toEqual(['pharaoh']);
  });

  it('K3.1 blocks bought are in hand beside what is on the board', () => {
    const state = world({ phase: 'build' });
    give(state, 0, 'red', 'sand');
    expect(blocksInHand(state, 0)).toBe(2);
  });
});

/** Puts all but so many blocks of the bag on unfinished pyramids. */
function fillUp(state: State, left: number): void {
  for (let site = 1; sum(state.bag) > left; site++) {
    const room = Math.min(sum(state.bag) - left, [4, 12, 13, 14, 15].includes(site) ? 5 : site === 1 ? 12 : 14);
    own(state, site % 4, site);
    pile(state, site, anyBlocks(state, room));
    if (site === 15) break;
  }
  feedPharaoh(state, sum(state.bag) - left);
}
