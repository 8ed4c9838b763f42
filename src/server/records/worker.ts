/** A thread that reads records and looks back in the store, so that no socket waits for either. It never writes. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import { writeRecord } from '../../core/record.ts';
import { loadGame } from '../../games/index.ts';
import { answerCalls } from '../../workers/calls.ts';
import { callerOfThread } from '../../workers/node-port.ts';
import type { Schema } from '../store/schema.ts';
import { sqliteDialect } from '../store/sqlite.ts';
import { type TableStore, tableStore } from '../store/tables.ts';
import { entryOf, type LiveTable, openLiveTable } from '../tables/live-table.ts';
import { pastViews } from '../tables/views.ts';
import type { Answer, Job, Look, Slice } from './job.ts';
import { readForLog } from './reading.ts';

let opened: TableStore | undefined;

function store(): TableStore {
  const open = () => new DatabaseSync(workerData as string, { readOnly: true, timeout: 1000 });
  opened ??= tableStore(new Kysely<Schema>({ dialect: sqliteDialect(open()) }));
  return opened;
}

async function tableOf(id: string): Promise<LiveTable | undefined> {
  const stored = await store().load(id);
  const game = stored && (await loadGame(stored.row.game));
  return game && openLiveTable(game, stored, new Map());
}

async function look(job: Look): Promise<string | undefined> {
  const live = await tableOf(job.table);
  if (!live?.match) return undefined;
  if (job.kind === 'views') {
    const views = await pastViews(store(), live, job.viewer, job.from, job.to);
    return JSON.stringify({ seat: job.viewer ?? null, views });
  }
  const rows = await store().entriesUpTo(job.table, live.index);
  return writeRecord({ ...live.match, entries: rows.map(entryOf) }, { names: job.names });
}

answerCalls<Job, Answer, Slice>(callerOfThread(), async (job, note) =>
  job.kind === 'read' ? { head: await readForLog(job.text, note) } : { text: await look(job) },
);
