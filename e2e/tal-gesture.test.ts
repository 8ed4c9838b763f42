import { expect, prefer, test } from './support.ts';
import { group, main, moments, place, sit } from './tal-hands.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a tap on my own figure takes it up, also while another is taken up', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.orders);
  const own = page.locator('[data-piece]');
  await expect(own).toHaveCount(2);
  for (const at of [1, 0, 1]) {
    await own.nth(at).tap();
    await expect(own.nth(at)).toHaveClass(/taken/);
    await expect(page.locator('[data-piece].taken')).toHaveCount(1);
  }
});

test('a figure goes by two taps on its goal, the board staying where it is; the exact place stands beside it', async ({
  page,
}) => {
  await prefer(page);
  await sit(page, moments.overseers);
  const board = page.getByRole('application');
  const before = await board.boundingBox();
  const goal = page.locator('[data-place]:has(.site.lit)').first();
  const name = await goal.getAttribute('data-place');
  await goal.tap();
  const menu = page.getByRole('group', { name: `Site ${name}`, exact: true });
  await expect(menu.getByRole('button', { name: /^Place A/ })).toBeVisible();
  expect(await board.boundingBox()).toEqual(before);
  await page
    .locator('.buttons')
    .getByRole('button', { name: /^Send overseer 1 to/ })
    .tap();
  await expect(place(page, name ?? '')).toHaveAttribute('aria-label', /Owner: Anna/);
});

test('a site where own workers stand and others may go names both in a menu, and each does what it says', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.workers);
  const both = page.locator('[data-place][aria-label*="Anna: "]:has(.site.lit)').first();
  const menu = page.locator('.card.menu');
  await both.tap();
  await menu.getByRole('button', { name: /^Worker to / }).tap();
  await expect(main(page)).toHaveText(/^Send a worker from .* to /);
});

test('the whole group takes a tablet, its lower half too', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.bids);
  const box = await page.locator('.group').nth(1).boundingBox();
  if (!box) throw new Error('The group cannot be seen.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 6);
  await expect(group(page, 2)).toHaveAttribute('aria-label', /Your tablets here: tablet 4/);
});

test('stolen blocks: chosen ones look chosen, and one too many says so', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.steal);
  if (!(await page.locator('.levels').count())) await page.locator('[data-place]:has(.site.lit)').first().tap();
  const chosen = page.locator('.levels [aria-pressed="true"]');
  const left = page.locator('.levels [aria-pressed="false"]');
  await expect(chosen.first()).toBeVisible();
  const many = await chosen.count();
  if (await left.count()) {
    const looks = (one: typeof chosen) => one.first().evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await looks(chosen)).not.toBe(await looks(left));
    await left.first().tap();
    await expect(page.getByText(/at most/).first()).toBeVisible();
    await expect(chosen).toHaveCount(many);
  }
  await chosen.first().tap();
  await expect(chosen).toHaveCount(many - 1);
  await page.locator('.levels [aria-pressed="false"]').first().tap();
  await expect(chosen).toHaveCount(many);
});

test('building by touch: a colour, then a whole level at one tap', async ({ page }) => {
  await prefer(page);
  await sit(page, moments.build);
  const layer = page.getByRole('button', { name: /^Lay \d+ .* on this level/ }).first();
  await expect(page.locator('.levels')).toBeVisible();
  const chips = page.getByRole('group', { name: 'Your blocks' }).getByRole('button');
  for (let at = 0; at < (await chips.count()) && !(await layer.isVisible()); at++) await chips.nth(at).tap();
  const count = Number(/\d+/.exec((await layer.getAttribute('aria-label')) ?? '')?.[0]);
  await layer.tap();
  await expect(page.getByRole('button', { name: /^Fill for me|End the turn/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log' }).tap();
  await expect(page.locator('.log').getByText(/^Anna lays a /)).toHaveCount(count, { timeout: 15_000 });
});
