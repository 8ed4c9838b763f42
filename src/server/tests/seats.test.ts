import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { type Device, newDevice, openConnection } from '../stress/client.ts';
import { playSeats } from '../stress/players.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let anna: Device;
let bert: Device;
let cem: Device;
beforeAll(async () => {
  world = await openWorld();
  [anna, bert, cem] = (await Promise.all(['Anna', 'Bert', 'Cem'].map((name) => newDevice(world.base, name)))) as [
    Device,
    Device,
    Device,
  ];
});
afterAll(() => world.remove());

const open = async (device: Device, seats: object[], more: object = {}) =>
  (await device.call('POST', '/api/tables', { game: 'magellan', seats, ...more })).body;
const reason = (answer: { body: { refusal?: { reason: string } } } | undefined) => answer?.body.refusal?.reason;

describe('before the start', () => {
  it('a public table is listed and joined by anybody; one by invitation is neither', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'invite' }];
    const shown = (await open(anna, seats, { public: true })).table;
    const hidden = (await open(anna, seats)).table;
    const { tables } = (await bert.call('GET', '/api/tables')).body;
    const ids = tables.map(({ id }: { id: string }) => id);
    expect(ids).toContain(shown.id);
    expect(ids).not.toContain(hidden.id);
    expect(reason(await bert.call('POST', `/api/tables/${hidden.id}/join`))).toBe('onlyByInvitation');
    expect((await bert.call('POST', `/api/tables/${shown.id}/join`)).body.seat).toBe(1);
    expect(reason(await cem.call('POST', `/api/tables/${shown.id}/join`))).toBe('seatTaken');
    expect(reason(await anna.call('POST', `/api/tables/${shown.id}/start`))).toBe('seatsOpen');
  });

  it('an invitation seats whoever comes first, and opens onto his seat when he comes again', async () => {
    const { table, invitations } = await open(anna, [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }]);
    const { token, link } = invitations[0];
    expect(link).toBe(`${world.base}/table/${table.id}#${token}`);
    const path = `/api/tables/${table.id}/join`;
    expect((await bert.call('POST', path, { invitation: token })).body.seat).toBe(1);
    expect((await bert.call('POST', path, { invitation: token })).body.seat).toBe(1);
    expect(reason(await cem.call('POST', path, { invitation: token }))).toBe('wrongInvitation');
    expect(JSON.stringify(await cem.call('GET', `/api/tables/${table.id}`))).not.toContain(token);
  });

  it('the host removes somebody, and only the host; whoever is left may start', async () => {
    const { table, invitations } = await open(anna, [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }]);
    await bert.call('POST', `/api/tables/${table.id}/join`, { invitation: invitations[0].token });
    const remove = `/api/tables/${table.id}/seats/1/remove`;
    expect(reason(await bert.call('POST', remove))).toBe('notHost');
    const removed = await anna.call('POST', remove);
    expect(removed.body.table.seats[1].person).toBeNull();
    expect(
      (await cem.call('POST', `/api/tables/${table.id}/join`, { invitation: removed.body.invitation.token })).body.seat,
    ).toBe(1);
    expect(reason(await cem.call('POST', `/api/tables/${table.id}/start`))).toBe('notHost');
    expect((await anna.call('POST', `/api/tables/${table.id}/seats/0/leave`)).body.table.host).toBe(
      (await cem.call('GET', '/api/me')).body.person.id,
    );
  });

  it('whoever waits at the table is shown the position when the game begins', async () => {
    const { table, invitations } = await open(anna, [{ kind: 'me' }, { kind: 'invite' }, { kind: 'bot', level: 'easy' }]);
    await bert.call('POST', `/api/tables/${table.id}/join`, { invitation: invitations[0].token });
    const connection = await openConnection(bert);
    await connection.ask({ type: 'watch', table: table.id });
    expect(connection.told.some(({ type }) => type === 'position')).toBe(false);
    await anna.call('POST', `/api/tables/${table.id}/start`);
    expect(await connection.hear('position')).toMatchObject({ seat: 1, number: 0 });
  });

  it('wrong options, too few seats and unknown bots are refused with reasons', async () => {
    expect((await open(anna, [{ kind: 'me' }])).refusal.reason).toBe('wrongPlayers');
    const three = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    expect((await open(anna, three, { options: { board1: 'C' } })).refusal.reason).toBe('wrongOption');
    expect((await open(anna, [...three, { kind: 'bot', level: 'divine' }])).refusal.reason).toBe('noSuchBot');
    expect((await open(anna, three, { game: 'chess' })).refusal.reason).toBe('unknownGame');
  });
});

