/** A server for tests of clocks, which lets days pass at the word of the test. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';
import { at } from '../../core/at.ts';
import { loadGame } from '../../games/index.ts';
import { type Device, newDevice, openConnection } from '../stress/client.ts';
import { type Seated, seated } from '../stress/table.ts';
import { openWorld, type World } from '../stress/world.ts';
import { settledTable } from '../tables/registry.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** What a test of clocks has at hand; `now` is set anew before each. */
export const timed = {
  now: 0,
  world: undefined as unknown as World,
  /** Removed after the test. */
  folders: [] as string[],
};

/** Every test of the file begins at noon in Greenwich, with a server of its own. */
export function eachAtNoon(): void {
  beforeEach(async () => {
    timed.now = Date.parse('2026-11-16T12:00Z');
    timed.world = await open();
  });
  afterEach(async () => {
    await timed.world.remove();
    for (const folder of timed.folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
}

export const open = (folder?: string) => openWorld({}, { now: () => timed.now }, folder);

export async function clockedTable(clock?: object, game = 'magellan'): Promise<Seated> {
  const devices = await Promise.all(['Anna', 'Bert', 'Cem'].map((name) => newDevice(timed.world.base, name)));
  const host = devices[0]!;
  const seats = devices.map((_, at) => ({ kind: at === 0 ? 'me' : 'invite' }));
  const opened = await host.call('POST', '/api/tables', { game, seats, first: 0, ...(clock ? { clock } : {}) });
  const { table, invitations } = opened.body;
  for (const { seat, token } of invitations)
    await devices[seat]?.call('POST', `/api/tables/${table.id}/join`, { invitation: token });
  await host.call('POST', `/api/tables/${table.id}/start`);
  return sitAgain(table.id, devices, game);
}

export async function sitAgain(id: string, devices: readonly Device[], game = 'magellan'): Promise<Seated> {
  const moved = devices.map((device) => ({ ...device, base: timed.world.base }));
  const connections = await Promise.all(moved.map((device) => openConnection(device)));
  for (const connection of connections) await connection.ask({ type: 'watch', table: id });
  return seated(id, (await loadGame(game)) as never, devices, connections);
}

export async function liveOf(id: string) {
  const live = await settledTable(timed.world.context.registry, id);
  if ('reason' in live) throw new Error(live.reason);
  return live;
}

export async function passTime(time: number): Promise<void> {
  timed.now += time;
  await timed.world.context.registry.jobs.runDue();
}

/** Whom the table waits for. */
export const asked = (table: Seated) => at(table.at(0).waiting, 0);
export const log = async (id: string) => timed.world.context.registry.store.tables.entriesUpTo(id, 1000);
