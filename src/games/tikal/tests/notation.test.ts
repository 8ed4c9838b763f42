import { describe, expect, it } from 'vitest';
import type { TikalAction } from '../action.ts';
import { format, parse } from '../notation.ts';
import { hex } from './testing.ts';

const lines: readonly (readonly [string, TikalAction])[] = [
  ['place 2,3 r4', { type: 'place', hex: hex('2,3'), rotation: 4 }],
  ['lay aside', { type: 'layAside' }],
  ['bring leader 0,4', { type: 'bring', figure: 'leader', to: hex('0,4') }],
  ['transfer member 0,4 > 3,2', { type: 'transfer', figure: 'member', from: hex('0,4'), to: hex('3,2') }],
  ['step leader 2,3 > 3,3', { type: 'step', figure: 'leader', from: hex('2,3'), to: hex('3,3') }],
  ['walk leader 2,3 > 7,4', { type: 'walk', figure: 'leader', from: hex('2,3'), to: hex('7,4') }],
  ['uncover 0,3', { type: 'uncover', hex: hex('0,3') }],
  ['raise 5,1', { type: 'raise', hex: hex('5,1') }],
  ['exchange 2 bowl for frog', { type: 'exchange', other: 1, take: 2, give: 4 }],
  ['camp 1,3', { type: 'camp', hex: hex('1,3') }],
  ['guard 0,3 leader', { type: 'guard', hex: hex('0,3'), figure: 'leader' }],
  ['end', { type: 'end' }],
  ['bid 12', { type: 'bid', amount: 12 }],
  ['pass', { type: 'pass' }],
  ['choose B1', { type: 'choose', tile: 6 }],
];

describe('notation', () => {
  it.each(lines)('“%s” is an action and back', (line, action) => {
    expect(format(action)).toBe(line);
    expect(parse(line)).toEqual(action);
    expect(parse(`  ${line} `)).toEqual(action);
  });

  it.each([
    '',
    'walk',
    'walk leader 2,3',
    'walk boss 2,3 > 3,3',
    'step member 8,1 > 0,0',
    'place 2,3 r6',
    'place 9,9 r0',
    'exchange 2 gold for frog',
    'exchange 5 bowl for frog',
    'choose H1',
    'choose A9',
    'bid 99999',
    'bid -1',
    'end end',
    '💣',
  ])('“%s” is refused', (line) => {
    expect(parse(line)).toMatchObject({ rule: 'house', reason: 'unreadable' });
  });
});
