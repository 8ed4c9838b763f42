import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { lawsBroken, tryGame } from './play.ts';
import { noDoubts, undoubted } from './secrets.ts';
import { laws } from './suite.ts';
import { brokenToys } from './toy/broken.ts';
import { toy } from './toy/game.ts';
import { wordsOf } from './words.ts';

laws(toy as AnyGame, 50);

describe('the laws can fail', () => {
  it.each(brokenToys)('law $law catches a game that $how', async ({ law, game }) => {
    const words = await wordsOf(game);
    const caught = new Set<number>();
    const doubts = noDoubts();
    for (let seed = 1; seed <= 60 && !caught.has(law); seed++) {
      const config = { players: 2 + (seed % 2), options: {}, rules: 1 };
      for (const found of lawsBroken(
        tryGame(game, { config, seed, thorough: () => true, imaginative: () => true, words, doubts }),
      ))
        caught.add(found);
    }
    if (undoubted(doubts).length) caught.add(5);
    expect([...caught]).toContain(law);
  });
});
