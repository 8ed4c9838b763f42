/** A table that lives in this browser: it drives the table itself, with its log in IndexedDB and its bots in a worker. */

import { type Level, levels } from '../../bots/levels.ts';
import { type Event, eventsFor } from '../../core/event.ts';
import type { Action, Config, Seat } from '../../core/game.ts';
import { type Entry, eventsOf, openMatch, stateAfter } from '../../core/match.ts';

import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { stepsToUndo } from '../../core/undo.ts';
import { writeRecord } from '../../core/write-record.ts';
import { loadGame } from '../../games/index.ts';
import { awaitedNow } from '../../table/awaited.ts';
import { type BotTurn, botTurns, hear, isStillAsked } from '../../table/bots.ts';
import { proposeUndo } from '../../table/consent.ts';
import type { Outcome } from '../../table/facts.ts';
import { type DeviceHolder, forDevice, fromDevice, type Holder, personHere } from '../../table/holder.ts';
import { replayLog } from '../../table/opening.ts';
import { giveOrders, playAction } from '../../table/play.ts';
import { sitDown } from '../../table/seats.ts';
import { type AnyMatch, newTable, type Table } from '../../table/table.ts';
import { freeSteps, undoFreely } from '../../table/undo.ts';
import { randomId } from '../random-id.ts';
import { append, readEntries, readHead } from '../store/database.ts';
import type { TableHead } from '../store/tables.ts';
import { think, thinkAside, thinkFrom } from './bots.ts';
import { localPrefix } from './local-id.ts';
import { remarksOf } from './remarks.ts';
import { seatChoicesIn } from './seat-choices.ts';
import type { HolderView, TableSource } from './source.ts';

/** What a table may have that is not laid for a game of one's own. */
export type Special = Partial<Pick<TableHead, 'id' | 'origin' | 'practice' | 'seed' | 'daily' | 'branch'>>;

/** Lays out a new table on this device and gives back its id. */
export async function layLocalTable(
  game: string,
  config: Config,
  holders: readonly DeviceHolder[],
  special: Special = {},
  entries: readonly Entry<Action>[] = [],
): Promise<string> {
  const id = `${localPrefix}${randomId(4)}`;
  const now = Date.now();
  const head: TableHead = {
    id,
    game,
    config,
    holders,
    seed: { secret: randomId(32), contributions: [] },
    created: now,
    updated: now,
    steps: 0,
    seen: 0,
    waiting: [],
    ...special,
  };
  await append(head, 0, entries);
  return head.id;
}

/** Somebody who watches over a table: a lesson, which answers for the others and keeps the learner to its steps. */
export interface Guide {
  /** Why this is not the moment for the action, or for anything that is no action. */
  refusal(seat: Seat, action?: Action): Refusal | undefined;
  answer(): { readonly seat: Seat; readonly action: Action } | undefined;
}

export interface LocalTable extends TableSource {
  /** Notes something in the log that the game does not know of. */
  mark(seat: Seat, text: string): Promise<void>;
}

/** The record of a table of this device, without opening it: somebody may sit there. */
export async function localRecord(id: string): Promise<string | undefined> {
  const opened = await readTable(id);
  return opened && writeRecord(opened.match);
}

/** Opens a table of this device; undefined when there is none of that id, or its log cannot be played. */
export async function openLocalTable(id: string, guide?: (match: AnyMatch) => Guide): Promise<LocalTable | undefined> {
  const opened = await readTable(id);
  return opened && localTable(opened.head, opened.table, opened.match, guide?.(opened.match));
}

async function readTable(id: string): Promise<{ head: TableHead; table: Table; match: AnyMatch } | undefined> {
  const head = await readHead<TableHead>(id);
  const game = head && (await loadGame(head.game));
  if (!head || !game) return undefined;
  const origin = { config: head.config, ...(head.origin ? { state: head.origin } : {}) };
  const match: AnyMatch = openMatch(game, origin, head.seed);
  const table = newTable({ game, config: head.config, home: 'device', holders: head.holders.map(fromDevice), match });
  if (replayLog(table, match, await readEntries<Entry<Action>>(id))) return undefined;
  table.status = table.game.standing(match.state).over ? 'over' : 'running';
  return { head, table, match };
}

