/**
 * `npm run shots [-- part of a name ...]`: every screen and stage in every window below, light and dark, into the folder `shots`.
 * Pictures are named after game, moment and what was done there: `magellan-bid-place`. `--in=phone-dark,tablet` takes some windows
 * only; `--language=nl` takes them in another language, without the pictures that one comes to by words; `--wish=forced` or
 * `--wish=more` takes them as they are for whoever has the system's few colours, or asks it for more contrast.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { plant } from '../e2e/prepare.ts';
import { catalogue, type GameId, gameIds } from '../src/games/index.ts';
import type { Album } from './shots/album.ts';
import { onlinePictures } from './shots/online.ts';

const port = Number(process.env.SHOTS_PORT ?? 4340);
const base = `http://localhost:${port}`;
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const given = (option: string) =>
  process.argv.flatMap((word) => (word.startsWith(`--${option}=`) ? word.slice(option.length + 3).split(',') : []));
const inWindows = given('in');
const [language = 'en'] = given('language');
const wishes = { none: {}, forced: { forcedColors: 'active' }, more: { contrast: 'more' } } as const;
const wish = (given('wish')[0] ?? 'none') as keyof typeof wishes;
const windows = {
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
  tablet: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  lying: { width: 844, height: 390 },
  'lying-small': { width: 667, height: 375 },
  'lying-narrow': { width: 812, height: 375 },
  zoomed: { width: 640, height: 400 },
  'zoomed-most': { width: 320, height: 256 },
};
const failed: string[] = [];

/** A picture that one cannot come to is named at the end and keeps no other from being taken. */
async function attempt(name: string, take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (fault) {
    failed.push(`${name}: ${fault instanceof Error ? fault.message.split('\n')[0] : fault}`);
  }
}

const albums: ReadonlyMap<GameId, Album> = new Map(
  await Promise.all(gameIds.map(async (id) => [id, (await catalogue[id].album()) as Album] as const)),
);

const wanted = (name: string) => only.length === 0 || only.some((part) => name.includes(part) || part.startsWith(`${name}-`));

async function visit(page: Page, folder: string, phone: boolean): Promise<void> {
  const shot = async (name: string, fullPage = false) => {
    if (!wanted(name)) return;
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage });
  };
  await page.goto(base);
  await page.waitForTimeout(600);
  await shot('home');
  if (wanted('home-tables')) {
    for (const { moments } of albums.values()) for (const one of Object.values(moments).slice(0, 4)) await plant(page, one);
    await page.goto(base);
    await shot('home-tables', true);
  }
  if (wanted('online') && language === 'en') await attempt(`${folder} online`, () => onlinePictures(page, phone, shot));
  for (const [game, album] of albums) await attempt(`${folder} ${game}`, () => leaf(page, game, album, phone, shot));
}

/** All pictures of one game. */
async function leaf(
  page: Page,
  game: string,
  { moments, closer }: Album,
  phone: boolean,
  shot: (name: string, fullPage?: boolean) => Promise<void>,
): Promise<void> {
  if (wanted(`${game}-new`)) {
    await page.goto(`${base}/new/${game}`);
    await shot(`${game}-new`, true);
  }
  if (wanted(`${game}-rules`)) {
    await page.goto(`${base}/rules/${game}`);
    await page.waitForTimeout(700);
    await shot(`${game}-rules`, true);
  }
  if (wanted(`${game}-lesson`) && language === 'en') {
    await page.goto(`${base}/lesson/${game}`);
    const go = page.locator('.lesson').getByRole('button', { name: /Continue|Show me/ });
    await go.waitFor();
    for (let step = 1; await go.count(); step++) {
      if (step <= 5) await shot(`${game}-lesson-${step}`);
      await go.click();
      await page.waitForTimeout(300);
    }
    await shot(`${game}-lesson-end`);
  }
  for (const [name, one] of Object.entries(moments)) {
    const moment = `${game}-${name}`;
    if (!wanted(moment)) continue;
    const id = await plant(page, one);
    await page.goto(`${base}/table/${id}`);
    await page.locator('.now').first().waitFor();
    await shot(moment);
    const sitting = { page, phone, shot: (part: string) => shot(`${moment}-${part}`) };
    if (language === 'en')
      await attempt(`${moment}, ${page.viewportSize()?.width} px wide`, async () => closer?.[name]?.(sitting));
  }
  const over = moments.over;
  if (over && wanted(`${game}-replay`)) {
    const id = await plant(page, over);
    await page.goto(`${base}/replay/${id}`);
    await page.getByRole('slider').fill('120');
    await shot(`${game}-replay`, phone);
  }
}

async function inEach(browser: Browser): Promise<void> {
  for (const [size, viewport] of Object.entries(windows))
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${size}-${colorScheme}${language === 'en' ? '' : `-${language}`}${wish === 'none' ? '' : `-${wish}`}`;
      if (inWindows.length && !inWindows.some((part) => part === size || part === `${size}-${colorScheme}`)) continue;
      const folder = `shots/${name}`;
      const phone = viewport.width <= 820 || viewport.height <= 560;
      mkdirSync(folder, { recursive: true });
      const context = await browser.newContext({
        viewport,
        baseURL: base,
        colorScheme,
        hasTouch: size !== 'desktop' && size !== 'wide',
        locale: language,
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        ...wishes[wish],
      });
      await context.addInitScript(
        (language) =>
          localStorage.setItem('tafelrunde-settings', JSON.stringify({ name: 'Anna', speed: 'instant', sound: false, language })),
        language,
      );
      context.setDefaultTimeout(20_000);
      await visit(await context.newPage(), folder, phone);
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
if (failed.length) {
  console.error(`Not taken:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
