import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../../../core/record.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { cortez } from '../index.ts';

const folder = new URL('../records/', import.meta.url);

/** One recorded game per player count and one per way to end early, for ever: a change of the rules must not change these. */
const results: Readonly<Record<string, readonly number[]>> = {
  '2-players.txt': [28, 24],
  '3-players.txt': [5, 41, 16],
  '4-players.txt': [9, 39, 20, 12],
  '5-players.txt': [37, 8, 11, 3, 24],
  '6-players.txt': [6, 4, 36, 18, 12, 5],
  'city-full-by-action.txt': [13, 0],
  'city-full-by-bribery.txt': [0, 10],
  'city-full-by-event.txt': [0, 5],
};

describe('recorded games', () => {
  it('are all looked at', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(results).sort());
  });

  it.each(Object.entries(results))('%s ends %j', (file, points) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const read = readRecord(cortez, text);
    if (isRefusal(read)) throw new Error(JSON.stringify(read));
    const { match, notes } = read;
    expect(cortez.standing(match.state)).toMatchObject({ points, over: true });
    expect(writeRecord(match, notes)).toBe(text);
  });

  it('together contain every kind of action', () => {
    const kinds = new Set<string>();
    for (const file of readdirSync(folder))
      for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n\n')[1]?.split('\n') ?? []) {
        const action = cortez.parse(line.slice(2));
        if (!isRefusal(action)) kinds.add(action.type);
      }
    expect(kinds.size).toBe(26);
  });
});
