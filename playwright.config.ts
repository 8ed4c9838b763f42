import { defineConfig } from '@playwright/test';

const port = 4320;

export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  workers: 2,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--disable-component-update'],
    },
  },
  webServer: { command: `vite preview --port ${port}`, url: `http://localhost:${port}`, reuseExistingServer: false },
});
