/** A thread that reads records and looks back in the store, so that no socket waits for either. It never writes. */
import { workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { commentsIn } from '../../core/comments.ts';
import { type RecordNotes, writeRecord } from '../../core/record.ts';
import { loadGame } from '../../games/index.ts';
import { answerCalls } from '../../workers/calls.ts';
import { callerOfThread } from '../../workers/node-port.ts';
import { standBack } from '../../workers/stand-back.ts';
import { dialectToReadAt, type StorePlace } from '../store/place.ts';
import type { EntryRow, Schema } from '../store/schema.ts';
import { type TableStore, tableStore } from '../store/tables.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { entryOf, openLiveTable } from '../tables/stored-table.ts';
import { pastViews } from '../tables/views.ts';
import type { Answer, Job, Look, Slice } from './job.ts';
import { readForLog } from './reading.ts';

let opened: Promise<TableStore> | undefined;

/** Opened when it is first asked for; one that could not be opened is tried again. */
function store(): Promise<TableStore> {
  opened ??= openToLook().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function openToLook(): Promise<TableStore> {
  return tableStore(new Kysely<Schema>({ dialect: await dialectToReadAt(workerData as StorePlace) }));
}

async function tableOf(id: string): Promise<LiveTable | undefined> {
  const stored = await (await store()).load(id);
  const game = stored && (await loadGame(stored.row.game));
  return game && openLiveTable(game, stored, new Map());
}

/** What the log knows beside the moves: the clock, and when each was made. */
function notesOf({ clock }: LiveTable, rows: readonly EntryRow[], names: readonly string[]): RecordNotes {
  const times = rows.map(({ time, played, left }) => {
    const moment = played ?? time;
    return moment === 0 ? undefined : { at: toTheSecond(moment), ...(left === null ? {} : { left }) };
  });
  return { names, times, ...(clock ? { clock: clock.setting } : {}) };
}

/** As in 2026-11-17T12:00:05Z. */
function toTheSecond(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

async function look(job: Look): Promise<string | undefined> {
  const live = await tableOf(job.table);
  if (!live?.match) return undefined;
  if (job.kind === 'views') {
    const views = await pastViews(await store(), live, job.viewer, job.from, job.to);
    return JSON.stringify({ seat: job.viewer ?? null, views });
  }
  const rows = await (await store()).entriesUpTo(job.table, live.index);
  // What was said of a finished game before it came here goes along when it leaves.
  const comments = commentsIn((await (await store()).broughtRecord(job.table)) ?? '');
  return writeRecord({ ...live.match, entries: rows.map(entryOf) }, { ...notesOf(live, rows, job.names), comments });
}

answerCalls<Job, Answer, Slice>(callerOfThread(), async (job, note) => {
  // With two cores two of these threads would keep the one that plays from its own.
  standBack();
  return job.kind === 'read' ? { head: await readForLog(job.text, note) } : { text: await look(job) };
});
