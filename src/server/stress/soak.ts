/**
 * Plays tables of every game over real sockets while the server is killed at random moments and lines are cut.
 * In the end every acknowledged action must be in the log, in order, once, and every table must replay.
 * `npm run soak -- --tables N --kills K`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fastRandom, type Random } from '../../core/random.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import { type Child, startChild } from './child.ts';
import { type Device, newDevice } from './client.ts';
import { inspect, type Verdict } from './inspect.ts';
import { type Acknowledged, type Stubborn, stubborn } from './stubborn.ts';

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
    const verdict = await inspect(folder, acknowledged);
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

/** One table of one of the games, every seat a person on a device of his own, some with a bot among them. */
async function openSoaked(devices: readonly Device[], at: number, random: Random, into: Acknowledged[]): Promise<Stubborn[]> {
  const id = gameIds[at % gameIds.length] as string;
  const game = await loadGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const { least, most } = game.meta.players;
  const count = least + (at % (most - least + 1));
  const botAt = at % 3 === 0 ? count - 1 : -1;
  const host = devices[0] as Device;
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : seat === botAt ? { kind: 'bot', level: 'easy' } : { kind: 'invite' },
  );
  const { table: opened, invitations } = await insist(host, '/api/tables', { game: id, seats, contribution: `table ${at}` });
  const table: string = opened.id;
  for (const { seat, token } of invitations)
    await insist(devices[seat] as Device, `/api/tables/${table}/join`, { invitation: token });
  await insist(host, `/api/tables/${table}/start`);
  return seats.flatMap(({ kind }, seat) =>
    kind === 'bot'
      ? []
      : [stubborn({ game, table, seat, device: devices[seat] as Device, random: fastRandom(random.below(1e9)), into })],
  );
}

class WrongAnswer extends Error {}
type Answer = Awaited<ReturnType<Device['call']>>;

/** Asks until the server has done it, however often it dies meanwhile. */
async function insist(device: Device, path: string, body?: object): Promise<Answer['body']> {
  for (;;) {
    try {
      const answer = await device.call('POST', path, body);
      if (answer.status < 300 || answer.body.refusal?.reason === 'alreadyStarted') return answer.body;
      if (answer.status !== 503) throw new WrongAnswer(`${path}: ${JSON.stringify(answer.body)}`);
    } catch (error) {
      if (error instanceof WrongAnswer) throw error;
    }
    await rest(50);
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '40' },
      kills: { type: 'string', default: '20' },
      port: { type: 'string', default: '4290' },
      chance: { type: 'string', default: '1' },
    },
  });
  const [tables, kills, port, chance] = [values.tables, values.kills, values.port, values.chance].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const result = await soak({ tables, kills, port, chance, say: console.log });
  const { wrong, back, ...counts } = result;
  console.log({ ...counts, slowestReturn: Math.round(Math.max(0, ...back)) });
  for (const line of wrong) console.error(line);
  console.log(wrong.length ? 'FAILED' : 'Every acknowledged action is in the log, in order, once; every table replays.');
  process.exit(wrong.length ? 1 : 0);
}
