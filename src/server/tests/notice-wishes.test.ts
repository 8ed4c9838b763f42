/** When and for what people want to be called, and what they keep for themselves. */

import { expect, it } from 'vitest';
import { newDevice, openConnection } from '../stress/client.ts';
import { newPushDevice } from '../stress/push-device.ts';
import { called, comeBack, device, eachWithReceiver, leave, nextTurn, pass, subscribe } from './called.ts';

eachWithReceiver();

it('quiet hours are those of the clock on the person’s wall', async () => {
  // 12:00 in London is 21:00 in Tokyo.
  for (const seat of [0, 1, 2]) {
    await subscribe(seat);
    const quiet = { from: 21 * 60, to: 7 * 60, zone: 'Asia/Tokyo' };
    expect((await device(seat).call('PATCH', '/api/me/notices', { quiet })).body.quiet).toEqual(quiet);
  }
  await nextTurn();
  await leave();
  await pass(5);
  await pass(9 * 60 + 50);
  expect(called.receiver.received).toEqual([]);
  await pass(5);
  expect(called.receiver.received).toHaveLength(1);
});

it('after as many minutes as wanted, for all tables or only for chosen ones', async () => {
  for (const seat of [0, 1, 2]) {
    await subscribe(seat);
    await device(seat).call('PATCH', '/api/me/notices', { after: 60, tables: 'chosen' });
  }
  await nextTurn();
  await leave();
  await pass(120);
  expect(called.receiver.received).toEqual([]);
  for (const seat of [0, 1, 2]) {
    await comeBack(seat);
    const own = await device(seat).call('PATCH', `/api/tables/${called.table.id}/own`, {
      calls: true,
      note: 'mind the Santa Fe',
    });
    expect(own.body).toEqual({ note: 'mind the Santa Fe', calls: true });
  }
  await nextTurn();
  await leave();
  await pass(59);
  expect(called.receiver.received).toEqual([]);
  await pass(1);
  expect(called.receiver.received).toHaveLength(1);
});

it('bad wishes are refused in words', async () => {
  const patch = (body: object) => device(0).call('PATCH', '/api/me/notices', body);
  expect((await patch({ quiet: { from: 0, to: 60, zone: 'Mars/Base' } })).body.refusal).toMatchObject({
    reason: 'wrongZone',
    text: 'There is no such time zone.',
  });
  for (const body of [{ after: -1 }, { after: 1e6 }, { tables: 'some' }, { quiet: { from: 2000, to: 1, zone: 'UTC' } }])
    expect((await patch(body)).status).toBe(400);
  const { subscription } = newPushDevice(`http://${called.receiver.host}/p`);
  const bad = { ...subscription, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
  expect((await device(0).call('POST', '/api/me/notices/push', bad)).status).toBe(400);
  for (let at = 0; at < 6; at++) {
    const { status } = await device(0).call('POST', '/api/me/notices/webhooks', {
      kind: 'json',
      url: `http://${called.receiver.host}/${at}`,
    });
    expect(status).toBe(at < 5 ? 200 : 409);
  }
});

it('a device that signs out shows nothing any more', async () => {
  for (const seat of [0, 1, 2]) await subscribe(seat);
  await nextTurn();
  await leave();
  for (const seat of [0, 1, 2]) await device(seat).call('DELETE', '/api/session');
  await pass(60);
  expect(called.receiver.received).toEqual([]);
});

it('what the others did since one’s own last move is told in one’s own language; a note is one’s own', async () => {
  for (let at = 0; at < 12; at++) await called.table.step();
  // By the log: an answer that everybody can tell is given by itself.
  const log = await called.world.context.registry.store.tables.entriesUpTo(called.table.id, 1000);
  const played = log.filter(({ kind }) => kind === 'act').map(({ seat }) => seat);
  for (const seat of [0, 1, 2]) {
    const since = played.length - 1 - played.lastIndexOf(seat);
    const { body } = await device(seat).call('GET', `/api/tables/${called.table.id}/news`);
    expect(body.moves).toBe(since);
    expect(body.text !== '').toBe(since > 0);
  }
  // The picture is a spectator's: whoever looks over one's shoulder at home sees no hand.
  const { position } = (await device(0).call('GET', `/api/tables/${called.table.id}/news`)).body;
  const stranger = await openConnection(await newDevice(called.world.base, 'Stranger'));
  await stranger.ask({ type: 'watch', table: called.table.id });
  expect(position).toEqual((await stranger.hear('position')).view);
  stranger.close();
  expect(position.ships).toHaveLength(18);
  const away = played.at(-1)! === 0 ? 1 : 0;
  const inDutch = await device(away).call('GET', `/api/tables/${called.table.id}/news?language=nl`);
  const inEnglish = await device(away).call('GET', `/api/tables/${called.table.id}/news`);
  expect(inDutch.body.moves).toBe(inEnglish.body.moves);
  expect(inDutch.body.text).not.toBe(inEnglish.body.text);

  await device(0).call('PATCH', `/api/tables/${called.table.id}/own`, { note: 'bid more' });
  const listed = async (seat: number) => (await device(seat).call('GET', '/api/me/tables')).body.tables[0];
  expect((await listed(0)).note).toBe('bid more');
  expect(await listed(1)).not.toHaveProperty('note');
  expect((await device(1).call('GET', `/api/tables/${called.table.id}/own`)).body).toEqual({ note: '', calls: null });
});
