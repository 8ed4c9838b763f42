import { seatCompany } from './company.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('home on a phone: my tables first, a turn that begins and what is new appear by themselves', async ({ page }) => {
  test.slow();
  await prefer(page, { name: 'Anna' });
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  await page.goto(`/table/${company.id}`);
  await page.getByRole('button', { name: 'Bid 1', exact: true }).tap();
  await expect(page.getByText(/^Bert may bid/).first()).toBeVisible();
  await page.addInitScript(() => {
    const note = async (count = 0) => void Object.assign(window, { badge: count });
    Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note() });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const line = page.getByRole('listitem').filter({ hasText: 'Bert' });
  await expect(line).toContainText(/Bert may bid \d+ or more for /);
  await expect(page).toHaveTitle('Tafelrunde');
  const tables = await page.getByRole('heading', { name: 'My tables' }).boundingBox();
  const games = await page.getByRole('region', { name: 'Choose a game' }).boundingBox();
  expect(tables?.y).toBeLessThan(games?.y ?? 0);

  await company.guests[0]?.connection.ask({ type: 'chat', table: company.id, text: 'Your turn soon' });
  await expect(line).toContainText('New chat');
  await company.act(1, { type: 'bid', amount: 2 });
  await company.act(2, { type: 'pass' });
  await expect(page).toHaveTitle('(1) Tafelrunde');
  await expect(line).toContainText('Your turn');
  await expect(line).toContainText(/Bert bids 2 for .+\. Chioma passes\./);
  await expect.poll(() => page.evaluate(() => (window as unknown as { badge?: number }).badge)).toBe(1);
  await expect(line.locator('time')).toHaveText(/^\d\d:\d\d$/);
  await company.guests[0]?.connection.ask({ type: 'propose', table: company.id, seat: 1, what: 'end' });
  await expect(line).toContainText('You are being asked something');
  // The list is looked at again and again; what happened at a table is asked for only when something has.
  const lists = () => asked.filter((path) => path === '/api/me/tables').length;
  const news = () => asked.filter((path) => path.endsWith('/news')).length;
  const before = lists();
  await expect.poll(lists).toBeGreaterThan(before);
  const told = news();
  expect(told).toBeGreaterThan(0);
  await expect.poll(lists).toBeGreaterThan(before + 3);
  expect(news()).toBe(told);
  await expectNoSideways(page);
  await expectAccessible(page);
  company.leave();
});
