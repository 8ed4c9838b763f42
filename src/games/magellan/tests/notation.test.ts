import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../core/refusal.ts';
import { format, parse } from '../notation.ts';

describe('notation', () => {
  it.each([
    ['bid 5', { type: 'bid', amount: 5 }],
    ['pass', { type: 'pass' }],
    ['veto', { type: 'veto' }],
    ['waive', { type: 'waive' }],
    ['pay 5 2', { type: 'pay', cards: [5, 2] }],
    ['pay 5 2 tuck 2', { type: 'pay', cards: [5, 2], tuck: 2 }],
    ['ship 3', { type: 'ship', ship: 2 }],
    ['half left', { type: 'half', half: 'left' }],
    ['tuck 4', { type: 'tuck', card: 4 }],
    ['exchange', { type: 'exchange', cards: [] }],
    ['exchange 1 1 9', { type: 'exchange', cards: [1, 1, 9] }],
    ['turn', { type: 'turn' }],
    ['stop', { type: 'stop' }],
  ] as const)('“%s” is written and read', (text, action) => {
    expect(parse(text)).toEqual(action);
    expect(
      format({ ...action, ...('cards' in action ? { cards: [...action.cards] } : {}) } as Parameters<typeof format>[0]),
    ).toBe(text);
  });

  it.each([
    '',
    'bid',
    'bid x',
    'bid 1 2',
    'bid 1.5',
    'pay',
    'pay 0',
    'pay 10',
    'pay 1 tuck',
    'ship 0',
    'ship 7',
    'half up',
    'tuck',
    'pass now',
    'sail',
    '__proto__',
  ])('“%s” is refused', (text) => {
    expect(isRefusal(parse(text))).toBe(true);
  });
});
