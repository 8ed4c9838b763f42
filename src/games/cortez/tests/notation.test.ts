import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../core/refusal.ts';
import { nodeOf, placeOf } from '../map.ts';
import { format, parse } from '../notation.ts';

const lines = [
  'mark 3,4',
  'draw war cards',
  'draw supply',
  'move 3,4 > 17',
  'move 4,7 > 4,10 by under 4,8 - 4,9',
  'move 0,0 > 0,1 by nothing',
  'pass',
  'bridge W2',
  'attack 0,0 > 25',
  'flight 25 > 0,0',
  'discard 2 gold 1 food 3 weapon 1 disguise',
  'put back 6 4 4 1',
  'bid 7',
  'pay 1 gold',
  'stand',
  'lay 6 4 4 with 2 weapons',
  'lay nothing with 1 weapons',
  'surrender',
  'stay out',
  'refill',
  'no refill',
  'banish > 16,16',
  'offer 3: 1 gold for 2 food',
  'offer 2: 2 gold for nothing and surrender',
  'help attacker with 5: 1 weapon for 2 gold',
  'answer 12: 1 gold',
  'answer 12: nothing for 1 weapon',
  'accept 12',
  'decline 12',
  'withdraw 12',
  'bribe drawWar',
  'bribe moveOther 3,4 > 25',
];

describe('notation', () => {
  it.each(lines)('%s', (line) => {
    const action = parse(line);
    if (isRefusal(action)) throw new Error(JSON.stringify(action));
    expect(format(action)).toBe(line);
  });

  it('names places as the board does', () => {
    expect([placeOf(nodeOf('25')), placeOf(nodeOf('3,4')), placeOf(nodeOf('under 13,8'))]).toEqual(['25', '3,4', 'under 13,8']);
    expect([nodeOf('8,8'), nodeOf('26'), nodeOf('17,0')]).toEqual([-1, -1, -1]);
  });

  it.each([
    '',
    'move',
    'move 3,4 > 99,99',
    'move 3,4 > 17 by 77,1',
    'lay 7 with 1 weapons',
    'pay 1 silver',
    'offer 9: 1 gold for nothing',
    'bridge X9',
    'x'.repeat(9999),
    'bribe dud',
  ])('refuses “%.20s”', (line) => {
    expect(isRefusal(parse(line))).toBe(true);
  });
});
