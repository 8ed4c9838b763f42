/** Every table in memory, and what all of them share. */
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
import { attach, type Happened, type LiveTable, openLiveTable, viewersOf } from './live-table.ts';

/** Is told what has happened at a table once it is durable. What it wants changed it asks for as any client would. */
export type Listener = (live: LiveTable, happened: Happened) => void;

export interface TableRegistry {
  readonly store: Store;
  readonly group: Group;
  readonly bus: Bus;
  readonly bots: Bots;
  /** Threads of their own for records, so that no bot waits for a long one. */
  readonly readers: Bots;
  readonly log: Log;
  readonly metrics: Metrics;
  /** In this order. */
  readonly listeners: Listener[];
  readonly live: Map<string, LiveTable>;
  readonly opening: Map<string, Promise<LiveTable | undefined>>;
  /** The games a table can be opened for; tests put others beside the real ones. */
  game(id: string): Promise<AnyGame | undefined>;
  /** Milliseconds a bot takes at least while somebody watches. */
  readonly pause: number;
  /** Set while shutting down: nothing new begins. */
  closing: boolean;
}

export const realGames = (id: string): Promise<AnyGame | undefined> => loadGame(id);

/** The table, opened from the store if need be. */
export async function findTable(registry: TableRegistry, id: string): Promise<LiveTable | undefined> {
  const live = registry.live.get(id);
  if (live) return live;
  const opening = registry.opening.get(id) ?? openTable(registry, id);
  registry.opening.set(id, opening);
  try {
    return await opening;
  } finally {
    registry.opening.delete(id);
  }
}

async function openTable(registry: TableRegistry, id: string): Promise<LiveTable | undefined> {
  const stored = await registry.store.tables.load(id);
  if (!stored) return undefined;
  const game = await registry.game(stored.row.game);
  if (!game) return undefined;
  const persons = new Set([stored.row.host, ...stored.seats.flatMap(({ person }) => person ?? [])]);
  const live = openLiveTable(game, stored, await registry.store.people.names([...persons]));
  registry.live.set(id, live);
  return live;
}

/**
 * The table, free to be changed at once: what the caller does without waiting is one step that nobody comes between.
 */
export async function freeTable(registry: TableRegistry, id: string): Promise<LiveTable | Refusal> {
  for (;;) {
    const live = await findTable(registry, id);
    if (!live) return serverRefusal('noSuchTable', {});
    if (!live.pending?.sealed) {
      live.touched = Date.now();
      return live;
    }
    await live.pending.settled;
  }
}

/** The table with nothing unwritten: what it shows now will still be true after a crash. */
export async function settledTable(registry: TableRegistry, id: string): Promise<LiveTable | Refusal> {
  for (;;) {
    const live = await freeTable(registry, id);
    if (isRefusal(live) || !live.pending) return live;
    await live.pending.settled;
  }
}

/** Memory is wrong, or behind: the table is opened anew from the store, and whoever watches goes on watching. */
export function abandon(registry: TableRegistry, live: LiveTable): void {
  reopenTable(registry, live).catch((error: unknown) =>
    registry.log.error({ err: error, table: live.id }, 'a table could not be opened again'),
  );
}

async function reopenTable(registry: TableRegistry, live: LiveTable): Promise<void> {
  if (registry.live.get(live.id) === live) registry.live.delete(live.id);
  // What was right and is still being written comes first.
  await live.pending?.settled;
  const again = await settledTable(registry, live.id);
  if (isRefusal(again)) return;
  for (const watcher of new Set([...live.watchers.values()].flatMap((watchers) => [...watchers])))
    for (const viewer of viewersOf(again, watcher.person)) {
      attach(again, viewer, watcher);
      sendPosition(again, viewer, watcher);
    }
  sendDescription(again);
}
