/** What an event asks for stays on its card, in every language and in both shapes of the board. */
import { describe, expect, it } from 'vitest';
import { cardLines } from '../board/card-lines.ts';
import { de } from '../board/text/de.ts';
import { en } from '../board/text/en.ts';
import { nl } from '../board/text/nl.ts';

const shapes = [
  ['upright', 3],
  ['flat', 2],
] as const;

describe.each(Object.entries({ en, nl, de }))('in %s', (_, { events, noEvent }) => {
  it.each(shapes)('a card that is %s has at most %i lines, of all words in order', (shape, most) => {
    for (const [, text] of [...Object.values(events), noEvent]) {
      const lines = cardLines(text, shape);
      expect(lines.length, text).toBeLessThanOrEqual(most);
      expect(lines.join(' ')).toBe(text);
    }
  });
});

it('lines grow where a long word would need one line more than there is', () => {
  expect(cardLines('Eine Bestechungskarte wird verdeckt versteigert.', 'upright')).toEqual([
    'Eine Bestechungskarte',
    'wird verdeckt',
    'versteigert.',
  ]);
});
