/** A game of Magellan over days, by three people in three browsers and three languages, from its opening to its end. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { loadGame } from '../src/games/index.ts';
import { openConnection, openDevice } from '../src/server/stress/client.ts';
import { openPostbox, type Postbox } from '../src/server/stress/postbox.ts';
import { seated } from '../src/server/stress/table.ts';
import { type Days, deliver, openDays, reachAt } from './days.ts';
import { complaints, expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

const hour = 60;
const day = 24 * hour;

let days: Days;
let postbox: Postbox;
test.beforeAll(async () => {
  postbox = await openPostbox();
  days = await openDays({ SMTP_URL: postbox.url, MAIL_FROM: 'Tafelrunde <table@example.org>' });
});
test.afterAll(async () => {
  await days.close();
  await postbox.close();
});

// The service worker takes in the whole client before it is ready.
test.use({ actionTimeout: 30_000 });
test.slow();

interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly heard: string[];
}

async function arrive(
  browser: Browser,
  name: string,
  language: 'en' | 'nl' | 'de',
  options: Parameters<Browser['newContext']>[0],
): Promise<Guest> {
  const context = await browser.newContext({ baseURL: days.base, ...options });
  const page = await context.newPage();
  await prefer(page, { name, language });
  return { context, page, heard: complaints(page) };
}

/** Whoever is called is called an hour after the table began to wait. */
const afterAnHour = (page: Page, more: object = {}) =>
  page.request.patch('/api/me/notices', { data: { after: hour, ...more } }).then((answer) => expect(answer.ok()).toBe(true));

const clock = (page: Page) => page.locator('[data-part="now"] [data-part="clock"]');
const turnLetters = () => postbox.received.filter(({ subject }) => subject.includes('aan zet'));
const callsAt = (path: string) => days.receiver.received.filter((request) => request.path.startsWith(path));

