/**
 * The same traffic at one process on SQLite, at one, two and three processes on one Postgres, and at boardgame.io's server, one after the
 * other in one run: how many durable moves a second, how soon they come round, and on what the processor's time goes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../core/at.ts';
import type { AnyGame } from '../../core/game.ts';
import { loadGame } from '../../games/index.ts';
import type { Environment } from '../config.ts';
import { type Child, startChild } from './child.ts';
import { type ColdOpening, openCold } from './cold.ts';
import { byTurns, flatOut, type Saturated, type Steady, steadily } from './measure.ts';
import type { Parts } from './parts.ts';
import { openPeer, type Peer, type PeerResult, saturatePeer } from './peer.ts';
import { type Postgres, startNats, startPostgres } from './services.ts';
import { openTables, sitDown } from './traffic.ts';

export interface ClusterLoadSettings {
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  readonly port: number;
  readonly most?: number;
  readonly seats?: number;
  readonly lanes?: number;
  /** Entries of the tables that are opened cold. */
  readonly entries?: number;
  readonly peer?: boolean;
  /** Rounds by turns with the peer. */
  readonly rounds?: number;
  readonly say?: (line: string) => void;
}

interface Run {
  readonly store: 'SQLite' | 'Postgres';
  readonly processes: number;
  readonly steady: Steady;
  readonly saturated: Saturated;
  /** Microseconds of processor time per durable move, flat out: of all servers, and of the database's own processes. */
  readonly perMove: { readonly servers: number; readonly database: number; readonly parts: Parts };
  /** Seconds of the servers' and the database's processor time for every second at the steady rate. */
  readonly busy: number;
  /** Bytes of heap per table in memory, and per socket on top of that; of one process alone. */
  readonly memory?: { readonly perTable: number; readonly perSocket: number };
}

export interface ClusterLoad {
  readonly machine: { readonly cores: number; readonly processor: string; readonly node: string };
  readonly tables: number;
  readonly seats: number;
  readonly rate: number;
  readonly runs: readonly Run[];
  readonly cold: ColdOpening | undefined;
  readonly peer: PeerResult | undefined;
}

export async function loadCluster(settings: ClusterLoadSettings): Promise<ClusterLoad> {
  const { tables, rate, seconds, port, most = 3, seats = 4, lanes = 256, say = () => {} } = settings;
  const game = (await loadGame('magellan')) as AnyGame;
  const rival = settings.peer ? await openPeer(tables, seats, port, say) : undefined;
  const first = await atProcesses(settings, game, 1, undefined, rival).catch((error: unknown) => {
    rival?.close();
    throw error;
  });
  const peer = rival && first.beside ? await saturatePeer(rival, first.beside, lanes, seconds) : undefined;
  rival?.close();
  const runs = [first.run];
  const [postgres, nats] = await Promise.all([startPostgres({ durable: true }), startNats()]);
  let cold: ColdOpening | undefined;
  try {
    for (let processes = 1; processes <= most; processes++) {
      const environment = { DATABASE_URL: postgres.create(`load${processes}`), NATS_URL: nats.url };
      runs.push((await atProcesses(settings, game, processes, { postgres, environment })).run);
    }
    if (settings.entries !== 0) {
      const environment = { DATABASE_URL: postgres.create('cold'), NATS_URL: nats.url };
      cold = await openCold(environment, settings.entries ?? 2000);
      say(`opened cold at another process: ${JSON.stringify(cold)}`);
    }
  } finally {
    await nats.remove();
    await postgres.remove();
  }
  const processor = cpus()[0]?.model ?? '';
  const machine = { cores: availableParallelism(), processor, node: process.version };
  return { machine, tables, seats, rate, runs, cold, peer };
}

interface Shared {
  readonly postgres: Postgres;
  readonly environment: Environment;
}

