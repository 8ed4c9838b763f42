/** A record of unknown origin as rows of the log, events and all, a slice at a time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame } from '../../core/game.ts';
import { act, type Entry, openMatch, takeBack } from '../../core/match.ts';
import { type RecordNotes, readRecord, recordedGame } from '../../core/record.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { loadGame } from '../../games/index.ts';
import { outOfTime } from '../../table/holder.ts';
import type { AnyMatch } from '../../table/table.ts';
import type { RecordHead, Slice } from './job.ts';
import { tooMuchIn } from './limits.ts';

type Row = Slice['entries'][number];
type Untimed = Omit<Row, 'played' | 'left'>;

/** The rows are told of finished games alone; an unfinished one goes on from its last state. */
export async function readForLog(text: string, tell: (slice: Slice) => void): Promise<RecordHead | Refusal> {
  const much = tooMuchIn(text);
  if (much) return much;
  const id = recordedGame(text);
  if (isRefusal(id)) return id;
  const game: AnyGame | undefined = await loadGame(id);
  if (!game) return houseRefusal('unknownGame', { game: id.slice(0, 40) });
  const read = readRecord(game, text);
  if (isRefusal(read)) return read;
  const { match, notes } = read;
  const { over, points, winners } = match.game.standing(match.state);
  if (over) await tellRows(match, notes, tell);
  return {
    game: id,
    config: match.origin.config,
    secret: match.seed.secret,
    contributions: match.seed.contributions,
    dealt: match.seed.dealt === true,
    origin: match.origin.state === undefined ? null : JSON.stringify(match.origin.state),
    names: notes.names,
    clock: notes.clock ?? null,
    state: JSON.stringify(match.state),
    over,
    points,
    winners,
  };
}

type SnapshotRow = Slice['snapshots'][number];

/** As at a table that is played here: opening it replays no more entries than about these, whatever was taken back. */
const snapshotEvery = 32;

/** Plays the entries once more, this time keeping the events. */
async function tellRows(read: AnyMatch, { times }: RecordNotes, tell: (slice: Slice) => void): Promise<void> {
  const match: AnyMatch = openMatch(read.game, read.origin, read.seed);
  const entries: Row[] = [];
  const snapshots: SnapshotRow[] = [];
  for (const [at, entry] of read.entries.entries()) {
    const row = replayOne(match, entry);
    if (!row) continue;
    const time = times?.[at];
    entries.push({ ...row, played: time ? Date.parse(time.at) : 0, left: time?.left ?? null });
    const steps = match.steps.length;
    if (row.kind === 'undo') while ((snapshots.at(-1)?.steps ?? -1) > steps) snapshots.pop();
    if (entries.length - (snapshots.at(-1)?.number ?? 0) < snapshotEvery) continue;
    if (snapshots.at(-1)?.steps === steps) snapshots.pop();
    const draws = match.seed.dealt ? JSON.stringify(match.draws) : null;
    snapshots.push({ steps, number: entries.length, state: JSON.stringify(match.state), draws });
  }
  // All at once they would be taken in at one stretch by whoever listens.
  for (const some of slices(entries, ({ data, events }) => data.length + events.length)) {
    tell({ entries: some, snapshots: [] });
    await sleep(pace);
  }
  for (const some of slices(snapshots, ({ state }) => state.length)) {
    tell({ entries: [], snapshots: some });
    await sleep(pace);
  }
}

/** Milliseconds between two slices. */
const pace = 2;

/** Of a slice: rows, and characters beyond which no further row is added. */
export const mostRows = 50;
const mostCharacters = 50_000;

function* slices<T>(rows: readonly T[], sizeOf: (row: T) => number): Generator<T[]> {
  let slice: T[] = [];
  let size = 0;
  for (const row of rows) {
    slice.push(row);
    size += sizeOf(row);
    if (slice.length < mostRows && size < mostCharacters) continue;
    yield slice;
    slice = [];
    size = 0;
  }
  if (slice.length) yield slice;
}

/** Orders of the record stay in its text, and marks, unless they say that time was out. */
function replayOne(match: AnyMatch, entry: Entry<{ type: string }>): Untimed | undefined {
  const { seat } = entry;
  if (entry.kind === 'act') {
    const played = act(match, seat, entry.action);
    const step = match.steps.at(-1);
    if (!played.ok || !step) return undefined;
    const flags = { reveals: step.reveals ? 1 : 0, aside: step.aside ? 1 : 0 };
    return { kind: 'act', seat, data: JSON.stringify(step.action), events: JSON.stringify(played.events), ...flags };
  }
  const plain = { seat, events: '[]', reveals: 0, aside: 0 };
  if (entry.kind === 'undo') {
    takeBack(match, seat, entry.steps, entry.consent);
    return { kind: 'undo', data: JSON.stringify({ steps: entry.steps, consent: entry.consent }), ...plain };
  }
  if (entry.kind === 'mark')
    return entry.text === outOfTime ? { kind: 'mark', data: JSON.stringify(outOfTime), ...plain } : undefined;
  return entry.kind === 'seat' ? { kind: 'seat', data: JSON.stringify(entry.holder), ...plain } : undefined;
}
