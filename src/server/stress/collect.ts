/**
 * Preloaded into a measured server: collects garbage on SIGUSR2, so that memory can be weighed, and says on request how long its
 * main thread was at work at one stretch, and at what.
 */
import { partsMeter } from './parts.ts';
import { watchStretches } from './stretch.ts';

process.on('SIGUSR2', () => {
  (globalThis as { gc?: () => void }).gc?.();
});

const stretches = watchStretches();
const parts = partsMeter();

async function answer(asked: unknown): Promise<unknown> {
  if (asked === 'begin') return parts.begin();
  return asked === 'end' ? parts.end() : stretches.longest();
}

process.on('message', (asked) => void answer(asked).then((answered) => process.send?.(answered ?? null)));
process.channel?.unref();
