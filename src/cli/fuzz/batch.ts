/** Some games of one configuration, tried one after the other. */
import type { AnyGame, Config } from '../../core/game.ts';
import type { Violation } from '../../core/laws/law.ts';
import { tryGame } from '../../core/laws/play.ts';
import { noDoubts } from '../../core/laws/secrets.ts';
import { type Words, wordsOf } from '../../core/laws/words.ts';

export interface Batch {
  readonly game: string;
  readonly config: Config;
  readonly firstSeed: number;
  readonly games: number;
}

/** A game in which a law was broken, with all it takes to play it again. */
export interface Finding {
  readonly game: string;
  readonly config: Config;
  readonly seed: number;
  readonly violations: readonly Violation[];
}

/** Once in so many steps all laws are held, and once in so many the imagination is searched. */
const thoroughEvery = 211;
const imaginativeEvery = 1999;
/** Far enough apart that neighbouring seeds look at other steps. */
const stride = 83;

/** Whether a step falls to be looked at: by its number and the seed alone, so that a repetition does the same. */
function falls(step: number, seed: number, every: number): boolean {
  return (step + seed * stride) % every === 0;
}

/** Tries the games of a batch; `tell` hears of every game done. */
export async function tryBatch(game: AnyGame, batch: Batch, tell: () => void): Promise<Finding[]> {
  const words = await wordsOf(game);
  const findings: Finding[] = [];
  for (let seed = batch.firstSeed; seed < batch.firstSeed + batch.games; seed++) {
    const violations = tryOne(game, batch.config, seed, words);
    if (violations.length) findings.push({ game: batch.game, config: batch.config, seed, violations });
    tell();
  }
  return findings;
}

function tryOne(game: AnyGame, config: Config, seed: number, words: readonly Words[]): readonly Violation[] {
  try {
    return tryGame(game, {
      config,
      seed,
      thorough: (step) => falls(step, seed, thoroughEvery),
      imaginative: (step) => falls(step, seed, imaginativeEvery),
      words,
      // Whether every hidden place is ever doubted is for `npm test` to say, which looks at every step.
      doubts: noDoubts(),
    });
  } catch (error) {
    return [{ law: 3, step: 0, what: `the game threw ${error instanceof Error ? error.stack : String(error)}` }];
  }
}
