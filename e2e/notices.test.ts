import type { Page } from '@playwright/test';
import { newDevice } from '../src/server/stress/client.ts';
import { type Days, deliver, openDays, reachAt } from './days.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

// The service worker takes in the whole client before it is ready.
test.use({ actionTimeout: 30_000 });
test.slow();

let days: Days;
test.beforeAll(async () => {
  days = await openDays();
});
test.afterAll(() => days.close());

/** Anna in the browser, known to the server. */
async function introduceAnna(page: Page): Promise<void> {
  const { person } = await (
    await page.request.post(`${days.base}/api/session`, { data: { name: 'Anna', language: 'en' } })
  ).json();
  await page.addInitScript((id) => localStorage.setItem('tafelrunde-person', id), person.id as string);
}

/** A table at which Anna begins, with two guests who only sit there. */
async function seatAnna(page: Page): Promise<string> {
  const wish = { game: 'magellan', seats: [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }], first: 0 };
  const { table, invitations } = await (await page.request.post(`${days.base}/api/tables`, { data: wish })).json();
  const guests = await Promise.all(['Bert', 'Chioma'].map((name) => newDevice(days.base, name)));
  for (const [at, guest] of guests.entries())
    await guest.call('POST', `/api/tables/${table.id}/join`, { invitation: invitations[at].token });
  await page.request.post(`${days.base}/api/tables/${table.id}/start`, { data: {} });
  return table.id;
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag, icon }) => ({ title, body, tag, icon }));
  });

for (const size of ['phone', 'desk'] as const)
  test(`being called is switched on in the settings, ${size}: a message comes, leads to its table, and goes when one is there`, async ({
    page,
    context,
  }) => {
    await prefer(page, { name: 'Anna' });
    if (size === 'phone') await page.setViewportSize({ width: 390, height: 844 });
    await context.grantPermissions(['notifications'], { origin: days.base });
    const browser = await reachAt(page, days, `anna-${size}`);
    await introduceAnna(page);
    await page.goto(`${days.base}/`);
    await page.getByRole('button', { name: 'Settings' }).click();
    const called = page.getByRole('region', { name: 'Notifications' });
    const here = called.getByRole('checkbox', { name: 'A notification on this device' });
    await here.check();
    await expect(here).toBeEnabled({ timeout: 60_000 });
    await expect(here).toBeChecked();
    await called.getByRole('combobox', { name: 'When' }).selectOption('after an hour');
    await called.getByRole('checkbox', { name: 'Not at night' }).check();
    await expect(called.getByRole('textbox', { name: 'from' })).toHaveValue('22:00');
    await called.getByText('To another service').click();
    await called.getByRole('combobox', { name: 'Service' }).selectOption('ntfy');
    await called.getByRole('textbox', { name: 'Address (https)' }).fill(`http://${days.receiver.host}/ntfy-${size}`);
    await called.getByRole('button', { name: 'Add' }).click();
    await expect(called.getByText(`ntfy: ${days.receiver.host}`)).toBeVisible();
    await expect(called).toHaveAttribute('aria-busy', 'false');
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(here).toBeChecked();
    await page.getByRole('button', { name: 'Close' }).click();

    // A table waits for Anna, while her page shows home.
    const id = await seatAnna(page);
    const before = days.receiver.received.length;
    await days.pass(60);
    const received = days.receiver.received.slice(before);
    expect(received.map(({ path }) => path.split('?')[0]).sort()).toEqual([`/ntfy-${size}`, `/push/anna-${size}`].sort());
    const push = received.find(({ path }) => path.startsWith('/push'));
    const message = browser.read(push!.body) as { title: string; text: string; table: string };
    expect(message).toMatchObject({ title: 'Magellan with Bert and Chioma', table: id });

    await page.evaluate(() => navigator.serviceWorker.ready);
    await deliver(context, page, message);
    await expect
      .poll(() => shown(page))
      .toEqual([
        // Systems draw no vector graphics here.
        { title: message.title, body: message.text, tag: `table ${id}`, icon: `${days.base}/install/icon-192.png` },
      ]);
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(`(async () => {
      const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    })()`);
    await page.waitForURL(`${days.base}/table/${id}`);
    await expect.poll(() => shown(page)).toEqual([]);
  });
