/** Answering the messages of a socket. Every message gets exactly one answer that carries its id. */
import type { AnyGame } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { ServerMessageOf } from '../../wire/messages.ts';
import type { ClientMessage, ClientMessageOf } from '../../wire/requests.ts';
import type { ServerContext } from '../context.ts';
import type { Who } from '../people/person.ts';
import { serverRefusal } from '../refusal.ts';
import { answerProposal, proposeEnd, proposeUndo } from '../tables/agree.ts';
import { sendPosition } from '../tables/broadcast.ts';
import { afterChange, durable } from '../tables/change.ts';
import { chat } from '../tables/chat.ts';
import { findTable, freeTable, settledTable } from '../tables/house.ts';
import type { Live } from '../tables/live.ts';
import { setOrders } from '../tables/orders.ts';
import { notHolding, playAct } from '../tables/play.ts';
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
    default: {
      const { who } = client;
      return who ? handlePlay(context, client, who, message, reply) : reply.refused(serverRefusal('noSession', {}));
    }
  }
}

type Playing = Exclude<ClientMessage, { type: 'ping' | 'watch' | 'unwatch' }>;

function handlePlay(context: ServerContext, client: Client, who: Who, message: Playing, reply: Reply): Promise<void> {
  switch (message.type) {
    case 'act':
    case 'undo':
      return handleNamed(context, client, who, message, reply);
    case 'choices':
      return handleChoices(context, who, message, reply);
    case 'propose':
      return handlePropose(context, who, message, reply);
    case 'orders':
      return change(
        context,
        message.table,
        reply,
        (live) => notHolding(live, message.seat, who.person.id) ?? setOrders(context.house, live, message.seat, message.orders),
        (live) => sendPosition(live, message.seat, client),
      );
    case 'chat':
      return change(context, message.table, reply, (live) => chat(context.house, live, who, message.text));
    case 'answer':
      return change(context, message.table, reply, (live) => answerProposal(context.house, live, who.person.id, message.agree));
  }
}

async function handleWatch(
  { house }: ServerContext,
  client: Client,
  message: ClientMessageOf<'watch'>,
  reply: Reply,
): Promise<void> {
  if (client.tables.size >= mostWatched && !client.tables.has(message.table))
    return reply.refused(serverRefusal('tooManyTables', { most: mostWatched }));
  const live = await watch(house, message.table, client, { entry: message.seen, chat: message.heard });
  if (isRefusal(live)) return reply.refused(live);
  // The socket may have closed while the table was being opened.
  if (client.closed) return unwatch(live, client);
  client.tables.add(live.id);
  reply.done({ number: live.number });
}

/** Tables one device may watch at once. */
const mostWatched = 50;

async function handleUnwatch(
  { house }: ServerContext,
  client: Client,
  message: ClientMessageOf<'unwatch'>,
  reply: Reply,
): Promise<void> {
  const live = client.tables.delete(message.table) ? await findTable(house, message.table) : undefined;
  if (live) unwatch(live, client);
  reply.done();
}

/** Actions and undos: named, so that a retry after a broken connection is played once. */
async function handleNamed(
  { house }: ServerContext,
  client: Client,
  who: Who,
  message: ClientMessageOf<'act'> | ClientMessageOf<'undo'>,
  reply: Reply,
): Promise<void> {
  const began = performance.now();
  const { seat, id: name, table } = message;
  const live = message.type === 'act' ? await freeTable(house, table) : await tableForUndo(house, table, seat);
  if (isRefusal(live)) return reply.refused(live);
  const number =
    notHolding(live, seat, who.person.id) ??
    (message.type === 'act'
      ? playAct(house, live, { seat, name, question: message.question, action: message.action, decider: 'person' })
      : undoFreely(house, live, { seat, name, number: message.number }));
  if (isRefusal(number)) return refuseNamed(house, live, client, message, number, reply);
  afterChange(live, (lost) => {
    if (lost) return void refuseNamed(house, live, client, message, lost, reply);
    house.metrics.moves.observe((performance.now() - began) / 1000);
    reply.done({ number });
  });
}

/** Before saying no: perhaps it was played long ago and only the answer was lost. */
async function refuseNamed(
  house: ServerContext['house'],
  { id, game }: Live,
  client: Client,
  message: ClientMessageOf<'act'> | ClientMessageOf<'undo'>,
  refusal: Refusal,
  reply: Reply,
): Promise<void> {
  const live = await settledTable(house, id);
  if (isRefusal(live)) return reply.refused(live);
  const holds = live.seats[message.seat]?.person === client.person;
  const number = holds ? await house.store.tables.numberOf(id, message.seat, message.id) : undefined;
  if (number !== undefined) return reply.done({ number });
  await reply.refused(refusal, game);
  if (holds && !live.pending) sendPosition(live, message.seat, client);
}

async function handleChoices(
  { house }: ServerContext,
  who: Who,
  message: ClientMessageOf<'choices'>,
  reply: Reply,
): Promise<void> {
  const live = await settledTable(house, message.table);
  if (isRefusal(live)) return reply.refused(live);
  if (live.seats[message.seat]?.person !== who.person.id) return reply.refused(serverRefusal('notYourSeat', {}));
  const { match, game, number } = live;
  const running = match && live.row.status === 'running';
  const question = running ? (game.question(match.state, message.seat) ?? null) : null;
  reply.done({ number, question, choices: running ? game.choices(match.state, message.seat) : [] });
}

async function handlePropose(
  { house }: ServerContext,
  who: Who,
  message: ClientMessageOf<'propose'>,
  reply: Reply,
): Promise<void> {
  const { table, seat, what } = message;
  const live = await freeTable(house, table);
  if (isRefusal(live)) return reply.refused(live);
  const wrong = notHolding(live, seat, who.person.id);
  if (wrong) return reply.refused(wrong);
  const refused =
    what === 'undo'
      ? await proposeUndo(house, table, seat, who.person.id)
      : (proposeEnd(house, live, seat, who.person.id) ?? (await durable(live)));
  if (refused) await reply.refused(refused, live.game);
  else reply.done();
}

/** A change that needs no name: asking twice does no harm. */
async function change(
  { house }: ServerContext,
  table: string,
  reply: Reply,
  run: (live: Live) => Refusal | undefined,
  then?: (live: Live) => void,
): Promise<void> {
  const live = await freeTable(house, table);
  if (isRefusal(live)) return reply.refused(live);
  const refusal = run(live);
  if (refusal) return reply.refused(refusal, live.game);
  const lost = await durable(live);
  if (lost) return reply.refused(lost);
  reply.done();
  then?.(live);
}
