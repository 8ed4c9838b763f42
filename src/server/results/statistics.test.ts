import { describe, expect, it } from 'vitest';
import type { Event } from '../../core/event.ts';
import type { EntryRow } from '../store/schema.ts';
import { aggregatesOf, type PlayedGame } from './statistics.ts';
import { stepsIn } from './steps.ts';

const event = (type: string, values: object) => ({ type, ...values }) as Event;
const step = (seat: number, action: string, ...events: Event[]) => ({ seat, action, events });

const played: PlayedGame = {
  game: 'magellan',
  players: 3,
  points: [20, 31, 31],
  winners: [1, 2],
  first: 1,
  steps: [
    step(1, 'bid', event('won', { seat: 1, explorer: 5 })),
    step(2, 'pass'),
    step(0, 'bid', event('won', { seat: 0, explorer: 5 }), event('won', { seat: 0, explorer: 0 })),
    step(1, 'bid'),
  ],
};

const rowsOf = (game: PlayedGame, kind: string) =>
  aggregatesOf(game)
    .filter((row) => row.kind === kind)
    .map(({ name, count, wins, sum, won }) => [name, count, wins, sum, won]);

describe('what a finished game adds to the statistics', () => {
  it('wins by turn, a shared one in halves; the turn is counted from who began', () => {
    expect(rowsOf(played, 'turn').toSorted()).toEqual([
      ['1', 1, 30, 0, 0],
      ['2', 1, 30, 0, 0],
      ['3', 1, 0, 0, 0],
    ]);
  });

  it('points by place, length, and how often each action was done, weighted with the wins', () => {
    expect(rowsOf(played, 'place').map(([, , , sum]) => sum)).toEqual([31, 31, 20]);
    expect(rowsOf(played, 'length')).toEqual([['steps', 1, 0, 4, 0]]);
    expect(rowsOf(played, 'lengths')).toEqual([['0', 1, 0, 4, 0]]);
    expect(rowsOf(played, 'action').toSorted()).toEqual([
      ['bid', 1, 0, 1, 0],
      ['bid', 1, 30, 2, 60],
      ['pass', 1, 30, 1, 30],
    ]);
  });

  it('explorers, tiles, pyramids and missions of each seat', () => {
    expect(rowsOf(played, 'explorer').toSorted()).toEqual([
      ['columbus', 1, 0, 1, 0],
      ['cook', 1, 0, 1, 0],
      ['cook', 1, 30, 1, 30],
    ]);
    const other = (game: string, ...events: Event[]) => ({ ...played, game, steps: [step(1, 'x', ...events)] });
    expect(rowsOf(other('tal-der-koenige', event('finished', { seat: 1, kind: 'layered' })), 'pyramid')).toEqual([
      ['layered', 1, 30, 1, 30],
    ]);
    expect(rowsOf(other('cortez', event('ended', { missions: [17, 24, 18] })), 'mission').map(([name]) => name)).toEqual([
      '17',
      '24',
      '18',
    ]);
    expect(rowsOf(other('tikal', event('tilePlaced', { seat: 0, tile: 36 })), 'tile').map(([name]) => name)).toEqual(['base']);
  });

  it('where each seat began: the first explorer, camp, site or marked figure, once for each seat', () => {
    expect(rowsOf(played, 'opening').toSorted()).toEqual([
      ['cook', 1, 0, 0, 0],
      ['cook', 1, 30, 0, 0],
    ]);
    const other = (game: string, ...events: Event[]) => rowsOf({ ...played, game, steps: [step(1, 'x', ...events)] }, 'opening');
    const names = (rows: ReturnType<typeof other>) => rows.map(([name]) => name);
    expect(names(other('tikal', event('campSetUp', { seat: 1, hex: 0 }), event('campSetUp', { seat: 1, hex: 9 })))).toEqual([
      'A1',
    ]);
    expect(
      names(other('tal-der-koenige', event('claimed', { seat: 2, site: 7 }), event('claimed', { seat: 2, site: 3 }))),
    ).toEqual(['7']);
    expect(names(other('cortez', event('marked', { seat: 0, at: 20 }), event('marked', { seat: 2, at: 21 })))).toHaveLength(2);
  });
});

it('what was taken back was not played', () => {
  const entry = (kind: string, data: object) => ({ kind, seat: 0, data: JSON.stringify(data), events: '[]' }) as EntryRow;
  const log = [
    entry('act', { type: 'a' }),
    entry('act', { type: 'b' }),
    entry('undo', { steps: 1 }),
    entry('act', { type: 'c' }),
  ];
  expect(stepsIn(log).map(({ action }) => action)).toEqual(['a', 'c']);
});
