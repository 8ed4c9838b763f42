import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../../../core/record.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { magellan } from '../index.ts';

const folder = new URL('../records/', import.meta.url);

/** One recorded game per player count and board pair, for ever: a change of the rules must not change these. */
const results: Readonly<Record<string, readonly number[]>> = {
  '3-players-AA.txt': [35, 37, 47],
  '4-players-BA.txt': [48, 29, 42, 38],
  '5-players-AB.txt': [33, 32, 25, 31, 32],
  '6-players-BB.txt': [28, 34, 38, 25, 28, 19],
};

describe('recorded games', () => {
  it('are all looked at', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(results).sort());
  });

  it.each(Object.entries(results))('%s ends %j', (file, points) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const read = readRecord(magellan, text);
    if (isRefusal(read)) throw new Error(JSON.stringify(read));
    const { match, notes } = read;
    expect(magellan.standing(match.state)).toMatchObject({ points, over: true });
    expect(writeRecord(match, notes)).toBe(text);
  });

  it('together contain every kind of action', () => {
    const kinds = new Set<string>();
    for (const file of readdirSync(folder))
      for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n\n')[1]?.split('\n') ?? [])
        kinds.add(line.split(' ')[1] ?? '');
    kinds.delete('');
    expect([...kinds].sort()).toEqual([
      'bid',
      'exchange',
      'half',
      'pass',
      'pay',
      'ship',
      'stop',
      'tuck',
      'turn',
      'veto',
      'waive',
    ]);
  });
});
