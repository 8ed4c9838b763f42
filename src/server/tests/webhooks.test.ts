/** Calls by webhooks: what they say, and where they may not lead. */

import { expect, it } from 'vitest';
import { newPushDevice } from '../stress/push-device.ts';
import { openReceiver } from '../stress/receiver.ts';
import { asked, called, comeBack, device, eachWithReceiver, leave, nextTurn, pass } from './called.ts';

eachWithReceiver();

it('webhooks say that it is a turn, in the form each of them reads, and nothing of a hand', async () => {
  const kinds = ['discord', 'slack', 'ntfy', 'json'] as const;
  const seat = await nextTurn();
  for (const kind of kinds) {
    const answer = await device(seat).call('POST', '/api/me/notices/webhooks', {
      kind,
      url: `http://${called.receiver.host}/${kind}?key=1`,
    });
    expect(answer.status).toBe(200);
  }
  const { body } = await device(seat).call('GET', '/api/me/notices');
  expect(body.webhooks.map(({ host }: { host: string }) => host)).toEqual(kinds.map(() => called.receiver.host));
  expect(JSON.stringify(body)).not.toContain('key=1');
  await leave();
  await pass(5);
  expect(called.receiver.received).toEqual([]);
  for (let at = 0; at < 3; at++) await comeBack(at);
  while ((await nextTurn()) !== seat);
  await leave();
  await pass(5);
  const by = new Map(called.receiver.received.map(({ path, body: sent }) => [path.split('?')[0], sent.toString()]));
  expect(called.receiver.received).toHaveLength(4);
  const link = `${called.world.address}/table/${called.table.id}`;
  expect(JSON.parse(by.get('/discord') ?? '')).toMatchObject({
    allowed_mentions: { parse: [] },
    content: expect.stringContaining(link),
  });
  expect(JSON.parse(by.get('/slack') ?? '').text).toContain(`<${link}>`);
  expect(JSON.parse(by.get('/json') ?? '')).toMatchObject({
    type: 'turn',
    game: 'magellan',
    table: called.table.id,
    link,
    text: 'It is your turn.',
  });
  expect(by.get('/ntfy')).toBe('It is your turn.');
  const ntfy = called.receiver.received.find(({ path }) => path.startsWith('/ntfy'));
  expect(new URLSearchParams(ntfy?.path.split('?')[1]).get('click')).toBe(link);
});

it('a webhook that leads elsewhere is not followed, and not tried again', async () => {
  const elsewhere = await openReceiver();
  const seat = asked();
  for (const at of [0, 1, 2])
    await device(at).call('POST', '/api/me/notices/webhooks', { kind: 'json', url: `http://${called.receiver.host}/hook` });
  await nextTurn();
  await leave();
  called.receiver.answer({ status: 307, location: `http://${elsewhere.host}/` });
  await pass(5);
  await pass(600);
  expect(called.receiver.received).toHaveLength(1);
  expect(elsewhere.received).toEqual([]);
  expect(seat).toBeDefined();
  await elsewhere.close();
});

const closed = [
  'http://example.org/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://10.1.2.3/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/hook',
  'https://user:password@example.org/hook',
  'ftp://example.org/hook',
  'not an address',
];

it('addresses that are not public are refused, and nothing is kept of them', async () => {
  for (const url of closed) {
    const answer = await device(0).call('POST', '/api/me/notices/webhooks', { kind: 'json', url });
    expect([answer.status, answer.body.refusal.reason], url).toEqual([400, 'wrongAddress']);
    const { subscription } = newPushDevice(url);
    expect((await device(0).call('POST', '/api/me/notices/push', subscription)).status, url).toBe(400);
  }
  expect((await device(0).call('GET', '/api/me/notices')).body).toMatchObject({ webhooks: [], devices: [] });
});
