/** The holes of the first attack that need the machine itself: each is tried at a server of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { at } from '../../core/at.ts';
import { fastRandom } from '../../core/random.ts';
import type { Environment } from '../config.ts';
import { type Child, startChild } from './child.ts';
import { openDevice } from './client.ts';
import type { Hole } from './holes.ts';
import { decide } from './players.ts';
import { seatTable } from './table.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-hole-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withChild<T>(folder: string, environment: Environment, use: (child: Child) => Promise<T>): Promise<T> {
  const child = await startChild(folder, 0, environment);
  try {
    return await use(child);
  } finally {
    await child.kill();
  }
}

const storeIn = (folder: string) => new DatabaseSync(join(folder, 'tafelrunde.sqlite'));

const brokenTable: Hole = {
  item: '2',
  what: 'a table that does not replay and waits for a bot, at the start',
  tried: () =>
    withFolder(async (folder) => {
      const [broken, sound] = await withChild(folder, {}, async ({ base }) => {
        const tables = [await seatTable(base), await seatTable(base)] as const;
        for (const table of tables) for (let step = 0; step < 5; step++) await table.step();
        return tables;
      });
      const store = storeIn(folder);
      store.prepare('UPDATE positions SET bots = 1 WHERE "table" = ?').run(broken.id);
      store.prepare(`UPDATE entries SET data = '{"type":"nonsense"}' WHERE "table" = ? AND number = 3`).run(broken.id);
      store.close();
      return withChild(folder, { LOG: 'silent' }, async ({ base, alive }) => {
        const look = async (table: typeof sound) =>
          (await openDevice(base, at(table.devices, 0).cookie).call('GET', `/api/tables/${table.id}`)).status;
        const [refused, found] = [await look(broken), await look(sound)];
        return alive() && refused === 500 && found === 200 ? undefined : `it was answered ${refused}, the other ${found}`;
      });
    }),
};

const lockedStore: Hole = {
  item: '9',
  what: 'a store that another process holds',
  tried: () =>
    withFolder((folder) =>
      withChild(folder, { LOG: 'silent' }, async ({ base }) => {
        const table = await seatTable(base);
        const seat = at(table.at(0).waiting, 0);
        const action = decide(table.game, table.at(seat), fastRandom(5));
        const move = { type: 'act', table: table.id, seat, question: table.at(seat).question?.id, action };
        const health = async () => (await (await fetch(`${base}/health`)).json()) as { status: string; reason?: string };
        const other = storeIn(folder);
        other.exec('BEGIN IMMEDIATE');
        const answer = await at(table.connections, seat).ask(move);
        const ill = await health();
        other.exec('ROLLBACK');
        other.close();
        if (answer.type === 'done') return 'a move was acknowledged';
        if (ill.reason !== 'locked') return `the house calls itself ${ill.status}`;
        for (let tries = 0; (await health()).status !== 'well'; tries++) if (tries > 10_000) return 'it did not recover';
        return (await at(table.connections, seat).ask(move)).type === 'done' ? undefined : 'nobody can move any more';
      }),
    ),
};

/** What a server says that does not start; undefined where it does. */
function lastWords(folder: string, environment: Environment): Promise<string | undefined> {
  const env = { ...process.env, HOST: '127.0.0.1', LOG: 'silent', PORT: '0', DATA: folder, ...environment };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.stdout.once('data', () => {
      child.kill('SIGKILL');
      resolve(undefined);
    });
    child.once('close', () => resolve(said));
  });
}

const nonsense: Hole = {
  item: '10',
  what: 'values that make no sense, and metrics behind a proxy',
  tried: () =>
    withFolder(async (folder) => {
      for (const [name, value] of [
        ['TRUST_PROXY', 'true'],
        ['ORIGIN', 'play.example.org'],
        ['HEARTBEAT', '0'],
      ] as const)
        if (!(await lastWords(folder, { [name]: value }))?.startsWith(`${name} must be `)) return `${name}=${value} was taken`;
      return withChild(folder, { TRUST_PROXY: '1' }, async ({ base }) => {
        if ((await fetch(`${base}/metrics`)).status !== 404) return 'behind a proxy anybody sees the metrics';
        const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
        const made = await fetch(`${base}/api/session`, { method: 'POST', headers, body: JSON.stringify({ name: 'Anna' }) });
        const [cookie = ''] = made.headers.getSetCookie();
        return /^__Host-.*; Secure$/.test(cookie) ? undefined : 'over https the cookie is not bound to its host (item 19)';
      });
    }),
};

export const machineHoles: readonly Hole[] = [brokenTable, lockedStore, nonsense];
