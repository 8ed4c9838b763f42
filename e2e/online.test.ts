import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page, WebSocketRoute } from '@playwright/test';
import { playOn, playToTheEnd } from './hands.ts';
import { complaints, expect, prefer, test } from './support.ts';

/** Lets a test cut the page's line to the server as a tunnel or a lift would. */
async function cuttable(page: Page): Promise<() => Promise<void>> {
  let line: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/api\/socket/, (route) => {
    line = route;
    route.connectToServer();
  });
  return async () => {
    await line?.close({ code: 1011 });
  };
}

test('a game between two browsers in two languages, with a reload and a cut line', async ({ page: anna, browser }) => {
  test.slow();
  const cut = await cuttable(anna);
  await prefer(anna, { name: 'Anna' });
  await anna.addInitScript((map) => localStorage.setItem('tafelrunde-maps-magellan', JSON.stringify([map])), ownBoard());
  await anna.goto('/new/magellan#Own');
  await expect(anna.getByText('such games are never rated')).toBeVisible();
  const seats = anna.getByRole('combobox', { name: /Who plays/ });
  await seats.nth(1).selectOption('invite');
  await anna.getByRole('button', { name: 'Remove seat 4' }).click();
  await anna.getByRole('button', { name: 'Start' }).click();
  const link = await anna.getByRole('textbox', { name: /Invitation/ }).inputValue();

  const context = await browser.newContext({ locale: 'nl-NL' });
  const bert = await context.newPage();
  const dutch = complaints(bert);
  await prefer(bert, { name: 'Bert' });
  await bert.goto(new URL(link).pathname + new URL(link).hash);
  await expect(bert.getByText('Anna nodigt je uit voor Magellan')).toBeVisible();
  await bert.getByRole('button', { name: 'Ga zitten' }).click();

  await expect(anna.getByText('Bert').first()).toBeVisible();
  await anna.getByRole('button', { name: 'Start' }).click();
  await expect(bert.getByRole('region', { name: 'Wat er nu kan' })).toBeVisible();
  await expect(bert.getByText('Eigen bord: Own. Telt niet mee voor de ranglijst.')).toBeVisible();
  await expect(anna.getByRole('region', { name: 'What to do now' })).toBeVisible();

  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('textbox', { name: 'Say something' }).fill('Fair winds!');
  await anna.getByRole('button', { name: 'Send', exact: true }).click();
  await bert.getByRole('tab', { name: 'Chat' }).click();
  await expect(bert.getByText('Fair winds!').first()).toBeVisible();

  const other = playToTheEnd(bert, 'mouse', 8000);
  const mine = (async () => {
    expect(await playOn(anna, 120)).toBe(false);
    await anna.reload();
    expect(await playOn(anna, 120)).toBe(false);
    await cut();
    return playToTheEnd(anna, 'mouse', 8000);
  })();
  await Promise.all([mine, other]);
  await expect(anna.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await expect(bert.getByRole('heading', { name: 'Het spel is afgelopen' })).toBeVisible();
  const points = (page: Page) => page.locator('.result .total').allTextContents();
  expect(await points(anna)).toEqual(await points(bert));

  await anna.getByRole('link', { name: 'Replay' }).click();
  await anna.getByText('Shuffles verified').click();
  await expect(anna.getByText(/matches the fingerprint/)).toBeVisible();
  expect(dutch).toEqual([]);

  // The record carries the board it was played on, and the command line replays and verifies it.
  const id = new URL(link).pathname.split('/').at(-1);
  const record = await (await anna.request.get(`/api/tables/${id}/record`)).text();
  expect(record).toMatch(/^map: \{.*"name":"Own"/m);
  const told = execFileSync(process.execPath, ['bin/tafelrunde.js', 'verify', '-'], { input: record, encoding: 'utf8' });
  expect(told).toMatch(/The record is verified\.\n$/);
  await context.close();
});

/** A board of Magellan's that somebody has corrected. */
function ownBoard(): object {
  const map = JSON.parse(readFileSync('src/games/magellan/maps/1-reconstruction.json', 'utf8'));
  map.name = 'Own';
  map.fields.pizarro.A[0].crown = 3;
  return map;
}
