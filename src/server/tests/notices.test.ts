/** People are called once to a table that waits for them, by the ways they chose, and not when they are there. */

import { expect, it } from 'vitest';
import { asked, called, comeBack, device, eachWithReceiver, leave, nextTurn, pass, subscribe } from './called.ts';

eachWithReceiver();

it('a push says game, table and what is asked, and only the device can read it', async () => {
  const browsers = [await subscribe(0), await subscribe(1), await subscribe(2)];
  const seat = await nextTurn();
  await leave();
  await pass(4);
  expect(called.receiver.received).toEqual([]);
  await pass(1);
  await pass(600);
  expect(called.receiver.received).toHaveLength(1);
  const [request] = called.receiver.received;
  expect(request?.path).toBe(`/push/${seat}`);
  expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(request?.headers.authorization).toMatch(/^vapid t=.+, k=.+/);
  expect(request?.body.includes('Magellan')).toBe(false);
  const said = browsers[seat]?.read(request!.body) as Record<string, string>;
  expect(said).toMatchObject({ table: called.table.id, game: 'magellan' });
  const others = ['Player 1', 'Player 2', 'Player 3'].filter((_, at) => at !== seat).join(' and ');
  expect(said.title).toBe(`Magellan with ${others}`);
  expect(said.text).toMatch(/veto|bid|pay|pass|ship/i);
});

it('the keys are made once and stay', async () => {
  const key = async () => (await device(0).call('GET', '/api/me/notices')).body.key;
  const before = await key();
  called.world = await called.world.restart();
  const again = called.world.context.notices.keys.publicKey;
  expect(again).toBe(before);
});

it('whoever acts, comes back or looks is not called', async () => {
  await subscribe(0);
  await subscribe(1);
  await subscribe(2);
  // Looks at it all the time.
  await nextTurn();
  await pass(30);
  expect(called.receiver.received).toHaveLength(0);
  // Goes away, and is back in time.
  const seat = await nextTurn();
  await leave();
  await pass(3);
  await comeBack(seat);
  await called.table.connections[seat]?.ask({ type: 'unwatch', table: called.table.id });
  await pass(60);
  expect(called.receiver.received).toHaveLength(0);
  // Acts within the time: the next is called, he is not.
  for (let at = 0; at < 3; at++) await comeBack(at);
  const next = await nextTurn();
  await leave();
  await pass(60);
  expect(called.receiver.received.map(({ path }) => path)).toEqual([`/push/${next}`]);
});

it('a page behind others does not count as looking', async () => {
  for (const seat of [0, 1, 2]) await subscribe(seat);
  const seat = await nextTurn();
  await called.table.connections[seat]?.ask({ type: 'look', visible: false });
  await pass(5);
  expect(called.receiver.received).toHaveLength(1);
});

it('a restart in the middle of the time costs no call and doubles none', async () => {
  for (const seat of [0, 1, 2]) await subscribe(seat);
  await nextTurn();
  await leave();
  await pass(3);
  called.world = await called.world.restart();
  await pass(3);
  called.world = await called.world.restart();
  await pass(60);
  expect(called.receiver.received).toHaveLength(1);
});

it('what fails is tried again and comes once; a device that is gone is forgotten', async () => {
  for (const seat of [0, 1, 2]) await subscribe(seat);
  let seat = await nextTurn();
  await leave();
  called.receiver.answer(503, 500);
  await pass(5);
  await pass(60);
  await pass(60);
  await pass(600);
  expect(called.receiver.received).toHaveLength(3);
  for (let at = 0; at < 3; at++) await comeBack(at);
  seat = await nextTurn();
  await leave();
  called.receiver.answer(410);
  await pass(5);
  await pass(600);
  expect(called.receiver.received).toHaveLength(4);
  expect((await device(seat).call('GET', '/api/me/notices')).body.devices).toEqual([]);
});

it('a call that fails is not made again when its person has come back meanwhile', async () => {
  for (const seat of [0, 1, 2]) await subscribe(seat);
  const seat = await nextTurn();
  await leave();
  called.receiver.answer(503);
  await pass(5);
  await comeBack(seat);
  await called.table.connections[seat]?.ask({ type: 'unwatch', table: called.table.id });
  await pass(600);
  expect(called.receiver.received).toHaveLength(1);
});

it('somebody who is asked to agree to something is called', async () => {
  for (const seat of [0, 1, 2]) await subscribe(seat);
  const seat = asked();
  const other = (seat + 1) % 3;
  await called.table.connections[other]?.ask({ type: 'propose', table: called.table.id, seat: other, what: 'end' });
  await leave();
  await pass(5);
  expect(called.receiver.received.map(({ path }) => path).sort()).toEqual(
    [0, 1, 2].filter((at) => at !== other).map((at) => `/push/${at}`),
  );
});
