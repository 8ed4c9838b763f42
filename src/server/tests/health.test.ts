/** A store that fails: nothing is acknowledged, the house says what ails it, and goes on when it can. */

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import { fastRandom } from '../../core/random.ts';
import { backupStore } from '../backup.ts';
import { openFile } from '../store/sqlite.ts';
import { newDevice, openConnection } from '../stress/client.ts';
import { decide } from '../stress/players.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
let database: DatabaseSync;
afterEach(() => world?.remove());

async function open(): Promise<void> {
  world = await openWorld(
    {},
    {
      database(file) {
        database = openFile(file);
        return database;
      },
    },
  );
}

async function health(): Promise<unknown> {
  // It is asked once a second at most.
  await setTimeout(1050);
  const response = await fetch(`${world.base}/health`);
  return { ...((await response.json()) as object), code: response.status };
}

async function failures(why: string): Promise<number> {
  const text = await (await fetch(`${world.base}/metrics`)).text();
  return Number(text.split(`tafelrunde_failed_commits_total{why="${why}"} `)[1]?.split('\n')[0] ?? 0);
}

const ailments: readonly (readonly [string, () => () => void])[] = [
  [
    'full',
    () => {
      const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
      database.exec('CREATE TABLE filler (data BLOB)');
      database.exec(`PRAGMA max_page_count = ${pages + 1}`);
      // What is free within the file is used up too.
      for (const size of [2000, 1])
        try {
          for (;;) database.exec(`INSERT INTO filler VALUES (zeroblob(${size}))`);
        } catch {}
      return () => database.exec('PRAGMA max_page_count = 1000000');
    },
  ],
  [
    'readOnly',
    () => {
      database.exec('PRAGMA query_only = 1');
      return () => database.exec('PRAGMA query_only = 0');
    },
  ],
  [
    'locked',
    () => {
      const other = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'));
      other.exec('BEGIN IMMEDIATE');
      return () => {
        other.exec('ROLLBACK');
        other.close();
      };
    },
  ],
  [
    'damaged',
    () => {
      const file = join(world.folder, 'tafelrunde.sqlite');
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      const whole = readFileSync(file);
      // All but the first page, which says what the others are; and nothing of it may be remembered.
      const damaged = Buffer.from(whole).fill(0xa5, 4096);
      const write = (bytes: Buffer) => {
        writeFileSync(file, bytes);
        database.exec('PRAGMA shrink_memory');
      };
      write(damaged);
      return () => write(whole);
    },
  ],
];

it.each(ailments)(
  'a store that is %s: 503 with the reason, nothing acknowledged, and well again by itself',
  async (why, afflict) => {
    await open();
    expect(await health()).toEqual({ status: 'well', code: 200 });
    const table = await seatTable(world.base);
    await table.step();
    const mend = afflict();
    let { number } = table.at(0);
    let seat = 0;
    let message = {};
    // A full store still has room within its pages for a move or two.
    for (let tries = 0; ; tries++) {
      seat = at(table.at(0).waiting, 0);
      const action = decide(table.game, table.at(seat), fastRandom(5));
      message = { type: 'act', table: table.id, seat, question: table.at(seat).question?.id, action };
      const answer = await table.connections[seat]?.ask(message).catch(() => undefined);
      if (answer?.type !== 'done') break;
      expect(tries).toBeLessThan(200);
      number = answer.number!;
      await table.reached(number);
    }
    expect(await health()).toEqual({ status: 'ill', reason: why, code: 503 });
    expect(await failures(why)).toBeGreaterThan(0);
    mend();
    expect(await health()).toEqual({ status: 'well', code: 200 });
    const again = await openConnection(at(table.devices, seat));
    // What was not acknowledged never happened.
    expect((await again.ask({ type: 'watch', table: table.id })).number).toBe(number);
    expect(await again.ask(message)).toMatchObject({ type: 'done', number: number + 1 });
  },
);

it('a file that is no store stops the start with a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-damaged-'));
  writeFileSync(join(folder, 'tafelrunde.sqlite'), 'no store at all, but quite long enough to be one '.repeat(100));
  await expect(openWorld({}, {}, folder)).rejects.toThrow(/store is damaged .* put the last backup in its place/);
  rmSync(folder, { recursive: true });
});

it('store, log and backup are for their owner alone', async () => {
  await open();
  await newDevice(world.base, 'Anna');
  const to = join(world.folder, 'copies', 'copy.sqlite');
  backupStore(world.folder, to);
  const store = join(world.folder, 'tafelrunde.sqlite');
  for (const file of [store, `${store}-wal`, to]) expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600]);
});

it('behind a proxy nobody sees the metrics without a token', async () => {
  const see = (base: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve) => {
      request(`${base}/metrics`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
  await open();
  expect(await see(world.base)).toBe(200);
  for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])
    expect([name, await see(world.base, { [name]: '127.0.0.1' })]).toEqual([name, 404]);
  expect(await see(world.base, { host: 'play.example.org' })).toBe(404);
  const proxied = await openWorld({ TRUST_PROXY: '1' });
  expect(await see(proxied.base)).toBe(404);
  await proxied.remove();
});
