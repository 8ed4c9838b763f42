/**
 * The soak for several processes at one Postgres, with NATS between them: players move from process to process while processes are killed and
 * frozen, the database and the bell are stopped at once and started, and lines are cut. In the end every acknowledged action must be in
 * the log, in order, once; nobody may have seen a number go back or two histories; every table must replay; every job must have run, and
 * the players of a table over days must have been called once each (called-table.ts).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom, type Random } from '../../core/random.ts';
import type { Environment } from '../config.ts';
import { openCalled } from './called-table.ts';
import { type Child, startChild } from './child.ts';
import { newDevice } from './client.ts';
import { inspect, type Verdict } from './inspect.ts';
import { openReceiver } from './receiver.ts';
import { type Postgres, type Service, startNats, startPostgres } from './services.ts';
import { openSoaked, rest } from './soaked.ts';
import type { Acknowledged, Stubborn } from './stubborn.ts';

export interface ClusterSettings {
  readonly nodes: number;
  readonly tables: number;
  /** Which of the games the first table has; the others follow in order. */
  readonly first?: number;
  readonly faults: number;
  /** It goes on until so many actions are acknowledged, with more faults if need be. */
  readonly actions?: number;
  readonly chance?: number;
  /** Milliseconds between two faults, at least and at most. */
  readonly pause?: readonly [number, number];
  /** Milliseconds a process is frozen. */
  readonly frozen?: number;
  /** What is done to the database before anybody plays, for a test that the checker can fail. */
  readonly tamper?: (url: string) => Promise<void>;
  readonly say?: (line: string) => void;
}

export interface ClusterResult extends Verdict {
  readonly acknowledged: number;
  readonly retries: number;
  readonly cuts: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Calls of the table over days, and messages sent again because something fell while they were under way. */
  readonly calls: number;
  readonly repeated: number;
}

interface Cluster {
  readonly postgres: Postgres;
  readonly nats: Service;
  readonly folder: string;
  readonly nodes: Child[];
  readonly environment: Environment;
}

const cutEvery = 150;

export async function soakCluster(settings: ClusterSettings): Promise<ClusterResult> {
  const { tables, first = 0, faults: wanted, actions = 0, pause = [500, 2000], say = () => {} } = settings;
  const random = fastRandom(settings.chance ?? 1);
  const receiver = await openReceiver();
  const lease = Math.max(1, Math.floor((settings.frozen ?? usualFrozen) / 1000) - 1);
  const cluster = await openCluster(settings.nodes, { NOTICE_ALLOW: receiver.host, JOB_LEASE: `${lease}` });
  const times: { from: number; to: number }[] = [];
  await settings.tamper?.(cluster.postgres.url);
  const acknowledged: Acknowledged[] = [];
  const players: Stubborn[] = [];
  const faults: Record<string, number> = {};
  const fallen: string[] = [];
  let done = 0;
  const goesOn = () => done < wanted || acknowledged.length < actions;
  const where = () => cluster.nodes[random.below(cluster.nodes.length)]!.base;
  const cutting = setInterval(() => players[random.below(players.length)]?.cut(), cutEvery);
  try {
    const names = ['Anna', 'Bert', 'Cem', 'Dora', 'Eva', 'Finn'];
    const devices = await Promise.all(names.map((name) => newDevice(where(), name)));
    const playOn = async (at: number): Promise<void> => {
      for (let round = 0; round === 0 || goesOn(); round++) {
        const seated = await openSoaked(devices, at + round, random, acknowledged, where);
        players.push(...seated);
        await Promise.all(seated.map(({ over }) => over));
      }
    };
    // People who sit nowhere else: whoever plays at the other tables is called there too, each time his line is cut.
    const callees = await Promise.all(['Gus', 'Hana', 'Ilse'].map((name) => newDevice(where(), name)));
    const called = await openCalled({ devices: callees, where, receiver, faults: times, goesOn });
    const playing = Promise.all([called.over, ...Array.from({ length: tables }, (_, at) => playOn(first + at))]);
    const breaking = (async () => {
      for (; goesOn(); done++) {
        await rest(pause[0] + random.below(pause[1] - pause[0]));
        const time = { from: Date.now(), to: Number.MAX_SAFE_INTEGER };
        times.push(time);
        const fault = await cause(cluster, settings, random);
        time.to = Date.now();
        fallen.push(...fallenOf(cluster.nodes, fault));
        faults[fault] = (faults[fault] ?? 0) + 1;
        say(`fault ${done + 1} of ${wanted}, ${fault}: ${acknowledged.length} actions acknowledged`);
      }
    })();
    await Promise.all([breaking, playing]);
    for (const player of players) player.close();
    const left = await jobsLeft(cluster.postgres.url);
    for (const node of cluster.nodes) await node.stop();
    const verdict = await inspect({ url: cluster.postgres.url, connections: 4 }, acknowledged);
    const sum = (count: (player: Stubborn) => number) => players.reduce((total, player) => total + count(player), 0);
    const [retries, cuts] = [sum((player) => player.retries), sum((player) => player.cuts)];
    const { calls, repeated } = called;
    const wrong = [...verdict.wrong, ...fallen, ...called.wrong, ...left];
    return { ...verdict, wrong, acknowledged: acknowledged.length, retries, cuts, faults, calls, repeated };
  } finally {
    clearInterval(cutting);
    for (const player of players) player.close();
    await close(cluster);
    await receiver.close();
  }
}

