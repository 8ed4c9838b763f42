import { magellan } from '../src/games/magellan/index.ts';
import { plant, prepare } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a port says what it is on a tap and is let go by the cross; what can be done there stands beside it', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const id = await plant(page, prepare(magellan, { players: 3, until: (state) => magellan.waiting(state).includes(0) }));
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('application')).toBeVisible();
  const port = page.locator('[data-place]').first();
  await port.tap();
  const card = page.locator('.card.menu');
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Deselect' }).tap();
  await expect(card).toHaveCount(0);
});
