/** A record of unknown origin as rows of the log, events and all. */
import type { AnyGame } from '../../core/game.ts';
import { act, type Entry, openMatch, takeBack } from '../../core/match.ts';
import { readRecord, recordedGame } from '../../core/record.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { loadGame } from '../../games/index.ts';
import type { AnyMatch } from '../../table/table.ts';
import type { ReadRecord } from './job.ts';

type Row = ReadRecord['entries'][number];

export async function readForLog(text: string): Promise<ReadRecord | Refusal> {
  const id = recordedGame(text);
  if (isRefusal(id)) return id;
  const game: AnyGame | undefined = await loadGame(id);
  if (!game) return houseRefusal('unknownGame', { game: id.slice(0, 40) });
  const read = readRecord(game, text);
  if (isRefusal(read)) return read;
  const { match, notes } = read;
  const { entries, snapshots } = replayed(match);
  const { over, points, winners } = game.standing(match.state);
  return {
    game: id,
    config: match.origin.config,
    secret: match.seed.secret,
    contributions: match.seed.contributions,
    origin: match.origin.state === undefined ? null : JSON.stringify(match.origin.state),
    names: notes.names,
    entries,
    snapshots,
    state: JSON.stringify(match.state),
    over,
    points,
    winners,
  };
}

/** Plays the entries once more, this time keeping the events. */
function replayed(read: AnyMatch): Pick<ReadRecord, 'entries' | 'snapshots'> {
  const match: AnyMatch = openMatch(read.game, read.origin, read.seed);
  const entries: Row[] = [];
  const numbers = new Map<number, number>();
  for (const entry of read.entries) {
    const row = replayOne(match, entry);
    if (!row) continue;
    entries.push(row);
    if (match.snapshots.at(-1)?.steps === match.steps.length) numbers.set(match.steps.length, entries.length);
  }
  const snapshots = match.snapshots
    .filter(({ steps }) => steps > 0)
    .map(({ steps, state }) => ({ steps, number: numbers.get(steps) as number, state: JSON.stringify(state) }));
  return { entries, snapshots };
}

/** Orders and marks of the record stay in its text. */
function replayOne(match: AnyMatch, entry: Entry<{ type: string }>): Row | undefined {
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
  return entry.kind === 'seat' ? { kind: 'seat', data: JSON.stringify(entry.holder), ...plain } : undefined;
}