function localTable(opened: TableHead, table: Table, match: AnyMatch, guide: Guide | undefined): LocalTable {
  const { game } = table;
  let head = opened;
  let kept = match.entries.length;
  let writing = Promise.resolve();
  let driving = false;
  let closed = false;
  let elsewhere = false;
  let release: () => void = () => undefined;
  const told: Event[][] = match.steps.map((_, at) => eventsOf(match, at));
  const listeners = new Set<() => void>();

  /** Whom the table waits for and for what, as lists say it. */
  function waited(): Pick<TableHead, 'waiting' | 'awaited'> {
    const waiting = game.waiting(match.state);
    const awaited = awaitedNow(game, game.view(match.state, undefined), waiting);
    return { waiting, ...(awaited ? { awaited } : {}) };
  }

  /** Takes in what the table answered: keeps it, tells whoever looks, and lets the next bot think. */
  async function keep(outcome: Outcome | Refusal): Promise<Refusal | undefined> {
    if (isRefusal(outcome)) return outcome;
    for (const entry of outcome.entries) {
      if (entry.kind === 'act') told.push([...entry.events]);
      if (entry.kind === 'undo') told.length -= entry.steps;
    }
    const { result: _, awaited: __, ...before } = head;
    const { over, points } = game.standing(match.state);
    head = {
      ...before,
      holders: table.holders.map(forDevice),
      updated: kept === match.entries.length ? head.updated : Date.now(),
      steps: match.steps.length,
      ...waited(),
      ...(over ? { result: points } : {}),
    };
    const written = write();
    for (const listener of listeners) listener();
    try {
      await written;
    } finally {
      void drive();
    }
    return undefined;
  }

  /**
   * Writes what is not written yet, one after the other. What could not be written, because there was no room, goes along with what
   * comes next: a log with a gap could never be played again.
   */
  function write(): Promise<void> {
    const attempt = writing.then(async () => {
      const until = match.entries.length;
      await append(head, kept, match.entries.slice(kept));
      kept = until;
    });
    writing = attempt.catch(() => undefined);
    return attempt;
  }

  const nothing: Outcome = { entries: [], facts: [] };

  function play(seat: Seat, action: Action, decider: 'person' | 'bot'): Outcome | Refusal {
    if (closed) return houseRefusal('olderQuestion', {});
    return table.status === 'over' ? houseRefusal('over', {}) : playAction(table, { seat, action, decider }, Date.now());
  }

  /** Lets bots answer, one decision at a time, until a person is asked. */
  async function drive(): Promise<void> {
    if (driving || closed) return;
    driving = true;
    try {
      while (!closed && (await (guide ? playAnswer(guide) : playBot()))) if (closed) break;
    } finally {
      driving = false;
    }
  }

  /** Whether there was something to play that could be played. */
  async function playAnswer({ answer }: Guide): Promise<boolean> {
    const next = answer();
    return next !== undefined && !(await keepUntold(play(next.seat, next.action, 'bot')));
  }

  /** What nobody here has done: whether it could be written is said with the next thing that somebody does. */
  function keepUntold(outcome: Outcome | Refusal): Promise<Refusal | undefined> {
    return keep(outcome).catch(() => undefined);
  }

  /** Whether a bot had its turn, so that the next may have one. */
  async function playBot(): Promise<boolean> {
    const [turn] = botTurns(table);
    if (!turn) return false;
    hear(table, turn);
    const action = await thought(turn);
    // A step taken back meanwhile makes the thought worthless.
    if (closed || !isStillAsked(table, turn)) return true;
    if (!action) return turn.aside;
    return !(await keepUntold(play(turn.seat, action, 'bot')));
  }

  async function thought({ seat, level, aside }: BotTurn): Promise<Action | undefined> {
    const { daily } = head;
    if (daily) {
      // Anybody who plays it again must come to the same; so nobody speaks unasked either.
      if (aside) return undefined;
      const { thoughtSeed } = await import('../../daily/challenge.ts');
      const seed = thoughtSeed(head.seed.secret, match.steps.length);
      return thinkFrom(seed, daily.iterations, head.game, game.view(match.state, seat), seat);
    }
    return (aside ? thinkAside : think)(head, game.view(match.state, seat), seat, levelOf(level));
  }

  const source: LocalTable = {
    id: head.id,
    kind: 'local',
    ...(head.practice ? { practice: head.practice } : {}),
    ...(head.daily ? { daily: true } : {}),
    game,
    config: head.config,
    holders: () => table.holders.map((holder) => holderView(holder, guide !== undefined)),
    connection: () => (elsewhere ? 'elsewhere' : 'here'),
    length: () => match.steps.length,
    hasView: () => true,
    recall: async () => undefined,
    seen: () => head.seen,
    markSeen(steps) {
      if (steps === head.seen) return;
      head = { ...head, seen: steps };
      write().catch(() => undefined);
    },
    actor: (step) => match.steps[step]?.seat ?? 0,
    events: (step, viewer) => eventsFor(told[step] ?? [], viewer),
    view: (viewer, steps) => game.view(steps >= match.steps.length ? match.state : stateAfter(match, steps), viewer),
    waiting: () => game.waiting(match.state),
    seatChoices: (seat) => seatChoicesIn(game, match.state, seat),
    standing: () => game.standing(match.state),
    act: async (seat, action) => guide?.refusal(seat, action) ?? keep(play(seat, action, 'person')),
    undoRefusal(seat) {
      const steps = freeSteps(table, match, seat);
      return isRefusal(steps) ? steps : undefined;
    },
    undoSteps: (seat) => stepsToUndo(match, seat),
    undo: async (seat) => keep(undoFreely(table, seat, Date.now())),
    askUndo: async (seat) => keep(proposeUndo(table, seat, personHere, Date.now())),
    orders: (seat) => table.orders[seat] ?? [],
    setOrders: async (seat, orders) => (guide ? guide.refusal(seat) : keep(giveOrders(table, seat, orders, Date.now()))),
    remarks: () => remarksOf(match),
    chat: () => [],
    say: async () => undefined,
    async seat(seat, { kind, name, level = 'medium' }) {
      const holder = fromDevice(kind === 'bot' ? { kind, name, level } : { kind: 'here', name });
      return keep(sitDown(table, seat, holder, Date.now()));
    },
    async mark(seat, text) {
      match.entries.push({ kind: 'mark', seat, text });
      await keep(nothing);
    },
    record: () => writeRecord(match, { names: table.holders.map(({ name }) => name ?? '') }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      release();
    },
  };
  // One tab at a time writes the log: the newest takes the table over, the older one stands still and says so.
  // Plain http has no locks; there nothing stops a second tab.
  const locks: LockManager | undefined = navigator.locks;
  const lock = `tafelrunde ${head.id}`;
  locks
    ?.request(lock, { steal: true }, () => new Promise<void>((resolve) => (release = resolve)))
    .catch(() => {
      elsewhere = !closed;
      closed = true;
      for (const listener of listeners) listener();
      if (elsewhere) comeBack(lock);
    });
  void keepUntold(nothing);
  return source;
}

/** When the other tab lets go of the table, this one takes it up where it stands now. */
function comeBack(lock: string): void {
  const here = location.href;
  const waited = navigator.locks.request(lock, () => {
    if (location.href === here) location.reload();
  });
  // A page that goes away waits no longer, and Firefox says so.
  waited.catch(() => undefined);
}

/** In a lesson nobody thinks: the others play its script. */
function holderView({ name, bot }: Holder, scripted: boolean): HolderView {
  const seen = { name: name ?? '', present: true };
  if (bot === null) return { kind: 'here', ...seen };
  return scripted ? { kind: 'bot', ...seen } : { kind: 'bot', level: levelOf(bot), ...seen };
}

/** Old tables may name a bot that can no longer be chosen. */
function levelOf(bot: string): Level {
  return levels.find((level) => level === bot) ?? 'medium';
}
