import { Worker } from 'node:worker_threads';
import type { Batch, Finding } from './batch.ts';
import type { Told } from './worker.ts';

/** Spreads batches over so many cores; `found` says whether to go on. */
export async function spread(
  batches: Iterator<Batch, undefined>,
  jobs: number,
  gameDone: () => void,
  found: (findings: readonly Finding[]) => boolean,
): Promise<void> {
  let going = true;
  const workOff = async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      for (let next = batches.next(); going && !next.done; next = batches.next()) {
        const findings = await workOn(worker, next.value, gameDone);
        if (!found(findings)) going = false;
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: jobs }, workOff));
}

function workOn(worker: Worker, batch: Batch, gameDone: () => void): Promise<readonly Finding[]> {
  return new Promise((resolve, reject) => {
    const hear = (told: Told) => {
      if (told.kind === 'game') return gameDone();
      worker.off('message', hear).off('error', reject);
      resolve(told.findings);
    };
    worker.on('message', hear).on('error', reject);
    worker.postMessage(batch);
  });
}
