import { describe, expect, it } from 'vitest';
import { everyConfig } from '../config.ts';
import type { AnyGame, Config } from '../game.ts';
import { tryGame } from './play.ts';
import { noDoubts, undoubted } from './secrets.ts';
import { wordsOf } from './words.ts';

/** Whether the tests run at length, as `npm test` wants it; while one works they look at a part of what takes long. */
export const atLength = process.env.LONG === '1';

/** At every how many steps the imagination is searched: the dearest of the laws. */
const imaginedEvery = atLength ? 37 : 333;

/** How many games the suite plays at most: few while one works, all in `npm test`. */
const mostGames = Number(process.env.LAW_GAMES ?? 1);
/** At every how many steps all laws are held: all in `npm test`, some while one works; and for how many players. */
const usualEvery = Number(process.env.LAW_EVERY ?? (atLength ? 1 : 24));
const onlyPlayers = Number(process.env.LAW_PLAYERS ?? 0);

interface Extent {
  /** Which player counts and option sets; all where nothing is said. */
  readonly configs?: (config: Config) => boolean;
  /** Holds all laws only at every so many steps, also in `npm test`. */
  readonly every?: number;
}

/** All laws at every step, for so many random games of every player count and option set. */
export function laws(game: AnyGame, wanted = 20, { configs = () => true, every: least = 1 }: Extent = {}): void {
  const games = Math.min(wanted, mostGames);
  const every = Math.max(usualEvery, least);
  const played = everyConfig(game.meta).filter((config) => configs(config) && (!onlyPlayers || config.players === onlyPlayers));
  describe(`the laws of ${game.meta.id}, version ${game.meta.rules} of its rules`, () => {
    for (const config of played)
      it(nameOf(config), async () => {
        const words = await wordsOf(game);
        const doubts = noDoubts();
        const { draw } = await game.drawing();
        for (let seed = 1; seed <= games; seed++) {
          const imaginative = (step: number) => step % imaginedEvery === seed % imaginedEvery;
          const violations = tryGame(game, {
            config,
            seed,
            thorough: (step) => step % every === seed % every,
            imaginative,
            words,
            doubts,
            draw,
          });
          expect({ seed, violations }).toEqual({ seed, violations: [] });
        }
        // A few games, or a few moments of them, may be too little to bring every hidden place into doubt.
        if (games === wanted && least === 1) expect(undoubted(doubts)).toEqual([]);
      });
  });
}

function nameOf({ players, options }: Config): string {
  const set = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [`${players} players`, ...set].join(', ');
}
