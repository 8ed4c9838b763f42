import { seatCompany } from './company.ts';
import { expect, expectAccessible, expectNoSideways, layTable, prefer, test } from './support.ts';
import { main, moments, sit } from './tal-hands.ts';

test('standing orders are left, listed and taken back in one place, by touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { name: 'Anna' });
  await layTable(page, 1, 2);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('heading', { name: 'Standing orders' })).toBeVisible();
  await expect(menu.getByText('You have not given any.')).toBeVisible();
  await menu.getByText('Give an order').click();
  await menu.getByRole('button', { name: 'Give: Never use a veto.' }).click();
  const revoke = menu.getByRole('button', { name: 'Cancel: Never use a veto.' });
  await expect(revoke).toBeVisible();
  // What stands already is not offered twice.
  await expect(menu.getByRole('button', { name: 'Give: Never use a veto.' })).toHaveCount(0);
  const price = menu.getByRole('listitem').filter({ hasText: 'Pass on Cook I,' });
  await price.getByRole('spinbutton').fill('4');
  await menu.getByRole('button', { name: /^Give: Bid up to 4 for Cook I,/ }).click();
  await expect(menu.getByRole('button', { name: /^Cancel: Bid up to 4 for Cook I,/ })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'dialog');
  await page.reload();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await revoke.click();
  await expect(revoke).toHaveCount(0);
  await expect(menu.getByRole('button', { name: /^Cancel: Bid up to 4 for Cook I,/ })).toBeVisible();
});

test('secret orders of Tal der Könige are left beforehand and answer by themselves, by touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { name: 'Anna' });
  await sit(page, moments.bids);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText('Give an order').click();
  const form = menu.getByRole('listitem').filter({ hasText: 'order overseer 1 to' });
  const [first, otherwise] = [form.getByRole('combobox').nth(0), form.getByRole('combobox').nth(1)];
  const wanted = (await first.locator('option').allTextContents()).find((name) => name.includes('-')) ?? '';
  await first.selectOption(wanted);
  await otherwise.selectOption({ index: 0 });
  await expectNoSideways(page);
  await expectAccessible(page, 'dialog');
  await menu.getByRole('button', { name: new RegExp(`^Give: In round 2 order overseer 1 to ${wanted} `) }).click();
  await expect(
    menu.getByRole('button', { name: new RegExp(`^Cancel: In round 2 order overseer 1 to ${wanted} `) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await main(page).click();
  // Nobody was asked for orders, and the workers are next.
  await expect(page.locator('.status .now')).toHaveText('Workers', { timeout: 20_000 });
});

test('in the opening of Cortez the second figure is named while others mark, and nobody sees it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { name: 'Anna' });
  const company = await seatCompany(page, ['Bert', 'Cem'], 'cortez');
  await page.goto(`/table/${company.id}`);
  const ahead = page.getByText('Answer the next question now');
  const lit = page.locator('[data-place][data-lit]').first();
  await expect(lit).toBeVisible();
  await lit.click({ force: true });
  await main(page).click();
  await ahead.click();
  const now = page.locator('[data-part="now"]');
  const places = now.getByRole('combobox');
  await expect(places).toHaveCount(3);
  await expectNoSideways(page);
  await expectAccessible(page, '[data-part="now"]');
  await now.getByRole('button', { name: /^Give: In the opening mark/ }).click();
  await expect(now.getByRole('button', { name: /^Cancel: In the opening mark/ })).toBeVisible();
  for (const { connection } of company.guests) expect(JSON.stringify(connection.told)).not.toContain('"third"');
  company.leave();
});
