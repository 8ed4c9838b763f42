/** Somebody is gone from a table without a clock, at a server whose time the test tells; by touch. */
import { type Device, newDevice, openConnection } from '../src/server/stress/client.ts';
import { openWorld, type World } from '../src/server/stress/world.ts';
import { expect, prefer, test } from './support.ts';

let now = 0;
let world: World;
test.beforeAll(async () => {
  now = Date.now() + 3600 * 1000;
  world = await openWorld({ CLIENT: 'dist' }, { now: () => now });
});
test.afterAll(() => world.remove());

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('after ten minutes without a sign all the others together let a bot sit in', async ({ page }) => {
  await prefer(page, { name: 'Anna' });
  await page.goto(world.base);
  const { person } = await (
    await page.request.post(`${world.base}/api/session`, { data: { name: 'Anna', language: 'en' } })
  ).json();
  await page.evaluate((id) => localStorage.setItem('tafelrunde-person', id), person.id);
  const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }];
  const { table, invitations } = await (
    await page.request.post(`${world.base}/api/tables`, { data: { game: 'magellan', seats, first: 1 } })
  ).json();
  const join = async (name: string, at: number): Promise<Device> => {
    const device = await newDevice(world.base, name);
    await device.call('POST', `/api/tables/${table.id}/join`, { invitation: invitations[at].token });
    return device;
  };
  await join('Bert', 0);
  const chioma = await openConnection(await join('Chioma', 1));
  await page.request.post(`${world.base}/api/tables/${table.id}/start`, { data: {} });
  await chioma.ask({ type: 'watch', table: table.id });
  await page.goto(`${world.base}/table/${table.id}`);
  const sitIn = page.getByRole('button', { name: 'Let a bot sit in' });
  await expect(page.locator('.now .sentence')).toContainText('Bert');
  await expect(sitIn).toHaveCount(0);

  now += 11 * 60_000;
  await page.reload();
  await sitIn.tap();
  // Whose answer is missing is named; without it nothing happens.
  await expect(page.locator('.wants-answer')).toContainText('Chioma');
  await chioma.ask({ type: 'answer', table: table.id, agree: true });
  await expect(page.locator('.wants-answer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(page.locator('dialog[open] .log')).toContainText(/bot/i);
  chioma.close();
});
