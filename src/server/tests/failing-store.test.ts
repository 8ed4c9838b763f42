/** The store fails at every call in turn while a game is played: never a crash, never a false acknowledgement. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../core/at.ts';
import type { AnyGame } from '../../core/game.ts';
import { atLength } from '../../core/laws/suite.ts';
import { fastRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import { type Answer, type Connection, type Device, newDevice, openConnection } from '../stress/client.ts';
import { failingStore } from '../stress/failing.ts';
import { decide, type SeatPosition } from '../stress/players.ts';
import { openWorld, type World } from '../stress/world.ts';

const failing = failingStore();
let world: World;
let devices: Device[];
let game: AnyGame;
const rejected: unknown[] = [];
const note = (error: unknown) => rejected.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  world = await openWorld({ BOT_BUDGET: '1' }, { database: failing.open });
  devices = await Promise.all(['Anna', 'Ben'].map((name) => newDevice(world.base, name)));
  game = await loadGame('tikal');
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await world.remove();
});

/** Asks until it is done: a failing store may say no for a while, but not for ever. */
async function insist<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    const got = await ask();
    if (got !== undefined) return got;
  }
  throw new Error('refused for ever');
}

const call = (device: Device, path: string, body: object = {}) =>
  insist(async () => {
    const { status, body: answer } = await device.call('POST', path, body);
    if (status < 300) return answer;
    expect([status, answer.refusal.reason]).toEqual([status, status === 503 ? 'tryAgain' : 'broken']);
    return undefined;
  });

let asked = 0;

/** An answer, also one that does not say to what: then it is to the only question under way. */
function ask(connection: Connection, message: Record<string, unknown>): Promise<Answer> {
  const id = message.id ?? `${++asked}`;
  return new Promise((resolve) => {
    connection.onTold = (told) => {
      connection.told.push(told);
      const answer = told.type === 'done' || told.type === 'refused';
      if (answer && (told.id === undefined || told.id === id)) resolve(told);
    };
    connection.send(JSON.stringify({ ...message, id }));
  });
}

/** Opens a table, plays some moves, takes one back, talks and leaves; gives what was acknowledged. */
async function playAWhile(round: string): Promise<{ table: string; acknowledged: Map<string, number>; lines: number }> {
  const [host, guest] = devices as [Device, Device];
  const { table, invitations } = await call(host, '/api/tables', { game: 'tikal', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const id: string = table.id;
  const joined = await guest.call('POST', `/api/tables/${id}/join`, { invitation: invitations[0].token });
  if (joined.status >= 300) await call(guest, `/api/tables/${id}/join`, { invitation: invitations[0].token });
  await call(host, `/api/tables/${id}/start`);
  const connections = await Promise.all(
    [host, guest].map((device) => insist(() => openConnection(device).catch(() => undefined))),
  );
  const watch = (seat: number) =>
    insist(async () => {
      const connection = at(connections, seat);
      const { type } = await ask(connection, { type: 'watch', table: id });
      const told = connection.told.findLast((one) => one.type === 'position' && one.table === id && one.seat === seat);
      return type === 'done' ? (told as SeatPosition) : undefined;
    });
  const acknowledged = new Map<string, number>();
  const random = fastRandom(7);
  for (let at = 0; at < 6; at++) {
    const seat = (await watch(0)).waiting[0]!;
    const position = await watch(seat);
    const message =
      at === 3 && position.undo > 0
        ? { type: 'undo', number: position.number }
        : { type: 'act', question: position.question?.id, action: decide(game, position, random) };
    const name = `${round} ${at} ${seat}`;
    const number = await insist(async () => {
      const { type, number: made, refusal } = await ask(connections[seat]!, { ...message, table: id, seat, id: name });
      if (type === 'done') return made!;
      expect(['tryAgain', 'broken']).toContain(refusal?.reason);
      return undefined;
    });
    acknowledged.set(name, number);
  }
  const said = await ask(at(connections, 1), { type: 'chat', table: id, text: 'well played' });
  await call(guest, `/api/tables/${id}/seats/1/leave`);
  for (const connection of connections) connection.close();
  return { table: id, acknowledged, lines: said.type === 'done' ? 1 : 0 };
}

async function check(round: string, at: number, length: number): Promise<number> {
  failing.arm(at, length);
  const { table, acknowledged, lines } = await playAWhile(round);
  const ran = failing.disarm();
  const { tables } = world.context.registry.store;
  const rows = await tables.entriesUpTo(table, 1000);
  const kept = new Map(rows.flatMap(({ name, number }) => (name === null ? [] : [[name, number] as const])));
  for (const [name, number] of acknowledged) expect([round, name, kept.get(name)]).toEqual([round, name, number]);
  expect((await tables.chatAfter(table, 0, 10)).length).toBeGreaterThanOrEqual(lines);
  expect(rejected).toEqual([]);
  return ran;
}

it.each([1, 7])(
  'whichever statement fails, and %i in a row: the game is played, and what was acknowledged is kept',
  async (length) => {
    const all = await check('none', 1_000_000, 1);
    expect(all).toBeGreaterThan(40);
    for (let at = 1; at <= all; at += atLength ? 1 : 9) await check(`${length} from ${at}`, at, length);
    expect((await fetch(`${world.base}/health`)).status).toBe(200);
  },
);
