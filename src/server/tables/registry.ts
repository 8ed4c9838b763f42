/** Every table in memory, and what all of them share. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { loadGame } from '../../games/index.ts';
import type { Span } from '../../table/hours.ts';
import type { SeenEntry } from '../../wire/log.ts';
import type { Bus } from '../bell/bus.ts';
import type { Bots } from '../bots/pool.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Readers } from '../records/pool.ts';
import { serverRefusal } from '../refusal.ts';
import type { Group } from '../store/group.ts';
import type { ChatRow, EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Sign } from '../store/time.ts';
import { sendChatTo, sendDescription, sendPosition } from './broadcast.ts';
import { readEntry } from './frame.ts';
import { attach, type Happened, type LiveTable, viewersOf } from './live-table.ts';
import { learnNames } from './names.ts';
import { openLiveTable } from './stored-table.ts';

/** Is told what has happened at a table once it is durable. What it wants changed it asks for as any client would. */
export type Listener = (live: LiveTable, happened: Happened) => void;

/** Puts what is to be done later because of a change into the change itself, just before it is written. */
export type Planner = (live: LiveTable, happened: Happened) => void;

export interface TableRegistry {
  readonly store: Store;
  readonly group: Group;
  readonly bus: Bus;
  /** This process among those that share the store. */
  readonly processId: string;
  readonly bots: Bots;
  readonly readers: Readers;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly jobs: Jobs;
  readonly planners: Planner[];
  /** In this order. */
  readonly listeners: Listener[];
  readonly live: Map<string, LiveTable>;
  /** Signs of life that are not in the store yet. */
  readonly unkept: Map<string, Sign>;
  readonly opening: Map<string, Promise<LiveTable | Refusal>>;
  /** Tables that cannot be opened, and when that was tried last: an operator mends them, everything else runs. */
  readonly setAside: Map<string, number>;
  /** The games a table can be opened for; tests put others beside the real ones. */
  game(id: string): Promise<AnyGame | undefined>;
  /** Milliseconds a bot takes at least while somebody watches. */
  readonly pause: number;
  /** Milliseconds a standing order takes at most; 0 for none. */
  readonly orderDelay: number;
  /** The time, in milliseconds: the only clock of the server, so that tests can let days pass. */
  now(): number;
  /** When the server was not there: nobody's time. */
  readonly stopped: readonly Span[];
  /** Set while shutting down: nothing new begins. */
  closing: boolean;
}

export const realGames = (id: string): Promise<AnyGame | undefined> => loadGame(id);

/** Milliseconds after which a table set aside is tried again: it may have been mended meanwhile. */
const tryAgainAfter = 60_000;

/** The table, opened from the store if need be. */
export async function findTable(registry: TableRegistry, id: string): Promise<LiveTable | Refusal> {
  const live = registry.live.get(id);
  if (live) return live;
  if (registry.now() - (registry.setAside.get(id) ?? 0) < tryAgainAfter) return serverRefusal('damagedTable', {});
  const opening = registry.opening.get(id) ?? openTable(registry, id);
  registry.opening.set(id, opening);
  try {
    return await opening;
  } finally {
    registry.opening.delete(id);
  }
}

async function openTable(registry: TableRegistry, id: string): Promise<LiveTable | Refusal> {
  // Before reading: what changes from now on is heard.
  registry.bus.listen(id);
  const stored = await registry.store.tables.load(id);
  if (!stored) return serverRefusal('noSuchTable', {});
  const game = await registry.game(stored.row.game);
  const persons = new Set([stored.row.host, ...stored.seats.flatMap(({ person }) => person ?? [])]);
  const names = await registry.store.people.names([...persons]);
  const habits = stored.row.clock === null ? [] : await registry.store.people.habits([...persons]);
  const rooted = stored.row.status === 'open' ? await registry.store.accounts.rooted([...persons]) : [];
  const signs = stored.row.status === 'running' ? await registry.store.time.signsAt(id) : [];
  try {
    if (!game) throw new Error(`there is no game ${stored.row.game} here`);
    const live = openLiveTable(game, stored, names, registry);
    for (const [person, known] of habits) live.habits.set(person, known);
    for (const [person, time] of signs) live.signs.set(person, time);
    for (const one of rooted) live.rooted.add(one);
    registry.live.set(id, live);
    registry.setAside.delete(id);
    return live;
  } catch (error) {
    // What the store says could be read and makes no sense: trying again at every request would not help.
    registry.setAside.set(id, registry.now());
    registry.log.error({ err: error, table: id }, 'a table cannot be opened and is set aside; see tafelrunde tables --broken');
    return serverRefusal('damagedTable', {});
  }
}

