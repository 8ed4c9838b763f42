import type { Page } from '@playwright/test';
import { build } from './builders.ts';
import { expect as atOnce, complaints, expectAccessible, prefer, test } from './support.ts';
import { at, group, main, mine, moments, place, sit } from './tal-hands.ts';

/** Bots think in between, and the machine may be busy. */
const expect = atOnce.configure({ timeout: 20_000 });

test('tablets are laid by tap, drag and key, taken back, and turned up group by group', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.bids);
  await page.getByRole('button', { name: 'tablet 4', exact: true }).click();
  await group(page, 2).click();
  await expect(group(page, 2)).toHaveAttribute('aria-label', /Your tablets here: tablet 4\./);
  const third = await page.locator('[data-group="2"]').boundingBox();
  await page.getByRole('button', { name: 'tablet 3', exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move((third?.x ?? 0) + 30, (third?.y ?? 0) + 20, { steps: 6 });
  await page.mouse.up();
  await expect(group(page, 3)).toHaveAttribute('aria-label', /tablet 3\. Lay/);
  await page.getByRole('button', { name: /^blank tablet, 4/ }).focus();
  await page.keyboard.press('1');
  await expect(group(page, 1)).toHaveAttribute('aria-label', /here: blank tablet\./);
  await page.getByRole('button', { name: 'Take tablet 3 back from group 3' }).click();
  await expect(group(page, 3)).not.toHaveAttribute('aria-label', /Your tablets/);
  await expect(main(page)).toHaveText('Lay tablets: 1 blank at group 1; the 4 at group 2');
  await main(page).click();
  await expect(page.getByRole('list', { name: 'How the sale went' }).getByRole('listitem')).toHaveCount(5, { timeout: 30_000 });
  await expect(page.locator('.log')).toContainText('The tablets are turned up.');
});

test('a stretch by mouse: overseers claim, workers follow, blocks rise', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.overseers);
  await place(page, '13').click({ position: { x: 45, y: 40 } });
  await expect(main(page)).toHaveText(/^Send overseer 1 to 13-[A-H]$/);
  await expect(page.getByText('Claims site 13.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Place H/ }).click();
  await expect(main(page)).toHaveText('Send overseer 1 to 13-H');
  await expect(page.getByText('5 of 6 movement points left')).toBeVisible();
  await main(page).click();
  await expect(place(page, '13')).toHaveAttribute('aria-label', /Owner: Anna\..*1 overseer \(H\)/);
  await page.getByRole('button', { name: 'End the turn' }).click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /End the turn/ })
    .click();
  const asked = page.getByText(/^Place your workers: \d movement points? left\.$/).first();
  await expect(asked).toBeVisible({ timeout: 40_000 });
  await place(page, '13').click({ position: { x: 45, y: 40 } });
  await expect(main(page)).toHaveText(/^Send a worker from area 16 to 13-/);
  await main(page).click();
  await expect(place(page, '13')).toHaveAttribute('aria-label', /1 overseer \(H\), 1 worker/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(place(page, '13')).not.toHaveAttribute('aria-label', /1 worker/);
});

