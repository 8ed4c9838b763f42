/** Answering the messages of a socket. Every message gets exactly one answer that carries its id. */
import type { AnyGame } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { refusalToDecide } from '../../table/seats.ts';
import type { ServerMessageOf } from '../../wire/messages.ts';
import type { ClientMessage, ClientMessageOf } from '../../wire/requests.ts';
import type { ServerContext } from '../context.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';
import { sendPosition } from '../tables/broadcast.ts';
import { afterChange, isNoted, noteRequest } from '../tables/change.ts';
import { chat } from '../tables/chat.ts';
import { insist } from '../tables/insist.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { playAct, setOrders } from '../tables/play.ts';
import { tellPresence } from '../tables/presence.ts';
import { answerProposal, noteReturn, proposeEnd, proposeSubstitute, proposeUndo } from '../tables/proposals.ts';
import { findTable, freeTable, settledTable } from '../tables/registry.ts';
import { noteSign } from '../tables/signs.ts';
import { tableForUndo, undoFreely } from '../tables/undo.ts';
import { unwatch, watch } from '../tables/watch.ts';
import type { Client } from './client.ts';

export interface Reply {
  done(values?: Omit<ServerMessageOf<'done'>, 'type' | 'id'>): void;
  refused(refusal: Refusal, game?: AnyGame): Promise<void>;
}

export async function handle(context: ServerContext, client: Client, message: ClientMessage, reply: Reply): Promise<void> {
  switch (message.type) {
    case 'ping':
      return reply.done();
    case 'watch':
      return handleWatch(context, client, message, reply);
    case 'unwatch':
      return handleUnwatch(context, client, message, reply);
    case 'look': {
      client.hidden = !message.visible;
      for (const table of client.tables) sawTable(context, client, table);
      tellOthers(context, client);
      return reply.done();
    }
    default: {
      const { who } = client;
      const banned = context.bans.refusal(who?.person.id, client.address);
      if (banned) return reply.refused(banned);
      return who ? handlePlay(context, client, who, message, reply) : reply.refused(serverRefusal('noSession', {}));
    }
  }
}

type Playing = Exclude<ClientMessage, { type: 'ping' | 'watch' | 'unwatch' | 'look' }>;

function handlePlay(context: ServerContext, client: Client, who: Who, message: Playing, reply: Reply): Promise<void> {
  switch (message.type) {
    case 'act':
    case 'undo':
      return handleNamed(context, client, who, message, reply);
    case 'choices':
      return handleChoices(context, who, message, reply);
    case 'propose':
      return change(context, client, message, reply, (live) => propose(context.registry, live, who, message));
    case 'orders':
      return change(
        context,
        client,
        message,
        reply,
        (live) =>
          refusalToDecide(live, message.seat, who.person.id) ?? setOrders(context.registry, live, message.seat, message.orders),
        (live) => sendPosition(live, message.seat, client),
      );
    case 'chat':
      return change(context, client, message, reply, (live) => chat(context.registry, live, who, message.text));
    case 'answer':
      return change(context, client, message, reply, (live) =>
        answerProposal(context.registry, live, who.person.id, message.agree),
      );
  }
}

/** Other processes must know who looks, so that nobody is called to what is before his eyes. */
function tellOthers({ registry }: ServerContext, { tables }: Client): void {
  for (const table of registry.bus.shared ? tables : []) {
    const live = registry.live.get(table);
    if (live) tellPresence(registry, live);
  }
}

/** Whoever sees a table need not be called to it. */
function sawTable({ notices }: ServerContext, { person, hidden }: Client, table: string): void {
  if (person !== undefined && !hidden) notices.cameBack(person, table);
}

async function handleWatch(
  context: ServerContext,
  client: Client,
  message: ClientMessageOf<'watch'>,
  reply: Reply,
): Promise<void> {
  if (client.tables.size >= mostWatched && !client.tables.has(message.table))
    return reply.refused(serverRefusal('tooManyTables', { most: mostWatched }));
  const { registry } = context;
  const live = await watch(registry, message.table, client, { entry: message.seen, chat: message.heard });
  if (isRefusal(live)) return reply.refused(live);
  // The socket may have closed while the table was being opened.
  if (client.closed) return unwatch(registry, live, client);
  client.tables.add(live.id);
  sawTable(context, client, live.id);
  reply.done({ number: live.index });
}

/** Tables one device may watch at once. */
const mostWatched = 50;

async function handleUnwatch(
  { registry }: ServerContext,
  client: Client,
  message: ClientMessageOf<'unwatch'>,
  reply: Reply,
): Promise<void> {
  const live = client.tables.delete(message.table) ? await findTable(registry, message.table) : undefined;
  if (live && !isRefusal(live)) unwatch(registry, live, client);
  reply.done();
}

