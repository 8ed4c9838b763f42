/** Letters that call people to tables: one for all that wait, one for each until its person has been there, and none for whoever wants none. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { openPostbox, type Postbox } from '../stress/postbox.ts';
import { type Seated, seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let now: number;
let world: World;
let postbox: Postbox;

beforeEach(async () => {
  now = Date.UTC(2026, 10, 17, 12);
  postbox = await openPostbox();
  world = await openWorld({ SMTP_URL: postbox.url, MAIL_FROM: 'Tafelrunde <table@example.org>' }, { now: () => now });
});
afterEach(async () => {
  await world.remove();
  await postbox.close();
});

const pass = async (minutes: number) => {
  now += minutes * 60_000;
  await world.context.registry.jobs.runDue();
};

/** Everybody at the table has confirmed an address and wants letters. */
async function wantLetters(table: Seated): Promise<void> {
  for (const [seat, device] of table.devices.entries()) {
    const { id } = (await device.call('GET', '/api/me')).body.person;
    await world.context.registry.store.accounts.setAddress(id, `player${seat + 1}@example.org`, now);
    const { body } = await device.call('PATCH', '/api/me/notices', { mail: true });
    expect(body).toMatchObject({ letters: true, mail: true, address: `player${seat + 1}@example.org` });
  }
}

const leave = (table: Seated) => Promise.all(table.connections.map((one) => one.ask({ type: 'unwatch', table: table.id })));

async function nextTurn(table: Seated): Promise<number> {
  const asked = () => at(table.at(0).waiting, 0);
  for (;;) {
    const before = asked();
    await table.step();
    if (asked() !== before) return asked();
  }
}

it('a letter says what waits, in its reader’s language, and can be stopped by one click', async () => {
  const table = await seatTable(world.base);
  await wantLetters(table);
  for (const device of table.devices) await device.call('PATCH', '/api/me', { language: 'nl' });
  const seat = await nextTurn(table);
  await leave(table);
  await pass(5);
  await pass(1);
  await pass(600);
  expect(postbox.received).toHaveLength(1);
  const [letter] = postbox.received;
  expect(letter?.to).toEqual([`player${seat + 1}@example.org`]);
  expect(letter?.subject).toMatch(/^Magellan met Player \d en Player \d: jij bent aan zet$/);
  expect(letter?.text).toContain(`${world.address}/table/${table.id}`);
  expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const stop = /<(.+)>/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(letter?.text).toContain(stop);

  const page = await fetch(stop);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<button>')]);
  expect((await fetch(`${world.address}/stop/look.css`)).headers.get('content-type')).toContain('text/css');
  const post = () =>
    fetch(stop, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  // Looking at the page stops nothing: programs that check links do that.
  const wanted = async () => (await at(table.devices, seat).call('GET', '/api/me/notices')).body.mail;
  expect(await wanted()).toBe(true);
  expect((await post()).status).toBe(200);
  expect(await wanted()).toBe(false);
  expect((await fetch(`${world.address}/stop/${'x'.repeat(43)}`, { method: 'POST' })).status).toBe(404);
});

it('about a table there is one letter until its person has been there', async () => {
  const table = await seatTable(world.base);
  await wantLetters(table);
  const seat = await nextTurn(table);
  await leave(table);
  await pass(5);
  await pass(1);
  // Asked anew without having been there: nothing more.
  const other = (seat + 1) % 3;
  await table.connections[other]?.ask({ type: 'propose', table: table.id, seat: other, what: 'end' });
  await pass(60);
  await pass(60);
  const mine = () => postbox.received.filter(({ to }) => to.includes(`player${seat + 1}@example.org`)).length;
  expect(mine()).toBe(1);
  for (const one of table.connections) await one.ask({ type: 'watch', table: table.id });
  while ((await nextTurn(table)) !== seat);
  await leave(table);
  await pass(5);
  await pass(1);
  expect(mine()).toBe(2);
});

it('tables that call at the same time come in one letter; who comes back before it goes gets none', async () => {
  const table = await seatTable(world.base);
  await wantLetters(table);
  const host = at(table.devices, 0);
  const alone = [{ kind: 'me' }, { kind: 'here', name: 'Oma' }, { kind: 'here', name: 'Opa' }];
  const opened = await host.call('POST', '/api/tables', { game: 'magellan', seats: alone, start: true });
  while ((await nextTurn(table)) !== 0);
  await leave(table);
  await pass(5);
  await pass(1);
  expect(postbox.received.map(({ to }) => to)).toEqual([['player1@example.org']]);
  expect(postbox.received[0]?.text).toContain(table.id);
  expect(postbox.received[0]?.text).toContain(opened.body.table.id);

  for (const one of table.connections) await one.ask({ type: 'watch', table: table.id });
  const seat = await nextTurn(table);
  await leave(table);
  await pass(5);
  await table.connections[seat]?.ask({ type: 'watch', table: table.id });
  await pass(60);
  expect(postbox.received).toHaveLength(1);
});

it('a mail server that refuses for a while costs no letter and doubles none', async () => {
  const table = await seatTable(world.base);
  await wantLetters(table);
  await nextTurn(table);
  await leave(table);
  postbox.refuse('too busy');
  await pass(5);
  await pass(1);
  expect(postbox.received).toHaveLength(0);
  postbox.refuse(undefined);
  await pass(60);
  await pass(600);
  expect(postbox.received).toHaveLength(1);
});