test('building: what it would be worth before, block by block, and filled for me', { tag: '@everywhere' }, async ({ page }) => {
  await prefer(page);
  await sit(page, moments.build);
  const free = page.locator('.levels button');
  await free.first().waitFor();
  const before = await free.count();
  await free.first().hover();
  await expect(page.locator('.table').getByText(/^(With this, at best|This finishes it): /)).toBeVisible();
  await expect(page.locator('.ghost.block')).toHaveCount(1);
  await free.first().click();
  await expect(page.locator('.log')).toContainText(/Anna lays a /);
  await expect(free).not.toHaveCount(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(free).toHaveCount(before);
  const fill = page.getByRole('button', { name: /^Fill for me: (\d+) block/ });
  const count = Number(/\d+/.exec((await fill.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(1);
  const built = page.locator('.log').getByText(/^Anna lays a /);
  const already = await built.count();
  await fill.click();
  await expect(built).toHaveCount(already + count);
});

test('stealing takes the blocks that are tapped; taking over says what decides it', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.steal);
  const site = page.locator('[data-place]:has(.site.lit)').first();
  const name = await site.getAttribute('data-place');
  await site.click();
  await expect(page.getByRole('group', { name: `Levels of site ${name}, seen from above` })).toBeVisible();
  const chosen = page.locator('.levels [aria-pressed="true"]');
  const many = await chosen.count();
  await chosen.first().click();
  await expect(chosen).toHaveCount(many - 1);
  await page.locator('.levels [aria-pressed="false"]').first().click();
  await expect(chosen).toHaveCount(many);
  await main(page).click();
  await expect(page.locator('.log')).toContainText(new RegExp(`Anna steals ${many} block.* on site ${name}:`));
  await sit(page, moments.takeOver);
  await page.locator('.now .controls .site').first().click();
  await expect(page.locator('.now .controls .site').first()).toContainText(/Overseers \d to \d, workers \d to \d/);
  await main(page).click();
  await expect(page.locator('.log')).toContainText(/Anna takes over site \d+ from/);
});

test('why not, with the rule behind it', async ({ page }) => {
  await prefer(page);
  await sit(page, at({ players: 2, until: (state) => mine('workers')(state) && state.points === 6 }));
  await place(page, '1').click();
  await expect(page.getByRole('heading', { name: 'Site 1' })).toBeVisible();
  await expect(page.getByText('Not used with this many players')).toBeVisible();
  await page.getByRole('button', { name: 'K1.3', exact: true }).click();
  await expect(page.locator('.cited')).toContainText('suns');
});

test('a game finished by keyboard alone, its board walked by arrows', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.nearlyOver);
  await place(page, '16').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-place]:focus')).not.toHaveAttribute('data-place', '16');
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', /^(Site|Area|The pharaoh)/);
  const lit = page.locator('[data-place]:focus:has(.site.lit):not([aria-label*="Finished"])');
  for (let step = 0; step < 40 && (await lit.count()) === 0; step++)
    await page.keyboard.press(['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight'][step % 5]!);
  const name = await page.locator('[data-place]:focus').getAttribute('data-place');
  await page.keyboard.press('Enter');
  await expect(main(page)).toHaveText(new RegExp(`^Send a worker from .* to ${name}-`));
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(new RegExp(`Anna’s worker goes from .* to ${name}-`));
  await build(page, '.result', { bold: false, how: 'keys', most: 200 });
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await expect(page.locator('.worth .kind').first()).toBeVisible();
});

