/** A finished or imported game as a table one can only look at; every line has been played again by the rules. */
import type { Comment } from '../../core/comments.ts';
import { eventsFor } from '../../core/event.ts';
import { seedHash } from '../../core/fairness.ts';
import type { Action, Seat } from '../../core/game.ts';
import { onMap } from '../../core/maps.ts';
import { type Entry, eventsOf, stateAfter } from '../../core/match.ts';
import { type RecordNotes, readRecord, recordedGame } from '../../core/record.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { loadWholeGame } from '../../games/index.ts';
import type { AnyMatch } from '../../table/table.ts';
import { clocksAfter } from './clocks.ts';
import { remarksOf } from './remarks.ts';
import { seatChoicesIn } from './seat-choices.ts';
import type { TableSource } from './source.ts';

export interface Replay {
  readonly source: TableSource;
  /** The published hash of the seed, checked against the seed itself. */
  readonly hash: string;
  readonly over: boolean;
  /** What players added to the shuffles. */
  readonly contributions: readonly string[];
  readonly match: AnyMatch;
  readonly names: readonly string[];
  /** What the record's comments say of its moments. */
  readonly comments: readonly Comment[];
}

export async function openRecord(text: string): Promise<Replay | Refusal> {
  const id = recordedGame(text);
  if (isRefusal(id)) return id;
  const anyMap = await loadWholeGame(id);
  if (!anyMap) return houseRefusal('unknownGame', { game: id });
  const read = readRecord(anyMap, text);
  if (isRefusal(read)) return read;
  const game = onMap(anyMap, read.match.origin.config);
  const { match, notes } = read;
  const told = match.steps.map((_, at) => eventsOf(match, at));
  const nothing = houseRefusal('over', {});
  const timed = timesOfSteps(match.entries, notes);
  const source: TableSource = {
    id: 'record',
    kind: 'record',
    game,
    config: match.origin.config,
    holders: () =>
      Array.from({ length: match.origin.config.players }, (_, seat) => ({
        kind: 'nobody',
        name: notes.names[seat] ?? '',
        present: true,
      })),
    connection: () => 'here',
    length: () => match.steps.length,
    hasView: () => true,
    recall: async () => undefined,
    seen: () => match.steps.length,
    markSeen: () => undefined,
    actor: (step) => match.steps[step]?.seat ?? 0,
    time: (step) => timed[step]?.time,
    clocks: (after) => notes.clock && clocksAfter(notes.clock, match.origin.config.players, timed.slice(0, after)),
    events: (step, viewer) => eventsFor(told[step] ?? [], viewer),
    view: (viewer, steps) => game.view(stateAfter(match, steps), viewer),
    waiting: () => game.waiting(match.state),
    seatChoices: (seat) => ({ ...seatChoicesIn(game, match.state, seat), choices: [] }),
    standing: () => game.standing(match.state),
    act: async () => nothing,
    undoRefusal: () => nothing,
    undoSteps: () => 0,
    undo: async () => nothing,
    askUndo: async () => nothing,
    orders: () => [],
    setOrders: async () => nothing,
    remarks: () => remarksOf(match),
    chat: () => [],
    say: async () => undefined,
    seat: async () => undefined,
    record: () => text,
    subscribe: () => () => undefined,
    close: () => undefined,
  };
  return {
    source,
    hash: seedHash(match.seed.secret),
    over: game.standing(match.state).over,
    contributions: match.seed.contributions,
    match,
    names: notes.names,
    comments: notes.comments ?? [],
  };
}

interface TimedStep {
  readonly seat: Seat;
  readonly time?: number;
  readonly left?: number;
}

/** Of the steps that count: when each was done, and what its player's clock showed then. */
function timesOfSteps(entries: readonly Entry<Action>[], { times }: RecordNotes): TimedStep[] {
  const steps: TimedStep[] = [];
  for (const [index, entry] of entries.entries()) {
    const { at, left } = times?.[index] ?? {};
    if (entry.kind === 'act')
      steps.push({ seat: entry.seat, ...(at ? { time: Date.parse(at) } : {}), ...(left === undefined ? {} : { left }) });
    if (entry.kind === 'undo') steps.length -= entry.steps;
  }
  return steps;
}
