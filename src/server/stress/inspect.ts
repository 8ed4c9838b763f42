/** Looks into the store after the storm, without the server. */
import { loadGame } from '../../games/index.ts';
import { dialectAt, type StorePlace } from '../store/place.ts';
import { openStore } from '../store/store.ts';
import { openLiveTable } from '../tables/stored-table.ts';
import type { Acknowledged } from './stubborn.ts';

export interface Verdict {
  readonly tables: number;
  readonly entries: number;
  readonly over: number;
  /** What is wrong; nothing, if all is well. */
  readonly wrong: readonly string[];
}

/** More entries than any log has; engines keep these numbers in four bytes. */
const everything = 2_000_000_000;

export async function inspect(place: StorePlace, acknowledged: readonly Acknowledged[]): Promise<Verdict> {
  const store = await openStore(await dialectAt(place));
  const wrong: string[] = [];
  const ids = new Set(acknowledged.map(({ table }) => table));
  let entries = 0;
  let over = 0;
  for (const id of ids) {
    const rows = await store.tables.entriesUpTo(id, everything);
    entries += rows.length;
    for (const [at, row] of rows.entries())
      if (row.number !== at + 1) wrong.push(`${id}: entry ${row.number} stands at ${at + 1}`);
    const names = rows.flatMap(({ seat, name }) => (name === null ? [] : [`${seat} ${name}`]));
    if (new Set(names).size !== names.length) wrong.push(`${id}: an action was played twice`);
    for (const { seat, name, number, action } of acknowledged.filter(({ table }) => table === id)) {
      const row = rows[number - 1];
      if (row?.name !== name || row.seat !== seat)
        wrong.push(`${id}: acknowledged action ${name} of seat ${seat} is not entry ${number}`);
      else if (!sameAction(row.data, action)) wrong.push(`${id}: entry ${number} is another action than was acknowledged`);
    }
    over += await replays(store, id, wrong);
  }
  await store.close();
  return { tables: ids.size, entries, over, wrong };
}

function sameAction(data: string, action: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(JSON.parse(data) as object) === sorted(action);
}

/** Opened from its last snapshot and played from its beginning, a table must come to the same state. */
async function replays(store: Awaited<ReturnType<typeof openStore>>, id: string, wrong: string[]): Promise<number> {
  const stored = await store.tables.load(id);
  const game = stored && (await loadGame(stored.row.game));
  if (!stored || !game) {
    wrong.push(`${id} is not there`);
    return 0;
  }
  try {
    const quick = openLiveTable(game, stored, new Map());
    const rows = await store.tables.entriesUpTo(id, everything);
    const slow = openLiveTable(game, { ...stored, snapshot: undefined, entries: rows }, new Map());
    if (JSON.stringify(quick.match?.state) !== JSON.stringify(slow.match?.state))
      wrong.push(`${id}: from its snapshot it comes to another state than from its beginning`);
  } catch (error) {
    wrong.push(`${id} does not replay: ${error}`);
  }
  return stored.row.status === 'over' ? 1 : 0;
}
