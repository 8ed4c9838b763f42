/**
 * Plays tables of every game over real sockets while the server is killed at random moments and lines are cut.
 * In the end every acknowledged action must be in the log, in order, once, and every table must replay.
 * `npm run soak -- --tables N --kills K`, and with `--cluster --nodes 3 [--actions N]` the same for several processes (soak-cluster.ts).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fastRandom } from '../../core/random.ts';
import { type Child, startChild } from './child.ts';
import { newDevice } from './client.ts';
import { inspect, type Verdict } from './inspect.ts';
import { openSoaked, rest } from './soaked.ts';
import type { Acknowledged, Stubborn } from './stubborn.ts';

/** Milliseconds between cuts of some line. */
const cutEvery = 150;

export interface SoakSettings {
  readonly tables: number;
  readonly kills: number;
  readonly port: number;
  readonly chance?: number;
  /** Milliseconds between kills, at least and at most. */
  readonly pause?: readonly [number, number];
  readonly say?: (line: string) => void;
}

export interface SoakResult extends Verdict {
  readonly acknowledged: number;
  readonly retries: number;
  readonly cuts: number;
  readonly kills: number;
  /** Milliseconds from a kill to the first answer again. */
  readonly back: readonly number[];
}

export async function soak(settings: SoakSettings): Promise<SoakResult> {
  const { tables, kills, pause = [300, 1500], say = () => {} } = settings;
  const random = fastRandom(settings.chance ?? 1);
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-soak-'));
  let child = await startChild(folder, settings.port);
  const port = Number(new URL(child.base).port);
  const acknowledged: Acknowledged[] = [];
  const players: Stubborn[] = [];
  const back: number[] = [];
  let done = 0;
  const cutting = setInterval(() => players[random.below(players.length)]?.cut(), cutEvery);
  try {
    const devices = await Promise.all(['Anna', 'Bert', 'Cem', 'Dora', 'Eva', 'Finn'].map((name) => newDevice(child.base, name)));
    /** One place in the room: a table is played there to its end, then the next, as long as kills are to come. */
    const playOn = async (at: number): Promise<void> => {
      for (let round = 0; round === 0 || done < kills; round++) {
        const seated = await openSoaked(devices, at + round, random, acknowledged);
        players.push(...seated);
        await Promise.all(seated.map(({ over }) => over));
      }
    };
    const playing = Promise.all(Array.from({ length: tables }, (_, at) => playOn(at)));
    const killing = (async () => {
      for (; done < kills; done++) {
        await rest(pause[0] + random.below(pause[1] - pause[0]));
        child = await killAndStart(child, folder, port, back);
        const ms = Math.round(back.at(-1) ?? 0);
        say(`kill ${done + 1} of ${kills}: back after ${ms} ms, ${acknowledged.length} actions acknowledged`);
      }
    })();
    await Promise.all([killing, playing]);
    for (const player of players) player.close();
    await child.stop();
    const verdict = await inspect({ file: join(folder, 'tafelrunde.sqlite') }, acknowledged);
    const sum = (count: (player: Stubborn) => number) => players.reduce((total, player) => total + count(player), 0);
    const [retries, cuts] = [sum((player) => player.retries), sum((player) => player.cuts)];
    return { ...verdict, acknowledged: acknowledged.length, retries, cuts, kills, back };
  } finally {
    clearInterval(cutting);
    for (const player of players) player.close();
    await child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killAndStart(child: Child, folder: string, port: number, back: number[]): Promise<Child> {
  const began = performance.now();
  await child.kill();
  const next = await startChild(folder, port);
  await fetch(`${next.base}/health`);
  back.push(performance.now() - began);
  return next;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '40' },
      kills: { type: 'string', default: '20' },
      actions: { type: 'string', default: '0' },
      port: { type: 'string', default: '4290' },
      chance: { type: 'string', default: '1' },
      cluster: { type: 'boolean', default: false },
      nodes: { type: 'string', default: '3' },
      frozen: { type: 'string', default: '5000' },
    },
  });
  const number = (name: 'tables' | 'kills' | 'actions' | 'port' | 'chance' | 'nodes' | 'frozen') => Number(values[name]);
  const [tables, kills, chance] = [number('tables'), number('kills'), number('chance')];
  const { wrong, ...counts } = values.cluster
    ? await (await import('./soak-cluster.ts')).soakCluster({
        nodes: number('nodes'),
        tables,
        faults: kills,
        actions: number('actions'),
        chance,
        frozen: number('frozen'),
        say: console.log,
      })
    : await soak({ tables, kills, port: number('port'), chance, say: console.log });
  const { back, ...shown } = { back: [] as readonly number[], ...counts };
  console.log({ ...shown, ...(back.length ? { slowestReturn: Math.round(Math.max(...back)) } : {}) });
  for (const line of wrong) console.error(line);
  console.log(wrong.length ? 'FAILED' : 'Every acknowledged action is in the log, in order, once; every table replays.');
  process.exit(wrong.length ? 1 : 0);
}
