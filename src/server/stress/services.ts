/** Real servers of the trade for tests: Debian's Postgres and NATS, each on a free port with its data in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { guard, guardFolder } from './guarded.ts';

const versions = '/usr/lib/postgresql';

/** Where Debian keeps the programs of Postgres; undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  const newest = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined;
  return newest && existsSync(join(versions, newest, 'bin/postgres')) ? join(versions, newest, 'bin') : undefined;
}

export const natsProgram = '/usr/sbin/nats-server';

export interface Service {
  readonly url: string;
  pid(): number | undefined;
  /** As a crash would, or `immediate`, as Postgres calls the same. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and takes everything away. */
  remove(): Promise<void>;
}

export interface Postgres extends Service {
  /** Where its data is. */
  readonly folder: string;
  /** Another empty database beside the first. */
  create(name: string): string;
  /** Seconds of processor time that all its processes have used. Linux only. */
  cpu(): number;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Postgres refuses to run as root, and then runs under the user that Debian made for it. */
function itsUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** `durable: false` where only correctness is at stake: a crash of the machine itself is not tried. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('Postgres is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-postgres-'));
  guardFolder(folder);
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const how = { cwd: folder, ...itsUser() };
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', ...how });
  run('initdb', '-D', data, '-A', 'trust', '-U', 'tafelrunde', '-E', 'UTF8', '--locale=C', '--no-sync');
  const port = await freePort();
  const settings = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=200'];
  const swift = durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(join(programs, 'postgres'), [...settings, ...swift], { stdio: 'ignore', ...how });
    // What Postgres calls immediate: it ends its own processes before itself.
    guard(child, 'SIGQUIT');
    await answering(() => run('pg_isready', '-h', '127.0.0.1', '-p', `${port}`, '-U', 'tafelrunde'));
  };
  const stop = async () => {
    const gone = new Promise<void>((resolve) => (child?.exitCode === null ? child.once('exit', () => resolve()) : resolve()));
    run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-W');
    await gone;
  };
  const urlOf = (database: string) => `postgres://tafelrunde@127.0.0.1:${port}/${database}`;
  await start();
  const create = (name: string) => {
    run('createdb', '-h', '127.0.0.1', '-p', `${port}`, '-U', 'tafelrunde', name);
    return urlOf(name);
  };
  return {
    url: create('tafelrunde'),
    folder,
    pid: () => child?.pid,
    create,
    cpu: () => cpuOfFamily(child?.pid ?? 0),
    start,
    stop,
    async remove() {
      await stop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
      guardFolder(folder, false);
    },
  };
}

/** A process, those of its children that have ended, and those that run. */
function cpuOfFamily(pid: number): number {
  const statOf = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    } catch {
      return [];
    }
  };
  const ticks = (fields: readonly number[], from: number, to: number) =>
    fields.slice(from, to).reduce((sum, value) => sum + value, 0);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)[1] === pid);
  const used = children.reduce((sum, id) => sum + ticks(statOf(id), 11, 13), ticks(statOf(`${pid}`), 11, 15));
  return used / 100;
}

export async function startNats(): Promise<Service> {
  if (!existsSync(natsProgram)) throw new Error('NATS is not installed.');
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(natsProgram, ['-a', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' });
    guard(child);
    await answering(() => connected(port));
  };
  const stop = async () => {
    if (!child) return;
    const gone = new Promise<void>((resolve) => child?.once('exit', () => resolve()));
    child.kill('SIGKILL');
    await gone;
    child = undefined;
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, pid: () => child?.pid, start, stop, remove: stop };
}

async function connected(port: number): Promise<void> {
  const { connect } = await import('node:net');
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

const patience = 20_000;

async function answering(ask: () => unknown): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    try {
      await ask();
      return;
    } catch (error) {
      if (waited > patience) throw error;
      await sleep(50);
    }
  }
}