/** Whoever was killed has been started again by now: one that does not run has ended by itself. */
export function fallenOf(nodes: readonly Pick<Child, 'alive' | 'base'>[], fault: string): string[] {
  return nodes.filter((node) => !node.alive()).map(({ base }) => `${base} ended by itself (${fault})`);
}

/** Whatever has become due is done soon; what still waits then has been forgotten. */
export async function jobsLeft(url: string, most = triesForJobs): Promise<string[]> {
  const { Client } = await import('pg');
  const client = new Client(url);
  await client.connect();
  try {
    for (let tries = 0; ; tries++) {
      const late = `select kind, key from jobs where due < $1 and kind <> 'rescue'`;
      const { rows } = await client.query<{ kind: string; key: string }>(late, [Date.now() - 1000]);
      if (rows.length === 0) return [];
      if (tries >= most) return rows.map(({ kind, key }) => `the job ${kind} ${key} was never done`);
      await rest(1000);
    }
  } finally {
    await client.end();
  }
}

const triesForJobs = 90;
/** Longer than a lease, which is a second less: a process that wakes up finds that others have done its work. */
const usualFrozen = 5000;

async function openCluster(count: number, more: Environment): Promise<Cluster> {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-cluster-'));
  const environment = { DATABASE_URL: postgres.url, NATS_URL: nats.url, ...more };
  const nodes = await Promise.all(Array.from({ length: count }, () => startChild(folder, 0, environment)));
  return { postgres, nats, folder, nodes, environment };
}

async function close({ postgres, nats, folder, nodes }: Cluster): Promise<void> {
  for (const node of nodes) await node.kill();
  await nats.remove();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Processes die most often, as they do in life. */
async function cause(cluster: Cluster, { frozen = usualFrozen }: ClusterSettings, random: Random): Promise<string> {
  const { postgres, nats, nodes, folder, environment } = cluster;
  const at = random.below(nodes.length);
  const node = nodes[at]!;
  const chance = random.below(10);
  if (chance === 0) {
    await postgres.stop();
    await rest(random.below(500));
    await postgres.start();
    return 'database stopped';
  }
  if (chance === 1) {
    await nats.stop();
    await rest(random.below(1000));
    await nats.start();
    return 'bell killed';
  }
  if (chance < 4) {
    process.kill(node.pid, 'SIGSTOP');
    await rest(frozen);
    process.kill(node.pid, 'SIGCONT');
    return 'process frozen';
  }
  await node.kill();
  const port = Number(new URL(node.base).port);
  nodes[at] = await startChild(folder, port, environment);
  return 'process killed';
}
