import { expect, test } from 'vitest';
import { listenWords } from '../../text/listen.ts';
import { inOneBreath, oneAfterTheOther, withoutRepeats } from './answers.ts';

test('a list whose entries begin alike says the beginning once', () => {
  expect(withoutRepeats(['Move from B1 to B2', 'Move from B1 to B3', 'Move from B1 to the village', 'Pass'])).toEqual([
    'Move from B1 to B2',
    'B3',
    'the village',
    'Pass',
  ]);
  expect(withoutRepeats(['Place at A3, rotation 0', 'Place at A3, rotation 1'])).toEqual(['Place at A3, rotation 0', '1']);
  // Two words are no beginning worth a pause.
  expect(withoutRepeats(['Bring in', 'Bring out'])).toEqual(['Bring in', 'Bring out']);
  expect(withoutRepeats([])).toEqual([]);
});

test('more than can be said in one breath is counted', () => {
  const moves = Array.from({ length: 30 }, (_, at) => `Move from B1 to C${at + 1}`);
  expect(inOneBreath([...moves, ...moves], listenWords.en)).toBe(
    'You can: Move from B1 to C1; C2; C3; C4; C5; C6; C7; C8; C9; C10; C11; C12; and 18 more',
  );
  expect(inOneBreath([], listenWords.en)).toBe('');
});

test('what has a comma within is told apart by more than a comma', () => {
  expect(oneAfterTheOther(['Your money:', '1, 3 crowns', '2, 3 crowns'])).toBe('Your money: 1, 3 crowns; 2, 3 crowns');
  expect(oneAfterTheOther(['Supplies:', 'Food: 3', 'Gold: 3'])).toBe('Supplies: Food: 3, Gold: 3');
});
