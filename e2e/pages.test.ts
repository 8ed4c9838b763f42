/** The pages around the tables by keyboard and ear: the heading has the focus after a change of page, groups and tables are named, nothing is cut. */
import type { Page } from '@playwright/test';
import { faultsOf } from './measures.ts';
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

const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test('nothing is cut, too small or out of reach at 200 and 400 %, nor with text spaced out', async ({ page }) => {
  test.slow();
  await introduce(page);
  const found: string[] = [];
  for (const address of addresses) {
    // A board that is drawn has letters of its own size, and is made larger.
    if (address.startsWith('/map')) continue;
    await page.goto(address);
    await page.locator('h1').waitFor();
    for (const [width, height] of [
      [320, 256],
      [640, 400],
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const fault of await faultsOf(page)) found.push(`${address} at ${width}x${height}: ${fault}`);
    }
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spaced);
    for (const fault of await faultsOf(page))
      if (/^cut|^out of reach|sideways/.test(fault)) found.push(`${address} spaced out: ${fault}`);
  }
  expect(found).toEqual([]);
});
