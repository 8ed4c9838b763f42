/**
 * Preloaded into a measured server: collects garbage on SIGUSR2, so that memory can be weighed, and says on request how long its
 * main thread was at work at one stretch, and at what.
 */
import { partsMeter } from './parts.ts';
import { pauseMeter } from './pauses.ts';
import { watchStretches } from './stretch.ts';

process.on('SIGUSR2', () => {
  (globalThis as { gc?: () => void }).gc?.();
});

const stretches = watchStretches();
const parts = partsMeter();
const pauses = pauseMeter();

async function answer(asked: unknown): Promise<unknown> {
  if (asked === 'watch pauses') return pauses.begin();
  if (asked === 'tell pauses') return pauses.end();
  if (asked === 'begin') return parts.begin();
  return asked === 'end' ? parts.end() : stretches.longest();
}

process.on('message', (asked) => void answer(asked).then((answered) => process.send?.(answered ?? null)));
process.channel?.unref();
