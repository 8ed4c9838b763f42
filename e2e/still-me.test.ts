/** The same person at the same tables: without the browser's storage, without a network, after a while away. */
import type { BrowserContext, Page } from '@playwright/test';
import { seatCompany } from './company.ts';
import { expect, prefer, test } from './support.ts';

// As a person on a phone meets it.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const main = (page: Page) => page.locator('.now .buttons > .primary');
const sentence = (page: Page) => page.locator('.now .sentence');
const bid = (amount: number) => ({ type: 'bid', amount });

/** The page is on the device, so that it opens without a network. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Until what is seen of the table has been kept on the device. */
async function kept(page: Page, table: string): Promise<void> {
  await page.waitForFunction(async (id) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'tafelrunde-seen')) return false;
    return new Promise((resolve) => {
      const opening = indexedDB.open('tafelrunde-seen', 1);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('seen').objectStore('seen').get(id);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result?.feeds.length > 0);
        };
      };
    });
  }, table);
}

test('with the storage gone but the cookie there, name, tables and seats come back', async ({ page, context }) => {
  await prefer(page);
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  });
  await again.reload();
  await expect(again.locator(`a[href="/table/${company.id}"]`).first()).toBeVisible();
  const name = () => again.evaluate(() => JSON.parse(localStorage.getItem('tafelrunde-settings') ?? '{}').name);
  await expect.poll(name).toBe('Anna');
  await again.goto(`/table/${company.id}`);
  await expect(again.locator('.now.mine')).toBeVisible();
  await again.getByRole('button', { name: 'Pass' }).tap();
  await company.act(1, bid(1));
  company.leave();
});

async function goOffline(page: Page, context: BrowserContext, table: string): Promise<void> {
  // Home keeps the list that it has shown.
  await page.goto('/');
  await expect(page.locator(`a[href="/table/${table}"]`).first()).toBeVisible();
  await page.goto(`/table/${table}`);
  await installed(page);
  await expect(page.locator('.now.mine')).toBeVisible();
  await kept(page, table);
  await context.setOffline(true);
}

test('a known table opens without a network as last seen, says so, and goes on by itself', async ({ page, context }) => {
  await prefer(page);
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  await goOffline(page, context, company.id);
  await page.goto('/');
  await expect(page.getByText('online, as last seen')).toBeVisible();
  await page.locator(`a[href="/table/${company.id}"]`).first().tap();
  await expect(page.locator('.table').getByText('The table is shown as last seen')).toBeVisible();
  await expect(page.locator('.now.mine')).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.table').getByText('The table is shown as last seen')).toBeHidden({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Pass' }).tap();
  await company.act(1, bid(1));
  await expect(page.locator('.told')).toContainText('Bert bids 1');
  company.leave();
});

test('without a line a tap is answered at once, kept, and sent when the line is back', async ({ page, context }) => {
  await prefer(page);
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  await goOffline(page, context, company.id);
  await expect(page.locator('.table').getByText('The table is shown as last seen')).toBeVisible();
  // The notice moves nothing off the screen.
  for (const button of await page.locator('header nav .button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Pass' }).tap();
  await expect(page.getByText('It will be sent as soon as there is one.')).toBeVisible();
  await expect(page.locator('section.now')).toHaveAttribute('aria-busy', 'true');
  await main(page).tap();
  await context.setOffline(false);
  await expect(sentence(page)).toContainText('Bert may bid', { timeout: 20_000 });
  await expect(page.locator('section.now')).toHaveAttribute('aria-busy', 'false');
  company.leave();
});

test('coming back on my turn the panel says so, with one tap to it', async ({ page, context }) => {
  await prefer(page);
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  await page.goto(`/table/${company.id}`);
  await main(page).tap();
  await expect(sentence(page)).toContainText('Bert may bid');
  await page.close();
  await company.act(1, bid(4));
  await company.act(2, bid(5));
  const back = await context.newPage();
  await prefer(back);
  await back.goto(`/table/${company.id}`);
  await expect(back.locator('.table').getByText('2 moves since you were here.')).toBeVisible();
  await expect(sentence(back)).toHaveText('Your turn');
  await main(back).tap();
  await expect(back.locator('.now.mine')).toBeVisible();
  await expect(back.locator('.bidder .bid')).toHaveText('5');
  company.leave();
});
