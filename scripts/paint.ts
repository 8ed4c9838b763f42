/**
 * `npm run paint`: how soon home stands there, for somebody who comes for the first time and for somebody who comes back, against
 * the limit of 600 ms to the largest paint. Measure on a quiet machine.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

const port = Number(process.env.PAINT_PORT ?? 4341);
const limit = 600;
const visits = 7;

interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly what: string;
}

/** Milliseconds from the start of loading to the first and the largest paint. */
async function paintOf(page: Page): Promise<Paint> {
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  return page.evaluate<Paint>(inPage);
}

/** Said as text: no browser's types are known here. */
const inPage = `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const largest = list.getEntries().at(-1);
    const { element } = largest;
    resolve({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largest: largest.startTime,
      what: element ? element.tagName.toLowerCase() + ' ' + (element.textContent ?? '').trim().slice(0, 30) : '',
    });
  }).observe({ type: 'largest-contentful-paint', buffered: true }))`;

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function visit(browser: Browser, phone: boolean): Promise<{ readonly anew: Paint; readonly back: Paint }> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone });
  const page = await context.newPage();
  const anew = await paintOf(page);
  const back = await paintOf(page);
  await context.close();
  return { anew, back };
}

const data = mkdtempSync(join(tmpdir(), 'tafelrunde-paint-'));
const server = spawn(process.execPath, ['src/server/main.ts'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: data, LOG: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
let late = false;
try {
  // The first visit of all warms server and browser; it does not count.
  await visit(browser, false);
  for (const phone of [false, true]) {
    const seen = [];
    for (let at = 0; at < visits; at++) seen.push(await visit(browser, phone));
    for (const when of ['anew', 'back'] as const) {
      const paints = seen.map((one) => one[when]);
      const largest = median(paints.map((paint) => paint.largest));
      late ||= largest > limit;
      console.log(
        `${phone ? 'phone' : 'desktop'}, ${when === 'anew' ? 'first visit' : 'coming back'}: first paint ${Math.round(median(paints.map(({ first }) => first)))} ms, largest ${Math.round(largest)} of ${limit} ms (${paints[0]?.what}); ${paints.map((paint) => Math.round(paint.largest)).join(' ')}`,
      );
    }
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
if (late) process.exitCode = 1;
