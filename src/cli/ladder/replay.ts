/** Plays the games of a ladder's log again: each must come to the wins and points that were noted. */
import { loadGame } from '../../games/index.ts';
import { isUsageError, type UsageError, usageError } from '../command.ts';
import { replayGame } from './game.ts';
import { type Logged, readLog } from './log.ts';
import { pairName } from './standings.ts';

export async function replayLog(file: string): Promise<number | UsageError> {
  const logged = readLog(file);
  if (isUsageError(logged)) return logged;
  if (logged.length === 0) return usageError(`there is no game in ${file}`);
  let wrong = 0;
  for (const one of logged) {
    const found = await whatIsWrong(one);
    if (!found) continue;
    wrong += 1;
    console.log(`${pairName(one.contest)}, seed ${one.contest.seed}: ${found}`);
  }
  const games = logged.reduce((sum, { result }) => sum + result.games, 0);
  console.log(`${games} games of ${logged.length} seeds, ${wrong} of the seeds end otherwise than noted`);
  return wrong === 0 ? 0 : 1;
}

async function whatIsWrong({ contest, result }: Logged): Promise<string | undefined> {
  const game = await loadGame(contest.game);
  if (!game) return `there is no game “${contest.game}”`;
  let [wins, points] = [0, 0];
  for (const [own, actions] of result.actions.entries()) {
    const played = replayGame(game, contest.config, contest.seed, actions);
    if (typeof played === 'string') return `the game from seat ${own}: ${played}`;
    wins += played.wins[own] ?? 0;
    points += played.points[own] ?? 0;
  }
  const same = wins === result.wins && points === result.points;
  return same ? undefined : `${wins} wins and ${points} points, noted were ${result.wins} and ${result.points}`;
}
