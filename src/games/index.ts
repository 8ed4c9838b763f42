/** The games of the house, each loaded when it is wanted. */
import type { AnyGame } from '../core/game.ts';

const loaders: Readonly<Record<string, () => Promise<AnyGame>>> = {
  cortez: async () => (await import('./cortez/index.ts')).cortez,
  magellan: async () => (await import('./magellan/index.ts')).magellan,
  'tal-der-koenige': async () => (await import('./tal-der-koenige/index.ts')).talDerKoenige,
  tikal: async () => (await import('./tikal/index.ts')).tikal,
};

export const gameIds: readonly string[] = Object.keys(loaders);

/** The game of that id; undefined when there is none. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined;
}
