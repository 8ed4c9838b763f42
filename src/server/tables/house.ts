/** The house: every table in memory, and what all of them share. */
import type { AnyGame } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { loadGame } from '../../games/index.ts';
import type { Bots } from '../bots/pool.ts';
import type { Bus } from '../bus.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { serverRefusal } from '../refusal.ts';
import type { Group } from '../store/group.ts';
import type { Store } from '../store/store.ts';
import { sendDescription, sendPosition } from './broadcast.ts';
import { attach, type Live, openLive, viewersOf } from './live.ts';
import { wakeBots } from './wake.ts';

export interface House {
  readonly store: Store;
  readonly group: Group;
  readonly bus: Bus;
  readonly bots: Bots;
  /** Threads of their own for records, so that no bot waits for a long one. */
  readonly readers: Bots;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly live: Map<string, Live>;
  readonly opening: Map<string, Promise<Live | undefined>>;
  /** The games a table can be opened for; tests put others beside the real ones. */
  game(id: string): Promise<AnyGame | undefined>;
  /** Milliseconds a bot takes at least while somebody watches. */
  readonly pause: number;
  /** Set while shutting down: nothing new begins. */
  closing: boolean;
}

export const realGames = (id: string): Promise<AnyGame | undefined> => loadGame(id);

/** The table, opened from the store if need be. */
export async function findTable(house: House, id: string): Promise<Live | undefined> {
  const live = house.live.get(id);
  if (live) return live;
  const opening = house.opening.get(id) ?? openTable(house, id);
  house.opening.set(id, opening);
  try {
    return await opening;
  } finally {
    house.opening.delete(id);
  }
}

async function openTable(house: House, id: string): Promise<Live | undefined> {
  const stored = await house.store.tables.load(id);
  if (!stored) return undefined;
  const game = await house.game(stored.row.game);
  if (!game) return undefined;
  const persons = new Set([stored.row.host, ...stored.seats.flatMap(({ person }) => person ?? [])]);
  const live = openLive(game, stored, await house.store.people.names([...persons]));
  house.live.set(id, live);
  return live;
}

/**
 * The table, free to be changed at once: what the caller does without waiting is one step that nobody comes between.
 */
export async function freeTable(house: House, id: string): Promise<Live | Refusal> {
  for (;;) {
    const live = await findTable(house, id);
    if (!live) return serverRefusal('noSuchTable', {});
    if (!live.pending?.sealed) {
      live.touched = Date.now();
      return live;
    }
    await live.pending.settled;
  }
}

/** The table with nothing unwritten: what it shows now will still be true after a crash. */
export async function settledTable(house: House, id: string): Promise<Live | Refusal> {
  for (;;) {
    const live = await freeTable(house, id);
    if (isRefusal(live) || !live.pending) return live;
    await live.pending.settled;
  }
}

/** Memory is wrong, or behind: the table is opened anew from the store, and whoever watches goes on watching. */
export function abandon(house: House, live: Live): void {
  reopenTable(house, live).catch((error: unknown) =>
    house.log.error({ err: error, table: live.id }, 'a table could not be opened again'),
  );
}

async function reopenTable(house: House, live: Live): Promise<void> {
  if (house.live.get(live.id) === live) house.live.delete(live.id);
  // What was right and is still being written comes first.
  await live.pending?.settled;
  const again = await settledTable(house, live.id);
  if (isRefusal(again)) return;
  for (const line of new Set([...live.watchers.values()].flatMap((lines) => [...lines])))
    for (const viewer of viewersOf(again, line.person)) {
      attach(again, viewer, line);
      sendPosition(again, viewer, line);
    }
  sendDescription(again);
}

/** Lets go of tables nobody watches. Bots that stumbled are woken once more. */
export function sweep(house: House, before: number): void {
  for (const live of house.live.values()) wakeBots(house, live);
  for (const [id, live] of house.live)
    if (live.touched < before && live.watchers.size === 0 && !live.pending && live.thinking.size === 0) house.live.delete(id);
}