test('orders are written in secret, shown together, and arrows tell how they went', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.orders);
  await page.locator('.piece').first().click();
  const near = page.locator('[data-place]:has(.site.lit)').first();
  const name = await near.getAttribute('data-place');
  await near.click();
  await expect(page.locator('.ways .secret')).toHaveCount(1);
  await expect(main(page)).toHaveText(new RegExp(`^Order overseer 1 to ${name}-[A-L], `));
  await page.getByRole('button', { name: 'Overseer 2', exact: true }).click();
  await expect(main(page)).toHaveText(/, 2 first$/);
  await page.getByRole('button', { name: 'Overseer 1 stays' }).click();
  await expect(page.locator('.ways .secret')).toHaveCount(0);
  await near.click();
  await main(page).click();
  await expect(page.getByRole('list', { name: 'The orders' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('.log')).toContainText('The orders are shown.');
});

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes))
  test(`every stage is accessible in light and dark on a ${size}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await prefer(page);
    for (const stage of ['bids', 'orders', 'workers', 'takeOver', 'build', 'over'] as const) {
      await sit(page, moments[stage]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      expect(await page.locator('main svg *').count()).toBeLessThan(3000);
      if (stage === 'workers') await page.locator('[data-place]:has(.site.lit)').first().click();
      await expectAccessible(page);
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a last round by touch, the board in sight and the main button within reach', async ({ page }) => {
    await prefer(page);
    await sit(page, moments.nearlyOver);
    const board = await page.locator('main svg.board').boundingBox();
    expect(board?.height).toBeGreaterThan(200);
    await place(page, '16').tap({ position: { x: 100, y: 30 } });
    const site = page.locator('[data-place]:has(.site.lit):not([aria-label*="Finished"])').first();
    const name = await site.getAttribute('data-place');
    await site.tap();
    await expect(main(page)).toHaveText(new RegExp(`^Send a worker from .* to ${name}-`));
    const box = await main(page).boundingBox();
    expect(box && box.y + box.height).toBeGreaterThan(740);
    await main(page).tap();
    await build(page, '.result', { how: 'touch' });
    await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  });
});

/** Everything the page is told over its socket, as text. */
function ears(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** All objects within a message. */
function objectsIn(json: unknown): Record<string, unknown>[] {
  if (typeof json !== 'object' || json === null) return [];
  return [json as Record<string, unknown>, ...Object.values(json).flatMap(objectsIn)];
}

test('two browsers: tablets and orders of the one never reach the other before they are shown', async ({
  page: anna,
  browser,
}) => {
  test.slow();
  await prefer(anna, { name: 'Anna' });
  await anna.goto('/new/tal-der-koenige');
  const seats = anna.getByRole('combobox', { name: /Who plays/ });
  await seats.nth(1).selectOption('invite');
  for (const seat of [4, 3]) await anna.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await anna.getByRole('button', { name: 'Start' }).click();
  const link = await anna.getByRole('textbox', { name: /Invitation/ }).inputValue();
  const context = await browser.newContext({ locale: 'de-DE' });
  const bert = await context.newPage();
  const heard = ears(bert);
  const german = complaints(bert);
  await prefer(bert, { name: 'Bert' });
  await bert.goto(new URL(link).pathname + new URL(link).hash);
  await bert.locator('button.primary').click();
  await anna.getByRole('button', { name: 'Start' }).click();
  await expect(bert.getByRole('application', { name: 'Das Tal der Könige' })).toBeVisible();

  // Until both write their orders.
  await Promise.all([build(anna, '.now .order', { most: 3000 }), build(bert, '.now .order', { most: 3000 })]);
  // Anna's orders lie with the server; Bert has not written his.
  const site = anna.locator('[data-place]:has(.site.lit):not([aria-label*="Anna: "])').first();
  const name = await site.getAttribute('data-place');
  await site.click();
  await main(anna).click();
  await expect(anna.locator('.table').getByText('Bert writes down secret orders.')).toBeVisible();
  await expect(anna.locator('.ways .secret')).toHaveCount(1);
  await expect(bert.locator('.log')).toContainText('Anna hat die Aufseherzüge notiert.');
  await expect(bert.locator('.ways .secret')).toHaveCount(0);
  await expect(bert.getByRole('list', { name: 'Die Aufseherzüge' })).toHaveCount(0);
  const told = heard.flatMap((text) => objectsIn(JSON.parse(text)));
  const ordered = told.filter(({ type, seat }) => type === 'ordered' && seat === 0);
  expect(ordered.length).toBeGreaterThan(0);
  for (const event of ordered) expect(event).not.toHaveProperty('secret');
  const laid = told.filter(({ type, seat }) => type === 'laid' && seat === 0);
  expect(laid.length).toBeGreaterThan(0);
  for (const event of laid) expect(event).not.toHaveProperty('secret');
  const views = told.filter((one) => 'decided' in one && 'tablets' in one);
  expect(views.length).toBeGreaterThan(0);
  for (const { orders, numbered, phase } of views) {
    expect(orders).toEqual([-1, -1, -1]);
    if (phase !== 'bids') expect(numbered).toEqual([0, 0, 0, 0]);
  }
  expect(told.filter(({ type }) => type === 'ordersShown')).toEqual([]);

  await main(bert).click();
  await expect(bert.getByRole('list', { name: 'Die Aufseherzüge' })).toContainText(`→ ${name}-`);
  await expect(anna.getByRole('list', { name: 'The orders' })).toBeVisible();
  expect(german).toEqual([]);
  await context.close();
});
