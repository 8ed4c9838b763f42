import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { closedAsOutdated, protocol, protocolHeader, readVersion, tellsChanges, understands } from '../../wire/protocol.ts';
import { openConnection } from '../stress/client.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let today: World;
/** A server of some later day, which no longer understands the clients of today. */
let later: World;
const laterProtocol = { version: protocol.version + 1, oldest: protocol.version + 1 };
beforeAll(async () => {
  today = await openWorld();
  later = await openWorld({}, { protocol: laterProtocol });
});
afterAll(() => Promise.all([today.remove(), later.remove()]));

const call = (world: World, headers: Record<string, string> = {}) => fetch(`${world.base}/api/games`, { headers });
const speaking = (version: number) => ({ [protocolHeader]: `${version}` });

describe('two versions meet', () => {
  it('the newer side decides whether it still understands the older', () => {
    expect(understands({ version: 3, oldest: 2 }, 2)).toBe(true);
    expect(understands({ version: 3, oldest: 2 }, 1)).toBe(false);
    expect(understands({ version: 3, oldest: 2 }, 4)).toBe(true);
  });

  it('who names no version, or nonsense, speaks the first', () => {
    for (const text of [undefined, null, '', 'x', '-1', '1.5']) expect(readVersion(text)).toBe(1);
    expect(readVersion('12')).toBe(12);
  });

  it('every answer of the API and every welcome names the version of the server', async () => {
    expect((await call(today)).headers.get(protocolHeader)).toBe(`${protocol.version}`);
    expect((await call(later)).headers.get(protocolHeader)).toBe(`${laterProtocol.version}`);
    const connection = await openConnection({ base: today.base, cookie: '' });
    expect(await connection.hear('welcome')).toMatchObject({ protocol: protocol.version });
    connection.cut();
  });

  it('a newer client is served by an older server, and decides itself', async () => {
    expect((await call(today, speaking(protocol.version + 7))).status).toBe(200);
    const connection = await openConnection({ base: today.base, cookie: '' }, {}, `?protocol=${protocol.version + 7}`);
    expect((await connection.ask({ type: 'ping' })).type).toBe('done');
    connection.cut();
  });

  it('a page that knows no changes of views is told every position whole, beside one that does', async () => {
    const table = await seatTable(today.base);
    const raw: Record<string, string[]> = {};
    for (const query of ['', `?protocol=${tellsChanges}`]) {
      const types: string[] = [];
      raw[query] = types;
      const connection = await openConnection(at(table.devices, 1), {}, query, ({ type }) => {
        if (type === 'position' || type === 'changed') types.push(type);
      });
      await connection.ask({ type: 'watch', table: table.id });
      types.length = 0;
    }
    await table.step();
    await table.step();
    await expect.poll(() => raw).toEqual({ '': ['position', 'position'], [`?protocol=${tellsChanges}`]: ['changed', 'changed'] });
  });

  it.each([
    ['en', 'There is a newer version of this page: reload it.'],
    ['nl', 'Er is een nieuwere versie van deze pagina: laad de pagina opnieuw.'],
    ['de', 'Es gibt eine neuere Fassung dieser Seite: Lade sie neu.'],
  ])('an older client is told in %s that its page must be reloaded', async (language, text) => {
    const response = await call(later, { ...speaking(protocol.version), 'accept-language': language });
    expect(response.status).toBe(426);
    const refusal = { reason: 'outdated', details: { version: protocol.version, oldest: laterProtocol.oldest }, text };
    expect(await response.json()).toMatchObject({ refusal });
    const query = `?language=${language}&protocol=${protocol.version}`;
    const connection = await openConnection({ base: later.base, cookie: '' }, {}, query);
    expect(await connection.hear('refused')).toMatchObject({ refusal });
    expect(await connection.closed).toBe(closedAsOutdated);
    expect(later.context.clients.count()).toBe(0);
  });
});
