/** Clocks in the real browser, at a server whose time the test tells. */
import { newDevice, openConnection } from '../src/server/stress/client.ts';
import { type Days, openDays } from './days.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

let days: Days;
test.beforeAll(async () => {
  days = await openDays();
});
test.afterAll(() => days.close());

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, actionTimeout: 30_000 });

test('a clock is chosen for a new table, seen beside the players, runs out, and one tap takes the seat back', async ({
  page,
}) => {
  await prefer(page, { name: 'Anna' });
  await page.goto(`${days.base}/new/magellan`);
  const who = page.getByRole('combobox', { name: /Who plays/ });
  await who.nth(1).selectOption('invite');
  await who.nth(2).selectOption('easy');
  await page.getByRole('button', { name: 'Remove seat 4' }).tap();
  await page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'Days: one day for each decision' });
  await expect(page.getByText('Each player also has 3 days in reserve')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'Live: 15 minutes each, plus 15 seconds a turn' });
  await page.getByText('Options').tap();
  await page.getByRole('combobox', { name: 'Who begins' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Start game' }).tap();
  await page.waitForURL(/\/table\//);
  await expect(page.getByText('Live: 15 minutes each')).toBeVisible();

  const id = page.url().split('/table/')[1]!.split('#')[0]!;
  const link = await page.getByRole('textbox', { name: 'Invitation' }).inputValue();
  const bert = await newDevice(days.base, 'Bert');
  await bert.call('POST', `/api/tables/${id}/join`, { invitation: link.split('#')[1] });
  const line = await openConnection(bert);
  await line.ask({ type: 'watch', table: id });
  await page.getByRole('button', { name: 'Start game' }).tap();

  const clock = page.locator('[data-part="now"] [data-part="clock"]');
  await expect(clock).toContainText('14 min');
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Players' }).tap();
  await expect(page.getByRole('dialog').locator('[data-part="clock"]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Close' }).tap();

  await days.pass(14.5);
  await line.ask({ type: 'unwatch', table: id });
  await page.reload();
  await expect(clock).toContainText(/\d+ sec/);
  await expect(page.getByText('You have one minute left.')).toHaveCount(1);
  await days.pass(1);
  const back = page.getByRole('button', { name: 'Take over again' });
  await expect(back).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log' }).tap();
  await expect(page.getByText('Anna’s time is up; a bot plays until Anna is back.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await back.tap();
  await expect(back).toBeHidden();
});
