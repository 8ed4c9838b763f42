import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './e2e/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4320);

export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 8_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  },
  projects: [
    { name: 'chromium', testIgnore: 'webkit/**', grepInvert: /@firefox/, use: { launchOptions: chromiumLaunch } },
    // What must be the same in every browser is tagged so, and runs in Debian's Firefox too.
    {
      name: 'firefox',
      testIgnore: 'webkit/**',
      grep: /@everywhere|@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: '/usr/bin/firefox-esr' },
        // On a busy machine its first page takes longer than an action has elsewhere.
        actionTimeout: 30_000,
      },
    },
    // Debian's WebKit is driven by its own driver, and these tests start it themselves.
    { name: 'webkit', testMatch: 'webkit/**/*.test.ts' },
  ],
  // The real server with the built client, on a store of its own.
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://localhost:${port}/api/games`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG: 'warn',
      DATA: mkdtempSync(join(tmpdir(), 'tafelrunde-e2e-')),
      LIMIT_PERSON: '5000',
      LIMIT_ADDRESS: '20000',
      LIMIT_ARRIVALS: '500',
      ORDER_DELAY: '0',
      LIMIT_CHAT: '1000',
      OPERATOR_TOKEN: 'operator-of-the-browser-tests',
    },
  },
});
