/** A running table on the server: one person in the browser, the others played by the test over real sockets. */
import type { Browser, Page } from '@playwright/test';
import { type Connection, type Device, newDevice, openConnection } from '../src/server/stress/client.ts';
import { prefer } from './support.ts';

export interface Company {
  readonly id: string;
  /** Lets the guest on this seat do something, once the game asks for it. */
  act(seat: number, action: object): Promise<void>;
  readonly guests: readonly { readonly device: Device; readonly connection: Connection; readonly seat: number }[];
  leave(): void;
}

/** Seats the page's own person on seat 0, who begins, and a guest on each of the others. */
export async function seatCompany(
  page: Page,
  names: readonly string[],
  game = 'magellan',
  clock?: { readonly pace: string },
): Promise<Company> {
  await page.goto('/');
  const base = new URL(page.url()).origin;
  const { person } = await (await page.request.post('/api/session', { data: { name: 'Anna', language: 'en' } })).json();
  await page.evaluate((id) => localStorage.setItem('tafelrunde-person', id), person.id);
  const seats = [{ kind: 'me' }, ...names.map(() => ({ kind: 'invite' }))];
  const { table, invitations } = await (
    await page.request.post('/api/tables', { data: { game, seats, first: 0, clock } })
  ).json();
  const guests = await Promise.all(
    names.map(async (name, at) => {
      const device = await newDevice(base, name);
      await device.call('POST', `/api/tables/${table.id}/join`, { invitation: invitations[at].token });
      return { device, seat: at + 1, connection: await openConnection(device) };
    }),
  );
  await page.request.post(`/api/tables/${table.id}/start`, { data: {} });
  for (const { connection } of guests) await connection.ask({ type: 'watch', table: table.id });
  return {
    id: table.id,
    guests,
    async act(seat, action) {
      const connection = guests[seat - 1]!.connection;
      await connection.hear('position', ({ waiting, question }) => waiting.includes(seat) && question !== null);
      const position = connection.told.findLast((told) => told.type === 'position');
      const question = position?.question?.id;
      const done = await connection.ask({ type: 'act', table: table.id, seat, question, action });
      if (done.type !== 'done') throw new Error(JSON.stringify(done));
      for (const one of guests) await one.connection.hear('position', ({ number }) => number >= (done.number ?? 0));
    },
    leave() {
      for (const { connection } of guests) connection.close();
    },
  };
}

/** A guest of the company in a browser of his own. */
export async function sitInBrowser(browser: Browser, { id, guests }: Company, seat: number, locale = 'en-GB'): Promise<Page> {
  const guest = guests[seat - 1]!;
  const context = await browser.newContext({ locale });
  const [name = '', value = ''] = guest.device.cookie.split('=');
  await context.addCookies([{ name, value, url: guest.device.base }]);
  const { body } = await guest.device.call('GET', '/api/me');
  const page = await context.newPage();
  await page.addInitScript((person) => localStorage.setItem('tafelrunde-person', person), body.person.id as string);
  await prefer(page, { name: body.person.name });
  await page.goto(`/table/${id}`);
  return page;
}
