import { describe, expect, it } from 'vitest';
import { everyConfig } from '../../../core/config.ts';
import { fastRandom } from '../../../core/random.ts';
import { stackSize } from '../data.ts';
import type { TikalEvent } from '../event.ts';
import { tikal } from '../index.ts';
import { templePoints, treasurePoints } from '../scoring.ts';
import type { TikalState } from '../state.ts';
import { give, hex, lay, play, post, put, turnOf } from './testing.ts';

/** The last turn of the game, in hand of seat 0 unless told otherwise. */
function lastTurn(players: number, seat = 0): TikalState {
  const state = turnOf(seat, { players });
  state.drawn = stackSize;
  state.scorings = 3;
  return state;
}

describe('T6 scoring round', () => {
  it('T6.1 the drawer first, then clockwise; each acts with 10 and scores alone, at once', () => {
    const state = turnOf(0, { players: 3, stack: ['A3', 'B1'] });
    put(state, 2, 'leader', 'A4');
    put(state, 1, 'leader', 'B5');
    play(state, 'end');
    expect(state.order).toEqual([1, 2, 0]);
    expect(play(state, 'uncover B5', 'end').map(({ type }) => type)).toEqual(['uncovered', 'turnEnded', 'scored']);
    expect(state.score).toEqual([0, 2, 0]);
    // Seat 2 now takes over the temple of seat 1, who has scored it already.
    put(state, 2, 'member', 'B5', 4);
    play(state, 'end');
    expect(state.score).toEqual([0, 2, 3]);
    play(state, 'end');
    expect([state.score, state.seat, state.phase]).toEqual([[0, 2, 3], 1, 'place']);
  });

  it('T6.2 unguarded temples with the majority, guarded temples, and treasures', () => {
    const state = turnOf(0);
    lay(state, 'C1', 'B3');
    lay(state, 'E1', 'C4');
    put(state, 0, 'leader', 'B3');
    put(state, 1, 'member', 'B3', 2);
    put(state, 1, 'leader', 'C4');
    put(state, 0, 'member', 'C4', 3);
    put(state, 1, 'member', 'A4', 5);
    post(state, 0, 'A4');
    state.values[hex('A4')] = 2;
    expect([templePoints(state, 0), templePoints(state, 1)]).toEqual([4 + 2, 0]);
    give(state, 0, 'bowl', 'frog', 'frog', 'sun', 'sun', 'sun');
    expect(treasurePoints(state, 0)).toBe(1 + 3 + 6);
  });

  it('worked check: a 3, two 5s and an 8 are 21; two pairs and two singles are 8', () => {
    const state = turnOf(0);
    for (const [tile, at] of [
      ['C5', 'B3'],
      ['D1', 'C4'],
      ['D5', 'C5'],
    ] as const) {
      lay(state, tile, at);
      put(state, 0, 'member', at, 1);
    }
    state.values[hex('A4')] = 8;
    put(state, 0, 'leader', 'A4');
    give(state, 0, 'bowl', 'bowl', 'frog', 'frog', 'sun', 'bell');
    expect([templePoints(state, 0), treasurePoints(state, 0)]).toEqual([21, 8]);
    state.order = [0, 1];
    expect(play(state, 'end')[1]).toEqual({ type: 'scored', seat: 0, temples: 21, treasures: 8, score: 29 });
  });

  it('T6.3 four scoring rounds in every game, in each of which everybody scores once', () => {
    const random = fastRandom(11);
    for (const config of everyConfig(tikal.meta))
      for (let game = 0; game < 5; game++) {
        const state = tikal.setup(config, random);
        const events: TikalEvent[] = [];
        while (state.phase !== 'over')
          tikal.play(state, state.seat, tikal.sample(state, state.seat, random), random, (event) => events.push(event));
        const rounds = events.flatMap((event) => (event.type === 'scoringBegan' ? [event.order] : []));
        expect(rounds).toHaveLength(4);
        const scored = events.flatMap((event) => (event.type === 'scored' ? [event.seat] : []));
        expect(scored).toEqual(rounds.flat());
        for (const order of rounds) expect([...order].sort()).toEqual(state.score.map((_, seat) => seat));
      }
  });
});

