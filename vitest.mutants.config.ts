import { defineConfig } from 'vitest/config';

/** For mutation testing: core and Magellan, with the laws on one game per configuration so that a run takes minutes. */
export default defineConfig({
  test: { include: ['src/core/**/*.test.ts', 'src/games/magellan/**/*.test.ts'], testTimeout: 60_000, env: { LAW_GAMES: '1' } },
});