/**
 * The table, free to be changed at once: what the caller does without waiting is one step that nobody comes between.
 */
export async function freeTable(registry: TableRegistry, id: string): Promise<LiveTable | Refusal> {
  for (;;) {
    const live = await findTable(registry, id);
    if (isRefusal(live)) return live;
    if (!live.pending?.sealed) {
      live.touched = registry.now();
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
  if (live.abandoned) return;
  live.abandoned = true;
  reopenTable(registry, live).catch((error: unknown) =>
    registry.log.error({ err: error, table: live.id }, 'a table could not be opened again'),
  );
}

async function reopenTable(registry: TableRegistry, live: LiveTable): Promise<void> {
  if (registry.live.get(live.id) === live) registry.live.delete(live.id);
  // What was right and is still being written comes first.
  await live.pending?.settled;
  const missed = await missedSince(registry, live);
  if (isRefusal(missed)) return;
  const { again, entries, chat } = missed;
  for (const [process, they] of live.elsewhere) again.elsewhere.set(process, they);
  const watchers = new Set([...live.watchers.values()].flatMap((some) => [...some]));
  for (const watcher of watchers)
    for (const viewer of watcher.closed ? [] : viewersOf(again, watcher.person)) {
      attach(again, viewer, watcher);
      sendPosition(again, viewer, watcher, entries);
    }
  sendDescription(again);
  for (const watcher of watchers) sendChatTo(again, chat, watcher);
}

interface Missed {
  readonly again: LiveTable;
  readonly entries: readonly SeenEntry[];
  readonly chat: readonly ChatRow[];
}

/**
 * The table opened anew, and what whoever watched has not been told. Asks until nothing happens while asking: then nobody misses anything,
 * or hears it twice. What memory held beyond what was told was never kept, and nobody has seen it.
 */
async function missedSince(registry: TableRegistry, { id, told }: LiveTable): Promise<Missed | Refusal> {
  const { tables } = registry.store;
  for (;;) {
    const again = await settledOnceReadable(registry, id);
    if (isRefusal(again)) return again;
    const { index, lines } = again;
    const rows: EntryRow[] = [];
    while (told.index + rows.length < index) {
      const page = await tables.entriesAfter(id, told.index + rows.length, mostMissed);
      if (page.length === 0) break;
      rows.push(...page);
    }
    const chat = lines > told.lines ? await tables.chatAfter(id, told.lines, mostMissed) : [];
    await learnNames(registry, again, chat);
    const quiet = registry.live.get(id) === again && !again.pending && again.index === index && again.lines === lines;
    const isKnown = ({ number }: { readonly number: number }) => number <= index;
    if (quiet) return { again, entries: rows.filter(isKnown).map(readEntry), chat: chat.filter(({ number }) => number <= lines) };
  }
}

/** Entries and lines read at once. */
const mostMissed = 200;

const betweenTries = 500;

/** A store that cannot be read now may be well again soon: whoever watches is not left with a table that is no longer there. */
async function settledOnceReadable(registry: TableRegistry, id: string): Promise<LiveTable | Refusal> {
  for (;;) {
    try {
      return await settledTable(registry, id);
    } catch (error) {
      if (registry.closing) return serverRefusal('tryAgain', {});
      registry.log.warn({ err: error, table: id }, 'a table could not be read again yet');
      await sleep(betweenTries, undefined, { ref: false });
    }
  }
}
