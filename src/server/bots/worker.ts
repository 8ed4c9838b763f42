/** A thread that thinks for bots and reads records, so that no socket waits for either. */
import { parentPort } from 'node:worker_threads';
import { fastRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import type { Answer, Job, Thought } from './job.ts';
import { readForLog } from './reading.ts';

async function answer(job: Job): Promise<Answer> {
  try {
    if (job.kind === 'record') return { id: job.id, record: await readForLog(job.text) };
    return { id: job.id, action: await think(job.thought, job.chance) };
  } catch (error) {
    return { id: job.id, error: String(error) };
  }
}

/** Any legal action of a world that fits what the seat knows. */
async function think({ game: id, view, seat }: Thought, chance: number) {
  const game = await loadGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const random = fastRandom(chance);
  return game.sample(game.imagine(view, seat, random), seat, random);
}

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await answer(job)));
