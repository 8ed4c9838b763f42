import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../core/refusal.ts';
import type { TalAction } from '../action.ts';
import { talDerKoenige as game } from '../index.ts';
import { spotNamed } from '../map.ts';
import { format, parse } from '../notation.ts';

const at = (name: string) => spotNamed(name) ?? 0;

describe('notation', () => {
  it.each<[string, TalAction]>([
    ['bid 4>1 3>2 blanks 2 0 1', { type: 'bid', numbered: [0, 0, 2, 1], blanks: [2, 0, 1] }],
    ['bid blanks 0 0 0 0 0', { type: 'bid', numbered: [0, 0, 0, 0], blanks: [0, 0, 0, 0, 0] }],
    ['overseer 2 > 8-C', { type: 'overseer', overseer: 2, to: at('8-C') }],
    ['order 1>8-C 2>16', { type: 'order', one: at('8-C'), two: 16, begin: 1 }],
    ['order 2>16 1>8-C', { type: 'order', one: at('8-C'), two: 16, begin: 2 }],
    ['worker 16 > 15-H', { type: 'worker', from: 16, to: at('15-H') }],
    ['steal 2: 1.0 0.8', { type: 'steal', site: 2, positions: [9, 8] }],
    ['take over 12', { type: 'takeOver', site: 12 }],
    ['build 15: 1.0 sand', { type: 'build', site: 15, position: 4, colour: 4 }],
    ['build 8: 2.0 red', { type: 'build', site: 8, position: 13, colour: 0 }],
    ['done', { type: 'done' }],
  ])('%s', (text, action) => {
    expect(format(action)).toBe(text);
    expect(parse(text)).toEqual(action);
  });

  it.each([
    '',
    'pass',
    'constructor',
    '__proto__',
    'toString 1',
    'bid',
    'bid 5>1 blanks 0',
    'bid 4>1 4>2 blanks 0 0',
    'bid blanks x',
    'bid blanks 0 0 0 0 0 0',
    'overseer 3 > 16',
    'overseer 1 > 8-M',
    'overseer 1 16',
    'order 1>16',
    'order 1>16 1>16',
    'order 1>16 2>99',
    'order 1>16 2>16 2>16',
    'worker 16 > 4-I',
    'worker 5 > 16',
    'worker 16 > 16 > 16',
    'steal 2:',
    'steal 2: 3.0',
    'steal 16: 0.0',
    'steal 2 0.0',
    'take 2',
    'take over 99',
    'build 15: 2.0 red',
    'build 8: 0.0 pink',
    'build 8: 0.0',
    'done now',
    '💣'.repeat(200),
  ])('“%s” is no action', (text) => {
    expect(isRefusal(parse(text))).toBe(true);
  });

  it('can write an action nobody may take', () => {
    const action: TalAction = { type: 'build', site: 15, position: 13, colour: 0 };
    expect(game.parse(game.format(action))).toEqual(action);
  });
});
