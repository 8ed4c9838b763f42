/** A table that lives in this browser: the match itself, its log in IndexedDB, its bots in a worker. */

import { playEntries } from '../../core/entries.ts';
import { type Event, eventsFor } from '../../core/event.ts';
import type { Action, AnyGame, Config, Seat } from '../../core/game.ts';
import { act, type Entry, eventsOf, type Match, openMatch, stateAfter, takeBack } from '../../core/match.ts';
import { writeRecord } from '../../core/record.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { freeUndo, stepsToUndo } from '../../core/undo.ts';
import { loadGame } from '../../games/index.ts';
import { randomId } from '../random-id.ts';
import { append, readEntries, readHead } from '../store/database.ts';
import type { Holder, TableHead } from '../store/tables.ts';
import { think, thinkAside } from './bots.ts';
import { localPrefix } from './local-id.ts';
import { remarksOf } from './remarks.ts';
import { seatChoicesIn } from './seat-choices.ts';
import type { Sitter, TableSource } from './source.ts';

export type AnyMatch = Match<object, Action, Event>;

/** What a table may have that is not laid for a game of one's own. */
export type Special = Partial<Pick<TableHead, 'id' | 'origin' | 'practice' | 'seed'>>;

interface Answer {
  readonly seat: Seat;
  readonly aside?: true;
  readonly answer: () => Promise<Action | undefined>;
}

