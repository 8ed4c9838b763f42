import { expect, it } from 'vitest';
import type { Event } from '../../core/event.ts';
import type { Action } from '../../core/game.ts';
import { act, type Match, openMatch, takeBack } from '../../core/match.ts';
import { writeRecord } from '../../core/record.ts';
import { isRefusal } from '../../core/refusal.ts';
import { magellan } from '../../games/magellan/index.ts';
import { openRecord } from './record.ts';

const day = 86_400_000;
const clock = {
  pace: 'day',
  bank: 3 * day,
  increment: 0,
  decision: day,
  nights: false,
  weekends: false,
  out: 'bot',
  level: 'easy',
};

it('a replay shows when each step was done and what the clocks showed then; what was taken back is passed over', async () => {
  const config = { players: 3, options: { board1: 'A', board2: 'A' }, rules: magellan.meta.rules, first: 0 };
  const match = openMatch(magellan, { config }, { secret: 'ab'.repeat(32), contributions: [] }) as Match<object, Action, Event>;
  act(match, 0, { type: 'bid', amount: 1 } as Action);
  takeBack(match, 0, 1);
  act(match, 0, { type: 'bid', amount: 2 } as Action);
  act(match, 1, { type: 'bid', amount: 3 } as Action);
  const times = ['17T12', '17T13', '17T14', '19T20'].map((at, index) => ({
    at: `2026-11-${at}:00:00Z`,
    left: index === 3 ? 2 * day : 3 * day,
  }));
  const timed = await openRecord(writeRecord(match, { names: [], clock, times }));
  if (isRefusal(timed)) throw new Error(timed.reason);
  const { source } = timed;
  expect([0, 1, 2].map((step) => source.time?.(step))).toEqual([
    Date.parse('2026-11-17T14:00Z'),
    Date.parse('2026-11-19T20:00Z'),
    undefined,
  ]);
  // A reserve that is whole is not worth a word.
  expect([source.clocks?.(1)?.seats, source.clocks?.(2)?.seats]).toEqual([
    [undefined, undefined, undefined],
    [undefined, { left: 2 * day }, undefined],
  ]);

  const bare = await openRecord(writeRecord(match));
  if (isRefusal(bare)) throw new Error(bare.reason);
  expect([bare.source.time?.(0), bare.source.clocks?.(2)]).toEqual([undefined, undefined]);
});
