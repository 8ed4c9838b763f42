/** The stress tests in short; `npm run soak`, `npm run load` and `npm run fuzz:server` are the long forms. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gameIds } from '../../games/index.ts';
import { fuzzServer, wrongAnswers } from '../stress/fuzz.ts';
import { inspect } from '../stress/inspect.ts';
import { load } from '../stress/load.ts';
import { soak } from '../stress/soak.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld } from '../stress/world.ts';

it('soak: nothing acknowledged is lost when the server is killed', async () => {
  const tables = gameIds.length;
  const result = await soak({ tables, kills: 2, port: 0, pause: [400, 900] });
  expect(result.wrong).toEqual([]);
  expect(result.tables).toBeGreaterThanOrEqual(tables);
  expect(result.over).toBe(result.tables);
  expect(result.acknowledged).toBeGreaterThan(50);
});

it('soak: an acknowledged action that is not in the log, or is another there, is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-inspect-'));
  const place = { file: join(folder, 'tafelrunde.sqlite') };
  const world = await openWorld({}, {}, folder);
  const table = await seatTable(world.base);
  const { seat, number } = await table.step();
  const entry = (await world.context.registry.store.tables.entriesUpTo(table.id, number))[number - 1];
  await world.close();
  const kept = { table: table.id, seat, name: entry?.name ?? '', number, action: JSON.parse(entry?.data ?? '') };
  expect((await inspect(place, [kept])).wrong).toEqual([]);
  expect((await inspect(place, [kept, { ...kept, number: number + 1 }])).wrong.length).toBe(1);
  expect((await inspect(place, [{ ...kept, action: { type: 'veto' } }])).wrong.length).toBe(1);
  rmSync(folder, { recursive: true, force: true });
});

it('load: moves come round at the rate asked for', async () => {
  const result = await load({ tables: 10, rate: 50, seconds: 2, port: 0, lanes: 10 });
  expect(result.steady.moves).toBeGreaterThan(80);
  expect(result.saturated.moves).toBeGreaterThan(100);
  expect(result.perTable).toBeLessThan(200_000);
});

it('fuzz: everything malformed is refused and nothing changes', async () => {
  const { wrong, requests, reasons } = await fuzzServer({ messages: 1200, port: 0 });
  expect(wrong).toEqual([]);
  expect(requests).toBeGreaterThan(100);
  expect(Object.keys(reasons)).toEqual(
    expect.arrayContaining(['notJson', 'unreadable', 'notYourSeat', 'noSession', 'wrongOrigin']),
  );
});

it('fuzz: a server that changes something, says yes to rubbish, or ends is found out', async () => {
  const changing = await fuzzServer({
    messages: 100,
    port: 0,
    async start(folder) {
      const world = await openWorld({}, {}, folder);
      const { store } = world.context.registry;
      const writing = setInterval(() => store.people.mute(`${Math.random()}`, 'somebody', true));
      return {
        base: world.base,
        async kill() {
          clearInterval(writing);
          await world.close();
        },
      };
    },
  });
  expect(changing.wrong).toEqual([expect.stringContaining('something has changed in ')]);

  const forgiving = await fuzzServer({ messages: 600, port: 0, start: forgivingServer });
  expect(forgiving.wrong.length).toBeGreaterThan(0);
  expect(forgiving.wrong.every((line) => /\/api\/me\/mutes .*: 200/.test(line))).toBe(true);

  const ending = await fuzzServer({
    messages: 100_000,
    port: 0,
    async start(folder) {
      const world = await openWorld({}, {}, folder);
      setTimeout(() => void world.close(), 3000);
      return { base: world.base, kill: () => Promise.resolve() };
    },
  });
  expect(ending.wrong.length).toBeGreaterThan(0);

  expect(wrongAnswers(['a', 'b'], [{ type: 'refused' }, { type: 'refused' }])).toEqual([]);
  expect(wrongAnswers(['a', 'b'], [{ type: 'refused' }, { type: 'done' }])).toEqual(['accepted: b']);
  expect(wrongAnswers(['a', 'b'], [{ type: 'refused' }])).toEqual(['2 messages, 1 answers']);
});

/** Ours, with something in front of it that says yes to whatever is sent to one route. */
async function forgivingServer(folder: string) {
  const world = await openWorld({}, {}, folder);
  const { port } = new URL(world.base);
  const front = createServer((request, response) => {
    if (request.url === '/api/me/mutes') {
      request.resume().on('end', () => response.end('{}'));
      return;
    }
    const { method, url, headers } = request;
    const behind = forward({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(behind);
  });
  front.on('upgrade', (request, socket) => {
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
    const behind = connect(Number(port), '127.0.0.1', () => {
      behind.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      behind.pipe(socket).pipe(behind);
    });
    for (const end of [behind, socket]) end.on('error', () => {});
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async kill() {
      front.close();
      await world.close();
    },
  };
}
