/** One core's share of a ladder: takes contests, answers with what they brought, and notes every game done. */
import { workerData } from 'node:worker_threads';
import type { AnyGame } from '../../core/game.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';
import { answerCalls } from '../../workers/calls.ts';
import { callerOfThread } from '../../workers/node-port.ts';
import { type Contest, playContest, type Result } from './contest.ts';
import { type Limit, openPlayers, type Players } from './player.ts';

export interface LadderTask {
  readonly game: string;
  readonly limit: Limit;
}

const { game: id, limit } = workerData as LadderTask;

async function prepare(): Promise<{ readonly game: AnyGame; readonly players: Players }> {
  const game = await loadGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return { game, players: openPlayers(game, await loadHeuristics(id), limit) };
}

const prepared = prepare();

answerCalls<Contest, Result, 'game'>(callerOfThread(), async (contest, note) => {
  const { game, players } = await prepared;
  return playContest(game, contest, players, () => note('game'));
});
