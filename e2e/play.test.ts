import { expect, layTable, playToTheEnd, prefer, test } from './support.ts';

test('a whole game of Magellan hot-seat by mouse', async ({ page }) => {
  await prefer(page);
  await layTable(page, 3, 0);
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible();
  await playToTheEnd(page);
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('Shuffles checked').click();
  await expect(page.getByText(/matches the fingerprint/)).toBeVisible();
});
