/** A tournament in the real browser: opened, entered by others, played, withdrawn from, entered late, and counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startChild } from '../src/server/stress/child.ts';
import { freePort } from './free-port.ts';
import { complaints, expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

test.setTimeout(180_000);

/** Whatever the console of any of them complained of. */
const found: string[][] = [];

async function personAt(browser: Browser, base: string, name: string, language: 'en' | 'nl' | 'de'): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  found.push(complaints(page));
  await prefer(page, { name, language });
  return page;
}

test('one opens it, two enter in other languages, a round is played on phones, one withdraws and another comes late', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-tournament-'));
  const server = await startChild(folder, await freePort(), { BOT_PAUSE: '0' });
  try {
    const anna = await personAt(browser, server.base, 'Anna', 'en');
    await anna.goto('/tournaments');
    await expect(anna.getByRole('heading', { name: 'Tournaments' })).toBeVisible();
    await expectAccessible(anna);
    await anna.getByText('Open a tournament', { exact: true }).tap();
    await anna.getByLabel('Name of the tournament').fill('Autumn cup');
    await anna.getByRole('combobox', { name: 'Game', exact: true }).selectOption('magellan');
    await anna.getByLabel('Players at a table').selectOption('3');
    await anna.getByLabel('Rounds').fill('2');
    await anna.getByLabel('Where players are left over').selectOption('easy');
    await expectAccessible(anna);
    await expectNoSideways(anna);
    await anna.getByRole('button', { name: 'Open the tournament' }).tap();
    await expect(anna.getByRole('heading', { name: 'Autumn cup' })).toBeVisible();
    const address = new URL(anna.url()).pathname;

    const bob = await personAt(browser, server.base, 'Bob', 'nl');
    await bob.goto('/tournaments');
    await bob.getByRole('link', { name: /Autumn cup/ }).tap();
    await bob.getByRole('button', { name: 'Meedoen' }).tap();
    await expect(bob.getByRole('button', { name: 'Terugtrekken' })).toBeVisible();
    const cleo = await personAt(browser, server.base, 'Cleo', 'de');
    await cleo.goto(address);
    await cleo.getByRole('button', { name: 'Mitspielen' }).tap();
    await expect(cleo.getByRole('listitem').filter({ hasText: 'Bob' })).toBeVisible();

    await anna.getByLabel('How many bots').fill('2');
    await anna.getByLabel('Their level').selectOption('easy');
    await anna.getByRole('button', { name: 'Add bots' }).tap();
    await expect(anna.getByText('Bot 2 (easy)')).toBeVisible();
    await anna.getByRole('button', { name: 'Start the tournament' }).tap();
    await expect(anna.locator('main').getByText('Round 1 of 2')).toBeVisible();
    await expect(anna.getByRole('link', { name: 'Go to your table' })).toBeVisible();
    // Five players at tables of three: a bot that has not entered fills up.
    await expect(anna.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
    await expect(anna.getByText('bot', { exact: true })).toHaveCount(1);
    await expectAccessible(anna);
    await expectNoSideways(anna);

    // Withdrawing and coming late are for the next round.
    await bob.reload();
    await bob.getByRole('button', { name: 'Terugtrekken' }).tap();
    await bob.getByRole('button', { name: 'Ja, terugtrekken' }).tap();
    await expect(bob.getByText('teruggetrokken').first()).toBeVisible();
    const dora = await personAt(browser, server.base, 'Dora', 'en');
    await dora.goto(address);
    await dora.getByRole('button', { name: 'Enter from the next round on' }).tap();
    await expect(dora.getByRole('button', { name: 'Withdraw' })).toBeVisible();

    // The round is played by bots that sit in; that somebody plays himself is the matter of other tests.
    const letBotPlay = async (page: Page) => {
      await page.evaluate(async (where) => {
        const id = where.split('/').at(-1);
        const read = await (await fetch(`/api/tournaments/${id}`)).json();
        for (const { table, seats, outcome } of read.tournament.played.at(-1).tables) {
          const seat = seats.indexOf(read.you);
          const body = JSON.stringify({ level: 'easy' });
          const headers = { 'content-type': 'application/json' };
          if (seat >= 0 && !outcome) await fetch(`/api/tables/${table}/seats/${seat}/bot`, { method: 'POST', headers, body });
        }
      }, address);
    };
    const withdrawn = async (page: Page) =>
      page.evaluate(async (where) => {
        const id = where.split('/').at(-1);
        const me = (await (await fetch('/api/me')).json()).person.id;
        const { tournament } = await (await fetch(`/api/tournaments/${id}`)).json();
        const own = tournament.entrants.find(({ person }: { person: string }) => person === me).id;
        const { table, seats } = tournament.played[0].tables.find((one: { seats: string[] }) => one.seats.includes(own));
        await fetch(`/api/tables/${table}/seats/${seats.indexOf(own)}/resign`, { method: 'POST' });
      }, address);
    await anna.getByRole('link', { name: 'Go to your table' }).tap();
    await expect(anna).toHaveURL(/\/table\//);
    await withdrawn(bob);
    for (const page of [anna, cleo]) await letBotPlay(page);
    await anna.goto(address);
    await expect(anna.locator('main').getByText('Round 2 of 2')).toBeVisible({ timeout: 60_000 });
    const [second] = await anna.getByRole('region', { name: 'Round 2' }).all();
    await expect(second!.getByText('Dora (from round 2)')).toBeVisible();
    await expect(second!.getByText('Bob')).toHaveCount(0);
    for (const page of [anna, cleo, dora]) await letBotPlay(page);
    await expect(anna.locator('main').getByText('Finished').first()).toBeVisible({ timeout: 60_000 });
    await expect(anna.locator('main').getByText(/Won by/)).toBeVisible();

    const standings = anna.getByRole('region', { name: 'Standings' });
    await expect(standings.getByRole('row')).toHaveCount(7);
    for (const column of ['Place', 'Player', 'Score', 'Opponents', 'Margin', 'Wins'])
      await expect(standings.getByRole('columnheader', { name: column })).toBeVisible();
    await expect(standings.getByRole('rowheader', { name: 'Bob withdrawn' })).toBeVisible();
    await standings.getByText('How is this counted?').tap();
    await expect(standings.getByText(/Of equal scores the opponents decide first/)).toBeVisible();
    await expect(standings.getByText('The number itself:')).toBeVisible();
    await expectAccessible(anna);
    await expectNoSideways(anna);
    for (const [page, words] of [
      [bob, 'Stand'],
      [cleo, 'Tabelle'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
      await expectNoSideways(page);
    }
    await expectAccessible(cleo);
    if (process.env.PICTURES)
      for (const [width, height] of [
        [390, 844],
        [1024, 768],
        [1280, 800],
      ] as const)
        for (const colorScheme of ['light', 'dark'] as const)
          for (const [name, where] of [
            ['tournament', address],
            ['tournaments', '/tournaments'],
            ['friends', '/friends'],
            ['daily', '/daily'],
            ['privacy', '/privacy'],
            ['operator', '/operator'],
            ['statistics', '/statistics/tikal'],
            ['person', '/person/me'],
            ['best', '/best/tikal'],
            ['home', '/'],
          ] as const) {
            await cleo.setViewportSize({ width, height });
            await cleo.emulateMedia({ colorScheme });
            await cleo.goto(where);
            await cleo.waitForTimeout(1200);
            await cleo.screenshot({
              path: `${process.env.PICTURES}/${name}-${width}-${colorScheme}.png`,
              fullPage: name === 'tournament',
            });
          }
    expect(found.flat()).toEqual([]);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