async function unfinishedGame() {
  const { magellan } = await import('../../games/magellan/index.ts');
  const { act, openMatch } = await import('../../core/match.ts');
  const { writeRecord } = await import('../../core/record.ts');
  const secret = 'ab'.repeat(32);
  const config = { players: 3, options: { board1: 'A', board2: 'B' }, rules: 1 };
  const match = openMatch(magellan, { config }, { secret, contributions: [] });
  for (let i = 0; i < 40; i++) {
    const [seat] = magellan.waiting(match.state) as [number];
    act(match, seat, magellan.sample(match.state, seat, { below: (n) => i % n }));
  }
  const record = writeRecord(match, { names: ['Anna', 'Oma', 'Opa'] });
  return { record, secret, state: match.state };
}

describe('during the game', () => {
  it('one device plays several seats, and bots move on their own', async () => {
    const seats = [{ kind: 'me' }, { kind: 'here', name: 'Oma' }, { kind: 'bot', level: 'easy' }];
    const { table } = await open(anna, seats, { start: true });
    expect(table.status).toBe('running');
    expect(table.seats.map(({ name }: { name: string }) => name)).toEqual(['Anna', 'Oma', '']);
    const { standing } = await playSeats(table.id, [{ device: anna, seats: [0, 1] }]);
    expect(standing.over).toBe(true);
    const rematch = (await anna.call('POST', `/api/tables/${table.id}/rematch`)).body.rematch;
    expect((await anna.call('POST', `/api/tables/${table.id}/rematch`)).body.rematch).toBe(rematch);
    const again = (await anna.call('POST', `/api/tables/${rematch}/start`)).body.table;
    expect(again).toMatchObject({ status: 'running', previous: table.id });
    expect(again.hash).not.toBe(table.hash);
  });

  it('a seat is handed over: the new holder sees what it sees, the old one no longer', async () => {
    const table = await seatTable(world.base);
    const made = await table.devices[1]?.call('POST', `/api/tables/${table.id}/seats/1/handover`);
    const { token } = made?.body.invitation ?? {};
    expect((await cem.call('POST', `/api/tables/${table.id}/join`, { invitation: token })).body.seat).toBe(1);
    await table.connections[1]?.hear('unseated');
    const told = await table.connections[1]?.ask({
      type: 'act',
      table: table.id,
      seat: 1,
      question: 'x',
      action: { type: 'pass' },
    });
    expect(told?.refusal?.reason).toBe('notYourSeat');
    const connection = await openConnection(cem);
    await connection.ask({ type: 'watch', table: table.id, seen: 0 });
    expect(connection.told.find((one) => one.type === 'position')?.seat).toBe(1);
    const old = await openConnection(at(table.devices, 1));
    await old.ask({ type: 'watch', table: table.id });
    expect(old.told.find((one) => one.type === 'position')?.seat).toBeNull();
    expect(reason(await table.devices[1]?.call('GET', `/api/tables/${table.id}/entries?seat=1`))).toBe('notYourSeat');
  });

  it('a bot sits in until the seat is taken back; who resigns is not asked back', async () => {
    const table = await seatTable(world.base);
    const seat = at(table.at(0).waiting, 0);
    const device = at(table.devices, seat);
    const path = `/api/tables/${table.id}/seats/${seat}`;
    const before = table.at(0).number;
    expect((await device.call('POST', `${path}/bot`, { level: 'easy' })).body.table.seats[seat].bot).toBe('easy');
    await table.reached(before + 2);
    const refused = await table.connections[seat]?.ask({ type: 'act', table: table.id, seat, question: 'x', action: {} });
    expect(refused?.refusal?.reason).toBe('botSitsHere');
    expect((await device.call('POST', `${path}/return`)).body.table.seats[seat].bot).toBeNull();
    expect(reason(await device.call('POST', `${path}/return`))).toBe('noBotHere');
    expect((await device.call('POST', `${path}/resign`)).body.table.seats[seat]).toMatchObject({ resigned: true, bot: 'medium' });
    expect(reason(await device.call('POST', `${path}/return`))).toBe('resigned');
  });

  it('neither seed nor record of a running table is given out, and strangers change nothing', async () => {
    const table = await seatTable(world.base);
    expect(reason(await anna.call('GET', `/api/tables/${table.id}/record`))).toBe('stillRunning');
    expect((await anna.call('GET', `/api/tables/${table.id}`)).body.table.secret).toBeNull();
    for (const what of ['handover', 'return', 'leave', 'resign'])
      expect(reason(await anna.call('POST', `/api/tables/${table.id}/seats/0/${what}`))).toBe('notYourSeat');
    expect(reason(await anna.call('POST', `/api/tables/${table.id}/seats/0/bot`, { level: 'easy' }))).toBe('notYourSeat');
    expect((await anna.call('POST', `/api/tables/nowhere/start`)).status).toBe(404);
  });

  it('my tables stand in the order of what waits for me', async () => {
    const table = await seatTable(world.base);
    const seat = at(table.at(0).waiting, 0);
    const list = async (at: number) => (await table.devices[at]?.call('GET', '/api/me/tables'))?.body.tables[0];
    expect(await list(seat)).toMatchObject({ id: table.id, yourTurn: true });
    expect(await list((seat + 1) % 3)).toMatchObject({ id: table.id, yourTurn: false });
  });

  it('a local game is moved onto the server and goes on there, with a seed of its own', async () => {
    const { record, secret } = await unfinishedGame();
    const seats = [{ kind: 'me' }, { kind: 'here', name: 'Oma' }, { kind: 'bot', level: 'easy' }];
    const { table } = (await anna.call('POST', '/api/records', { record, seats })).body;
    expect(table).toMatchObject({ status: 'open', imported: true, secret: null });
    await anna.call('POST', `/api/tables/${table.id}/start`);
    const connection = await openConnection(anna);
    await connection.ask({ type: 'watch', table: table.id });
    expect(connection.told.find((one) => one.type === 'position')?.number).toBeLessThan(3);
    const { standing } = await playSeats(table.id, [{ device: anna, seats: [0, 1] }]);
    expect(standing.over).toBe(true);
    const end = (await anna.call('GET', `/api/tables/${table.id}/record`)).body;
    expect(end).not.toContain(secret);
    expect((await bert.call('POST', '/api/records', { record: end })).body.table.status).toBe('over');
    expect(reason(await bert.call('POST', '/api/records', { record: `${end}\n1 bid 3` }))).toBe('brokenRecord');
  });

  it('a game begun from a record says so before anybody joins, is never rated, and hides anew what nobody knows', async () => {
    const { record, state } = await unfinishedGame();
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const bring = async (shuffle: boolean) =>
      (await anna.call('POST', '/api/records', { record, seats, public: true, shuffle })).body.table;
    const [known, shuffled] = [await bring(false), await bring(true)];
    expect(known).toMatchObject({ brought: 'known', rated: false });
    expect(shuffled).toMatchObject({ brought: 'shuffled', rated: false });
    const { tables } = (await cem.call('GET', '/api/tables')).body;
    const listed = (id: string) => tables.find((one: { id: string }) => one.id === id).brought;
    expect([listed(known.id), listed(shuffled.id)]).toEqual(['known', 'shuffled']);
    const { registry } = world.context;
    const origin = async (id: string) => JSON.parse((await registry.store.tables.load(id))?.row.origin ?? 'null');
    const { magellan } = await import('../../games/magellan/index.ts');
    expect(await origin(known.id)).toEqual(JSON.parse(JSON.stringify(state)));
    const anew = await origin(shuffled.id);
    expect(magellan.view(anew, undefined)).toEqual(magellan.view(state, undefined));
    expect(magellan.invariants(anew)).toEqual([]);
    expect(anew).not.toEqual(JSON.parse(JSON.stringify(state)));
    const plain = (await open(anna, seats)).table;
    expect(plain).toMatchObject({ brought: null, unrated: 'guest' });
  });
});
