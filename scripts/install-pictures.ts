/**
 * `node scripts/install-pictures.ts`: what a device shows of the page when it is installed, into `public/install`: icons from
 * `public/icon.svg`, and pictures of the built client. They are kept in the repository; make them anew when either has changed.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startChild } from '../src/server/stress/child.ts';
import { browsers } from './browsers.ts';

const to = 'public/install';
const drawing = readFileSync('public/icon.svg', 'utf8');
/** Systems cut icons to shapes of their own: the ground goes to the edge, and what matters stays in the middle. */
const ground = '#2f5d62';

const icons = [
  { name: 'icon-192', size: 192, inner: 1 },
  { name: 'icon-512', size: 512, inner: 1 },
  { name: 'maskable-512', size: 512, inner: 0.86, ground },
  { name: 'apple-touch-icon', size: 180, inner: 0.96, ground },
];

async function drawIcons(browser: Browser): Promise<void> {
  for (const { name, size, inner, ground = 'transparent' } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const side = Math.round(size * inner);
    await page.setContent(
      `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}; }
      svg { width: ${side}px; height: ${side}px; }</style>${drawing}`,
    );
    await page.screenshot({ path: `${to}/${name}.png`, omitBackground: ground === 'transparent' });
    await page.close();
  }
}

const screens = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { name: 'narrow', viewport: { width: 390, height: 844 }, hasTouch: true },
];

async function takeScreens(browser: Browser, base: string): Promise<void> {
  for (const { name, viewport, hasTouch } of screens) {
    const context = await browser.newContext({ viewport, hasTouch, locale: 'en-GB', colorScheme: 'light' });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('tafelrunde-settings', '{"motion":"off","speed":"instant"}'));
    await page.goto(base);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${to}/home-${name}.png` });
    await page.goto(`${base}/new/tikal`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/table\//);
    await page.waitForTimeout(4000);
    await page.screenshot({ path: `${to}/table-${name}.png` });
    await context.close();
  }
}

const data = mkdtempSync(join(tmpdir(), 'tafelrunde-pictures-'));
const browser = await chromium.launch({ executablePath: browsers.chromium, args: ['--no-sandbox'] });
const server = await startChild(data, 0);
try {
  mkdirSync(to, { recursive: true });
  await drawIcons(browser);
  await takeScreens(browser, server.base);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