test('Magellan over days: called once each, through a reserve used up, a bot that hands back and a server that was killed', async ({
  browser,
}) => {
  const anna = await arrive(browser, 'Anna', 'en', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const bert = await arrive(browser, 'Bert', 'nl', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
  const chioma = await arrive(browser, 'Chioma', 'de', { viewport: { width: 1024, height: 768 } });
  await anna.context.grantPermissions(['notifications'], { origin: days.base });
  const device = await reachAt(anna.page, days, 'anna');

  // Anna lays the table on her phone; the others sit down by her links.
  await anna.page.goto('/new/magellan');
  const who = anna.page.getByRole('combobox', { name: /Who plays/ });
  await who.nth(1).selectOption('invite');
  await who.nth(2).selectOption('invite');
  await anna.page.getByRole('button', { name: 'Remove seat 4' }).tap();
  await anna.page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'Days: one day for each decision' });
  await anna.page.getByRole('checkbox', { name: /Nights do not count/ }).uncheck();
  await anna.page.getByText('Options').tap();
  await anna.page.getByRole('combobox', { name: 'Who begins' }).selectOption({ index: 1 });
  await anna.page.getByRole('button', { name: 'Start game' }).tap();
  await anna.page.waitForURL(/\/table\//);
  const table = new URL(anna.page.url()).pathname;
  const id = table.split('/').at(-1)!;
  const links = anna.page.getByRole('textbox', { name: /Invitation/ });
  for (const [{ page }, join] of [
    [bert, 'Ga zitten'],
    [chioma, 'Platz nehmen'],
  ] as const) {
    const link = new URL(await links.first().inputValue());
    await page.goto(link.pathname + link.hash);
    await page.getByRole('button', { name: join }).click();
    await expect(page.getByText('Anna').first()).toBeVisible();
  }

  // Anna is called by a message on her phone, Bert by a letter, Chioma by a webhook.
  await anna.page.getByRole('button', { name: 'Start game' }).tap();
  await expect(clock(anna.page)).toContainText('3 days 23 hrs');
  await bert.page.request.post('/api/me/address', { data: { address: 'bert@example.org' } });
  const letter = await postbox.receive(({ subject }) => subject.includes('Bevestig'));
  const token = /\/account#([\w-]+)/.exec(letter.text)?.[1];
  expect((await bert.page.request.post('/api/session/link', { data: { token } })).ok()).toBe(true);
  await afterAnHour(bert.page, { mail: true });
  const webhook = { kind: 'json', url: `http://${days.receiver.host}/chioma` };
  expect((await chioma.page.request.post('/api/me/notices/webhooks', { data: webhook })).ok()).toBe(true);
  await afterAnHour(chioma.page);
  await anna.page.goto('/');
  await anna.page.getByRole('button', { name: 'Settings' }).tap();
  const called = anna.page.getByRole('region', { name: 'Notifications' });
  const here = called.getByRole('checkbox', { name: 'A notification on this device' });
  await here.check();
  await expect(here).toBeEnabled({ timeout: 60_000 });
  await called.getByRole('combobox', { name: 'When' }).selectOption('after an hour');
  await expect(called).toHaveAttribute('aria-busy', 'false');

  // Nobody looks. Anna bids; Bert's letter comes once, in Dutch, and leads to the table.
  for (const { page } of [bert, chioma]) await page.goto('/');
  await anna.page.goto(table);
  await anna.page.getByRole('button', { name: 'Bid 1', exact: true }).tap();
  await expect(anna.page.locator('.table').getByText(/^Bert may bid/)).toBeVisible();
  await anna.page.goto('/');
  await days.pass(hour);
  await days.pass(1);
  await days.pass(5 * hour);
  expect(turnLetters()).toHaveLength(1);
  expect(turnLetters()[0]?.subject).toBe('Magellan met Anna en Chioma: jij bent aan zet');
  expect(turnLetters()[0]?.text).toMatch(/Bied op .+, van 2 tot/);
  await bert.page.goto(/http\S+\/table\/\S+/.exec(turnLetters()[0]?.text ?? '')?.[0] ?? '');
  await bert.page.getByRole('button', { name: 'Bied 2', exact: true }).click();
  await expect(bert.page.locator('.table').getByText(/^Chioma mag 3 of meer bieden/)).toBeVisible();
  await bert.page.goto('/');

  // Chioma's program is told once. In the middle of her time the server dies, and is back ten days later.
  await days.pass(5.5 * hour);
  expect(callsAt('/chioma').map(({ body }) => JSON.parse(body.toString()))).toMatchObject([
    { type: 'turn', game: 'magellan', table: id, title: 'Magellan mit Anna und Bert', text: 'Du bist am Zug.' },
  ]);
  await chioma.page.goto(table);
  await expect(clock(chioma.page)).toContainText('3 Tg. 18 Std.');
  await chioma.page.goto('/');
  await days.killFor(10 * day);
  await chioma.page.goto(table);
  await expect(clock(chioma.page)).toContainText('3 Tg. 18 Std.');
  await expectAccessible(chioma.page);
  await chioma.page.getByRole('button', { name: '3 bieten', exact: true }).click();
  await expect(chioma.page.locator('.table').getByText(/^Anna darf 4 oder mehr/)).toBeVisible();
  await chioma.page.goto('/');

  // Anna's phone is called once, and by nothing else.
  await days.pass(hour);
  const message = device.read(callsAt('/push/anna')[0]!.body) as { title: string; text: string; table: string };
  expect(message).toMatchObject({ title: 'Magellan with Bert and Chioma', table: id });
  expect(message.text).toMatch(/^Bid for .+, from 4 to/);
  await anna.page.evaluate(() => navigator.serviceWorker.ready);
  await deliver(anna.context, anna.page, message);

  // She does not come: her day passes, then her reserve, which the others see; then a bot sits in.
  await days.pass(day - hour / 2);
  await bert.page.goto(table);
  await expect(bert.page.getByText('1 zet sinds je hier was. Chioma biedt 3 op')).toBeVisible();
  await bert.page.getByRole('button', { name: 'Afspelen' }).click();
  await expect(bert.page.locator('[data-part="clock"].reserve').filter({ visible: true }).first()).toContainText(
    '2 dagen 23 uur',
  );
  await days.pass(3 * day - hour / 2 - 1);
  await expect(bert.page.locator('.table').getByText(/^Anna mag 4 of meer bieden/)).toBeVisible();
  await days.pass(1);
  await expect(bert.page.locator('.log')).toContainText('De tijd van Anna is om; een bot speelt tot Anna terug is.');
  await expect(bert.page.locator('.table').getByText(/^Anna mag/)).toBeHidden();

  // The message on her phone leads her to the table, and one tap makes the seat hers again.
  const [worker] = anna.context.serviceWorkers();
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
  await anna.page.waitForURL(`**${table}`);
  const back = anna.page.getByRole('button', { name: 'Take over again' });
  await back.tap();
  await expect(back).toBeHidden();
  await expectNoSideways(anna.page);
  await expect(bert.page.locator('.log')).toContainText('Anna speelt zelf.');

  // The rest is played quickly. Anna sees how it ended, and the record knows when and by which clock it was played.
  await finish(id, [anna, bert, chioma]);
  await anna.page.getByRole('button', { name: 'Skip to now' }).tap();
  await expect(anna.page.locator('.result')).toBeVisible();
  const record = await (await bert.page.request.get(`/api/tables/${id}/record`)).text();
  expect(record).toContain('\nclock: day bank=72:00:00 increment=0:00:00 decision=24:00:00 off=nothing out=bot level=medium\n');
  expect(record).toContain('\n[2026-12-01T23:31:00Z 0:00:00] * seat 1 bot medium time\n');
  expect(turnLetters(), 'letters').toHaveLength(1);
  expect(callsAt('/chioma'), 'webhooks').toHaveLength(1);
  expect(callsAt('/push/anna'), 'pushes').toHaveLength(1);
  expect(days.receiver.received).toHaveLength(2);
  for (const { heard, context } of [anna, bert, chioma]) {
    // While the server was down the pages may say that nobody answers.
    expect(heard.filter((line) => !/net::ERR_CONNECTION_(?:REFUSED|RESET)|WebSocket/.test(line))).toEqual([]);
    await context.close();
  }
});

/** Lets everybody decide anything legal, on a second connection of their own, until the game is over. */
async function finish(id: string, guests: readonly Guest[]): Promise<void> {
  const devices = await Promise.all(
    guests.map(async ({ context }) => {
      const cookies = await context.cookies(days.base);
      return openDevice(days.base, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    }),
  );
  const connections = await Promise.all(devices.map((device) => openConnection(device)));
  for (const connection of connections) await connection.ask({ type: 'watch', table: id });
  const game = await loadGame('magellan');
  if (!game) throw new Error('Magellan is not there.');
  const table = seated(id, game, devices, connections);
  while (table.at(0).waiting.length) await table.step();
  for (const connection of connections) connection.close();
}
