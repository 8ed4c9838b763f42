import type { Page } from '@playwright/test';
import { expect, prefer, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function learnUpTo(page: Page, game: string, step: number): Promise<void> {
  await prefer(page);
  await page.goto(`/lesson/${game}`);
  const lesson = page.locator('.lesson');
  for (let at = 1; at < step; at++) {
    await expect(lesson).toContainText(`Step ${at} of`, { timeout: 20_000 });
    await lesson.getByRole('button', { name: /^(Continue|Show me)$/ }).tap();
  }
  await expect(lesson).toContainText(`Step ${step} of`, { timeout: 20_000 });
}

test('Tikal’s lesson by touch: what it speaks of is in reach, a refusal ends with its step', async ({ page }) => {
  test.slow();
  await learnUpTo(page, 'tikal', 3);
  const lesson = page.locator('.lesson');
  await page.locator('[data-place="0,4"]').first().tap();
  await page.getByRole('button', { name: /Bring in an explorer/ }).tap();
  await expect(page.getByText('That comes later.')).toBeVisible();
  for (let step = 3; step < 7; step++) {
    await lesson.getByRole('button', { name: 'Show me' }).tap();
    await expect(lesson).toContainText(`Step ${step + 1} of`);
    await expect(page.getByText('That comes later.')).toHaveCount(0);
  }
  // Base camp is still selected from before; who lets go of it selects it again.
  await page.keyboard.press('Escape');
  await page.locator('[data-place="0,4"]').first().tap();
  await page.locator('[data-place="0,3"]').first().tap();
  await page.getByRole('button', { name: /From 0,4: 1 explorer/ }).tap();
  await expect(lesson).toContainText('Step 8 of');
});

test('the lesson of Tal der Könige ends where nothing more is asked', async ({ page }) => {
  test.slow();
  await learnUpTo(page, 'tal-der-koenige', 12);
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(page.locator('.lesson')).toContainText('Step 13 of 13');
  await expect(page.getByText('Bert is deciding.')).toBeVisible();
  await page.getByRole('link', { name: 'Play a real game' }).tap();
  await expect(page.getByRole('combobox', { name: /Who plays, Seat 2/ })).toHaveValue('easy');
});
