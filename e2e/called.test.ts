/** Who looks at one table is told of the others that wait; what a device cannot do is said with its reason; days off. */
import type { Page } from '@playwright/test';
import { newDevice } from '../src/server/stress/client.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

/** Anna in the browser, known to the server. */
async function introduceAnna(page: Page): Promise<void> {
  await page.goto('/');
  const { person } = await (await page.request.post('/api/session', { data: { name: 'Anna', language: 'en' } })).json();
  await page.evaluate((id) => localStorage.setItem('tafelrunde-person', id), person.id as string);
}

/** A running table; Anna sits there, and whoever sits on that seat begins. */
async function seatAnna(page: Page, first: number): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }];
  const { table, invitations } = await (
    await page.request.post('/api/tables', { data: { game: 'magellan', seats, first } })
  ).json();
  const bert = await newDevice(new URL(page.url()).origin, 'Bert');
  await bert.call('POST', `/api/tables/${table.id}/join`, { invitation: invitations[0].token });
  await page.request.post(`/api/tables/${table.id}/start`, { data: {} });
  return table.id;
}

test('at one table title, icon, a button and a key tell of the others that wait, and lead there', async ({ page }) => {
  await prefer(page, { name: 'Anna' });
  await introduceAnna(page);
  const quiet = await seatAnna(page, 1);
  await page.goto(`/table/${quiet}`);
  await expect(page.getByText(/^Bert may bid/).first()).toBeVisible();
  const next = page.getByRole('link', { name: /^Go to my next turn/ });
  const icon = page.locator('link[rel=icon][type="image/svg+xml"]');
  await expect(next).toHaveCount(0);
  await expect(icon).toHaveAttribute('href', '/icon.svg');

  const waiting = [await seatAnna(page, 0), await seatAnna(page, 0)];
  await page.reload();
  await expect(page).toHaveTitle('(2) Magellan · Tafelrunde');
  await expect(next).toHaveText(/2$/);
  await expect(icon).toHaveAttribute('href', /^data:image\/svg\+xml,.*%3E2%3C/);
  await expectAccessible(page);
  await next.click();
  await expect(page).toHaveURL(`/table/${waiting[0]}`);
  await expect(page).toHaveTitle('(1) ● Your turn · Magellan · Tafelrunde');
  await page.keyboard.press('Alt+n');
  await expect(page).toHaveURL(`/table/${waiting[1]}`);
});

test('a device that cannot show messages says why: on an iPhone the page must be installed first', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  // As in a tab of Safari there.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  for (const [language, settings, words] of [
    ['en', 'Settings', /home screen/i],
    ['nl', 'Instellingen', /beginscherm/i],
    ['de', 'Einstellungen', /Home-Bildschirm/i],
  ] as const) {
    await page.addInitScript(
      (chosen) => localStorage.setItem('tafelrunde-settings', JSON.stringify({ language: chosen, name: 'Anna', motion: 'off' })),
      language,
    );
    await introduceAnna(page);
    await page.reload();
    await page.getByRole('button', { name: settings }).tap();
    await expect(page.locator('[data-obstacle="install"]')).toHaveText(words);
  }
  await expectAccessible(page);
  await context.close();
});

test('days off are taken in the settings, listed, refused in words, and ended', async ({ browser, baseURL }) => {
  // A page of its own: the browser complains of the refusal too.
  const context = await browser.newContext({
    baseURL: baseURL!,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await prefer(page, { name: 'Anna' });
  await introduceAnna(page);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Holidays').click();
  const year = new Date().getFullYear() + 1;
  await expect(page.getByText(`30 days left in ${year}`)).toBeVisible();
  const take = async (from: string, to: string) => {
    await page.getByLabel('First day').fill(`${year}-${from}`);
    await page.getByLabel('Last day').fill(`${year}-${to}`);
    await page.getByRole('button', { name: 'Take these days off' }).click();
  };
  await take('03-01', '03-10');
  await expect(page.getByText(`20 days left in ${year}`)).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: `1 Mar ${year} to 10 Mar ${year}` });
  await expect(line).toBeVisible();
  await take('04-01', '04-21');
  await expect(page.getByText(`You have 20 days left for ${year}, of 30.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await line.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByText(`30 days left in ${year}`)).toBeVisible();
  await context.close();
});

test('whoever chooses another language is written to in it', async ({ page }) => {
  await prefer(page, { name: 'Anna' });
  await introduceAnna(page);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  await expect.poll(async () => (await (await page.request.get('/api/session')).json()).person.language).toBe('nl');
});
