import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, newDevice, openConnection } from '../stress/client.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let anna: Device;
let bert: Device;
let cem: Device;
let doris: Device;
beforeAll(async () => {
  world = await openWorld();
  [anna, bert, cem, doris] = (await Promise.all(['Anna', 'Bert', 'Cem', 'Doris'].map((name) => newDevice(world.base, name)))) as [
    Device,
    Device,
    Device,
    Device,
  ];
});
afterAll(() => world.remove());

const reason = (answer: { body: { refusal?: { reason: string } } }) => answer.body.refusal?.reason;

async function lay(seats: object[]) {
  const { table } = (await anna.call('POST', '/api/tables', { game: 'magellan', seats })).body;
  const path = `/api/tables/${table.id}`;
  const invite = async () => (await anna.call('POST', `${path}/invitation`)).body.invitation;
  const join = (device: Device, invitation: string) => device.call('POST', `${path}/join`, { invitation });
  return { table, path, invite, join };
}

it('one link seats whoever comes, first come, first seated, and knows who sits already', async () => {
  const { table, path, invite, join } = await lay([{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }]);
  const { token, link } = await invite();
  expect(link).toBe(`${world.base}/table/${table.id}#${token}`);
  expect(await invite()).toEqual({ token, link });
  expect(reason(await bert.call('POST', `${path}/invitation`))).toBe('notHost');
  expect((await join(bert, token)).body.seat).toBe(1);
  expect((await join(cem, token)).body.seat).toBe(2);
  expect((await join(bert, token)).body.seat).toBe(1);
  expect((await join(anna, token)).body.seat).toBe(0);
  expect(reason(await join(doris, token))).toBe('tableFull');
  expect(JSON.stringify((await bert.call('GET', path)).body)).not.toContain(token);
  await anna.call('POST', `${path}/start`);
  expect((await join(cem, token)).body.seat).toBe(2);
  expect(reason(await anna.call('POST', `${path}/invitation`))).toBe('alreadyStarted');
});

it('who was shown out does not come back by the old link; invitations to one seat still work beside it', async () => {
  const seats = [{ kind: 'me' }, { kind: 'invite' }, { kind: 'invite' }];
  const { body } = await anna.call('POST', '/api/tables', { game: 'magellan', seats });
  const path = `/api/tables/${body.table.id}`;
  const before = (await anna.call('POST', `${path}/invitation`)).body.invitation.token;
  expect((await bert.call('POST', `${path}/join`, { invitation: before })).body.seat).toBe(1);
  await anna.call('POST', `${path}/seats/1/remove`);
  expect(reason(await bert.call('POST', `${path}/join`, { invitation: before }))).toBe('wrongInvitation');
  const { token } = (await anna.call('POST', `${path}/invitation`)).body.invitation;
  expect(token).not.toBe(before);
  expect((await cem.call('POST', `${path}/join`, { invitation: body.invitations[1].token })).body.seat).toBe(2);
  expect((await doris.call('POST', `${path}/join`, { invitation: token })).body.seat).toBe(1);
});

it('the link of a seat that is handed over names the seat', async () => {
  const { path, invite, join } = await lay([{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }]);
  await join(bert, (await invite()).token);
  await anna.call('POST', `${path}/start`);
  const { link } = (await bert.call('POST', `${path}/seats/1/handover`)).body.invitation;
  const fragment = new URL(link).hash.slice(1);
  expect(fragment).toMatch(/\.1$/);
  expect((await join(cem, fragment)).body).toMatchObject({ seat: 1 });
});

it('the list of my tables says when somebody moved and spoke, and whether I am asked something', async () => {
  const { path, table, invite, join } = await lay([{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }]);
  await join(bert, (await invite()).token);
  const listed = async (device: Device) =>
    (await device.call('GET', '/api/me/tables')).body.tables.find(({ id }: { id: string }) => id === table.id);
  expect(await listed(anna)).toMatchObject({ moved: null, said: null, asked: false });
  await anna.call('POST', `${path}/start`);
  const line = await openConnection(bert);
  await line.ask({ type: 'watch', table: table.id });
  await line.ask({ type: 'chat', table: table.id, text: 'Hello' });
  await line.ask({ type: 'propose', table: table.id, seat: 1, what: 'end' });
  expect(await listed(anna)).toMatchObject({ said: expect.any(Number), asked: true });
  // One's own words are no news, and one's own request asks nothing of oneself.
  expect(await listed(bert)).toMatchObject({ said: null, asked: false });
  const { person } = (await bert.call('GET', '/api/me')).body;
  await anna.call('POST', '/api/me/mutes', { person: person.id, muted: true });
  expect(await listed(anna)).toMatchObject({ said: null, asked: true });
  line.close();
});
