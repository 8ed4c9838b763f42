import { openThread } from '../../workers/node-port.ts';
import { openPool } from '../../workers/pool.ts';
import type { Batch, Finding } from './batch.ts';

/** Spreads batches over so many cores; `found` says whether to go on. */
export async function spread(
  batches: Iterator<Batch, undefined>,
  jobs: number,
  gameDone: () => void,
  found: (findings: readonly Finding[]) => boolean,
): Promise<void> {
  const open = () => openThread(new URL('./worker.ts', import.meta.url));
  const pool = openPool<Batch, readonly Finding[], 'game'>({ workers: jobs, open });
  let going = true;
  const workOff = async () => {
    for (let next = batches.next(); going && !next.done; next = batches.next())
      if (!found(await pool.call(next.value, undefined, gameDone))) going = false;
  };
  try {
    await Promise.all(Array.from({ length: jobs }, workOff));
  } finally {
    await pool.close();
  }
}
