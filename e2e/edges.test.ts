/** Phones that lie on their side, and browsers some years old: nothing under the camera, and the colours of day and night. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameIds, loadGame } from '../src/games/index.ts';
import { plant, prepare } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

const insets = { top: 0, left: 47, right: 47, bottom: 21 };

/** What lies under an edge of the device: text and targets; a drawing may run out there. */
const underEdges = (page: Page) =>
  page.evaluate(async ({ left, right, bottom }) => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    const found = new Set<string>();
    const open = document.querySelector('dialog[open]') ?? document.body;
    const scrolls = (element: Element): boolean => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
        if (around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
      return false;
    };
    const last = document.documentElement.scrollHeight - scrollY;
    for (const element of open.querySelectorAll('button, a, input, select, h1, h2, p, li, [data-place], .button')) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.hidden, .skip')) continue;
      const name = `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
      if (box.left < left - 1 || box.right > innerWidth - right + 1) found.add(`${name} at the side`);
      if (!scrolls(element) && box.bottom > last - bottom + 1) found.add(`${name} at the bottom`);
    }
    return [...found];
  }, insets);

test('nothing lies under the edges of a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
  await prefer(page);
  const found: string[] = [];
  const look = async (what: string) => {
    for (const fault of await underEdges(page)) found.push(`${what}: ${fault}`);
  };
  for (const address of [
    '/',
    '/new/tikal',
    '/rules/tikal',
    '/summary/tikal',
    '/account',
    '/device',
    '/lesson/tikal',
    '/nowhere',
  ]) {
    await page.goto(address);
    await page.locator('main').first().waitFor();
    await look(address);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog[open]').waitFor();
  await look('settings');
  for (const id of gameIds) {
    const game = await loadGame(id);
    if (!game) throw new Error(`There is no ${id}.`);
    const table = prepare(game, { players: 3, until: (state) => game.waiting(state).includes(0) });
    await plant(page, table);
    for (const address of ['table', 'replay']) {
      await page.goto(`/${address}/${table.head.id}`);
      await page.locator('[data-place]').first().waitFor();
      await look(`${id} ${address}`);
    }
  }
  expect(found).toEqual([]);
});

test('buttons pressed again and again do not zoom the page', async ({ page }) => {
  await prefer(page);
  const game = await loadGame('magellan');
  if (!game) throw new Error('There is no Magellan.');
  await page.goto('/');
  const id = await plant(page, prepare(game, { players: 3, until: (state) => game.waiting(state).includes(0) }));
  await page.goto(`/table/${id}`);
  const more = page.locator('.picker .button').last();
  await expect(more).toHaveCSS('touch-action', 'manipulation');
  await expect(page.locator('.now .buttons > .primary')).toHaveCSS('touch-action', 'manipulation');
});

test('colours of day and night need no light-dark(), which Safari 16 and Firefox 115 do not know', async ({ page }) => {
  const built = readdirSync('dist/assets').filter((name) => /\.(css|js)$/.test(name));
  expect(built.filter((name) => readFileSync(`dist/assets/${name}`, 'utf8').includes('light-dark('))).toEqual([]);
  await prefer(page);
  await page.goto('/');
  // Covers are drawn when they have come.
  await expect(page.locator('.picture svg rect').first()).toBeAttached();
  const seen = (colorScheme: 'light' | 'dark', theme: string) =>
    page.emulateMedia({ colorScheme }).then(() =>
      page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
        const sky = document.querySelector('.picture svg rect');
        return [getComputedStyle(document.body).backgroundColor, sky && getComputedStyle(sky).fill];
      }, theme),
    );
  const day = await seen('light', '');
  const night = await seen('dark', '');
  expect(day[0]).toBe('rgb(245, 236, 217)');
  expect(night[0]).toBe('rgb(25, 22, 19)');
  expect(night[1]).not.toBe(day[1]);
  expect(await seen('light', 'dark')).toEqual(night);
  expect(await seen('dark', 'light')).toEqual(day);
});
