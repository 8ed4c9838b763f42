import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stateAfter } from '../core/match.ts';
import { readRecord } from '../core/record.ts';
import { isRefusal } from '../core/refusal.ts';
import { gameIds, loadGame } from './index.ts';

/** Approved by eye: a position of each game as text. */
it.each(gameIds)('a position of %s is drawn as text', async (id) => {
  const game = await loadGame(id);
  if (!game) throw new Error(id);
  const folder = new URL(`./${id}/records/`, import.meta.url);
  const { draw } = await game.drawing();
  const files = readdirSync(folder);
  const drawn = files.map((file) => {
    const read = readRecord(game, readFileSync(new URL(file, folder), 'utf8'));
    if (isRefusal(read)) throw new Error(file);
    const { match } = read;
    return draw(stateAfter(match, Math.floor(match.steps.length * 0.6)));
  });
  // Two positions that differ look different.
  expect(new Set(drawn).size).toBe(drawn.length);
  const approved = drawn[files.indexOf('bots-02.txt')];
  await expect(`${approved}\n`).toMatchFileSnapshot(`../../fixtures/drawings/${id}.txt`);
});
