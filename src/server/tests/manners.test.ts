/** Reports with their context, bans with an end, and the log of what operators did. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Device, newDevice, openConnection, openDevice } from '../stress/client.ts';
import { foundIn } from '../stress/rows.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

const token = 'a-token-that-nobody-guesses';
let now = Date.now();
let world: World;
let operator: Device;
beforeAll(async () => {
  world = await openWorld({ OPERATOR_TOKEN: token, TRUST_PROXY: '1' }, { now: () => ++now });
  operator = await newOperator('Olga');
});
afterAll(() => world.remove());

const idOf = async (device: Device) => (await device.call('GET', '/api/me')).body.person.id as string;
const reason = ({ body }: { body: { refusal?: { reason: string } } }) => body.refusal?.reason;
const day = 86_400_000;

async function newOperator(name: string): Promise<Device> {
  const device = await newDevice(world.base, name);
  const response = await fetch(`${world.base}/api/operator/enter`, {
    method: 'POST',
    headers: { cookie: device.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const [pass = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return openDevice(world.base, `${device.cookie}; ${pass}`);
}

/** From this address, as the proxy in front says. */
const from = (address: string, { cookie }: Pick<Device, 'cookie'>, method: string, path: string, body?: object) =>
  fetch(world.base + path, {
    method,
    headers: { cookie, 'x-forwarded-for': address, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const openReports = async () => (await operator.call('GET', '/api/operator/reports')).body.reports;

describe('a report', () => {
  it('of a line keeps the lines around it, also when they are erased from the chat later', async () => {
    const table = await seatTable(world.base);
    const [anna, ben, cem] = table.devices as [Device, Device, Device];
    for (let at = 1; at <= 30; at++)
      await table.connections[at % 2 ? 1 : 2]?.ask({ type: 'chat', table: table.id, text: `line ${at}` });
    const body = { person: await idOf(ben), table: table.id, line: 15, reason: 'insult', note: 'This one' };
    expect((await anna.call('POST', '/api/reports', body)).status).toBe(201);
    const report = (await openReports()).find(({ table: id }: { table: string }) => id === table.id);
    expect(report).toMatchObject({ reason: 'insult', note: 'This one', line: 15, closed: null, banned: false });
    expect([report.person.name, report.reporter.name]).toEqual(['Player 2', 'Player 1']);
    expect(report.lines.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: 21 }, (_, at) => `line ${at + 5}`),
    );
    // Cem leaves for good: his lines and his name are nowhere, not in the report either; Ben's stay.
    const gone = await idOf(cem);
    await cem.call('DELETE', '/api/me');
    const after = (await openReports()).find(({ id }: { id: string }) => id === report.id);
    expect(after.lines.filter(({ text }: { text: string }) => text !== '').length).toBe(11);
    expect(foundIn(world.folder, gone)).toEqual([]);
    // With Ben goes the report about him; what Anna has reported of others stays without her name.
    await ben.call('DELETE', '/api/me');
    expect((await openReports()).some(({ id }: { id: string }) => id === report.id)).toBe(false);
  });

  it('is refused in words for a line nobody said, somebody who is not there, and oneself', async () => {
    const table = await seatTable(world.base);
    const [anna, ben] = table.devices as [Device, Device];
    await table.connections[1]?.ask({ type: 'chat', table: table.id, text: 'hello' });
    const person = await idOf(ben);
    const send = (body: object) => anna.call('POST', '/api/reports', { person, table: table.id, reason: 'spam', ...body });
    expect(reason(await send({ line: 2 }))).toBe('noSuchLine');
    expect(reason(await send({ line: 1, person: await idOf(operator) }))).toBe('noSuchLine');
    expect(reason(await send({ line: 1, table: undefined }))).toBe('noSuchLine');
    expect(reason(await send({ table: 'nowhere' }))).toBe('noSuchTable');
    expect(reason(await send({ person: 'nobody' }))).toBe('noSuchPerson');
    expect(reason(await send({ person: await idOf(anna) }))).toBe('noSuchPerson');
    expect(reason(await send({ reason: 'ugly' }))).toBe('unreadable');
    expect(reason(await send({ note: '\u0007' }))).toBe('wrongChat');
    expect((await openReports()).some(({ table: id }: { table: string }) => id === table.id)).toBe(false);
    for (let at = 0; at < 13; at++) expect((await send({})).status).toBeLessThan(300);
    expect(reason(await send({}))).toBe('tooMany');
  });

  it('of a comment at an address keeps the comments around it and who wrote it, also where names are left out', async () => {
    const [anna, ben, cem] = (await Promise.all(['Anna', 'Ben', 'Cem'].map((name) => newDevice(world.base, name)))) as [
      Device,
      Device,
      Device,
    ];
    const record = readFileSync(new URL('../../games/tikal/records/3-players.txt', import.meta.url), 'utf8');
    const { share } = (await anna.call('POST', '/api/shares', { record, talk: true, hidden: true })).body;
    const path = `/api/shares/${share.id}/comments`;
    for (const [device, text] of [
      [ben, 'A bold move'],
      [cem, 'You fool'],
      [ben, 'Now, now'],
    ] as const)
      await device.call('POST', path, { moment: 1, text });
    const shown = (await ben.call('GET', path)).body.comments;
    expect(shown.map(({ author, text, mine }: Record<string, unknown>) => [author, text, mine])).toEqual([
      ['', 'A bold move', true],
      ['', 'You fool', false],
      ['', 'Now, now', true],
    ]);
    const send = (device: Device, id: string, more: object = {}) =>
      device.call('POST', `${path}/report`, { id, reason: 'insult', note: 'Look', ...more });
    expect(reason(await send(ben, shown[0].id))).toBe('noSuchComment');
    expect(reason(await send(ben, 'x'))).toBe('noSuchComment');
    expect(reason(await send(ben, shown[1].id, { reason: 'ugly' }))).toBe('unreadable');
    expect(reason(await send(openDevice(world.base), shown[1].id))).toBe('noSession');
    expect((await openReports()).some((one: { share: string | null }) => one.share !== null)).toBe(false);
    expect((await send(ben, shown[1].id)).status).toBe(201);
    const find = async () => (await openReports()).find((one: { share: string | null }) => one.share === share.id);
    const report = await find();
    expect(report).toMatchObject({ person: { name: 'Cem' }, reporter: { name: 'Ben' }, table: null, line: 2, note: 'Look' });
    expect(report.lines.map(({ number, name, text }: Record<string, unknown>) => [number, name, text])).toEqual([
      [1, 'Ben', 'A bold move'],
      [2, 'Cem', 'You fool'],
      [3, 'Ben', 'Now, now'],
    ]);
    // Taken away, it stays with the report; there is no table whose chat could be read.
    await cem.call('POST', `${path}/remove`, { id: shown[1].id });
    expect((await find()).lines).toHaveLength(3);
    expect(reason(await operator.call('GET', `/api/operator/reports/${report.id}/chat`))).toBe('noSuchReport');
  });

  it('lets operators read the chat of its table and of no other, while it is open; that they did is noted', async () => {
    const table = await seatTable(world.base);
    const [anna, ben] = table.devices as [Device, Device];
    await table.connections[1]?.ask({ type: 'chat', table: table.id, text: 'secret plans' });
    const person = await idOf(ben);
    await anna.call('POST', '/api/reports', { person, table: table.id, reason: 'cheating' });
    await anna.call('POST', '/api/reports', { person, reason: 'name' });
    const mine = (await openReports()).filter((one: { person: { id: string } }) => one.person.id === person);
    const [withTable, without] = mine;
    const chat = (device: Device, id: string) => device.call('GET', `/api/operator/reports/${id}/chat`);
    expect(reason(await chat(anna, withTable.id))).toBe('notOperator');
    expect((await chat(operator, withTable.id)).body.lines.map(({ text }: { text: string }) => text)).toEqual(['secret plans']);
    for (const other of [without.id, table.id, 'x']) expect(reason(await chat(operator, other))).toBe('noSuchReport');
    const close = () => operator.call('POST', `/api/operator/reports/${withTable.id}/close`, { verdict: 'Nothing in it' });
    expect((await close()).status).toBe(200);
    expect(reason(await close())).toBe('noSuchReport');
    expect(reason(await chat(operator, withTable.id))).toBe('noSuchReport');
    const { deeds } = (await operator.call('GET', '/api/operator/log')).body;
    expect(deeds.slice(0, 2)).toMatchObject([
      { kind: 'closed', operator: { name: 'Olga' }, person: { id: person }, subject: withTable.id, details: 'Nothing in it' },
      { kind: 'readChat', operator: { name: 'Olga' }, person: { id: person }, subject: withTable.id },
    ]);
    const closed = (await operator.call('GET', '/api/operator/reports?status=closed')).body.reports;
    expect(closed[0]).toMatchObject({ id: withTable.id, verdict: 'Nothing in it' });
  });
});

describe('an operator', () => {
  it('is who has the token, for eight hours on that device, or whom OPERATORS names', async () => {
    const anna = await newDevice(world.base, 'Anna');
    expect((await anna.call('GET', '/api/operator')).body).toEqual({ operator: false, token: true });
    expect(reason(await anna.call('POST', '/api/operator/enter', { token: `${token}x` }))).toBe('notOperator');
    for (const path of ['reports', 'bans', 'log'])
      expect(reason(await anna.call('GET', `/api/operator/${path}`))).toBe('notOperator');
    const pass = operator.cookie.split('; ')[1];
    const borrowed = openDevice(world.base, `${anna.cookie}; ${pass}`);
    expect(reason(await borrowed.call('GET', '/api/operator/log'))).toBe('notOperator');
    const late = await newOperator('Late');
    now += 8 * 3600_000;
    expect(reason(await late.call('GET', '/api/operator/log'))).toBe('notOperator');
    operator = await newOperator('Olga');
    const id = await idOf(anna);
    const named = await openWorld({ OPERATORS: id }, {}, world.folder);
    const there = openDevice(named.base, anna.cookie);
    expect((await there.call('GET', '/api/operator')).body).toEqual({ operator: true, token: false });
    expect((await there.call('GET', '/api/operator/log')).status).toBe(200);
    await named.close();
  });

  it('cannot change the log: no route does, and what is there stays as it is', async () => {
    const rows = () => {
      const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'), { readOnly: true });
      const all = database.prepare('SELECT * FROM deeds ORDER BY time, id').all();
      database.close();
      return all;
    };
    const before = rows();
    expect(before.length).toBeGreaterThan(0);
    for (const method of ['POST', 'PATCH', 'DELETE', 'PUT']) {
      const answer = await operator.call(method, '/api/operator/log', {});
      expect(answer.status).toBe(404);
    }
    await operator.call('POST', '/api/operator/bans', { network: '198.51.100.0/24', days: 1, reason: 'Flood' });
    expect(rows().slice(0, before.length)).toEqual(before);
  });

  it('reads long lists page by page, each line once', async () => {
    const { manners } = world.context.registry.store;
    const row = {
      reporter: null,
      person: await idOf(operator),
      table: null,
      line: null,
      share: null,
      reason: 'spam',
      note: '',
      verdict: null,
    };
    for (let at = 0; at < 120; at++) await manners.addReport({ ...row, id: `bulk-${at}`, created: at % 7, closed: null }, []);
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await operator.call('GET', `/api/operator/reports?after=${after}`);
      seen.push(...body.reports.map(({ id }: { id: string }) => id));
      expect(body.reports.length).toBeLessThanOrEqual(50);
      if (body.next === null) break;
      after = body.next;
    }
    expect(seen.filter((id) => id.startsWith('bulk-')).length).toBe(120);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('a ban', () => {
  const ban = (body: object) => operator.call('POST', '/api/operator/bans', { days: 2, reason: 'Insults', ...body });

  it('of a person: no seat, no move, no chat; bots play on; he may look, take along what is his, and leave; and it ends', async () => {
    const table = await seatTable(world.base, 'tikal', 2);
    const [anna, ben] = table.devices as [Device, Device];
    const waiting = (
      await anna.call('POST', '/api/tables', { game: 'tikal', seats: [{ kind: 'me' }, { kind: 'open' }], public: true })
    ).body.table.id;
    const other = await ben.call('POST', `/api/tables/${waiting}/join`);
    expect(other.status).toBe(200);
    const person = await idOf(ben);
    expect((await ban({ person })).status).toBe(201);
    expect((await anna.call('GET', `/api/tables/${table.id}`)).body.table.seats[1].bot).toBe('medium');
    expect((await anna.call('GET', `/api/tables/${waiting}`)).body.table.seats[1].person).toBeNull();
    const said = await table.connections[1]?.ask({ type: 'chat', table: table.id, text: 'what?' });
    expect(said?.refusal).toMatchObject({ reason: 'banned', details: { why: 'Insults' } });
    const fresh = await openConnection(ben);
    expect((await fresh.ask({ type: 'watch', table: table.id })).type).toBe('done');
    expect((await fresh.ask({ type: 'propose', table: table.id, seat: 1, what: 'end' })).refusal?.reason).toBe('banned');
    for (const path of [`${waiting}/join`, `${table.id}/seats/1/return`])
      expect(reason(await ben.call('POST', `/api/tables/${path}`))).toBe('banned');
    expect(reason(await ben.call('POST', '/api/tables', { game: 'tikal', seats: [{ kind: 'me' }] }))).toBe('banned');
    expect(reason(await ben.call('POST', '/api/reports', { person: await idOf(anna), reason: 'other' }))).toBe('banned');
    expect((await ben.call('GET', '/api/me/export')).status).toBe(200);
    expect((await operator.call('GET', '/api/operator/bans')).body.bans[0]).toMatchObject({
      person: { id: person },
      lifted: null,
    });
    now += 2 * day;
    operator = await newOperator('Olga');
    expect((await ben.call('POST', `/api/tables/${table.id}/seats/1/return`)).status).toBe(200);
    expect((await ban({ person })).status).toBe(201);
    expect((await ben.call('DELETE', '/api/me')).status).toBe(200);
    expect(foundIn(world.folder, person)).toEqual([]);
  });

  it('of a range: nobody new comes from there, others do; lifted it is over; after a restart it still stands', async () => {
    const { body } = await ban({ network: '203.0.113.0/24' });
    const six = await ban({ network: '2001:db8:7::/48' });
    const come = async (address: string) => (await from(address, { cookie: '' }, 'POST', '/api/session', { name: 'Neu' })).status;
    expect(await come('203.0.113.77')).toBe(403);
    expect(await come('::ffff:203.0.113.77')).toBe(403);
    expect(await come('203.0.114.77')).toBe(201);
    expect([await come('2001:db8:7:1:2:3:4:5'), await come('2001:db8:8::1')]).toEqual([403, 201]);
    const anna = await newDevice(world.base, 'Anna');
    const join = () => from('203.0.113.5', anna, 'POST', '/api/tables/nowhere/join', {});
    expect((await join()).status).toBe(403);
    const line = await openConnection(anna, { 'x-forwarded-for': '203.0.113.5' });
    expect((await line.ask({ type: 'chat', table: 'nowhere', text: 'hey' })).refusal?.reason).toBe('banned');
    expect((await from('203.0.113.5', operator, 'GET', '/api/operator/log')).status).toBe(200);
    expect((await operator.call('POST', `/api/operator/bans/${body.ban}/lift`)).status).toBe(200);
    expect(reason(await operator.call('POST', `/api/operator/bans/${body.ban}/lift`))).toBe('noSuchBan');
    expect(await come('203.0.113.77')).toBe(201);
    world = await world.restart();
    expect([await come('203.0.113.77'), await come('2001:db8:7:1::1')]).toEqual([201, 403]);
    operator = openDevice(world.base, operator.cookie);
    await operator.call('POST', `/api/operator/bans/${six.body.ban}/lift`);
  });

  it.each([
    [{}, 'wrongBan'],
    [{ person: 'nobody' }, 'noSuchPerson'],
    [{ person: 'nobody', network: '203.0.113.0/24' }, 'wrongBan'],
    [{ network: '0.0.0.0/0' }, 'wrongNetwork'],
    [{ network: '10.0.0.0/15' }, 'wrongNetwork'],
    [{ network: '2001:db8::/31' }, 'wrongNetwork'],
    [{ network: '2001:db8::/65' }, 'wrongNetwork'],
    [{ network: '203.0.113.0/33' }, 'wrongNetwork'],
    [{ network: 'here' }, 'wrongNetwork'],
    [{ network: '203.0.113.0/24', days: 0 }, 'unreadable'],
    [{ network: '203.0.113.0/24', days: 1.5 }, 'unreadable'],
    [{ network: '203.0.113.0/24', days: 4000 }, 'unreadable'],
    [{ network: '203.0.113.0/24', reason: ' ' }, 'wrongChat'],
  ])('%j is refused: %s', async (body, wanted) => {
    expect(reason(await ban(body))).toBe(wanted);
  });
});
