import { describe, expect, it } from 'vitest';
import { finishingOrder, scoresOf, shareOf } from './scores.ts';
import { standings } from './standings.ts';
import { entrantsOf, playedOut } from './tests/testing.ts';
import type { Outcome, Round, Rules } from './types.ts';

const ended = (points: readonly number[], more: Partial<Outcome> = {}): Outcome => {
  const most = Math.max(...points);
  return { points, winners: points.flatMap((some, seat) => (some === most ? [seat] : [])), resigned: [], over: true, ...more };
};

describe('a table', () => {
  it('gives the winner 1, the last 0 and those between even parts', () => {
    const outcome = ended([10, 30, 20, 0]);
    expect([0, 1, 2, 3].map((seat) => shareOf(outcome, seat))).toEqual([1 / 3, 1, 2 / 3, 0]);
    expect(finishingOrder(outcome)).toEqual([1, 2, 0, 3]);
  });

  it('shares what is shared', () => {
    const outcome = ended([20, 20, 5]);
    expect([0, 1, 2].map((seat) => shareOf(outcome, seat))).toEqual([0.75, 0.75, 0]);
  });

  it('trusts the game’s own word on who has won before the points', () => {
    const outcome = ended([10, 10], { winners: [1] });
    expect([shareOf(outcome, 0), shareOf(outcome, 1)]).toEqual([0, 1]);
  });

  it('puts whoever resigned last, whatever the bot made of it', () => {
    const outcome = ended([50, 10, 20], { winners: [0], resigned: [0] });
    expect([0, 1, 2].map((seat) => shareOf(outcome, seat))).toEqual([0, 0.5, 1]);
  });

  it('counts half for everybody where the game was not played to its end', () => {
    const outcome = ended([50, 10, 20], { winners: [], over: false });
    expect([0, 1, 2].map((seat) => shareOf(outcome, seat))).toEqual([0.5, 0.5, 0.5]);
  });
});

describe('the same cards at every table', () => {
  const rules: Rules = { format: 'duplicateSwiss', size: 2, rounds: 1, filler: 'bot' };
  const round: Round = {
    tables: [
      { seats: ['a', 'b'], outcome: ended([30, 40]) },
      { seats: ['c', 'd'], outcome: ended([35, 10]) },
      { seats: ['e', null], outcome: ended([30, 60]) },
    ],
    byes: ['f'],
  };

  it('compares those who held the same seat, as in bridge, and not those who sat together', () => {
    const scores = scoresOf(rules, round);
    const of = (id: string) => scores.get(id)!.score;
    // a lost its own game against b, and shares with e what lies below c.
    expect([of('a'), of('c'), of('e')]).toEqual([0.25, 1, 0.25]);
    // b won its game, but a bot made more of the same cards.
    expect([of('b'), of('d')]).toEqual([0.5, 0]);
    expect(of('f')).toBe(0.6);
    expect(scores.get('a')!.margin).toBe(30 - (35 + 30) / 2);
  });

  it('with one table alone it is that table’s places', () => {
    const alone = scoresOf(rules, { tables: [round.tables[0]!], byes: [] });
    expect([alone.get('a')!.score, alone.get('b')!.score]).toEqual([0, 1]);
  });

  it('leaves out a table that was not played to its end, which counts half', () => {
    const broken = { ...round.tables[1]!, outcome: ended([35, 10], { over: false, winners: [] }) };
    const scores = scoresOf(rules, { ...round, tables: [round.tables[0]!, broken, round.tables[2]!] });
    expect([scores.get('a')!.score, scores.get('c')!.score, scores.get('d')!.score]).toEqual([0.5, 0.5, 0.5]);
  });
});

describe('standings', () => {
  const rules: Rules = { format: 'swiss', size: 2, rounds: 2, filler: 'bye' };
  const entrants = ['a', 'b', 'c', 'd'].map((id, lot) => ({ id, lot, from: 1, until: null }));

  it('of equal scores stronger opponents count more, then the margin', () => {
    const rounds: Round[] = [
      {
        tables: [
          { seats: ['a', 'b'], outcome: ended([10, 5]) },
          { seats: ['c', 'd'], outcome: ended([10, 9]) },
        ],
        byes: [],
      },
      {
        tables: [
          { seats: ['c', 'a'], outcome: ended([10, 8]) },
          { seats: ['b', 'd'], outcome: ended([7, 1]) },
        ],
        byes: [],
      },
    ];
    const table = standings(rules, entrants, rounds);
    expect(table.map(({ id, place, score, opponents, margin }) => [id, place, score, opponents, margin])).toEqual([
      ['c', 1, 2, 1, 3],
      ['a', 2, 1, 3, 3],
      ['b', 3, 1, 1, 1],
      ['d', 4, 0, 3, -7],
    ]);
  });

  it('whom nothing but the lot tells apart shares a place', () => {
    const table = standings(rules, entrants, []);
    expect(table.map(({ place }) => place)).toEqual([1, 1, 1, 1]);
    expect(table.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('do not depend on the order in which anybody is told of', () => {
    const swiss: Rules = { format: 'swiss', size: 3, rounds: 4, filler: 'bot' };
    const some = entrantsOf(11, 3);
    const { rounds } = playedOut(swiss, some, 3);
    expect(standings(swiss, some.toReversed(), rounds)).toEqual(standings(swiss, some, rounds));
  });
});
