/** One core's share of the fuzzing: takes batches, answers with what it found. */
import { parentPort } from 'node:worker_threads';
import { loadGame } from '../../games/index.ts';
import { type Batch, type Finding, tryBatch } from './batch.ts';

export type Told = { readonly kind: 'game' } | { readonly kind: 'batch'; readonly findings: readonly Finding[] };

function tell(told: Told): void {
  parentPort?.postMessage(told);
}

parentPort?.on('message', async (batch: Batch) => {
  const game = await loadGame(batch.game);
  const findings = game ? await tryBatch(game, batch, () => tell({ kind: 'game' })) : [];
  tell({ kind: 'batch', findings });
});
