import { describe, expect, it } from 'vitest';
import { everyConfig } from '../../../core/config.ts';
import type { AnyGame } from '../../../core/game.ts';
import { tryGame } from '../../../core/laws/play.ts';
import { noDoubts } from '../../../core/laws/secrets.ts';
import { laws } from '../../../core/laws/suite.ts';
import { wordsOf } from '../../../core/laws/words.ts';
import { cortez } from '../index.ts';

/** The one option touches only the setup, so that every step is watched without it and every ninth with it. */
const plain: AnyGame = { ...cortez, meta: { ...cortez.meta, options: {} } };

laws(plain, 2);

/** Games begun by the first version are played to their end by it. */
laws({ ...plain, meta: { ...plain.meta, rules: 1 } }, 1);

const every = 9;
const games = 2;
const chosen = everyConfig(cortez.meta).filter(({ players, options }) => players % 2 === 1 && options.majority !== 'random');

describe('the laws of cortez with a nation chosen to be larger', () => {
  it.each(chosen)('$players players, $options.majority', async (config) => {
    const words = await wordsOf(cortez);
    for (let seed = 101; seed <= 100 + games; seed++) {
      const thorough = (step: number) => step % every === seed % every;
      const imaginative = (step: number) => step % (every * 5) === seed % every;
      const violations = tryGame(cortez, { config, seed, thorough, imaginative, words, doubts: noDoubts() });
      expect({ seed, violations }).toEqual({ seed, violations: [] });
    }
  });
});