async function atProcesses(
  { tables, rate, seconds, rounds = 5, seats = 4, lanes = 256, say = () => {} }: ClusterLoadSettings,
  game: AnyGame,
  processes: number,
  shared: Shared | undefined,
  rival?: Peer,
): Promise<{ readonly run: Run; readonly beside: Steady | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-load-'));
  const children = await Promise.all(Array.from({ length: processes }, () => startChild(folder, 0, shared?.environment)));
  const cpuOf = (some: readonly Child[]) => some.reduce((sum, child) => sum + child.cpu(), 0);
  const database = () => shared?.postgres.cpu() ?? 0;
  try {
    const bases = children.map(({ base }) => base);
    const [alone] = processes === 1 ? children : [];
    // What the first tables load, every later one shares.
    if (alone) await openTables(alone.base, game, 5, seats);
    const bare = await alone?.weigh();
    const rows = await openTables(bases[0] ?? '', game, tables, seats);
    const open = await alone?.weigh();
    const traffic = await sitDown(bases, game, rows);
    const seated = await alone?.weigh();
    const memory = bare && open && seated ? memoryOf([bare.heap, open.heap, seated.heap], tables, seats) : {};
    for (const { movers } of [traffic, ...(rival ? [rival] : [])]) await steadily(movers, Math.min(rate, 200), 2);
    const atRest = cpuOf(children) + database();
    const ours = { movers: traffic.movers, pausesDuring: (run: () => Promise<unknown>) => at(children, 0).pausesDuring(run) };
    const [steady, beside] = await byTurns(rival ? [ours, rival] : [ours], rate, seconds, rounds);
    if (!steady) throw new Error('nothing was measured');
    const busy = (cpuOf(children) + database() - atRest) / seconds;
    await flatOut(traffic.movers, lanes, 2);
    const before = [cpuOf(children), database()] as const;
    const saturated = await flatOut(traffic.movers, lanes, seconds);
    const micro = (used: number) => Math.round((used * 1e6) / saturated.moves);
    const [servers, own] = [micro(cpuOf(children) - before[0]), micro(database() - before[1])];
    const parts = await partsPerMove(children, () => flatOut(traffic.movers, lanes, Math.min(seconds, 6)));
    traffic.close();
    const store = shared ? 'Postgres' : 'SQLite';
    const run: Run = { store, processes, steady, saturated, perMove: { servers, database: own, parts }, busy, ...memory };
    say(JSON.stringify(run));
    return { run, beside };
  } finally {
    for (const child of children) await child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function memoryOf([bare, open, seated]: readonly [number, number, number], tables: number, seats: number): Pick<Run, 'memory'> {
  const perTable = Math.round((open - bare) / tables);
  return { memory: { perTable, perSocket: Math.round((seated - open) / (tables * seats)) } };
}

/** Microseconds per move by part, of all processes together. */
async function partsPerMove(children: readonly Child[], run: () => Promise<Saturated>): Promise<Parts> {
  let moved = Promise.resolve({ moves: 1 });
  let under = 0;
  const start = Promise.withResolvers<void>();
  const during = () => {
    under += 1;
    // Once all are being watched.
    if (under === children.length) {
      moved = run();
      start.resolve();
    }
    return start.promise.then(() => moved);
  };
  const all = await Promise.all(children.map((child) => child.partsDuring(during)));
  const { moves } = await moved;
  const names = Object.keys(all[0] ?? {}) as (keyof Parts)[];
  const each = (name: keyof Parts) => all.reduce((sum, parts) => sum + parts[name], 0) / moves;
  return Object.fromEntries(names.map((name) => [name, Math.round(each(name) * 10) / 10])) as unknown as Parts;
}

export function clusterTable({ runs, peer }: ClusterLoad): Record<string, Record<string, unknown>> {
  const line = (steady: Steady, flat: Saturated) => ({
    'p50 ms': steady.acknowledged.p50,
    'p99 ms': steady.acknowledged.p99,
    'seen by all p99 ms': steady.seen.p99,
    'moves/s asked': Math.round(steady.rate),
    'moves/s flat out': Math.round(flat.rate),
  });
  const rows = runs.map(({ store, processes, steady, saturated, perMove }) => [
    `${store}, ${processes} process${processes === 1 ? '' : 'es'}`,
    { ...line(steady, saturated), 'server µs/move': perMove.servers, 'database µs/move': perMove.database },
  ]);
  const theirs = peer ? { ...line(peer.steady, peer.saturated), 'server µs/move': Math.round(peer.cpuPerMove * 1e6) } : undefined;
  return { ...Object.fromEntries(rows), ...(theirs ? { 'boardgame.io, in memory': theirs } : {}) };
}

export function partsTable({ runs }: ClusterLoad): Record<string, Parts> {
  return Object.fromEntries(runs.map(({ store, processes, perMove }) => [`${store}, ${processes}`, perMove.parts]));
}
