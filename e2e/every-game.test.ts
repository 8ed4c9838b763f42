/** What every game of the catalogue must stand, however it is played. */
import { beforeBoard, besideBoard, boardOf, readManifest } from '../scripts/first-load.ts';
import { catalogue, gameIds } from '../src/games/index.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

for (const id of gameIds)
  test(`${id}: from its cover over a new table to its board, and its rules`, { tag: '@everywhere' }, async ({
    page,
    browserName,
  }) => {
    const { name, tagline } = catalogue[id].titles.en;
    await prefer(page);
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname.slice(1)));
    await page.goto('/');
    const cover = page.getByRole('link', { name: `Play ${name}` });
    await expect(cover.locator('svg')).toBeVisible();
    await expect(page.getByText(tagline)).toBeVisible();
    await expectNoSideways(page);
    await cover.click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.locator('main svg').first()).toBeVisible();
    // Without it letters and arrow keys go to Orca instead of the game.
    await expect(page.locator('[role="application"] [role="toolbar"] [data-place]').first()).toBeVisible();
    // What `npm run size` weighs is all that the game fetches until somebody is asked for the first time.
    await expect(page).toHaveTitle(/^● Your turn/);
    const manifest = readManifest();
    const counted = new Set([...beforeBoard(manifest), ...boardOf(manifest, id), ...besideBoard(manifest, id)]);
    const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
    expect(files.filter((file) => /\.(js|css)$/.test(file) && fetched.has(file) && !counted.has(file))).toEqual([]);
    // The document is the same everywhere; in Firefox axe takes a minute for it.
    if (browserName === 'chromium') await expectAccessible(page, 'main');
    await page.goto(`/rules/${id}`);
    await expect(page.locator('.paragraph').first()).toBeVisible();
  });

test('the covers take their place at once: nothing below them moves', async ({ page }) => {
  await prefer(page);
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset.moved = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.locator('.picture svg')).toHaveCount(gameIds.length);
  await page.waitForTimeout(300);
  expect(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? '0'))).toBeLessThan(0.02);
});
