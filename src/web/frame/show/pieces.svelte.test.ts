/** Every event that a board promises a set piece for has one, in every recorded game and every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../../core/record.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { languages } from '../../../core/text.ts';
import { catalogue, gameIds } from '../../../games/index.ts';
import { stillScene } from '../../../ui/still.ts';
import { playAgain } from '../story/play-again.ts';

describe.each(gameIds)('set pieces of %s', (id) => {
  it('are there for every event that calls for one', async () => {
    const entry = catalogue[id];
    const [game, board, stage] = await Promise.all([entry.rules(), entry.board(), entry.stage()]);
    const folder = `src/games/${id}/records`;
    const seen = new Set<string>();
    for (const file of readdirSync(folder).slice(0, 6)) {
      const read = readRecord(game, readFileSync(`${folder}/${file}`, 'utf8'));
      if (isRefusal(read)) throw new Error(file);
      const texts = await Promise.all(languages.map((language) => game.text(language)));
      for (const { state, events } of playAgain(read.match)) {
        const view = game.view(state, undefined);
        for (const [i, language] of languages.entries()) {
          if (board.showing?.piece?.(events) === undefined) continue;
          const text = texts[i]!;
          const scene = stillScene({ view, waiting: [], preview: game.preview(view), text, words: {}, events });
          const piece = stage.piece?.(scene, language);
          expect(piece?.title, JSON.stringify(events)).toBeTruthy();
          seen.add(piece?.title ?? '');
          expect(`${piece?.title} ${piece?.line ?? ''}`).not.toMatch(/undefined|NaN/);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});
