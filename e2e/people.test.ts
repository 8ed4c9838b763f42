/** Finding people and manners, in the real browser. */
import type { Browser, Page } from '@playwright/test';
import { type Device, newDevice, openConnection, openDevice } from '../src/server/stress/client.ts';
import { groups } from '../src/web/privacy/kept.ts';
import { record } from './hearing.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';
import { expectTold, walkAndPress, walkAndType } from './walking.ts';

/** A person in the page, whom the server knows. */
async function arrive(page: Page, name: string, path = '/', language: 'en' | 'nl' | 'de' = 'en'): Promise<Device> {
  await prefer(page, { name, language });
  await page.goto('/privacy');
  const { person } = await (await page.request.post('/api/session', { data: { name, language } })).json();
  await page.evaluate((id) => localStorage.setItem('tafelrunde-person', id), person.id);
  await page.goto(path);
  const cookies = await page.context().cookies();
  return openDevice(new URL(page.url()).origin, cookies.map(({ name: key, value }) => `${key}=${value}`).join('; '));
}
const idOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id as string;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onPhone = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL, locale: 'en-GB', ...phone })).newPage();

test('play now: two strangers, one on a phone, are seated at one table; a reload in between loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await arrive(page, 'Anna');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('cortez');
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('evening');
  await page.getByRole('button', { name: 'Find players' }).click();
  await expect(page.getByText('Looking for players for Cortez')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Looking for players for Cortez')).toBeVisible();
  const other = await onPhone(browser, baseURL!);
  await arrive(other, 'Ben');
  await expect(other.getByText(/1 person is looking for Cortez/)).toBeVisible();
  await expectNoSideways(other);
  await other.getByRole('button', { name: 'Join them: Cortez' }).tap();
  for (const one of [page, other]) await one.waitForURL(/\/table\//);
  expect(new URL(page.url()).pathname).toBe(new URL(other.url()).pathname);
  await other.context().close();
});

test('the lobby shows a game to watch first when nobody waits, and an open table within two seconds', async ({ page }) => {
  const base = test.info().project.use.baseURL!;
  const host = await newDevice(base, 'Hilda');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  await host.call('POST', '/api/tables', { game: 'tikal', seats, public: true, start: true });
  await arrive(page, 'Anna');
  const watch = page.getByRole('heading', { name: 'Games to watch' });
  await expect(watch).toBeVisible();
  const opened = await host.call('POST', '/api/tables', {
    game: 'magellan',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    public: true,
    clock: { pace: 'day' },
  });
  const line = page.locator(`a[href="/table/${opened.body.table.id}"]`);
  await expect(line).toBeVisible();
  await expect(line).toContainText('Take a seat');
  // Other tests open tables meanwhile: only the lobby is looked at.
  await expectAccessible(page, '.lobby');
});

test('a friend is asked by link, agrees, and is asked straight to a table', async ({ page, browser, baseURL }) => {
  const anna = await arrive(page, 'Anna', '/friends');
  const ben = await newDevice(baseURL!, 'Ben');
  await ben.call('POST', '/api/me/friends', { person: await idOf(anna) });
  await page.reload();
  await page.getByRole('button', { name: 'Be friends with Ben' }).click();
  await expect(page.getByRole('button', { name: 'End the friendship with Ben' })).toBeVisible();
  const rude = await newDevice(baseURL!, 'Rudi');
  await anna.call('POST', '/api/me/mutes', { person: await idOf(rude), muted: true });
  await page.reload();
  await expect(page.getByRole('button', { name: 'No longer block Rudi' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No longer block Rudi' }).click();
  await expect(page.getByRole('heading', { name: 'Blocked' })).toHaveCount(0);
  const { table } = (await ben.call('POST', '/api/tables', { game: 'tikal', seats: [{ kind: 'me' }, { kind: 'invite' }] })).body;
  await page.goto('/');
  await ben.call('POST', `/api/tables/${table.id}/friends`, { person: await idOf(anna) });
  await page.getByRole('button', { name: 'Sit down: Tikal, Ben' }).click();
  await page.waitForURL(`/table/${table.id}`);
  await expect(page.getByRole('button', { name: 'Leave the table' })).toBeVisible();
  const stranger = await onPhone(browser, baseURL!);
  await arrive(stranger, 'Cem', `/friends#${await idOf(anna)}`, 'de');
  await stranger.getByRole('button', { name: 'Freundschaft anbieten' }).tap();
  await expect(stranger.getByText('Du hast Anna gefragt.')).toBeVisible();
  await expectNoSideways(stranger);
  await stranger.context().close();
});

test('a line of chat is reported, an operator reads it with its context, bans, and it is in the log', async ({
  page,
  baseURL,
}) => {
  const anna = await arrive(page, 'Anna');
  const ben = await newDevice(baseURL!, 'Rude Ben');
  const { table } = (
    await anna.call('POST', '/api/tables', { game: 'tikal', seats: [{ kind: 'me' }, { kind: 'open' }], public: true })
  ).body;
  await ben.call('POST', `/api/tables/${table.id}/join`);
  const line = await openConnection(ben);
  await line.ask({ type: 'chat', table: table.id, text: 'You fool' });
  await page.goto(`/table/${table.id}`);
  await page.getByRole('button', { name: 'Rude Ben', exact: true }).last().click();
  await page.getByRole('button', { name: 'Report…' }).click();
  await page.getByLabel('In your words').fill('Not nice');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Your report has been sent.')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');

  // The operator sees nothing and has a keyboard alone.
  await record(page);
  await page.goto('/operator');
  await page.getByLabel('Token').waitFor();
  await walkAndType(page, /^Token$/, 'operator-of-the-browser-tests');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1:focus')).toHaveText('Operator');
  await walkAndPress(page, /^Read this table’s chat$/);
  await expect(page.locator('h4:focus')).toHaveText('Chat of the reported table');
  await expect(page.getByText('You fool').first()).toBeVisible();
  await walkAndPress(page, /^Ban Rude Ben$/);
  await expect(page.locator('h3:focus')).toContainText('Rude Ben');
  await walkAndType(page, /^Reason, shown to whoever is banned$/, 'Insults');
  await page.keyboard.press('Enter');
  await expectTold(page, /^Rude Ben: banned now$/m);
  expect((await line.ask({ type: 'chat', table: table.id, text: 'again' })).refusal?.reason).toBe('banned');
  await expect(page.getByText(/banned: Rude Ben/)).toBeVisible();
  await walkAndPress(page, /^Lift: Rude Ben$/);
  await expectTold(page, /^Rude Ben: lifted$/m, /^Bans$/);
  await walkAndType(page, /^What came of it: Rude Ben$/, 'Warned');
  await page.keyboard.press('Enter');
  await expectTold(page, /^Rude Ben: Closed: Warned$/m, /^Reports$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
  line.close();
});

test('the privacy page says what is kept, in three languages, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const titles = {
    en: 'Privacy: what is kept of you',
    nl: 'Privacy: wat er van je bewaard wordt',
    de: 'Datenschutz: was von dir gespeichert wird',
  };
  await page.goto('/privacy');
  for (const [language, title] of Object.entries(titles)) {
    await page.evaluate((wish) => localStorage.setItem('tafelrunde-settings', JSON.stringify({ language: wish })), language);
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('section')).toHaveCount(groups.length + 3);
    await expectNoSideways(page);
  }
  await expectAccessible(page);
});
