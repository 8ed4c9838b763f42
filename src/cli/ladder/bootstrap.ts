/** How far Elo figures may be off: the seeds are drawn again with replacement, so that games of one seed stay together. */
import { fastRandom } from '../../core/random.ts';
import { type Pairing, ratings } from './wilson.ts';

export interface SeedShare {
  readonly wins: number;
  readonly games: number;
}

export interface SeededPairing {
  readonly candidate: string;
  readonly baseline: string;
  readonly seeds: readonly SeedShare[];
}

const draws = 200;
const [low, high] = [0.025, 0.975];

/** The middle 95 % of every bot's rating, the first bot at 0. The same results give the same interval. */
export function ratingIntervals(
  bots: readonly string[],
  pairings: readonly SeededPairing[],
  players: number,
): { readonly low: number; readonly high: number }[] {
  const random = fastRandom(bots.length);
  const drawn = Array.from({ length: draws }, () =>
    ratings(
      bots,
      pairings.map(({ candidate, baseline, seeds }): Pairing => {
        let [wins, games] = [0, 0];
        for (let draw = 0; draw < seeds.length; draw++) {
          const seed = seeds[random.below(seeds.length)]!;
          wins += seed.wins;
          games += seed.games;
        }
        return { candidate, baseline, wins, games };
      }),
      players,
    ),
  );
  return bots.map((_, bot) => {
    const sorted = drawn.map((rated) => rated[bot]!).sort((a, b) => a - b);
    return { low: sorted[Math.floor(draws * low)]!, high: sorted[Math.floor(draws * high)]! };
  });
}
