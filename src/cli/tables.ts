/** For whoever runs a server: the tables of its store that cannot be opened. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '../games/index.ts';
import { readEnvironment } from '../server/config.ts';
import type { WholeTable } from '../server/store/mending.ts';
import { dialectAt, type StorePlace } from '../server/store/place.ts';
import { makePrivate } from '../server/store/sqlite.ts';
import { openStore, type Store } from '../server/store/store.ts';
import { brokenTables, mendTable } from '../server/tables/mending.ts';
import { type Command, isUsageError, readArguments, type UsageError, usageError } from './command.ts';

export const tables: Command = {
  usage: [
    'tafelrunde tables --broken           lists the tables that cannot be opened, and why',
    '       tafelrunde tables --export <id>      writes everything the store has of a table to a file',
    '       tafelrunde tables --repair <id>      cuts it back to the last entry that replays; a copy is kept',
    '  The store is that of DATABASE_URL, or else of DATA (see docs/running.md); copies go to DATA. A server may go on running: it tries such a table again after a minute.',
    '  Exports hold the seed and every hidden card: keep them as you keep the store.',
  ].join('\n'),

  async run(args) {
    const options = { broken: { type: 'boolean' }, export: { type: 'string' }, repair: { type: 'string' } } as const;
    const read = readArguments(args, options, 0);
    if (isUsageError(read)) return read;
    const { broken, export: exported, repair } = read.values;
    if ([broken, exported, repair].filter((wish) => wish !== undefined).length !== 1)
      return usageError('one of --broken, --export and --repair is wanted');
    let opened: { readonly data: string; readonly store: Store } | UsageError;
    try {
      opened = await openHere();
    } catch (error) {
      console.error((error as Error).message);
      return 1;
    }
    if (isUsageError(opened)) return opened;
    const { data, store } = opened;
    try {
      if (repair !== undefined) return await repairOne(store, data, repair);
      return exported === undefined ? await list(store) : await exportOne(store, data, exported);
    } finally {
      await store.close();
    }
  },
};

/** The store that this machine's settings name. */
export async function openHere(): Promise<{ readonly data: string; readonly store: Store } | UsageError> {
  const { data, database } = readEnvironment(process.env);
  const place: StorePlace = database ?? { file: join(data, 'tafelrunde.sqlite') };
  if ('file' in place && !existsSync(place.file)) return usageError(`there is no store in ${data}`);
  return { data, store: await openStore(await dialectAt(place)) };
}

async function list(store: Store): Promise<number> {
  const found = await brokenTables(store, loadGame);
  for (const { id, game, status, why } of found) console.log(`${id}  ${game}  ${status}  ${why}`);
  console.log(found.length === 0 ? 'Every table can be opened.' : `${found.length} cannot be opened.`);
  return found.length === 0 ? 0 : 1;
}

async function exportOne(store: Store, data: string, id: string): Promise<number> {
  const whole = await store.mending.whole(id);
  if (!whole) return unknown(id);
  console.log(`Everything there is of ${id} stands in ${writeCopy(data, whole)}`);
  return 0;
}

async function repairOne(store: Store, data: string, id: string): Promise<number> {
  let copy = '';
  const done = await mendTable(store, loadGame, id, (whole) => {
    copy = writeCopy(data, whole);
  });
  switch (done.kind) {
    case 'unknown':
      return unknown(id);
    case 'whole':
      console.log(`${id} can be opened; nothing was changed.`);
      return 0;
    case 'lost':
      console.error(`Nothing of ${id} replays, not even its beginning; nothing was changed. --export saves what there is.`);
      return 1;
    case 'mended':
      console.log(`${id} goes on after entry ${done.kept}; ${done.dropped} entries fell. As it was it stands in ${copy}`);
      return 0;
  }
}

function unknown(id: string): number {
  console.error(`There is no table ${id}.`);
  return 1;
}

/** For the owner's eyes alone, and never over an older copy. */
function writeCopy(data: string, whole: WholeTable): string {
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 23);
  const file = join(data, 'broken', `${whole.row.id}-${stamp}.json`);
  makePrivate(file);
  writeFileSync(file, `${JSON.stringify(whole, null, 1)}\n`);
  return file;
}
