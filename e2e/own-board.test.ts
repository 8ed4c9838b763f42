/** A table on a board that somebody drew, from the editor to the command line. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startChild } from '../src/server/stress/child.ts';
import { freePort } from './free-port.ts';
import { playOn } from './hands.ts';
import { complaints, expect, prefer, test } from './support.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a table on an own board is played by two browsers, exported, replayed and verified', async ({ browser }, info) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-board-'));
  const server = await startChild(folder, await freePort(), { BOT_PAUSE: '0' });
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: server.base, locale: 'en-GB' })));
  const [anna, bert] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const heard = [complaints(anna), complaints(bert)];
  await prefer(anna, { name: 'Anna' });
  const board = JSON.parse(readFileSync(`${root}src/games/magellan/maps/1-reconstruction.json`, 'utf8'));
  board.name = 'Loft';
  board.fields.pizarro.A[0] = { bag: 2, crown: 3 };
  await anna.goto('/map/magellan');
  await anna
    .locator('input[type="file"]')
    .setInputFiles({ name: 'loft.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(board)) });
  await expect(anna.getByRole('textbox', { name: 'Name of this board' })).toHaveValue('Loft');
  await anna.getByRole('button', { name: 'Play on it' }).click();
  const seats = anna.getByRole('combobox', { name: /Who plays/ });
  await seats.nth(1).selectOption('invite');
  await anna.getByRole('button', { name: 'Remove seat 4' }).click();
  await anna.getByRole('button', { name: 'Start' }).click();
  const link = new URL(await anna.getByRole('textbox', { name: /Invitation/ }).inputValue());
  await prefer(bert, { name: 'Bert' });
  await bert.goto(link.pathname + link.hash);
  await bert.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.getByText('Bert').first()).toBeVisible();
  await anna.getByRole('button', { name: 'Start' }).click();
  await expect(bert.locator('[data-own-map]')).toHaveText('Own board: Loft. Not rated.');
  const id = new URL(anna.url()).pathname.split('/').at(-1);
  // Both play until each has done something on this board; then bots sit in for them, who are quicker.
  const steps = (page: Page, seat: number) =>
    page.evaluate(
      async ([table, own]) => {
        const { entries } = await (await fetch(`/api/tables/${table}/entries?seat=${own}`)).json();
        return entries.filter((entry: { seat: number }) => entry.seat === own).length;
      },
      [id, seat] as const,
    );
  await expect
    .poll(
      async () => {
        await Promise.all([playOn(anna, 40), playOn(bert, 40)]);
        return Math.min(await steps(anna, 0), await steps(bert, 1));
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(4);
  for (const [page, seat] of [
    [anna, 0],
    [bert, 1],
  ] as const)
    await page.evaluate(
      ([table, own]) =>
        fetch(`/api/tables/${table}/seats/${own}/bot`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ level: 'easy' }),
        }),
      [id, seat] as const,
    );
  for (const page of [anna, bert]) await expect(page.locator('.result')).toBeVisible({ timeout: 120_000 });
  const record = await anna.evaluate(async (table) => await (await fetch(`/api/tables/${table}/record`)).text(), id);
  expect(record).toContain('\nmap: {');
  const saved = info.outputPath('record.txt');
  writeFileSync(saved, record);
  const told = (...args: string[]) => execFileSync(process.execPath, [`${root}src/cli/main.ts`, ...args], { encoding: 'utf8' });
  expect(told('verify', saved)).toMatch(/verified/i);
  expect(told('replay', saved)).toContain('Anna');
  expect(heard).toEqual([[], []]);
  for (const context of contexts) await context.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
