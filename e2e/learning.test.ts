import { byKeys } from './hands.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

test('the lesson: what it asks for, what it refuses, through a reload to a game of one’s own', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Lesson: Magellan' }).click();
  const lesson = page.locator('.lesson');
  await expect(lesson).toContainText('Step 1 of 12');
  await expectAccessible(page, 'aside');
  await lesson.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.ring')).toHaveCount(1);
  await lesson.getByRole('button', { name: 'Continue' }).click();
  await expect(lesson).toContainText('Step 3 of 12');
  await lesson.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.locator('aside').getByText('That comes later.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill('4');
  await page.getByRole('button', { name: 'Bid 4' }).click();
  await expect(lesson).toContainText('Bid 6');
  await page.reload();
  await expect(lesson).toContainText('Step 5 of 12');
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill('6');
  await page.getByRole('button', { name: 'Bid 6' }).click();
  await expect(lesson).toContainText('pay with the 6 alone');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lesson).toContainText('Step 5 of 12');
  // Left at one chapter, the lesson goes on there; a chapter can be chosen, and one that does not exist is said to be missing.
  await page.goto('/lesson/magellan/2');
  await expect(lesson).toContainText('From phase I to phase II. A while later.');
  await lesson.getByRole('button', { name: 'Continue' }).click();
  await expect(lesson).toContainText('Step 2 of 14');
  await page.goto('/');
  await page.getByRole('link', { name: 'Lesson: Magellan' }).click();
  await expect(lesson).toContainText('Step 2 of 14');
  await lesson.getByRole('link', { name: 'Chapter 1: The first cards' }).click();
  await expect(lesson).toContainText('Step 5 of 12');
  await lesson.getByRole('button', { name: 'Chapter again' }).click();
  await expect(lesson).toContainText('Step 1 of 12');
  await page.goto('/lesson/magellan/7');
  await expect(page.getByText('There is nothing at this address.').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(/^No tables yet/)).toBeVisible();
});

test('the lesson by keyboard alone, on a phone’s width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page);
  await page.goto('/lesson/magellan');
  const lesson = page.locator('.lesson');
  for (let step = 1; step < 12; step++) {
    await expect(lesson).toContainText(`Step ${step} of 12`);
    await expectNoSideways(page);
    await lesson
      .getByRole('button')
      .first()
      .evaluate((button) => button.setAttribute('data-hand', ''));
    await byKeys(page);
    await expect(lesson).not.toContainText(`Step ${step} of 12`);
  }
  await expect(lesson).toContainText('pays for itself');
});

test('a position of the rules is played on from, and begins anew when tried again', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/magellan');
  await page.getByRole('button', { name: 'Pay for a card you have won' }).click();
  await expect(page.getByText('A position to try')).toBeVisible();
  await page.locator('.now .buttons > .primary').click();
  await expect(page.locator('.log li').first()).toContainText('pays with');
  await page.goBack();
  await page.getByRole('button', { name: 'Pay for a card you have won' }).click();
  await expect(page.getByText(/^Pay \d+ for /).first()).toBeVisible();
  await expect(page.locator('.log li')).toHaveCount(0);
});
