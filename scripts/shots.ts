/** `npm run shots`: every screen and stage in light, dark, desktop and phone size, into the folder `shots`. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Moment, plant, prepare } from '../e2e/prepare.ts';

const port = 4340;
const base = `http://localhost:${port}`;
const only = process.argv.slice(2);

const mine = (stage: string) => (state: { stage: string; seat: number }) => state.stage === stage && state.seat === 0;
const moments: Readonly<Record<string, Moment>> = {
  bid: { until: (state) => state.phase === 1 && mine('bid')(state) && state.highBid > 2 },
  pay: { until: (state) => mine('pay')(state) && state.highBid > 6 },
  veto: { until: mine('veto') },
  ship: { until: mine('ship') },
  tuck: { until: (state) => state.phase > 0 && mine('tuck')(state) },
  'pay-tuck': { sides: 'B', until: (state) => mine('pay')(state) && state.card === 2 },
  half: { sides: 'B', until: mine('half') },
  exchange: { until: mine('exchange') },
  pizarro: { sides: 'B', until: (state) => mine('pizarro')(state) && state.turned.length > 1 },
  over: { players: 6, until: (state) => state.stage === 'over' },
  curtain: { persons: 3, until: (state) => state.phase === 1 && mine('bid')(state) },
  six: { players: 6, until: (state) => state.phase === 0 && mine('bid')(state) && state.highBid > 3 },
};
const prepared = Object.fromEntries(Object.entries(moments).map(([name, moment]) => [name, prepare(moment)]));

async function visit(page: Page, folder: string, phone: boolean): Promise<void> {
  const shot = async (name: string, fullPage = false) => {
    if (only.length && !only.some((part) => name.includes(part))) return;
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
  };
  const wanted = (name: string) => only.length === 0 || only.some((part) => name.includes(part));
  await page.goto(base);
  await page.waitForTimeout(600);
  await shot('home');
  if (wanted('home-tables')) {
    for (const one of Object.values(prepared).slice(0, 4)) await plant(page, one);
    await page.goto(base);
    await shot('home-tables', true);
  }
  await page.goto(`${base}/new/magellan`);
  await shot('new', true);
  if (wanted('rules')) {
    await page.goto(`${base}/rules/magellan`);
    await page.waitForTimeout(700);
    await shot('rules');
  }
  for (const [name, one] of Object.entries(prepared)) {
    if (!wanted(`table-${name}`)) continue;
    const id = await plant(page, one);
    await page.goto(`${base}/table/${id}`);
    await page.locator('.now').first().waitFor();
    await shot(`table-${name}`);
    if (name === 'bid') {
      await page.locator('[data-place="vascoDaGama I"]').click();
      await shot('table-bid-place');
      await page.keyboard.press('Escape');
      if (phone)
        for (const sheet of ['Players', 'Log', 'Choices']) {
          await page.getByRole('button', { name: sheet, exact: true }).click();
          await shot(`table-bid-${sheet.toLowerCase()}`);
          await page.keyboard.press('Escape');
        }
      await page.getByRole('button', { name: 'Rules', exact: true }).click();
      await page.waitForTimeout(700);
      await shot('table-bid-rules');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await shot('table-bid-menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Undo' }).click();
      await shot('table-bid-undo');
      await page.keyboard.press('Escape');
    }
  }
  if (wanted('replay')) {
    const id = await plant(page, prepared.over as (typeof prepared)[string]);
    await page.goto(`${base}/replay/${id}`);
    await page.getByRole('slider').fill('120');
    await shot('replay', phone);
  }
}

async function inEach(browser: Browser): Promise<void> {
  for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }))
    for (const colorScheme of ['light', 'dark'] as const) {
      const folder = `shots/${size}-${colorScheme}`;
      mkdirSync(folder, { recursive: true });
      const context = await browser.newContext({
        viewport,
        colorScheme,
        hasTouch: size === 'phone',
        locale: 'en-GB',
        deviceScaleFactor: size === 'phone' ? 2 : 1,
      });
      await context.addInitScript(() =>
        localStorage.setItem('tafelrunde-settings', JSON.stringify({ name: 'Anna', speed: 'instant', sound: false })),
      );
      await visit(await context.newPage(), folder, size === 'phone');
      await context.close();
    }
}

const data = mkdtempSync(join(tmpdir(), 'tafelrunde-shots-'));
const server = spawn(process.execPath, ['src/server/main.ts'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: data, LOG: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--disable-component-update'],
});
try {
  await inEach(browser);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
