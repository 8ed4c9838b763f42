import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../core/refusal.ts';
import { bridgeNames, nodeOf, placeOf } from '../map.ts';
import { format, parse } from '../notation.ts';

const lines = [
  'mark E4',
  'draw war cards',
  'draw supply',
  'move E4 > 17',
  'move H5 > K5 by under I5 - J5',
  'move A1 > B1 by nothing',
  'pass',
  'bridge F9',
  'attack A1 > 25',
  'flight 25 > A1',
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
  'banish > Q17',
  'offer 3: 1 gold for 2 food',
  'offer 2: 2 gold for nothing and surrender',
  'help attacker with 5: 1 weapon for 2 gold',
  'answer 12: 1 gold',
  'answer 12: nothing for 1 weapon',
  'accept 12',
  'decline 12',
  'withdraw 12',
  'bribe drawWar',
  'bribe moveOther E4 > 25',
];

describe('notation', () => {
  it.each(lines)('%s', (line) => {
    const action = parse(line);
    if (isRefusal(action)) throw new Error(JSON.stringify(action));
    expect(format(action)).toBe(line);
  });

  it('names places as the board does', () => {
    expect([placeOf(nodeOf('25')), placeOf(nodeOf('E4')), placeOf(nodeOf('under I14'))]).toEqual(['25', 'E4', 'under I14']);
    expect([nodeOf('I9'), nodeOf('26'), nodeOf('A18')]).toEqual([-1, -1, -1]);
  });

  it.each([
    ['move 7,1 > 24', 'move B8 > 24'],
    ['move 4,7 > 4,10 by under 4,8 - 4,9', 'move H5 > K5 by under I5 - J5'],
    ['bridge N1', 'bridge I5'],
    ['banish > 16,16', 'banish > Q17'],
  ])('“%s” of an older record is read as “%s”', (old, now) => {
    expect(parse(old)).toEqual(parse(now));
    expect(parse(now)).toHaveProperty('type');
  });

  it('N1 is a field now, and the bridge that was called so is not there', () => {
    expect(parse('mark N1')).toEqual({ type: 'mark', at: nodeOf('N1') });
    expect(bridgeNames).not.toContain('N1');
  });

  it.each([
    '',
    'move',
    'move E4 > 99,99',
    'move E4 > 17 by B78',
    'move E4 > 17,17',
    'move E4 > R1',
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
