/** The pages around the tables by keyboard and ear: the heading has the focus after a change of page, groups and tables are named. */
import type { Page } from '@playwright/test';
import { expect, prefer, test } from './support.ts';

const addresses = [
  '/daily',
  '/tournaments',
  '/friends',
  '/person/me',
  '/best/tikal',
  '/statistics/tikal',
  '/operator',
  '/privacy',
  '/account',
  '/device',
  '/map/cortez',
  '/nowhere',
] as const;

/** The server knows this person, so that pages of their own have something to show. */
async function introduce(page: Page): Promise<void> {
  await prefer(page, { name: 'Anna' });
  await page.goto('/friends');
  await page.getByRole('textbox', { name: 'Your name' }).pressSequentially('Anna');
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your friend link' })).toBeVisible();
}

/** Goes on by a link, as somebody within the page does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.append(link);
    link.focus();
    link.click();
    link.remove();
  }, address);
}

test('the focus comes to the heading of every page', async ({ page }) => {
  await introduce(page);
  for (const address of addresses) {
    await page.goto('/');
    await page.getByRole('link', { name: 'Play Tikal' }).waitFor();
    await follow(page, address);
    await expect(page.locator('h1:focus'), address).toHaveCount(1);
  }
});

test('every group of choices has a name, every column and every drawing too', async ({ page }) => {
  await introduce(page);
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.locator('h1').waitFor();
    const nameless = await page.evaluate(() =>
      [
        ...[...document.querySelectorAll('fieldset')].filter((one) => !one.querySelector('legend')?.textContent?.trim()),
        ...[...document.querySelectorAll('th')].filter((one) => !one.scope),
        ...[...document.querySelectorAll('[role="img"]')].filter((one) => !one.getAttribute('aria-label')),
        ...[...document.querySelectorAll('[tabindex]')].filter((one) => Number(one.getAttribute('tabindex')) > 0),
      ].map((one) => one.outerHTML.slice(0, 80)),
    );
    for (const one of nameless) found.push(`${address}: ${one}`);
  }
  expect(found).toEqual([]);
});
