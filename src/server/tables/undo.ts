/** Taking back at a table of the server, whose beginning need not be in memory. */
import type { Action, Seat } from '../../core/game.ts';
import { forgotten, recall, type Step } from '../../core/match.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { remembersStepOf } from '../../core/undo.ts';
import { isEnded } from '../../table/table.ts';
import * as table from '../../table/undo.ts';
import { serverRefusal } from '../refusal.ts';
import type { EntryRow, Selected } from '../store/schema.ts';
import { keep } from './change.ts';
import { type LiveTable, madeBy } from './live-table.ts';
import { settledTable, type TableRegistry } from './registry.ts';
import { snapshotIn } from './stored-table.ts';

export interface Undo {
  readonly seat: Seat;
  readonly requestId: string;
  /** The last entry the client knew of. */
  readonly index: number;
}

/** Takes back the seat's last step. The index of the entry, or why not. */
export function undoFreely(registry: TableRegistry, live: LiveTable, { seat, requestId, index }: Undo): number | Refusal {
  const made = madeBy(live, seat, requestId);
  if (made !== undefined) return made;
  // What a tournament has counted stays as it is.
  if (live.row.tournament !== null && isEnded(live)) return serverRefusal('notRunning', {});
  if (live.status === 'running' && index !== live.index) return houseRefusal('olderQuestion', {});
  return keep(registry, live, table.undoFreely(live, seat, registry.now()), requestId);
}

/**
 * The table, free to be changed and with enough in memory to judge an undo of this seat. Asks again where something happened
 * while the store was asked: what is recalled must be of the very table it is recalled into.
 */
export async function tableForUndo(registry: TableRegistry, id: string, seat: Seat): Promise<LiveTable | Refusal> {
  const { tables } = registry.store;
  for (;;) {
    const live = await settledTable(registry, id);
    if (isRefusal(live) || !live.match || remembersStepOf(live.match, seat)) return live;
    const { index } = live;
    const rows = await tables.entriesUpTo(id, index);
    const snapshots = await tables.snapshots(id);
    if (registry.live.get(id) !== live || live.pending || live.index !== index) continue;
    recallInto(live, rows, snapshots);
    return live;
  }
}

function recallInto(live: LiveTable, rows: readonly EntryRow[], snapshots: readonly Selected<'snapshots'>[]): void {
  if (!live.match) return;
  const steps = effectiveSteps(rows);
  for (let at = 0; at < forgotten(live.match); at++) live.stepIndices[at] = steps[at]?.index ?? 0;
  recall(
    live.match,
    steps.map(({ step }) => step),
    snapshots.map(snapshotIn),
  );
}

/** The steps that still count, each with its index in the log. */
function effectiveSteps(rows: readonly EntryRow[]): { step: Step<Action>; index: number }[] {
  const steps: { step: Step<Action>; index: number }[] = [];
  for (const { kind, seat, data, reveals, aside, number } of rows) {
    if (kind === 'undo') steps.length -= (JSON.parse(data) as { steps: number }).steps;
    if (kind === 'act')
      steps.push({
        index: number,
        step: { seat, action: JSON.parse(data) as Action, reveals: reveals === 1, aside: aside === 1 },
      });
  }
  return steps;
}
