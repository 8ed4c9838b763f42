/** A bot thinks in a worker, where nothing is drawn: without this the build would pack every board a second time for it. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const bot = (id: string) => (id.startsWith('#bot/') ? resolve('src/games', id.slice('#bot/'.length)) : undefined);

/** Turns the `imports` of package.json around for workers: they have bots and no boards, as a page has boards and no bots. */
export function thinkingInWorkers(): Plugin {
  return {
    name: 'thinking-in-workers',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith('#client/') ? resolve('src/games/absent.ts') : bot(id);
    },
  };
}

/** `npm run dev` has one set of files for pages and workers, so there both have everything: without this its bots know nothing. */
export function thinkingInDevelopment(): Plugin {
  return { name: 'thinking-in-development', apply: 'serve', enforce: 'pre', resolveId: bot };
}
