/**
 * Preloaded into a measured server: collects garbage on SIGUSR2, so that memory can be weighed, and says on request how long its
 * main thread was at work at one stretch.
 */
import { watchStretches } from './stretch.ts';

process.on('SIGUSR2', () => {
  (globalThis as { gc?: () => void }).gc?.();
});

const stretches = watchStretches();
process.on('message', () => process.send?.(stretches.longest()));
process.channel?.unref();
