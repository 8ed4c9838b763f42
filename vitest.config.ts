import { globSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** `npm test` sets LONG: then tests named `*.long.test.ts` run too, and the laws are held at every step (src/core/laws/suite.ts). */
const long = process.env.LONG === '1';
const without = long ? [] : ['**/*.long.test.ts'];
const reactive = 'src/**/*.svelte.test.ts';

/** Boards that were the default once: what the rulebook says must hold on them as on the newest, on which the plain tests run. */
const boards = globSync('src/games/*/maps/*-*.json')
  .map((file) => /games[\\/](.+)[\\/]maps[\\/]((\d+)-.+)\.json$/.exec(file) ?? [])
  .map(([, game = '', board = '', since]) => ({ game, board, since: Number(since) }));
const olderBoards = boards.filter(({ game, since }) => boards.some((other) => other.game === game && other.since > since));

export default defineConfig({
  // Lessons and positions are drawn parts, but need no browser: see `imports` in package.json.
  ssr: { resolve: { conditions: ['client', ...defaultServerConditions] } },
  test: {
    testTimeout: 120_000,
    // By itself vitest leaves a core free, and of two that is half.
    maxWorkers: 2,
    // A process for each file would take as long as a third of the tests. So they share one: what a test changes outside itself it puts back.
    isolate: false,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: ['src/**/*.test.ts', 'bench/*.test.ts'], exclude: [...without, reactive] },
      },
      ...olderBoards.map(({ game, board }) => ({
        extends: true as const,
        test: {
          name: `${game} on ${board}`,
          include: [`src/games/${game}/tests/*.test.ts`],
          // Recorded games name the board they were played on.
          exclude: [...without, reactive, '**/records.test.ts', '**/perft.test.ts'],
          env: { OLDER_BOARD: `${game}/${board}` },
          setupFiles: ['src/games/on-older-board.ts'],
        },
      })),
      // Only what uses Svelte's runes is compiled by Svelte, against the browser's half of it.
      {
        extends: true,
        plugins: [svelte()],
        resolve: { conditions: ['client', 'browser'] },
        test: {
          name: 'reactive',
          // The page's one socket and its settings belong to a module.
          isolate: true,
          include: [reactive],
          exclude: without,
          environment: './src/web/tests/environment.ts',
          setupFiles: ['src/web/tests/browser.ts'],
        },
      },
    ],
  },
});
