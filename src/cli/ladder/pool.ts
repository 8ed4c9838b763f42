/** Contests one after the other in this thread, or spread over several. */
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../../core/game.ts';
import { loadHeuristics } from '../../games/index.ts';
import { type Contest, playContest, type Result } from './contest.ts';
import { type Limit, openPlayers } from './player.ts';
import type { Given, Told } from './worker.ts';

export interface Hearing {
  gameDone(): void;
  result(contest: Contest, result: Result): void;
}

export async function playAll(game: AnyGame, contests: readonly Contest[], limit: Limit, workers: number, hearing: Hearing) {
  if (workers === 1) return playHere(game, contests, limit, hearing);
  const queue = contests.values();
  await Promise.all(Array.from({ length: Math.min(workers, contests.length) }, () => workOff(game, queue, limit, hearing)));
}

async function playHere(game: AnyGame, contests: readonly Contest[], limit: Limit, hearing: Hearing): Promise<void> {
  const players = openPlayers(game, await loadHeuristics(game.meta.id), limit);
  try {
    for (const contest of contests) hearing.result(contest, await playContest(game, contest, players, hearing.gameDone));
  } finally {
    players.close();
  }
}

async function workOff(game: AnyGame, queue: Iterator<Contest, undefined>, limit: Limit, hearing: Hearing): Promise<void> {
  const workerData: Given = { game: game.meta.id, limit };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  try {
    for (let next = queue.next(); !next.done; next = queue.next())
      hearing.result(next.value, await workOn(worker, next.value, hearing.gameDone));
  } finally {
    await worker.terminate();
  }
}

function workOn(worker: Worker, contest: Contest, gameDone: () => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const hear = (told: Told) => {
      if (told.kind === 'game') return gameDone();
      worker.off('message', hear).off('error', reject);
      resolve(told.result);
    };
    worker.on('message', hear).on('error', reject);
    worker.postMessage(contest);
  });
}
