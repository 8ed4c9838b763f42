import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../../../core/record.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { tikal } from '../index.ts';

const folder = new URL('../records/', import.meta.url);

/** One recorded game per player count and variant, for ever: a change of the rules must not change these. */
const results: Readonly<Record<string, readonly number[]>> = {
  '2-players.txt': [56, 50],
  '2-players-auction.txt': [63, 83],
  '3-players.txt': [39, 38, 36],
  '3-players-auction.txt': [5, 43, 13],
  '4-players.txt': [41, 38, 40, 17],
  '4-players-auction.txt': [37, 12, 38, 26],
};

function replay(file: string) {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const read = readRecord(tikal, text);
  if (isRefusal(read)) throw new Error(JSON.stringify(read));
  return { ...read, text };
}

describe('recorded games', () => {
  it('are all looked at', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(results).sort());
  });

  it.each(Object.entries(results))('%s ends %j', (file, points) => {
    const { match, notes, text } = replay(file);
    expect(tikal.standing(match.state)).toMatchObject({ points, over: true });
    expect(writeRecord(match, notes)).toBe(text);
  });

  it('one of them contains every kind of action', () => {
    const kinds = new Set(replay('4-players-auction.txt').match.steps.map(({ action }) => action.type));
    expect([...kinds].sort()).toEqual([
      'bid',
      'bring',
      'camp',
      'choose',
      'end',
      'exchange',
      'guard',
      'layAside',
      'pass',
      'place',
      'raise',
      'step',
      'transfer',
      'uncover',
      'walk',
    ]);
  });
});
