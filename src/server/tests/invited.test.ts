/** A friend asked to a table is called by whatever calls him, once, and never at night. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Device, newDevice } from '../stress/client.ts';
import { openPostbox, type Postbox } from '../stress/postbox.ts';
import { newPushDevice } from '../stress/push-device.ts';
import { openReceiver, type Receiver } from '../stress/receiver.ts';
import { openWorld, type World } from '../stress/world.ts';

const hour = 3600_000;
let now: number;
let receiver: Receiver;
let postbox: Postbox;
let world: World;
let anna: Device;
let ben: Device;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 17, 21);
  receiver = await openReceiver();
  postbox = await openPostbox();
  const mail = { SMTP_URL: postbox.url, MAIL_FROM: 'Tafelrunde <table@example.org>' };
  world = await openWorld({ NOTICE_ALLOW: receiver.host, ...mail }, { now: () => now });
  [anna, ben] = (await Promise.all(['Anna', 'Ben'].map((name) => newDevice(world.base, name)))) as [Device, Device];
  await anna.call('POST', '/api/me/friends', { person: await idOf(ben) });
  await ben.call('POST', '/api/me/friends', { person: await idOf(anna) });
  await ben.call('POST', '/api/me/notices/webhooks', { kind: 'json', url: `http://${receiver.host}/hook` });
});
afterEach(async () => {
  await world.remove();
  await receiver.close();
  await postbox.close();
});

const idOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id as string;
const runDue = () => world.context.registry.jobs.runDue();
async function invite(): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'invite' }];
  const { table } = (await anna.call('POST', '/api/tables', { game: 'tikal', seats })).body;
  expect((await anna.call('POST', `/api/tables/${table.id}/friends`, { person: await idOf(ben) })).status).toBe(200);
  return table.id;
}

it('in the words of the invited, with the table to go to; once, and again where it could not be told', async () => {
  await ben.call('PATCH', '/api/me', { language: 'de' });
  receiver.answer(503);
  const table = await invite();
  await runDue();
  expect(receiver.received).toHaveLength(1);
  now += hour;
  await runDue();
  expect(receiver.received).toHaveLength(2);
  const told = JSON.parse(receiver.received[1]!.body.toString());
  expect(told).toMatchObject({ type: 'invitation', table, game: 'tikal', text: 'Anna lädt dich zu Tikal ein' });
  expect(told.link).toBe(`${world.address}/table/${table}`);
  now += 24 * hour;
  await runDue();
  expect(receiver.received).toHaveLength(2);
});

it('not at night: in the morning, if it still stands by then', async () => {
  await ben.call('PATCH', '/api/me/notices', { quiet: { from: 20 * 60, to: 8 * 60, zone: 'UTC' } });
  const [first, second] = [await invite(), await invite()];
  await runDue();
  expect(receiver.received).toHaveLength(0);
  await ben.call('POST', `/api/tables/${first}/decline`);
  now += 12 * hour;
  await runDue();
  expect(receiver.received.map(({ body }) => JSON.parse(body.toString()).table)).toEqual([second]);
});

it('who never said how he wants to be called is not called', async () => {
  await ben.call('POST', '/api/me/friends/end', { person: await idOf(anna) });
  const cem = await newDevice(world.base, 'Cem');
  await anna.call('POST', '/api/me/friends', { person: await idOf(cem) });
  await cem.call('POST', '/api/me/friends', { person: await idOf(anna) });
  const seats = [{ kind: 'me' }, { kind: 'invite' }];
  const { table } = (await anna.call('POST', '/api/tables', { game: 'tikal', seats })).body;
  await anna.call('POST', `/api/tables/${table.id}/friends`, { person: await idOf(cem) });
  await runDue();
  expect(receiver.received).toHaveLength(0);
  expect((await cem.call('GET', '/api/lobby')).body.invitations).toHaveLength(1);
});

it('by a message on the device that only the device can read, in its language; a device that is gone is forgotten', async () => {
  await ben.call('PATCH', '/api/me', { language: 'nl' });
  const browser = newPushDevice(`http://${receiver.host}/push`);
  expect((await ben.call('POST', '/api/me/notices/push', browser.subscription)).status).toBe(200);
  const pushes = () => receiver.received.filter(({ path }) => path === '/push');
  const table = await invite();
  await runDue();
  expect(pushes()).toHaveLength(1);
  const [push] = pushes();
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
  expect(push?.headers.authorization).toMatch(/^vapid t=.+, k=.+/);
  expect(push?.body.includes('Anna')).toBe(false);
  expect(browser.read(push!.body)).toEqual({
    title: 'Tikal',
    text: 'Anna nodigt je uit voor Tikal',
    table,
    game: 'tikal',
    language: 'nl',
  });
  await ben.call('POST', '/api/me/notices/webhooks/end', {
    id: (await ben.call('GET', '/api/me/notices')).body.webhooks[0].id,
  });
  receiver.answer(410);
  await invite();
  await runDue();
  expect(pushes()).toHaveLength(2);
  await invite();
  await runDue();
  expect(pushes()).toHaveLength(2);
});

it('by a letter to a confirmed address, which can be stopped by one click; none is written to an invitation that was declined', async () => {
  await world.context.registry.store.accounts.setAddress(await idOf(ben), 'ben@example.org', now);
  await ben.call('PATCH', '/api/me/notices', { mail: true });
  postbox.refuse('busy');
  const table = await invite();
  await runDue();
  expect(postbox.received).toHaveLength(0);
  postbox.refuse(undefined);
  now += hour;
  await runDue();
  expect(postbox.received).toHaveLength(1);
  const [letter] = postbox.received;
  expect([letter?.to, letter?.subject]).toEqual([['ben@example.org'], 'Anna invites you to Tikal']);
  expect(letter?.text).toContain(`${world.address}/table/${table}`);
  expect(letter?.html).toContain(`${world.address}/table/${table}`);
  expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');

  postbox.refuse('busy');
  const declined = await invite();
  await runDue();
  await ben.call('POST', `/api/tables/${declined}/decline`);
  postbox.refuse(undefined);
  now += hour;
  await runDue();
  expect(postbox.received).toHaveLength(1);

  const stop = /<(.+)>/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await fetch(stop, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
  await invite();
  await runDue();
  expect(postbox.received).toHaveLength(1);
});
