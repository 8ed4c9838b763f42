/** What the catalogue says of a game before it is loaded is what the game says of itself. */
import { expect, test } from 'vitest';
import { languages } from '../core/text.ts';
import { catalogue, entryOf, gameIds, isGameId } from './index.ts';

test.each(gameIds)('%s: id, players and names are those of the rules', async (id) => {
  const { rules, players, titles } = catalogue[id];
  const game = await rules();
  expect(game.meta).toMatchObject({ id, players });
  for (const language of languages) expect((await game.text(language)).name).toBe(titles[language].name);
});

test.each(gameIds)('%s: the ladder is played with as many as the rules allow', (id) => {
  const { ladder, players } = catalogue[id];
  expect(ladder.length).toBeGreaterThan(0);
  for (const table of ladder) {
    expect(table.players).toBeGreaterThanOrEqual(players.least);
    expect(table.players).toBeLessThanOrEqual(players.most);
  }
});

test('every game has a place of its own on the home page', () => {
  expect(new Set(gameIds.map((id) => catalogue[id].homeOrder)).size).toBe(gameIds.length);
});

test.each(['chess', '', 'constructor', '__proto__', 'toString'])('“%s” is no game', (id) => {
  expect(isGameId(id)).toBe(false);
  expect(entryOf(id)).toBeUndefined();
});
