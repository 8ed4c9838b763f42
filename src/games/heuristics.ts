/** What each game knows of good play, loaded only where a bot thinks. */
import type { AnyHeuristics } from '../core/heuristics.ts';

const loaders: Readonly<Record<string, () => Promise<AnyHeuristics>>> = {
  magellan: async () => (await import('./magellan/bot/index.ts')).heuristics,
  cortez: async () => (await import('./cortez/bot/index.ts')).heuristics as AnyHeuristics,
  'tal-der-koenige': async () => (await import('./tal-der-koenige/bot/index.ts')).heuristics as AnyHeuristics,
  tikal: async () => (await import('./tikal/bot/index.ts')).heuristics as AnyHeuristics,
};

/** Undefined for a game whose bots have not been taught yet. */
export async function loadHeuristics(id: string): Promise<AnyHeuristics | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined;
}
