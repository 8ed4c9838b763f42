/** Taking steps back: freely where nothing was learned, otherwise by consent. */
import type { Action, Seat } from '../../core/game.ts';
import { forgotten, recall, type Step, takeBack } from '../../core/match.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { freeUndo, remembersStepOf } from '../../core/undo.ts';
import type { EntryRow } from '../store/schema.ts';
import { append, changeOf } from './change.ts';
import { freeTable, type House } from './house.ts';
import { type AnyMatch, type Live, recentKey, runningMatch } from './live.ts';
import { keepOrders } from './orders.ts';
import { withdrawProposal } from './play.ts';

export interface Undo {
  readonly seat: Seat;
  readonly name: string;
  /** The last entry the client knew of. */
  readonly number: number;
}

/** Takes back the seat's last step. The number of the entry, or why not. */
export function undoFreely(house: House, live: Live, wanted: Undo): number | Refusal {
  const known = live.recent.get(recentKey(wanted.seat, wanted.name));
  if (known !== undefined) return known;
  const match = runningMatch(live);
  if (isRefusal(match)) return match;
  if (wanted.number !== live.number) return houseRefusal('olderQuestion', {});
  const steps = freeUndo(match, wanted.seat);
  return isRefusal(steps) ? steps : takeSteps(house, live, match, { seat: wanted.seat, name: wanted.name, steps });
}

interface Taken {
  readonly seat: Seat;
  readonly name: string | null;
  readonly steps: number;
  readonly consent?: true;
}

export function takeSteps(house: House, live: Live, match: AnyMatch, { seat, name, steps, consent }: Taken): number {
  takeBack(match, seat, steps, consent);
  const { number } = append(house, live, { kind: 'undo', seat, data: JSON.stringify({ steps, consent }), name });
  if (name !== null) live.recent.set(recentKey(seat, name), number);
  const change = changeOf(house, live);
  const left = match.steps.length;
  change.dropSnapshotsAbove = Math.min(change.dropSnapshotsAbove ?? left, left);
  change.snapshots = change.snapshots.filter((snapshot) => snapshot.steps <= left);
  withdrawProposal(house, live);
  // An order that answered what is now taken back would only answer it again.
  if (live.orders[seat]?.length) keepOrders(house, live, seat, []);
  return number;
}

/** The table with enough in memory to judge an undo of this seat. */
export async function tableForUndo(house: House, id: string, seat: Seat): Promise<Live | Refusal> {
  const live = await freeTable(house, id);
  if (isRefusal(live) || !live.match || remembersStepOf(live.match, seat)) return live;
  const rows = await house.store.tables.entriesUpTo(id, live.number);
  const snapshots = await house.store.tables.snapshots(id);
  const again = await freeTable(house, id);
  if (isRefusal(again) || !again.match || forgotten(again.match) === 0) return again;
  const states = snapshots.map(({ steps, state }) => ({ steps, state: JSON.parse(state) as object }));
  recall(
    again.match,
    effectiveSteps(rows).map(({ step }) => step),
    states,
  );
  return again;
}

/** The steps that still count, with their numbers in the log. */
export function effectiveSteps(rows: readonly EntryRow[]): { step: Step<Action>; number: number }[] {
  const steps: { step: Step<Action>; number: number }[] = [];
  for (const { kind, seat, data, reveals, aside, number } of rows) {
    if (kind === 'undo') steps.length -= (JSON.parse(data) as { steps: number }).steps;
    if (kind === 'act')
      steps.push({ number, step: { seat, action: JSON.parse(data) as Action, reveals: reveals === 1, aside: aside === 1 } });
  }
  return steps;
}
