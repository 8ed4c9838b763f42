import type { Page } from '@playwright/test';
import { gameIds } from '../src/games/index.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, hasTouch: true });

const lessonOf = (page: Page) => page.locator('.lesson');
const onwards = (page: Page) => lessonOf(page).getByRole('button', { name: /^(Continue|Show me)$/ });
const arriveAt = (page: Page, step: string) =>
  expect(page.locator(`.lesson[data-step="${step}"] .row`)).toBeVisible({ timeout: 20_000 });

/** Opens a chapter and lets itself be shown everything up to a step. */
async function learnUpTo(page: Page, chapter: string, step: string): Promise<void> {
  await prefer(page);
  await page.goto(`/lesson/${chapter}`);
  for (;;) {
    await expect(lessonOf(page).locator('.row')).toBeVisible({ timeout: 20_000 });
    const here = await lessonOf(page).getAttribute('data-step');
    if (here === step) return;
    await onwards(page).tap();
    await expect(lessonOf(page)).not.toHaveAttribute('data-step', here ?? '', { timeout: 20_000 });
  }
}

/** What is ringed lies within the window and not under the sentence that speaks of it. */
function ringFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.lesson')?.getBoundingClientRect();
    const rings = [...document.querySelectorAll('.spotlight')].map((ring) => ring.getBoundingClientRect());
    return rings.flatMap(({ left, top, right, bottom, width, height }) => {
      const within =
        Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) *
        Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      const x = card ? Math.min(right, card.right) - Math.max(left, card.left) : 0;
      const y = card ? Math.min(bottom, card.bottom) - Math.max(top, card.top) : 0;
      const name = [left, top, right, bottom].map(Math.round).join(' ');
      if (within < 0.5 * width * height) return [`ring ${name} is out of sight`];
      return x > 0 && y > 12 ? [`ring ${name} lies under the sentence`] : [];
    });
  });
}

for (const game of gameIds)
  test(`the lesson of ${game} leads through all its chapters to a first game, by touch`, async ({ page }) => {
    test.slow();
    await prefer(page);
    await page.goto(`/lesson/${game}`);
    const lesson = lessonOf(page);
    const following = lesson.getByRole('link', { name: /^Next: / });
    const play = lesson.getByRole('button', { name: 'First game against easy bots' });
    for (let chapter = 1; ; chapter++) {
      await expect(lesson.locator('[aria-current]')).toHaveText(String(chapter), { timeout: 20_000 });
      await expect(lesson).toContainText('Step 1 of', { timeout: 20_000 });
      for (;;) {
        await expect(lesson.locator('.row')).toBeVisible({ timeout: 20_000 });
        const step = (await lesson.getAttribute('data-step')) ?? '';
        await expect(lesson.locator('.head')).toBeInViewport({ ratio: 0.9 });
        await expectNoSideways(page);
        await expect.poll(() => ringFaults(page), step).toEqual([]);
        if ((await onwards(page).count()) === 0) break;
        await expect(onwards(page)).toBeInViewport();
        await onwards(page).tap();
        await expect(lesson).not.toHaveAttribute('data-step', step, { timeout: 20_000 });
      }
      if ((await following.count()) === 0) break;
      await following.tap();
    }
    await expectAccessible(page, '.lesson');
    await play.tap();
    await expect(page).toHaveURL(/\/table\//);
    await page.getByRole('button', { name: 'Players', exact: true }).tap();
    await expect(page.getByText('easy bot').first()).toBeVisible();
  });

test('Tikal’s lesson and every wrong turn: elsewhere, Escape, the phone turned, a reload', async ({ page }) => {
  test.slow();
  await learnUpTo(page, 'tikal/1', 'leader');
  const place = (name: string) => page.locator(`[data-place="${name}"]`).first();
  await place('A5').tap();
  await page.getByRole('button', { name: /Bring in an explorer/ }).tap();
  await expect(page.locator('aside').getByText('That comes later.')).toBeVisible();
  await onwards(page).tap();
  await arriveAt(page, 'explorer');
  await expect(page.locator('aside').getByText('That comes later.')).toHaveCount(0);
  for (const next of ['walk', 'uncover', 'follow']) {
    await onwards(page).tap();
    await arriveAt(page, next);
  }
  await page.keyboard.press('Escape');
  await place('C4').tap();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 844, height: 390 });
  await arriveAt(page, 'follow');
  await page.setViewportSize(phone);
  await page.reload();
  await arriveAt(page, 'follow');
  await place('A5').tap();
  await place('A4').tap();
  await page.getByRole('button', { name: /From A5: 1 explorer/ }).tap();
  await arriveAt(page, 'second');
});

test('Tikal’s treasures are exchanged and a camp is set up by hand', async ({ page }) => {
  test.slow();
  await learnUpTo(page, 'tikal/2', 'exchange');
  await page.getByRole('button', { name: /Exchange a treasure/ }).tap();
  await page.getByRole('button', { name: 'Bert’s sun' }).tap();
  await page.getByRole('button', { name: 'frog', exact: true }).tap();
  await page.locator('section.now .buttons > .primary').tap();
  await arriveAt(page, 'camp');
  await page.locator('[data-place="C3"]').first().tap();
  await page.getByRole('button', { name: /Set up a camp/ }).tap();
  await arriveAt(page, 'campIn');
});

test('in Tal der Könige blocks are stolen and a site is taken over by hand', async ({ page }) => {
  test.slow();
  await learnUpTo(page, 'tal-der-koenige/2', 'steal');
  await expect(page.locator('#asked')).toContainText(/steal/i);
  await onwards(page).tap();
  await arriveAt(page, 'enough');
  await page.getByRole('button', { name: 'End the turn', exact: true }).tap();
  await arriveAt(page, 'takeOver');
  await page.locator('[data-place="15"]').first().tap();
  await page
    .getByRole('button', { name: /Take over/ })
    .first()
    .tap();
  await arriveAt(page, 'taken');
});

test('in Cortez a mercenary’s price is answered by hand', async ({ page }) => {
  test.slow();
  await learnUpTo(page, 'cortez/2', 'haggle');
  const price = page.locator('aside').getByRole('button', { name: 'Another price' });
  await price.scrollIntoViewIfNeeded();
  await price.tap();
  await expect(page.getByRole('dialog')).toContainText('You pay');
});
