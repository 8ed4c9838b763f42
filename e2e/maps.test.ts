/** The printed board in the browser: where its data come from. */
import { expect, prefer, test } from './support.ts';

test('the rules page says of each datum whether it is certain, likely or ours', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/tal-der-koenige');
  await expect(page.getByRole('heading', { name: 'About this board' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Site 8, .*certain$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Site 1, .*ours$/ })).toBeVisible();
});
