/** Contests one after the other in this thread, or spread over several. */
import type { AnyGame } from '../../core/game.ts';
import { loadHeuristics } from '../../games/index.ts';
import { openThread } from '../../workers/node-port.ts';
import { openPool } from '../../workers/pool.ts';
import { type Contest, playContest, type Result } from './contest.ts';
import { type Limit, openPlayers } from './player.ts';
import type { LadderTask } from './worker.ts';

export interface Hearing {
  gameDone(): void;
  result(contest: Contest, result: Result): void;
  /** False for a contest whose pairing is decided already. */
  wanted(contest: Contest): boolean;
}

export async function playAll(game: AnyGame, contests: readonly Contest[], limit: Limit, workers: number, hearing: Hearing) {
  if (workers === 1) return playHere(game, contests, limit, hearing);
  const task: LadderTask = { game: game.meta.id, limit };
  const open = () => openThread(new URL('./worker.ts', import.meta.url), task);
  const pool = openPool<Contest, Result, 'game'>({ workers, open });
  const left = contests.values();
  // Each takes the next one when it is free: a pairing that is decided early costs nothing more.
  const play = async () => {
    for (const contest of left)
      if (hearing.wanted(contest)) hearing.result(contest, await pool.call(contest, undefined, hearing.gameDone));
  };
  try {
    await Promise.all(Array.from({ length: workers }, play));
  } finally {
    await pool.close();
  }
}

async function playHere(game: AnyGame, contests: readonly Contest[], limit: Limit, hearing: Hearing): Promise<void> {
  const players = openPlayers(game, await loadHeuristics(game.meta.id), limit);
  try {
    for (const contest of contests)
      if (hearing.wanted(contest)) hearing.result(contest, await playContest(game, contest, players, hearing.gameDone));
  } finally {
    players.close();
  }
}