/** Lays out a new table on this device and gives back its id. */
export async function layLocalTable(
  game: string,
  config: Config,
  holders: readonly Holder[],
  special: Special = {},
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
  await append(head, 0, []);
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

/** Opens a table of this device; undefined when there is none of that id, or its log cannot be played. */
export async function openLocalTable(id: string, guide?: (match: AnyMatch) => Guide): Promise<LocalTable | undefined> {
  const head = await readHead<TableHead>(id);
  const game = head && (await loadGame(head.game));
  if (!head || !game) return undefined;
  const origin = { config: head.config, ...(head.origin ? { state: head.origin } : {}) };
  const match = openMatch(game as AnyMatch['game'], origin, head.seed);
  if (playEntries(match, await readEntries<Entry<Action>>(id))) return undefined;
  return localTable(head, game, match, guide?.(match));
}

function localTable(opened: TableHead, game: AnyGame, match: AnyMatch, guide: Guide | undefined): LocalTable {
  let head = opened;
  let kept = match.entries.length;
  let driving = false;
  let closed = false;
  let elsewhere = false;
  let release: () => void = () => undefined;
  const told: Event[][] = match.steps.map((_, at) => eventsOf(match, at));
  const listeners = new Set<() => void>();
  const holders = [...head.holders];
  const orders: unknown[][] = holders.map(() => []);
  /** The question at which each bot was last heard unasked. */
  const heard = new Map<Seat, string>();
  for (const entry of match.entries) readTableEntry(entry);

  function readTableEntry(entry: Entry<Action>): void {
    if (entry.kind === 'order') orders[entry.seat] = Array.isArray(entry.order) ? [...entry.order] : [];
    if (entry.kind === 'seat') holders[entry.seat] = JSON.parse(entry.holder) as Holder;
  }

  function add(entry: Entry<Action>): void {
    match.entries.push(entry);
    readTableEntry(entry);
  }

  async function changed(): Promise<void> {
    const standing = game.standing(match.state);
    const from = kept;
    kept = match.entries.length;
    head = {
      ...head,
      holders: [...holders],
      updated: from === kept ? head.updated : Date.now(),
      steps: match.steps.length,
      waiting: game.waiting(match.state),
      ...(standing.over ? { result: standing.points } : {}),
    };
    const written = append(head, from, match.entries.slice(from));
    for (const listener of listeners) listener();
    await written;
    void drive();
  }

  function play(seat: Seat, action: Action): Refusal | undefined {
    const played = act(match, seat, action);
    if (!played.ok) return played.refusal;
    told.push([...played.events]);
    return undefined;
  }

  /** Lets orders and bots answer, one decision at a time, until a person is asked. */
  async function drive(): Promise<void> {
    if (driving || closed) return;
    driving = true;
    try {
      for (let next = nextAnswer(); next && !closed; next = nextAnswer()) {
        const steps = match.steps.length;
        const action = await next.answer();
        // A step taken back meanwhile makes the thought worthless.
        if (closed || steps !== match.steps.length) continue;
        if (!action && next.aside) continue;
        if (!action || play(next.seat, action)) break;
        await changed();
      }
    } finally {
      driving = false;
    }
  }

  function nextAnswer(): Answer | undefined {
    if (guide) {
      const told = guide.answer();
      return told && { seat: told.seat, answer: async () => told.action };
    }
    const waiting = game.waiting(match.state);
    for (const seat of waiting) {
      for (const order of orders[seat] ?? []) {
        const action = game.orders?.answer(match.state, seat, order);
        if (action) return { seat, answer: async () => action };
      }
      const holder = holders[seat];
      if (holder?.kind === 'bot')
        return { seat, answer: () => think(head.game, game.view(match.state, seat), seat, holder.level) };
    }
    return nextAside(waiting);
  }

  /** A bot that is not waited for is heard once for every question: it may answer an offer, or make one. */
  function nextAside(waiting: readonly Seat[]): Answer | undefined {
    if (!game.aside || waiting.length === 0) return undefined;
    for (const [seat, holder] of holders.entries()) {
      if (holder.kind !== 'bot' || waiting.includes(seat)) continue;
      const question = game.question(match.state, seat)?.id;
      if (question === undefined || heard.get(seat) === question) continue;
      heard.set(seat, question);
      return { seat, aside: true, answer: () => thinkAside(head.game, game.view(match.state, seat), seat, holder.level) };
    }
    return undefined;
  }

  function back(seat: Seat, steps: number, consent?: true): void {
    takeBack(match, seat, steps, consent);
    told.length = match.steps.length;
  }

  /** A step that only bots have answered is still the person's to take back, while nothing was revealed. */
  function undoable(seat: Seat): number | Refusal {
    const free = freeUndo(match, seat);
    if (!isRefusal(free) || free.reason !== 'undoOthers') return free;
    const steps = stepsToUndo(match, seat);
    const falling = match.steps.slice(match.steps.length - steps);
    const onlyBots = falling.slice(1).every((step) => holders[step.seat]?.kind === 'bot');
    if (steps === 0 || !onlyBots) return free;
    return falling.some((step) => step.reveals) ? { ...free, reason: 'undoRevealed' } : steps;
  }

  function sitter(holder: Holder): Sitter {
    if (holder.kind === 'here') return { kind: 'here', name: holder.name, present: true };
    // In a lesson nobody thinks: the others play its script.
    return guide ? { kind: 'bot', name: holder.name, present: true } : { ...holder, present: true };
  }

  const source: LocalTable = {
    id: head.id,
    kind: 'local',
    ...(head.practice ? { practice: head.practice } : {}),
    game,
    config: head.config,
    sitters: () => holders.map(sitter),
    connection: () => (elsewhere ? 'elsewhere' : 'here'),
    length: () => match.steps.length,
    hasView: () => true,
    recall: async () => undefined,
    seen: () => head.seen,
    markSeen(steps) {
      if (steps === head.seen) return;
      head = { ...head, seen: steps };
      void append(head, kept, []);
    },
    actor: (step) => match.steps[step]?.seat ?? 0,
    events: (step, viewer) => eventsFor(told[step] ?? [], viewer),
    view: (viewer, steps) => game.view(steps >= match.steps.length ? match.state : stateAfter(match, steps), viewer),
    waiting: () => game.waiting(match.state),
    seatChoices: (seat) => seatChoicesIn(game, match.state, seat),
    standing: () => game.standing(match.state),
    async act(seat, action) {
      const refusal = closed ? houseRefusal('olderQuestion', {}) : (guide?.refusal(seat, action) ?? play(seat, action));
      if (!refusal) await changed();
      return refusal;
    },
    undoRefusal(seat) {
      const steps = undoable(seat);
      return isRefusal(steps) ? steps : undefined;
    },
    undoSteps: (seat) => stepsToUndo(match, seat),
    async undo(seat) {
      const steps = undoable(seat);
      if (isRefusal(steps)) return steps;
      // Where bots have answered, the log says that they let it pass: a record takes nothing else.
      back(seat, steps, isRefusal(freeUndo(match, seat)) ? true : undefined);
      await changed();
      return undefined;
    },
    async askUndo(seat) {
      const steps = stepsToUndo(match, seat);
      if (steps > 0) back(seat, steps, true);
      await changed();
      return undefined;
    },
    orders: (seat) => (orders[seat] ?? []).filter((order) => !game.orders?.lapsed(match.state, seat, order)),
    async setOrders(seat, given) {
      if (guide) return guide.refusal(seat);
      for (const order of given) {
        const read = game.orders?.read(order);
        if (isRefusal(read)) return read;
      }
      add({ kind: 'order', seat, order: given });
      await changed();
      return undefined;
    },
    remarks: () => remarksOf(match),
    chat: () => [],
    say: async () => undefined,
    async seat(seat, { kind, name, level }) {
      const holder: Holder = kind === 'bot' ? { kind, name, level: level ?? 'medium' } : { kind: 'here', name };
      add({ kind: 'seat', seat, holder: JSON.stringify(holder) });
      await changed();
      return undefined;
    },
    async mark(seat, text) {
      add({ kind: 'mark', seat, text });
      await changed();
    },
    record: () => writeRecord(match, { names: holders.map(({ name }) => name) }),
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
  locks
    ?.request(`tafelrunde ${head.id}`, { steal: true }, () => new Promise<void>((resolve) => (release = resolve)))
    .catch(() => {
      elsewhere = !closed;
      closed = true;
      for (const listener of listeners) listener();
    });
  void changed();
  return source;
}
