/** Tables of several days on home: those that wait first, each with a picture of the position, the time left and one's own note. */
import { seatCompany } from './company.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

test('home shows a table as it stands: picture, time left, note; nothing of a hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { name: 'Anna' });
  const told: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/news')) told.push(await answer.text().catch(() => ''));
  });
  const company = await seatCompany(page, ['Bert', 'Cem'], 'magellan', { pace: 'day' });
  await page.request.patch(`/api/tables/${company.id}/own`, { data: { note: 'Save for Cook' } });
  for (const game of ['tikal', 'cortez', 'tal-der-koenige'])
    (await seatCompany(page, ['Bert'], game, { pace: 'twoDays' })).leave();
  await page.goto('/');
  const line = page.getByRole('listitem').filter({ has: page.locator(`a[href="/table/${company.id}"]`) });
  await expect(line.locator('.picture.plays > svg')).toBeVisible();
  await expect(page.locator('.picture.plays > svg')).toHaveCount(4);
  await expect(line.getByText('Save for Cook')).toBeVisible();
  await expect(line.locator('[data-part="time-left"]')).toContainText(/day|hr/);
  expect(told.join('')).toContain('"ships"');
  expect(told.join('')).not.toMatch(/"hands":\[\[/);
  await expectNoSideways(page);
  await expectAccessible(page);
  // The longest first: this table has waited since before the others.
  await page.keyboard.press('Alt+KeyN');
  await expect(page).toHaveURL(new RegExp(`/table/${company.id}$`));
  company.leave();
});