describe('T7 end', () => {
  it('T7.1 the last scoring round begins after the last placer, who comes last', () => {
    for (const [players, seat, order] of [
      [4, 2, [3, 0, 1, 2]],
      [3, 0, [1, 2, 0]],
      [2, 1, [0, 1]],
    ] as const) {
      const state = lastTurn(players, seat);
      expect(play(state, 'end').at(-1)).toEqual({ type: 'scoringBegan', round: 4, order });
      for (let i = 1; i < players; i++) play(state, 'end');
      expect(state.phase).toBe('act');
      play(state, 'end');
      expect(state.phase).toBe('over');
      expect(tikal.waiting(state)).toEqual([]);
    }
  });

  it('T7.2 most points win', () => {
    const state = lastTurn(3);
    state.score = [10, 12, 11];
    const events = play(state, 'end', 'end', 'end', 'end');
    expect(events.at(-1)).toEqual({ type: 'gameEnded', winners: [1], score: [10, 12, 11] });
    expect(tikal.standing(state)).toEqual({ points: [10, 12, 11], over: true, winners: [1] });
    expect(tikal.refusal(state, 0, { type: 'end' })).toMatchObject({ rule: 'house', reason: 'over' });
  });

  it('T7.2 equal points share the victory', () => {
    const state = lastTurn(3);
    state.score = [12, 12, 11];
    expect(play(state, 'end', 'end', 'end', 'end').at(-1)).toMatchObject({ winners: [0, 1] });
  });
});

describe('preview', () => {
  it('says what each seat would score now, temple by temple and treasure by treasure', () => {
    const state = turnOf(0);
    state.score = [7, 3];
    put(state, 0, 'leader', 'A4');
    put(state, 1, 'member', 'B5', 1);
    post(state, 0, 'B5');
    state.values[hex('B5')] = 4;
    give(state, 0, 'bowl', 'frog', 'frog');
    expect(tikal.preview(tikal.view(state, 1)).seats).toEqual([
      {
        lines: [
          { line: 'scored', points: 7 },
          { line: 'temple A4', points: 1 },
          { line: 'guarded B5', points: 4 },
          { line: 'treasure bowl', points: 1 },
          { line: 'treasure frog', points: 3 },
        ],
        total: 16,
        unknown: false,
      },
      { lines: [{ line: 'scored', points: 3 }], total: 3, unknown: false },
    ]);
  });

  it('counts nobody twice in a scoring round', () => {
    const state = turnOf(0, { stack: ['A3', 'B1'] });
    put(state, 1, 'leader', 'A4');
    put(state, 0, 'leader', 'B5');
    const totals = () => tikal.preview(tikal.view(state, 0)).seats.map(({ total }) => total);
    play(state, 'end');
    expect([state.order, totals()]).toEqual([
      [1, 0],
      [1, 1],
    ]);
    play(state, 'end');
    expect([state.score, totals()]).toEqual([
      [0, 1],
      [1, 1],
    ]);
    // When the round is over the next one is looked forward to.
    play(state, 'end');
    expect([state.order, state.score, totals()]).toEqual([[], [1, 1], [2, 2]]);
  });

  it('counts nobody twice in the last scoring round', () => {
    const state = lastTurn(2);
    put(state, 1, 'leader', 'A4');
    put(state, 0, 'leader', 'B5');
    play(state, 'end', 'end');
    expect(tikal.preview(tikal.view(state, 0)).seats.map(({ total }) => total)).toEqual([1, 1]);
    play(state, 'end');
    expect(tikal.preview(tikal.view(state, undefined)).seats.map(({ total }) => total)).toEqual([1, 1]);
  });
});
