/** What a viewer saw at past moments: the log played again from the nearest snapshot, through the eyes it had then. */
import { playEntries } from '../../core/entries.ts';
import type { PastView } from '../../wire/log.ts';
import type { TableStore } from '../store/tables.ts';
import type { LiveTable, Viewer } from './live-table.ts';
import { entryOf, matchAt } from './stored-table.ts';

/** Views given out at once; with what is played again before the first, this bounds the work of a request. */
export const mostViews = 32;

/** The viewer's views after the entries of this range, as far as there are so many. */
export async function pastViews(
  tables: TableStore,
  live: LiveTable,
  viewer: Viewer,
  from: number,
  to: number,
): Promise<PastView[]> {
  const last = Math.min(to, live.index, from + mostViews - 1);
  const snapshot = await tables.snapshotBefore(live.id, from);
  const begin = snapshot?.number ?? 0;
  const rows = last > begin ? await tables.entriesAfter(live.id, begin, last - begin) : [];
  const match = matchAt(live, snapshot);
  const views: PastView[] = [];
  const look = (number: number): void => {
    // A view may share parts with the state, which plays on.
    if (number >= from && number <= last) views.push({ number, view: structuredClone(live.game.view(match.state, viewer)) });
  };
  look(begin);
  for (const row of rows) {
    const stopped = playEntries(match, [entryOf(row)]);
    if (stopped) throw new Error(`table ${live.id}: entry ${row.number} does not replay`);
    look(row.number);
  }
  return views;
}
