import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventsOf, stateAfter } from '../../../core/match.ts';
import { readRecord, writeRecord } from '../../../core/record.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { talDerKoenige as game } from '../index.ts';

const folder = new URL('../records/', import.meta.url);
const load = (name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8');

function replay(name: string) {
  const record = readRecord(game, load(name));
  if (isRefusal(record)) throw new Error(`${name}: ${JSON.stringify(record)}`);
  const { match } = record;
  const last = eventsOf(match, match.steps.length - 1).find((event) => event.type === 'ended');
  return { record, match, last };
}

describe('recorded games', () => {
  it.each([
    ['two-players', 'pharaoh', [13, 10]],
    ['three-players', 'pharaoh', [5, 10, 8]],
    ['four-players', 'pharaoh', [10, 6, 8, 8]],
    ['end-sites', 'sites', [16, 11]],
    ['end-bag', 'bag', [1, 16, 11, 6]],
    ['end-idle', 'idle', [5, 0, 0]],
  ] as const)('%s ends by %s with %j', (name, reason, points) => {
    const { match, last } = replay(name);
    expect(game.standing(match.state)).toMatchObject({ points, over: true });
    expect(last).toMatchObject({ reason, points });
  });

  it('are all among those asserted', () => {
    expect(readdirSync(folder).sort()).toEqual(
      ['end-bag', 'end-idle', 'end-sites', 'four-players', 'three-players', 'two-players'].map((name) => `${name}.txt`),
    );
  });

  it.each(['two-players', 'end-bag'])('%s is written again as it was read', (name) => {
    const { record, match } = replay(name);
    expect(writeRecord(match, record.notes)).toBe(load(name));
  });

  it('K4.1 a round goes on to its end: in the game by pharaoh every seat has built or was passed over', () => {
    const { match } = replay('four-players');
    const last = match.steps.findLastIndex((_, i) => eventsOf(match, i).some((event) => event.type === 'lastRound'));
    expect(stateAfter(match, last + 1).round).toBe(match.state.round);
  });
});
