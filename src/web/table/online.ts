/** A table on the server, as this device is told of it. Choices and refusals are worked out here, on an imagined state. */
import { levels } from '../../bots/levels.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import { onMap } from '../../core/maps.ts';
import { houseRefusal } from '../../core/refusal.ts';
import { loadGame } from '../../games/index.ts';
import { type ChangedMessage, type PositionMessage, positionAfter } from '../../wire/log.ts';
import type { ServerMessage, ServerMessageOf } from '../../wire/messages.ts';
import type { TableDescription } from '../../wire/tables.ts';
import { attend, describeTable, fetchRecord, knownPerson, letBotSit, takeSeatBack } from '../online/api.ts';
import { type Feed, readEntries, readPosition } from '../online/feed.ts';
import { recognise } from '../online/recognise.ts';
import { refusalOf, request } from '../online/refusals.ts';
import { watch } from '../online/socket.ts';
import { feedsOf, keepTable, type SeenChat, type SeenTable, seenTable } from '../store/seen-tables.ts';
import { clocksAfter, clocksNow, heardClocks, type ToldClocks } from './clocks.ts';
import { botName } from './names.ts';
import { holds, onlineCompany } from './online-company.ts';
import { openFeeds } from './online-feeds.ts';
import { seatChoicesIn } from './seat-choices.ts';
import type { Connection, HolderView, SeatChoices, TableSource } from './source.ts';

/** A table of the server, from its lobby on. */
export interface OnlineTable {
  readonly source: TableSource;
  description(): TableDescription;
  /** True once the game has begun and its position is here. */
  ready(): boolean;
}

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
  return game && onlineTable(onMap(game, description.config), description, seen);
}

