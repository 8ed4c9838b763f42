/** What people have played, in the real browser: one's page with ratings and history, the best, how a game is won. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../src/server/stress/child.ts';
import { newDevice } from '../src/server/stress/client.ts';
import { playSeats } from '../src/server/stress/players.ts';
import { freePort } from './free-port.ts';
import { giveAddresses } from './rooted.ts';
import { complaints, expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

test('a rated game is on one’s page, with its picture, in every language and on a phone', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-person-'));
  const server = await startChild(folder, await freePort(), { BOT_PAUSE: '0' });
  try {
    const [anna, bert] = [await newDevice(server.base, 'Anna'), await newDevice(server.base, 'Bert')];
    giveAddresses(folder, ['Anna', 'Bert']);
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
    for (let game = 0; game < 2; game++) {
      const { table } = (await anna.call('POST', '/api/tables', { game: 'magellan', seats, public: true })).body;
      await bert.call('POST', `/api/tables/${table.id}/join`, {});
      await anna.call('POST', `/api/tables/${table.id}/start`);
      const { connections } = await playSeats(table.id, [
        { device: anna, seats: [0] },
        { device: bert, seats: [1] },
      ]);
      for (const connection of connections) connection.close();
    }
    const context = await browser.newContext({ baseURL: server.base, locale: 'en-GB', viewport: { width: 390, height: 844 } });
    const [name = '', value = ''] = anna.cookie.split('=');
    await context.addCookies([{ name, value, url: server.base }]);
    const page = await context.newPage();
    const found = complaints(page);
    await prefer(page, { name: 'Anna' });

    await page.goto('/person/me');
    await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
    await expect(page.getByText('2 rated games')).toBeVisible();
    await expect(page.getByRole('img', { name: /the rating went from/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bert' }).first()).toBeVisible();
    const picture = page.getByRole('img', { name: 'Magellan: the end of the game' }).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveClass(/drawn/);
    await expect(picture.locator('svg').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('checkbox', { name: 'Show me in the lists of the best' }).check();
    await page.getByLabel('Played with').fill('nobody');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Nothing found.')).toBeVisible();

    await page.goto('/statistics/magellan');
    await expect(page.getByRole('heading', { name: 'How Magellan is won' })).toBeVisible();
    await expect(page.getByText('2 games').first()).toBeVisible();
    await expect(
      page.getByText('Wins by the explorers one bought').or(page.getByText('How often each thing is done')).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.goto('/best/magellan');
    await expect(page.getByText('Nobody stands here yet.')).toBeVisible();
    await expectAccessible(page);

    for (const [language, title, ratings] of [
      ['nl', 'Hoe je Magellan wint', 'Waarderingen'],
      ['de', 'Wie man Magellan gewinnt', 'Wertungen'],
    ] as const) {
      await page.evaluate((wanted) => {
        const settings = JSON.parse(localStorage.getItem('tafelrunde-settings') ?? '{}');
        localStorage.setItem('tafelrunde-settings', JSON.stringify({ ...settings, language: wanted }));
      }, language);
      await page.goto('/statistics/magellan');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectNoSideways(page);
      await page.goto('/person/me');
      await expect(page.getByRole('heading', { name: ratings })).toBeVisible();
      await expectNoSideways(page);
    }
    expect(found).toEqual([]);
    if (process.env.PICTURES) {
      for (const [width, height] of [
        [390, 844],
        [1024, 768],
        [1280, 800],
      ] as const)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          for (const where of ['person/me', 'statistics/magellan']) {
            await page.goto(`/${where}`);
            await page.waitForTimeout(1500);
            await page.screenshot({
              path: `${process.env.PICTURES}/${where.replace('/', '-')}-${width}-${colorScheme}.png`,
              fullPage: true,
            });
          }
        }
    }
    await context.close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

// A page of its own: the browser itself complains of the server's refusal.
test('who has no name yet gives one on the own page, in the language of the page, and on another’s asks, blocks and reports', async ({
  context,
  baseURL,
}) => {
  const bert = await newDevice(baseURL ?? '', 'Bert');
  const { person } = (await bert.call('GET', '/api/me')).body;
  const page = await context.newPage();
  await prefer(page, { language: 'de' });
  await page.goto('/person/me');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Deine Ergebnisse und Wertungen');
  await page.getByRole('textbox', { name: 'Dein Name' }).fill('Cleo');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(title).toHaveText('Cleo');
  await page.goto(`/person/${person.id}`);
  await page.getByRole('button', { name: 'Freundschaft anbieten' }).click();
  await expect(page.getByText('Du hast Bert gefragt.')).toBeVisible();
  await page.getByRole('button', { name: 'Melden…' }).click();
  await page.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(page.getByText('Danke. Deine Meldung ist abgeschickt.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Diese Person blockieren' }).click();
  await expect(page.getByRole('button', { name: 'Diese Person nicht mehr blockieren' })).toBeVisible();
  await expectAccessible(page);
});
