import { defineConfig } from 'vitest/config';

/** `npm test` sets LONG: then tests named `*.long.test.ts` run too, and the laws are held at every step (src/core/laws/suite.ts). */
const long = process.env.LONG === '1';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'bench/*.test.ts'],
    exclude: long ? [] : ['**/*.long.test.ts'],
    testTimeout: 120_000,
    // By itself vitest leaves a core free, and of two that is half.
    maxWorkers: 2,
    reporters: ['default'],
  },
});
