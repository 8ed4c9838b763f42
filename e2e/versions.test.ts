import { expect, expectAccessible, expectNoSideways, layTable, prefer, test } from './support.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

test('a page too new for the server says so, and a reload brings it back', async ({ page }) => {
  // The server is, so far as the page can see, of another day.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'tafelrunde-protocol': '0' } });
  });
  await prefer(page, { language: 'de' });
  await page.goto('/');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Lade die Seite neu');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoSideways(page);
    await expect(notice.getByRole('button', { name: 'Neu laden' })).toBeInViewport();
  }
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  const answered = page.waitForResponse('**/api/games');
  await notice.getByRole('button', { name: 'Neu laden' }).click();
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a part that did not arrive is dressed later, or said to be missing', async ({ browser }) => {
  // Without a service worker, as on the first visit: afterwards everything lies on the device.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await prefer(page);
  await layTable(page, 1, 2);
  let asked = 0;
  await page.route('**/PlaceCard-*.css', (route) => (++asked === 1 ? route.abort() : route.continue()));
  const port = page.locator('[data-place]').first();
  await port.click();
  const card = page.locator('.play .card[role="group"]');
  await expect(card).toBeVisible();
  await expect(card).toHaveCSS('position', 'absolute');
  expect(asked).toBe(2);

  await page.route('**/Rules-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('did not arrive');
  await context.close();
});
