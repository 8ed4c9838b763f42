import { describe, expect, it } from 'vitest';
import type { TikalAction } from '../action.ts';
import { format, parse } from '../notation.ts';
import { hex } from './testing.ts';

const lines: readonly (readonly [string, TikalAction])[] = [
  ['place C4 r4', { type: 'place', hex: hex('C4'), rotation: 4 }],
  ['lay aside', { type: 'layAside' }],
  ['bring leader A5', { type: 'bring', figure: 'leader', to: hex('A5') }],
  ['transfer member A5 > D3', { type: 'transfer', figure: 'member', from: hex('A5'), to: hex('D3') }],
  ['step leader C4 > D4', { type: 'step', figure: 'leader', from: hex('C4'), to: hex('D4') }],
  ['walk leader C4 > H5', { type: 'walk', figure: 'leader', from: hex('C4'), to: hex('H5') }],
  ['uncover A4', { type: 'uncover', hex: hex('A4') }],
  ['raise F2', { type: 'raise', hex: hex('F2') }],
  ['exchange 2 bowl for frog', { type: 'exchange', other: 1, take: 2, give: 4 }],
  ['camp B4', { type: 'camp', hex: hex('B4') }],
  ['guard A4 leader', { type: 'guard', hex: hex('A4'), figure: 'leader' }],
  ['end', { type: 'end' }],
  ['bid 12', { type: 'bid', amount: 12 }],
  ['pass', { type: 'pass' }],
  ['choose tile 7', { type: 'choose', tile: 6 }],
];

describe('notation', () => {
  it.each(lines)('“%s” is an action and back', (line, action) => {
    expect(format(action)).toBe(line);
    expect(parse(line)).toEqual(action);
    expect(parse(`  ${line} `)).toEqual(action);
  });

  it.each([
    ['place 2,3 r4', 'place C4 r4'],
    ['walk leader 0,4 > 7,0', 'walk leader A5 > H1'],
    ['choose B1', 'choose tile 7'],
  ])('“%s” of an older record is read as “%s”', (old, now) => {
    expect(parse(old)).toEqual(parse(now));
    expect(parse(now)).toHaveProperty('type');
  });

  it.each([
    '',
    'walk',
    'walk leader C4',
    'walk boss C4 > D4',
    'step member I2 > A1',
    'place C4 r6',
    'place J10 r0',
    'exchange 2 gold for frog',
    'exchange 5 bowl for frog',
    'choose H1',
    'choose A9',
    'choose tile 0',
    'choose tile 37',
    'uncover 8,1',
    'uncover 1,5',
    'bid 5000000000000000000',
    'bid -1',
    'end end',
    '💣',
  ])('“%s” is refused', (line) => {
    expect(parse(line)).toMatchObject({ rule: 'house', reason: 'unreadable' });
  });
});
