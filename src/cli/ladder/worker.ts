/** One core's share of a ladder: takes contests, answers with what they brought. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '../../core/game.ts';
import { loadGame, loadHeuristics } from '../../games/index.ts';
import { type Contest, playContest, type Result } from './contest.ts';
import { type Limit, openPlayers } from './player.ts';

export type Told = { readonly kind: 'game' } | { readonly kind: 'result'; readonly result: Result };
export interface Given {
  readonly game: string;
  readonly limit: Limit;
}

const { game: id, limit } = workerData as Given;
const game = (await loadGame(id)) as AnyGame;
const players = openPlayers(game, await loadHeuristics(id), limit);

function tell(told: Told): void {
  parentPort?.postMessage(told);
}

parentPort?.on('message', async (contest: Contest) => {
  const result = await playContest(game, contest, players, () => tell({ kind: 'game' }));
  tell({ kind: 'result', result });
});
