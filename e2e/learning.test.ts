import { gameIds } from '../src/games/index.ts';
import { byKeys } from './hands.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

test('the lesson: what it asks for, what it refuses, through a reload to a game of one’s own', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Lesson: Magellan' }).click();
  const lesson = page.locator('.lesson');
  await expect(lesson).toContainText('Step 1 of 10');
  await expectAccessible(page, 'aside');
  await lesson.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.ring')).toHaveCount(1);
  await lesson.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.getByText('That comes later.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill('4');
  await page.getByRole('button', { name: 'Bid 4' }).click();
  await expect(lesson).toContainText('Bid 6');
  await page.reload();
  await expect(lesson).toContainText('Step 4 of 10');
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill('6');
  await page.getByRole('button', { name: 'Bid 6' }).click();
  await expect(lesson).toContainText('pay exactly');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lesson).toContainText('Step 4 of 10');
  for (const step of [5, 6, 7]) {
    await lesson.getByRole('button', { name: 'Show me' }).click();
    await expect(lesson).toContainText(`Step ${step} of 10`);
  }
  await lesson.getByRole('button', { name: 'Continue' }).click();
  for (const step of [9, 10]) {
    await lesson.getByRole('button', { name: 'Show me' }).click();
    await expect(lesson).toContainText(`Step ${step} of 10`);
  }
  await lesson.getByRole('link', { name: 'Play a real game' }).click();
  await expect(page.getByRole('heading', { name: 'Magellan' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(/^No tables yet/)).toBeVisible();
});

test('the lesson by keyboard alone, on a phone’s width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page);
  await page.goto('/lesson/magellan');
  const lesson = page.locator('.lesson');
  for (let step = 1; step < 10; step++) {
    await expect(lesson).toContainText(`Step ${step} of 10`);
    await expectNoSideways(page);
    await lesson
      .getByRole('button')
      .first()
      .evaluate((button) => button.setAttribute('data-hand', ''));
    await byKeys(page);
    await expect(lesson).not.toContainText(`Step ${step} of 10`);
  }
  await expect(lesson).toContainText('heart of it');
});

for (const game of gameIds)
  test(`the lesson of ${game} leads to its end, every step in sight on a phone`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await prefer(page);
    await page.goto(`/lesson/${game}`);
    const lesson = page.locator('.lesson');
    await expect(lesson).toContainText(/Step 1 of \d+/, { timeout: 20_000 });
    const [, steps = '0'] = /of (\d+)/.exec(await lesson.innerText()) ?? [];
    for (let step = 1; step < Number(steps); step++) {
      await expect(lesson).toContainText(`Step ${step} of ${steps}`, { timeout: 20_000 });
      await expectNoSideways(page);
      const onward = lesson.getByRole('button', { name: /^(Continue|Show me)$/ }).first();
      await expect(onward).toBeInViewport();
      await onward.click();
    }
    await expect(lesson.getByRole('link', { name: 'Play a real game' })).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, '.lesson');
  });

test('a position of the rules is played on from, and begins anew when tried again', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/magellan');
  await page.getByRole('button', { name: 'Pay for a card you have won' }).click();
  await expect(page.getByText('A position to try')).toBeVisible();
  await page.locator('.now .buttons .primary').click();
  await expect(page.locator('.log li').first()).toContainText('pays with');
  await page.goBack();
  await page.getByRole('button', { name: 'Pay for a card you have won' }).click();
  await expect(page.getByText(/^Pay \d+ for /).first()).toBeVisible();
  await expect(page.locator('.log li')).toHaveCount(0);
});
