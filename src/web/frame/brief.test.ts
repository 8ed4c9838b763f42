import { describe, expect, test } from 'vitest';
import { brief, type Told } from './brief.ts';

const plain = (...texts: readonly string[]): Told[] => texts.map((text) => ({ text }));
const within = (length: number) => (text: string) => text.length <= length;

describe('a caption', () => {
  const told = plain('Bert passes.', 'Chioma wins Cook.', 'Cook II is turned up.');

  test('says everything where there is room for it', () => {
    expect(brief(told, within(60))).toBe('Bert passes. Chioma wins Cook. Cook II is turned up.');
  });

  test('says whole sentences, the first ones, and how many there are beside them', () => {
    expect(brief(told, within(40))).toBe('Bert passes. Chioma wins Cook. +1');
    expect(brief(told, within(20))).toBe('Bert passes. +2');
  });

  test('keeps what is great, in its place, before anything else', () => {
    const won = told.map((one, at) => ({ ...one, great: at === 2 }));
    expect(brief(won, within(30))).toBe('Cook II is turned up. +2');
    expect(brief(won, within(40))).toBe('Bert passes. Cook II is turned up. +1');
  });

  test('needs no room for a count where nothing is left over', () => {
    expect(brief(plain('Bert passes.', 'It is.'), within(19))).toBe('Bert passes. It is.');
  });

  test('leaves out what a long sentence goes on to list', () => {
    expect(brief(plain('The tablets are turned up. Anna: 2 and 3 at group 1.'), within(30))).toBe(
      'The tablets are turned up. +1',
    );
    expect(brief(plain('Bert lays tablets: 2 at group 1; 3 at group 2.'), within(25))).toBe('Bert lays tablets. +1');
  });

  test('takes the point of an ordinal for no end', () => {
    const ordinal = plain('In der 2. Runde wird alles aufgedeckt. Anna: 3.');
    expect(brief(ordinal, within(20))).toBe('In der 2. Runde wird alles aufgedeckt. +1');
  });

  test('is never cut: where nothing fits, the shortest is said whole', () => {
    expect(brief(plain('Nothing can be left out of this.'), within(10))).toBe('Nothing can be left out of this.');
    expect(brief(plain('Bert lays tablets: 2 at group 1.'), within(10))).toBe('Bert lays tablets. +1');
    expect(brief([], within(0))).toBe('');
  });
});
