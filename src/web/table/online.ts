/** A table on the server, as this device is told of it. Choices and refusals are worked out here, on an imagined state. */
import { levels } from '../../bots/levels.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { loadGame } from '../../games/index.ts';
import type { PositionMessage } from '../../wire/log.ts';
import type { ServerMessage, ServerMessageOf } from '../../wire/messages.ts';
import type { ClientRequest } from '../../wire/requests.ts';
import type { TableDescription } from '../../wire/tables.ts';
import {
  describeTable,
  fetchRecord,
  handSeatOver,
  knownPerson,
  letBotSit,
  letSpectatorsTalk,
  pastViews,
  resignSeat,
  silencePerson,
  takeSeatBack,
} from '../online/api.ts';
import { emptyFeed, type Feed, missingViews, readEntries, readPosition, readViews, viewAfter } from '../online/feed.ts';
import { recognise } from '../online/recognise.ts';
import { ask, watch } from '../online/socket.ts';
import { feedsOf, keepTable, type SeenChat, type SeenTable, seenTable } from '../store/seen-tables.ts';
import { botName } from './names.ts';
import { seatChoicesIn } from './seat-choices.ts';
import type { Connection, HolderView, SeatChoices, TableSource } from './source.ts';

/** A table of the server, from its lobby on. */
export interface OnlineTable {
  readonly source: TableSource;
  description(): TableDescription;
  /** True once the game has begun and its position is here. */
  ready(): boolean;
}

const refusalOf = (answer: { readonly ok: boolean; readonly refusal?: Refusal }): Refusal | undefined => answer.refusal;
const imagined = fastRandom(1);
/** Views asked for in one go, ahead of what is being shown. */
const ahead = 24;
/** Changes in quick succession are kept together, after so many milliseconds. */
const keepAfter = 500;

/** Opens a table of the server; where the server does not answer, as it was last seen on this device. */
export async function openOnlineTable(id: string): Promise<OnlineTable | undefined> {
  await recognise();
  const answer = await describeTable(id);
  const seen = !answer.ok && answer.unanswered ? await seenTable(id) : undefined;
  const description = answer.ok ? answer.body.table : seen?.description;
  const game = description && (await loadGame(description.game));
  return game && onlineTable(game, description, seen);
}

