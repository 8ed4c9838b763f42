import { describe, expect, it } from 'vitest';
import { everyConfig } from '../config.ts';
import type { AnyGame, Config } from '../game.ts';
import { tryGame } from './play.ts';
import { noDoubts, undoubted } from './secrets.ts';
import { wordsOf } from './words.ts';

/** At every how many steps the imagination is searched: the dearest of the laws. */
const imaginedEvery = process.env.LONG === '1' ? 37 : 111;

/** How many games the suite plays at most: few while one works, all in `npm test`. */
const mostGames = Number(process.env.LAW_GAMES ?? 1);
/** At every how many steps all laws are held: all in `npm test`, some while one works; and for how many players. */
const every = Number(process.env.LAW_EVERY ?? (process.env.LONG === '1' ? 1 : 8));
const onlyPlayers = Number(process.env.LAW_PLAYERS ?? 0);

/** All laws at every step, for so many random games of every player count and option set. */
export function laws(game: AnyGame, wanted = 20): void {
  const games = Math.min(wanted, mostGames);
  describe(`the laws of ${game.meta.id}, version ${game.meta.rules} of its rules`, () => {
    for (const config of everyConfig(game.meta).filter(({ players }) => !onlyPlayers || players === onlyPlayers))
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
        // A few games may be too short to bring every hidden place into doubt.
        if (games === wanted) expect(undoubted(doubts)).toEqual([]);
      });
  });
}

function nameOf({ players, options }: Config): string {
  const set = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [`${players} players`, ...set].join(', ');
}
