/** A bot thinks in a worker, where nothing is drawn: without this the build would pack every board a second time for it. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Turns the `imports` of package.json around for workers: they have bots and no boards, as a page has boards and no bots. */
export function thinkingInWorkers(): Plugin {
  return {
    name: 'thinking-in-workers',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith('#bot/')) return resolve('src/games', id.slice('#bot/'.length));
      return id.startsWith('#client/') ? resolve('src/games/absent.ts') : undefined;
    },
  };
}
