/** What people are and may do holds at every process: limits, codes, sessions, mutes and names; and the operator's command finds their tables. */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import type { Environment } from '../config.ts';
import { newDevice, openConnection, openDevice } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import { canCluster, clustered } from './clustered.ts';

const possible = canCluster('people at several processes');
const cluster = clustered(possible);

async function openTwo(environment: Environment = {}): Promise<[World, World]> {
  const place = { ...cluster.place(), ...environment };
  const both: [World, World] = [await openWorld(place), await openWorld(place)];
  cluster.keep(...both);
  return both;
}

describe.runIf(possible)('at two processes', () => {
  it('arrivals and tries of codes are counted together', async () => {
    const [one, two] = await openTwo({ LIMIT_ARRIVALS: '4' });
    const host = await newDevice(one.base, 'Anna');
    await newDevice(two.base, 'Ben');
    const { body } = await host.call('POST', '/api/me/code');
    // A code that one process made is good at the other, once.
    const other = openDevice(two.base);
    expect((await other.call('POST', '/api/session/code', { code: body.code })).status).toBe(201);
    const wrong = await openDevice(one.base).call('POST', '/api/session/code', { code: body.code });
    expect(wrong.body.refusal.reason).toBe('wrongCode');
    for (const { base } of [one, two]) {
      const { status, body: answer } = await openDevice(base).call('POST', '/api/session', { name: 'Cem' });
      expect([status, answer.refusal.reason]).toEqual([429, 'tooMany']);
      expect(answer.refusal.details.seconds).toBeGreaterThan(3000);
    }
  });

  it('lines of chat are counted together', async () => {
    const [one, two] = await openTwo({ LIMIT_CHAT: '3' });
    const table = await seatTable(one.base);
    const elsewhere = await openConnection({ base: two.base, cookie: at(table.devices, 0).cookie });
    const lines = [at(table.connections, 0), elsewhere, at(table.connections, 0), elsewhere, at(table.connections, 0)];
    const answers: string[] = [];
    for (const [number, connection] of lines.entries()) {
      const reply = await connection.ask({ type: 'chat', id: `line ${number}`, table: table.id, text: `line ${number}` });
      answers.push(reply.refusal?.reason ?? reply.type);
    }
    expect(answers).toEqual(['done', 'done', 'done', 'tooMany', 'tooMany']);
  });

  it('how somebody wants to be called holds at both, though news of two changes come in the wrong order', async () => {
    const [one, two] = await openTwo();
    const anna = await newDevice(one.base, 'Anna');
    const person: string = (await anna.call('GET', '/api/me')).body.person.id;
    await anna.call('PATCH', '/api/me/notices', { after: 7 });
    await openDevice(two.base, anna.cookie).call('PATCH', '/api/me/notices', { after: 0 });
    const known = () => [one, two].map(({ context }) => context.notices.after.get(person));
    await expect.poll(known).toEqual([0, 0]);
    // The first one's news, held up on the way.
    one.context.registry.bus.publish({ kind: 'callAfter', person });
    await sleep(300);
    expect(known()).toEqual([0, 0]);
  });

  it('who is muted at one is not heard at the other, and a new name is seen there', async () => {
    const [one, two] = await openTwo();
    const table = await seatTable(one.base);
    const [anna, ben] = [at(table.devices, 0), at(table.devices, 1)];
    const listening = await openConnection({ base: two.base, cookie: anna.cookie });
    await listening.ask({ type: 'watch', table: table.id });
    const speaking = at(table.connections, 1);
    const say = (text: string) => speaking.ask({ type: 'chat', table: table.id, text });
    await say('before');
    await listening.hear('chat', ({ lines }) => lines.some(({ text }) => text === 'before'));
    const person: string = (await ben.call('GET', '/api/me')).body.person.id;
    await anna.call('POST', '/api/me/mutes', { person, muted: true });
    await expect
      .poll(() => [...two.context.clients.all()].some(({ mutes }) => mutes.has(person)), { timeout: 10_000 })
      .toBe(true);
    await say('muted');
    // Somebody else's line comes after it: once that is here the other one would be too.
    await at(table.connections, 2).ask({ type: 'chat', table: table.id, text: 'between' });
    await listening.hear('chat', ({ lines }) => lines.some(({ text }) => text === 'between'));
    await anna.call('POST', '/api/me/mutes', { person, muted: false });
    await expect
      .poll(() => [...two.context.clients.all()].some(({ mutes }) => mutes.has(person)), { timeout: 10_000 })
      .toBe(false);
    await say('after');
    await listening.hear('chat', ({ lines }) => lines.some(({ text }) => text === 'after'));
    const heard = listening.told.flatMap((told) => (told.type === 'chat' ? told.lines.map(({ text }) => text) : []));
    expect(heard).toEqual(['before', 'between', 'after']);
    await ben.call('PATCH', '/api/me', { name: 'Benjamin' });
    await listening.hear('table', ({ table: { seats } }) => seats.some(({ name }) => name === 'Benjamin'));
    // Signed out at one, cut off at the other.
    await anna.call('DELETE', '/api/session');
    expect(await listening.closed).toBe(4401);
  });
});

describe.runIf(possible)('tafelrunde tables', () => {
  const command = fileURLToPath(new URL('../../../bin/tafelrunde.js', import.meta.url));
  const run = (DATABASE_URL: string, DATA: string, ...args: string[]) => {
    const env = { ...process.env, DATABASE_URL, DATA };
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'tables', ...args], { env, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };

  it('lists, exports and repairs the tables of DATABASE_URL', { timeout: 60_000 }, async () => {
    const { DATABASE_URL = '' } = cluster.place();
    const world = await openWorld({ DATABASE_URL });
    cluster.keep(world);
    const table = await seatTable(world.base);
    for (let step = 0; step < 4; step++) await table.step();
    const { number } = table.at(0);
    await world.close();
    expect(run(DATABASE_URL, world.folder, '--broken')).toMatchObject({
      status: 0,
      said: expect.stringContaining('Every table'),
    });
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(`UPDATE entries SET data = '{"type":"nonsense"}' WHERE "table" = $1 AND number = $2`, [table.id, number]);
    await client.end();
    expect(run(DATABASE_URL, world.folder, '--broken')).toMatchObject({ status: 1, said: expect.stringContaining(table.id) });
    expect(run(DATABASE_URL, world.folder, '--export', table.id).status).toBe(0);
    const repaired = run(DATABASE_URL, world.folder, '--repair', table.id);
    expect(repaired).toMatchObject({ status: 0, said: expect.stringContaining(`goes on after entry ${number - 1}`) });
    expect(run(DATABASE_URL, world.folder, '--broken').status).toBe(0);
    const wrong = run('postgres://nobody@127.0.0.1:1/nothing', world.folder, '--broken');
    expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
    expect(wrong.said).not.toContain('    at ');
  });
});
