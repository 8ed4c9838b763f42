/** One candidate at a table with clones of a baseline, from every seat. */
import { at } from '../../core/at.ts';
import type { AnyGame, Config } from '../../core/game.ts';
import { playGame } from './game.ts';
import type { Players } from './player.ts';

export interface Contest {
  readonly game: string;
  readonly config: Config;
  readonly candidate: string;
  readonly baseline: string;
  readonly seed: number;
}

/** What one seed brought, all rotations together. */
export interface Result {
  readonly games: number;
  readonly wins: number;
  /** Sum of the candidate's points, and of the points of all clones. */
  readonly points: number;
  readonly otherPoints: number;
  /** Milliseconds of each decision. */
  readonly times: readonly number[];
  readonly otherTimes: readonly number[];
  /** The winner's points, summed. */
  readonly winnerPoints: number;
  /** What was done in each game, the candidate's seat by seat. */
  readonly actions: readonly (readonly string[])[];
}

/** Plays the seed once from every seat. */
export async function playContest(game: AnyGame, contest: Contest, players: Players, gameDone: () => void): Promise<Result> {
  const { config, candidate, baseline, seed } = contest;
  let [wins, points, otherPoints, winnerPoints] = [0, 0, 0, 0];
  const times: number[] = [];
  const otherTimes: number[] = [];
  const actions: (readonly string[])[] = [];
  for (let own = 0; own < config.players; own++) {
    const names = Array.from({ length: config.players }, (_, seat) => (seat === own ? candidate : baseline));
    const seated = await Promise.all(names.map((name) => players.seat(name)));
    const played = await playGame(game, config, seated, seed);
    wins += at(played.wins, own);
    winnerPoints += Math.max(...played.points);
    for (const [seat, sum] of played.points.entries()) {
      if (seat === own) points += sum;
      else otherPoints += sum;
      (seat === own ? times : otherTimes).push(...at(played.times, seat));
    }
    actions.push(played.actions);
    gameDone();
  }
  return { games: config.players, wins, points, otherPoints, times, otherTimes, winnerPoints, actions };
}
