/**
 * `node scripts/previews.ts`: the picture of each game that messengers show beside a link to a table, from its cover on the home page of
 * the built client, into `public/preview`. The pictures are kept in the repository; make them anew when a cover has changed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { gameIds } from '../src/games/index.ts';
import { browsers } from './browsers.ts';

const port = Number(process.env.SHOTS_PORT ?? 4341);
const data = mkdtempSync(join(tmpdir(), 'tafelrunde-previews-'));
const env = { ...process.env, PORT: `${port}`, HOST: '127.0.0.1', LOG: 'warn', DATA: data };
const server = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
const font = readFileSync('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', 'base64');
const style = `
  @font-face { font-family: Fraunces; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
  html { color-scheme: light; background: #f5ecd9; color: #2a2119; }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 600px; align-items: center; }
  p { font: 600 92px Fraunces, serif; margin: 0; text-align: center; letter-spacing: -0.02em; }
  svg { display: block; width: 600px; height: 630px; }`;

const browser = await chromium.launch({ executablePath: browsers.chromium, args: ['--no-sandbox'] });
try {
  mkdirSync('public/preview', { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const home = `http://localhost:${port}/`;
  await page.waitForTimeout(1500);
  for (const id of gameIds) {
    await page.goto(home);
    const cover = await page
      .locator(`a[href="/new/${id}"] svg`)
      .first()
      .evaluate((drawn) => drawn.outerHTML);
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><style>${style}</style><p>Tafelrunde</p>${cover}`);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `public/preview/${id}.png` });
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