function onlineTable(game: AnyGame, opened: TableDescription, seen?: SeenTable): OnlineTable {
  const { id } = opened;
  const seenKey = `tafelrunde-seen-${id}`;
  const kept = localStorage.getItem(seenKey);
  const seenBefore = kept === null ? undefined : Number(kept);
  const feeds = seen ? feedsOf(seen) : new Map<Seat | null, Feed>();
  const listeners = new Set<() => void>();
  /** A new list with every line, so that whoever shows it sees that it has changed. */
  let chat: SeenChat = seen?.chat ?? [];
  let description = opened;
  let online: readonly Seat[] = [];
  let spectators = 0;
  let connection: Connection = 'connecting';
  let record: string | undefined;
  let offered = new Map<Seat, SeatChoices>();

  let keeping: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(keeping);
    keeping = undefined;
    void keepTable(description, feeds, chat);
  };
  const changed = () => {
    offered = new Map();
    keeping ??= setTimeout(keep, keepAfter);
    for (const listener of listeners) listener();
  };
  const feedOf = (seat: Seat | null): Feed => {
    const feed = feeds.get(seat) ?? emptyFeed();
    feeds.set(seat, feed);
    return feed;
  };
  /** The feed that tells how far the game is: any will do, they all know the same steps. */
  const mainFeed = (): Feed => feeds.values().next().value ?? emptyFeed();
  const me = () => knownPerson();
  const isMine = (seat: Seat) => description.seats[seat]?.person === me() && me() !== undefined;

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'done':
        asking = false;
        break;
      case 'table':
        hearTable(message.table);
        break;
      case 'presence':
        online = message.online;
        spectators = message.spectators;
        break;
      case 'position':
        hearPosition(message);
        break;
      case 'entries':
        readEntries(feedOf(message.seat), message.entries);
        break;
      case 'chat':
        for (const line of message.lines) hearChat(line);
        break;
      case 'unseated':
        // Somebody else has the seat now. What it saw stays on the table until a spectator's view is here.
        unseated = true;
        follow();
        break;
    }
    changed();
  }

  function hearTable(table: TableDescription): void {
    const was = description.seats.filter(({ seat }) => isMine(seat)).length;
    description = table;
    const isNow = description.seats.filter(({ seat }) => isMine(seat)).length;
    // A seat just taken, or a game just begun, is told of only after asking again.
    if (table.status === 'unfinished') askRecord();
    if (isNow > was || (table.status !== 'open' && feeds.size === 0 && !asking)) follow();
  }

  function hearPosition(position: PositionMessage): void {
    const first = feeds.size === 0;
    readPosition(feedOf(position.seat), position);
    if (position.seat === null) unseated = false;
    for (const seat of [...feeds.keys()]) if (seat !== position.seat && (seat === null || !isMine(seat))) feeds.delete(seat);
    // Where the person left off is shown first, so it must be here before anything is.
    if (first && seenBefore !== undefined && seenBefore < mainFeed().steps.length) {
      prepared = false;
      void recall(undefined, seenBefore, seenBefore + ahead).then(() => {
        prepared = true;
        changed();
      });
    }
    if (position.standing) askRecord();
  }

  function askRecord(): void {
    if (record === undefined) {
      record = '';
      void fetchRecord(id).then((text) => {
        record = text;
        changed();
      });
    }
  }

  function hearChat(line: ServerMessageOf<'chat'>['lines'][number]): void {
    if (!chat.some(({ number }) => number === line.number)) chat = [...chat, { ...line, seat: line.seat ?? undefined }];
  }

  let prepared = true;
  let unseated = false;
  const recalling = new Map<string, Promise<void>>();

  /** The feed that can tell what a viewer saw, and whose it is. */
  function feedFor(viewer: Seat | undefined): readonly [Seat | null, Feed] {
    const own = feeds.get(viewer ?? null);
    return own ? [viewer ?? null, own] : (feeds.entries().next().value ?? [null, emptyFeed()]);
  }

  async function recall(viewer: Seat | undefined, from: number, to: number): Promise<void> {
    const [seat, feed] = feedFor(viewer);
    const missing = missingViews(feed, Math.max(0, from), to);
    if (!missing) return;
    const key = `${seat} ${missing.from} ${missing.to}`;
    const running =
      recalling.get(key) ??
      pastViews(id, seat, missing.from, missing.to).then((answer) => {
        if (answer.ok) readViews(feed, answer.body.views);
        recalling.delete(key);
      });
    recalling.set(key, running);
    await running;
  }

  let stop: () => void = () => undefined;
  let asking = false;
  function follow(): void {
    asking = true;
    stop();
    stop = watch(id, {
      seen: () => ({
        // A spectator's eyes have seen nothing yet.
        seen: feeds.size && !unseated ? Math.min(...[...feeds.values()].map(({ number }) => number)) : 0,
        heard: chat.at(-1)?.number ?? 0,
      }),
      hear,
      connection(state) {
        connection = state;
        changed();
      },
    });
  }
  follow();

  function holderView({ person, bot, name, seat, resigned }: TableDescription['seats'][number]): HolderView {
    const mine = isMine(seat);
    const level = levels.find((one) => one === bot);
    const called = name || (bot === null ? '…' : botName(seat));
    if (bot !== null) return { kind: 'bot', name: called, present: true, mine, resigned, ...(level ? { level } : {}) };
    if (mine) return { kind: 'here', name: called, present: true, mine };
    return { kind: person === null ? 'nobody' : 'away', name: called, present: online.includes(seat) };
  }

  function view(viewer: Seat | undefined, steps: number): object {
    const own = feeds.get(viewer ?? null);
    if (own) return viewAfter(own, steps) ?? {};
    const [seat, feed] = feeds.entries().next().value ?? [];
    const known = feed && viewAfter(feed, steps);
    // What a spectator sees follows from what any seat sees.
    return known && seat !== undefined ? game.view(game.imagine(known, seat ?? undefined, imagined), viewer) : {};
  }

  function seatChoices(seat: Seat): SeatChoices {
    const made =
      offered.get(seat) ?? seatChoicesIn(game, game.imagine(view(seat, mainFeed().steps.length), seat, imagined), seat);
    offered.set(seat, made);
    return made;
  }

  async function request(message: ClientRequest): Promise<Refusal | undefined> {
    const answer = await ask(message);
    return answer.type === 'refused' ? answer.refusal : undefined;
  }

  const unfinished = () => description.status === 'unfinished';

  const source: TableSource = {
    id,
    kind: 'online',
    game,
    config: opened.config,
    holders: () => description.seats.map(holderView),
    connection: () => connection,
    length: () => mainFeed().steps.length,
    hasView: (viewer, steps) => feedFor(viewer)[1].views.has(steps),
    recall,
    seen: () => seenBefore,
    markSeen: (steps) => localStorage.setItem(seenKey, String(steps)),
    actor: (step) => mainFeed().steps[step]?.seat ?? 0,
    events: (step, viewer) => (feeds.get(viewer ?? null) ?? mainFeed()).steps[step]?.events ?? [],
    view,
    waiting: () => mainFeed().last?.waiting ?? [],
    seatChoices,
    standing: () => mainFeed().last?.standing ?? (unfinished() ? (description.standing ?? undefined) : undefined),
    act: (seat, action) => request({ type: 'act', table: id, seat, action, question: feedOf(seat).last?.question?.id ?? '' }),
    undoRefusal(seat) {
      const last = feeds.get(seat)?.last;
      return (last?.undo ?? 0) > 0 ? undefined : (last?.undoRefusal ?? houseRefusal('nothingToUndo', {}));
    },
    undoSteps(seat) {
      const { steps } = mainFeed();
      const last = steps.findLastIndex((step) => step.seat === seat);
      return last < 0 ? 0 : steps.length - last;
    },
    undo: (seat) => request({ type: 'undo', table: id, seat, number: feedOf(seat).number }),
    askUndo: (seat) => request({ type: 'propose', table: id, seat, what: 'undo' }),
    orders: (seat) => feeds.get(seat)?.last?.orders ?? [],
    setOrders: (seat, orders) => request({ type: 'orders', table: id, seat, orders }),
    remarks: () => mainFeed().remarks,
    chat: () => chat,
    say: (text) => request({ type: 'chat', table: id, text }),
    async seat(seat, { kind, level }) {
      return refusalOf(await (kind === 'bot' ? letBotSit(id, seat, level ?? '') : takeSeatBack(id, seat)));
    },
    company: {
      // Whoever looks on does not count himself.
      spectators: () => Math.max(0, spectators - (description.seats.some(({ seat }) => isMine(seat)) ? 0 : 1)),
      talk() {
        const { talk: allowed = true, silenced = [], host, seats } = description;
        const me = knownPerson();
        const belongs = host === me || seats.some(({ person }) => person !== null && person === me);
        const muted = me !== undefined && silenced.includes(me);
        return { mine: !muted && (belongs || allowed), spectators: allowed, silenced, host: host === me };
      },
      letSpectatorsTalk: async (on) => refusalOf(await letSpectatorsTalk(id, on)),
      silence: async (person, on) => refusalOf(await silencePerson(id, person, on)),
      proposal: () => (description.proposal ? { steps: 0, ...description.proposal } : undefined),
      answer: (agree) => request({ type: 'answer', table: id, agree }),
      askEnd: (seat) => request({ type: 'propose', table: id, seat, what: 'end' }),
      next: () => description.next ?? undefined,
      unfinished,
      resign: async (seat) => refusalOf(await resignSeat(id, seat)),
      async handOver(seat) {
        const made = await handSeatOver(id, seat);
        return made.ok ? made.body.invitation.link : made.refusal;
      },
    },
    record: () => record || undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      if (keeping !== undefined) keep();
      stop();
    },
  };
  return { source, description: () => description, ready: () => prepared && mainFeed().last !== undefined };
}