/** Actions and undos: named, so that a retry after a broken connection is played once. */
async function handleNamed(
  context: ServerContext,
  client: Client,
  who: Who,
  message: ClientMessageOf<'act'> | ClientMessageOf<'undo'>,
  reply: Reply,
  attempt = 1,
): Promise<void> {
  const began = performance.now();
  const { registry } = context;
  const { seat, id: requestId, table } = message;
  const live = message.type === 'act' ? await freeTable(registry, table) : await tableForUndo(registry, table, seat);
  if (isRefusal(live)) return reply.refused(live);
  if (client.closed) return;
  noteSign(registry, live, client.person);
  const index =
    refusalToDecide(live, seat, who.person.id) ??
    (message.type === 'act'
      ? playAct(registry, live, { seat, requestId, question: message.question, action: message.action, decider: 'person' })
      : undoFreely(registry, live, { seat, requestId, index: message.number }));
  if (isRefusal(index)) return refuseNamed(registry, live, client, message, index, reply);
  afterChange(live, (lost, outcome) => {
    if (lost) {
      // Another process was quicker: what it left may still ask for this very answer.
      const again =
        outcome === 'conflict' && attempt < mostAttempts
          ? handleNamed(context, client, who, message, reply, attempt + 1)
          : refuseNamed(registry, live, client, message, lost, reply);
      again
        .catch((error: unknown) => {
          // Not even the truth could be read: what is known of it is the answer.
          registry.log.error({ err: error, table }, 'a table could not be read again');
          return reply.refused(lost);
        })
        .catch((error: unknown) => registry.log.error({ err: error, table }, 'a refusal could not be said'));
      return;
    }
    registry.metrics.moves.observe((performance.now() - began) / 1000);
    reply.done({ number: index });
  });
}

/** At a table with as many seats everybody may be at another process. */
const mostAttempts = 8;

/** Before saying no: perhaps it was played long ago and only the answer was lost. */
async function refuseNamed(
  registry: ServerContext['registry'],
  { id, game }: LiveTable,
  client: Client,
  message: ClientMessageOf<'act'> | ClientMessageOf<'undo'>,
  refusal: Refusal,
  reply: Reply,
): Promise<void> {
  const live = await settledTable(registry, id);
  if (isRefusal(live)) return reply.refused(live);
  const holds = live.seats[message.seat]?.person === client.person;
  const number = holds ? await registry.store.tables.numberOf(id, message.seat, message.id) : undefined;
  if (number !== undefined) return reply.done({ number });
  // Now it is known: the store has been read since.
  await reply.refused(refusal.reason === 'notKnown' ? serverRefusal('tryAgain', {}) : refusal, game);
  // Opened anew meanwhile it has shown everybody where it stands; what was in memory before would lead back.
  if (holds && !live.pending && registry.live.get(id) === live) sendPosition(live, message.seat, client);
}

async function handleChoices(
  { registry }: ServerContext,
  who: Who,
  message: ClientMessageOf<'choices'>,
  reply: Reply,
): Promise<void> {
  const live = await settledTable(registry, message.table);
  if (isRefusal(live)) return reply.refused(live);
  if (live.seats[message.seat]?.person !== who.person.id) return reply.refused(serverRefusal('notYourSeat', {}));
  const { match, game, index } = live;
  const running = match && live.status === 'running';
  const question = running ? (game.question(match.state, message.seat) ?? null) : null;
  reply.done({ number: index, question, choices: running ? game.choices(match.state, message.seat) : [] });
}

function propose(
  registry: ServerContext['registry'],
  live: LiveTable,
  { person }: Who,
  { seat, what, absent = -1 }: ClientMessageOf<'propose'>,
): Refusal | undefined {
  const refusal = refusalToDecide(live, seat, person.id);
  if (refusal) return refusal;
  if (what === 'substitute') return proposeSubstitute(registry, live, seat, person.id, absent);
  const ask = what === 'undo' ? proposeUndo : proposeEnd;
  return ask(registry, live, seat, person.id);
}

/** Whatever else changes a table: done once under its name, however often it is sent. */
async function change(
  { registry, rates }: ServerContext,
  client: Client,
  message: Exclude<Playing, { type: 'act' | 'undo' | 'choices' }>,
  reply: Reply,
  run: (live: LiveTable) => Refusal | undefined,
  then?: (live: LiveTable) => void,
): Promise<void> {
  const { table, id } = message;
  const person = client.person ?? '';
  if (await registry.store.requests.isDone(table, person, id)) return reply.done();
  const wait = message.type === 'chat' ? await rates.chat(person, table) : undefined;
  if (wait) return reply.refused(wait);
  const backwards = message.type === 'propose' && message.what === 'undo';
  const changed = await insist(
    registry,
    () => (backwards ? tableForUndo(registry, table, message.seat) : freeTable(registry, table)),
    (live) => {
      if (client.closed) return serverRefusal('tryAgain', {});
      noteSign(registry, live, client.person);
      if (message.type !== 'answer') noteReturn(registry, live, person);
      const refusal = isNoted(live, person, id) ? undefined : run(live);
      if (!refusal) noteRequest(registry, live, person, id);
      return refusal;
    },
  );
  if ('refusal' in changed) {
    // Perhaps another process has done it meanwhile, and only the answer was lost.
    if (await registry.store.requests.isDone(table, person, id)) return reply.done();
    return reply.refused(changed.refusal, changed.live?.game);
  }
  reply.done();
  then?.(changed.live);
}
