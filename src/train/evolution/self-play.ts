/** Games between players who go by numbers: how well one version does against a pool of others. */
import { everyConfig } from '../../core/config.ts';
import type { AnyGame, Config } from '../../core/game.ts';
import type { Learning } from '../../core/learning.ts';
import { fastRandom, pick } from '../../core/random.ts';

/** What a point more than the others is worth beside a victory: it tells sooner which of two versions is better. */
const marginShare = 0.02;

export interface Score {
  /** The share of the victories. */
  readonly wins: number;
  /** What versions are ranked by: victories, and a little for the margin. */
  readonly merit: number;
}

/** The tables that are played: every other one with the options as they are by default, the rest with any. */
function tablesOf(game: AnyGame, players: number): { readonly usual: Config; readonly all: readonly Config[] } {
  const all = everyConfig(game.meta).filter((config) => config.players === players);
  const [usual] = all;
  if (!usual) throw new Error(`nobody plays ${game.meta.id} with ${players}`);
  return { usual, all };
}

/**
 * The version sits down with versions of the pool, seat by seat, at so many tables. The same seed gives the same tables and opponents,
 * whichever version comes: luck weighs on all alike.
 */
export function playPool(
  game: AnyGame,
  learning: Learning,
  version: readonly number[],
  pool: readonly (readonly number[])[],
  { players, games, seed }: { readonly players: number; readonly games: number; readonly seed: number },
): Score {
  const { usual, all } = tablesOf(game, players);
  let [wins, margins] = [0, 0];
  for (let number = 0; number < games; number++) {
    const own = number % players;
    // All seats of one shuffle at one table, one after the other.
    const shuffle = seed + Math.floor(number / players);
    const random = fastRandom(shuffle ^ 0x5eed);
    const config = random.below(2) ? usual : pick(all, random);
    const seated = Array.from({ length: players }, () => pick(pool, random));
    seated[own] = version;
    const { points, winners } = playOut(game, config, learning, seated, shuffle);
    if (winners.includes(own)) wins += 1 / winners.length;
    const others = points.reduce((sum, one, seat) => (seat === own ? sum : sum + one), 0) / (players - 1);
    margins += points[own]! - others;
  }
  return { wins: wins / games, merit: (wins + marginShare * margins) / games };
}

function playOut(
  game: AnyGame,
  config: Config,
  learning: Learning,
  seated: readonly (readonly number[])[],
  seed: number,
): { readonly points: readonly number[]; readonly winners: readonly number[] } {
  const random = fastRandom(seed);
  const state = game.setup(config, random);
  const act = learning.table(seated);
  for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state))
    game.play(state, seat, act(state, seat, random), random);
  return game.standing(state);
}
