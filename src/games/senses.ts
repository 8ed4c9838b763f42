/** What each game knows of good play, loaded only where a bot thinks. */
import type { Action, Sense } from '../core/game.ts';

export type AnySense = Sense<object, Action>;

const loaders: Readonly<Record<string, () => Promise<AnySense>>> = {
  magellan: async () => (await import('./magellan/bot/index.ts')).sense,
  cortez: async () => (await import('./cortez/bot/index.ts')).sense as AnySense,
  'tal-der-koenige': async () => (await import('./tal-der-koenige/bot/index.ts')).sense as AnySense,
  tikal: async () => (await import('./tikal/bot/index.ts')).sense as AnySense,
};

/** Undefined for a game whose bots have not been taught yet. */
export async function loadSense(id: string): Promise<AnySense | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined;
}