function onlineTable(game: AnyGame, opened: TableDescription, seen?: SeenTable): OnlineTable {
  const { id } = opened;
  const seenKey = `tafelrunde-seen-${id}`;
  const kept = localStorage.getItem(seenKey);
  const seenBefore = kept === null ? undefined : Number(kept);
  const feeds = openFeeds(game, id, seen ? feedsOf(seen) : new Map<Seat | null, Feed>());
  const listeners = new Set<() => void>();
  /** A new list with every line, so that whoever shows it sees that it has changed. */
  let chat: SeenChat = seen?.chat ?? [];
  let description = opened;
  let online: readonly Seat[] = [];
  let spectators = 0;
  let told: ToldClocks | undefined;
  /** Who keeps the others waiting, as last heard. */
  let gone: readonly { readonly seat: Seat; readonly from: number }[] = [];
  const hearGone = (told: PositionMessage['gone'] = []) => {
    gone = told.map(({ seat, after }) => ({ seat, from: Date.now() + after }));
  };
  let connection: Connection = 'connecting';
  let record: string | undefined;
  let offered = new Map<Seat, SeatChoices>();

  let keeping: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(keeping);
    keeping = undefined;
    void keepTable(description, feeds.all, chat);
  };
  const changed = () => {
    offered = new Map();
    keeping ??= setTimeout(keep, keepAfter);
    for (const listener of listeners) listener();
  };
  const isMine = (seat: Seat) => holds(description, knownPerson(), seat);

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
        hearGone(message.gone);
        break;
      case 'position':
        hearPosition(message);
        break;
      case 'changed':
        hearChange(message);
        break;
      case 'entries':
        readEntries(feeds.open(message.seat), message.entries);
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
    void attend(table);
    const isNow = description.seats.filter(({ seat }) => isMine(seat)).length;
    // A seat just taken, or a game just begun, is told of only after asking again.
    if (table.status === 'unfinished') askRecord();
    if (isNow > was || (table.status !== 'open' && feeds.all.size === 0 && !asking)) follow();
  }

  function hearPosition(position: PositionMessage): void {
    const first = feeds.all.size === 0;
    readPosition(feeds.open(position.seat), position);
    told = position.clocks ? heardClocks(position.clocks) : undefined;
    hearGone(position.gone);
    if (position.seat === null) unseated = false;
    feeds.keepOnly((seat) => seat === position.seat || (seat !== null && isMine(seat)));
    // Where the person left off is shown first, so it must be here before anything is.
    if (first && seenBefore !== undefined && seenBefore < feeds.main().steps.length) {
      prepared = false;
      void feeds.recall(undefined, seenBefore, seenBefore + ahead).then(() => {
        prepared = true;
        changed();
      });
    }
    if (position.standing) askRecord();
  }

  function hearChange(message: ChangedMessage): void {
    const position = positionAfter(feeds.of(message.seat ?? undefined)?.last, message);
    if (position) hearPosition(position);
    // Something was missed: the table is asked for anew, from where this device is.
    else follow();
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

  let stop: () => void = () => undefined;
  let asking = false;
  function follow(): void {
    asking = true;
    stop();
    stop = watch(id, {
      seen: () => ({
        // A spectator's eyes have seen nothing yet.
        seen: unseated ? 0 : feeds.number(),
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

  function holderView({ person, bot, name, seat, resigned, pace }: TableDescription['seats'][number]): HolderView {
    const usual = pace === undefined ? {} : { pace };
    const mine = isMine(seat);
    const level = levels.find((one) => one === bot);
    const called = name || (bot === null ? '…' : botName(game.meta.id, seat));
    if (bot !== null) return { kind: 'bot', name: called, present: true, mine, resigned, ...usual, ...(level ? { level } : {}) };
    if (mine) return { kind: 'here', name: called, present: true, mine, ...usual };
    return { kind: person === null ? 'nobody' : 'away', name: called, present: online.includes(seat), ...usual };
  }

  function seatChoices(seat: Seat): SeatChoices {
    const made = offered.get(seat) ?? seatChoicesIn(game, feeds.imagine(seat), seat);
    offered.set(seat, made);
    return made;
  }

  const company = onlineCompany(id, { description: () => description, spectators: () => spectators, gone: () => gone });

  const source: TableSource = {
    id,
    kind: 'online',
    game,
    config: opened.config,
    holders: () => description.seats.map(holderView),
    connection: () => connection,
    length: () => feeds.main().steps.length,
    hasView: feeds.has,
    recall: feeds.recall,
    seen: () => seenBefore,
    markSeen: (steps) => localStorage.setItem(seenKey, String(steps)),
    actor: (step) => feeds.main().steps[step]?.seat ?? 0,
    // 0 where nobody has noted it.
    time: (step) => feeds.main().steps[step]?.time || undefined,
    events: (step, viewer) => (feeds.of(viewer) ?? feeds.main()).steps[step]?.events ?? [],
    view: feeds.view,
    waiting: () => feeds.main().last?.waiting ?? [],
    seatChoices,
    standing: () => feeds.main().last?.standing ?? (company.unfinished() ? (description.standing ?? undefined) : undefined),
    act: (seat, action) => request({ type: 'act', table: id, seat, action, question: feeds.open(seat).last?.question?.id ?? '' }),
    undoRefusal(seat) {
      const last = feeds.of(seat)?.last;
      return (last?.undo ?? 0) > 0 ? undefined : (last?.undoRefusal ?? houseRefusal('nothingToUndo', {}));
    },
    undoSteps(seat) {
      const { steps } = feeds.main();
      const last = steps.findLastIndex((step) => step.seat === seat);
      return last < 0 ? 0 : steps.length - last;
    },
    undo: (seat) => request({ type: 'undo', table: id, seat, number: feeds.open(seat).number }),
    askUndo: (seat) => request({ type: 'propose', table: id, seat, what: 'undo' }),
    orders: (seat) => feeds.of(seat)?.last?.orders ?? [],
    setOrders: (seat, orders) => request({ type: 'orders', table: id, seat, orders }),
    remarks: () => feeds.main().remarks,
    clocks(after) {
      const { clock, seats } = description;
      const { steps } = feeds.main();
      if (!clock) return undefined;
      return told && after >= steps.length ? clocksNow(clock, told) : clocksAfter(clock, seats.length, steps.slice(0, after));
    },
    chat: () => chat,
    say: (text) => request({ type: 'chat', table: id, text }),
    seat: (seat, { kind, level }) => refusalOf(kind === 'bot' ? letBotSit(id, seat, level ?? '') : takeSeatBack(id, seat)),
    company,
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
  return { source, description: () => description, ready: () => prepared && feeds.main().last !== undefined };
}
