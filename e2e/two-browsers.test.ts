/** One table, a person in Firefox and one in Chromium: both play, both see the same. */
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';
import { playOn } from './hands.ts';
import { complaints, expect, prefer, test } from './support.ts';

test('a table shared by Firefox and Chromium', { tag: '@firefox' }, async ({ page: anna, baseURL }) => {
  await prefer(anna, { name: 'Anna' });
  await anna.goto('/new/magellan');
  const seats = anna.getByRole('combobox', { name: /Who plays/ });
  await seats.nth(1).selectOption('invite');
  await anna.getByRole('button', { name: 'Remove seat 4' }).click();
  await anna.getByRole('button', { name: 'Start' }).click();
  const link = new URL(await anna.getByRole('textbox', { name: /Invitation/ }).inputValue());

  const browser = await chromium.launch(chromiumLaunch);
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL ? { baseURL } : {}) });
  const bert = await context.newPage();
  const heard = complaints(bert);
  await prefer(bert, { name: 'Bert' });
  await bert.goto(link.pathname + link.hash);
  await bert.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(anna.getByText('Bert').first()).toBeVisible();
  await anna.getByRole('button', { name: 'Start' }).click();

  const lines = (page: Page) => page.locator('.log li').count();
  await expect
    .poll(
      async () => {
        await Promise.all([playOn(anna, 20), playOn(bert, 20)]);
        return lines(anna);
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(20);
  const last = async (page: Page) => page.locator('.log li').last().innerText();
  const settled = async () => (await lines(anna)) === (await lines(bert)) && (await last(anna)) !== (await last(bert));
  await expect.poll(settled, { message: 'both tell the same, each in their language' }).toBe(true);
  expect(heard).toEqual([]);
  await browser.close();
});
