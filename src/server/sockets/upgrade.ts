/** Where sockets come in: origin and session are checked before one opens, every message is measured, read and answered. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { reader } from '../../core/read.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { closedAsOutdated, readVersion, understands } from '../../wire/protocol.ts';
import { clientMessage } from '../../wire/requests.ts';
import type { ServerContext } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import { addressOf, isOwnOrigin } from '../origin.ts';
import type { Who } from '../people/person.ts';
import { whoIs } from '../people/session.ts';
import { outdatedRefusal, serverRefusal } from '../refusal.ts';
import { isPassing, storeFault } from '../store/faults.ts';
import { unwatch } from '../tables/watch.ts';
import { isLanguage, languageOf, say } from '../text/index.ts';
import { beatTurns, type Client, cannotServe, openClient } from './client.ts';
import { handle, type Reply } from './handle.ts';

/** Longer messages are refused; much longer ones close the socket before they are even read. */
const mostBytes = 16_384;
const hardLimit = 65_536;
/** Messages of one client that may wait to be handled, and refusals for haste before it is cut off. */
const mostQueued = 64;

const readMessage = reader(clientMessage);

export interface SocketServer {
  close(): void;
}

export function acceptSockets(context: ServerContext, server: Server): SocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: hardLimit, perMessageDeflate: false, clientTracking: false });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    admit(context, request)
      .then((admitted) => {
        if (typeof admitted === 'number') return turnAway(socket, admitted);
        sockets.handleUpgrade(request, socket, head, (opened) => welcome(context, opened, socket, admitted));
      })
      .catch((error: unknown) => {
        context.registry.log.error({ err: error }, 'a socket could not be opened');
        const away = storeFault(error) === 'away';
        if (away) context.availability.lose();
        turnAway(socket, away ? 503 : 500);
      });
  });
  const timer = beatInTurn(context);
  return {
    close() {
      clearInterval(timer);
      for (const client of context.clients.all()) client.close(1001, 'closing');
    },
  };
}

interface Admitted {
  readonly who: Who | undefined;
  readonly address: string;
  readonly language: Client['language'];
  readonly mutes: readonly string[];
  /** The version of the protocol it speaks. */
  readonly version: number;
}

async function admit(
  { registry, config, rates, clients, availability }: ServerContext,
  request: IncomingMessage,
): Promise<Admitted | number> {
  const headers = {
    get(name: string) {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
  const url = URL.canParse(request.url ?? '', 'http://here') ? new URL(request.url ?? '', 'http://here') : undefined;
  if (url?.pathname !== '/api/socket') return 404;
  if (!isOwnOrigin(config, headers)) return 403;
  if (registry.closing || availability.away) return 503;
  const address = addressOf(config, headers, request.socket.remoteAddress);
  const who = await whoIs(registry, headers.get('cookie'));
  const { limits } = config;
  if (clients.countOf('address', address) >= limits.socketsPerAddress) return 429;
  if (who && clients.countOf('personId', who.person.id) >= limits.socketsPerPerson) return 429;
  if (await rates.message(who?.person.id, address)) return 429;
  const wanted = url.searchParams.get('language') ?? who?.person.language;
  const language = isLanguage(wanted) ? wanted : languageOf(headers.get('accept-language'));
  const version = readVersion(url.searchParams.get('protocol'));
  return { who, address, language, version, mutes: who ? [...(await registry.store.manners.apartFrom(who.person.id))] : [] };
}

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function welcome(context: ServerContext, socket: WebSocket, stream: Duplex, admitted: Admitted): void {
  const { registry, clients, protocol, availability } = context;
  const client = openClient({ socket, stream, metrics: registry.metrics, ...admitted });
  const person = client.who ? { id: client.who.person.id, name: client.who.person.name } : null;
  tell(client, { type: 'welcome', person, protocol: protocol.version });
  if (!understands(protocol, admitted.version)) {
    // It cannot read why from a failed handshake, so it is let in, told, and shown out.
    replyTo(context, client, undefined)
      .refused(outdatedRefusal(protocol, admitted.version))
      .catch((error: unknown) => registry.log.error({ err: error }, 'a refusal could not be said'))
      .finally(() => client.close(closedAsOutdated, 'outdated'));
    socket.on('error', () => socket.terminate());
    return;
  }
  // It went away while the socket was being opened, and all others have been cut off already.
  if (availability.away) client.dismiss(cannotServe, 'the store is away');
  clients.add(client);
  if (client.who) dismissIfSignedOut(context, client, client.who);
  socket.on('message', (data, binary) => receive(context, client, data, binary));
  socket.on('pong', () => {
    client.alive = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    client.closed = true;
    clients.remove(client);
    for (const table of client.tables) {
      const live = registry.live.get(table);
      if (live) unwatch(registry, live, client);
    }
    client.tables.clear();
  });
}

/** Somebody may have signed out while the socket was being opened. */
function dismissIfSignedOut({ registry }: ServerContext, client: Client, { device }: Who): void {
  registry.store.people
    .bySession(device)
    .then((person) => !person && client.dismiss(4401, 'signed out'))
    .catch((error: unknown) => registry.log.error({ err: error }, 'a session could not be read'));
}

function receive(context: ServerContext, client: Client, data: RawData, binary: boolean): void {
  client.alive = true;
  if (context.registry.closing || client.closed) return;
  if (client.queued >= mostQueued) {
    context.registry.metrics.cut.inc({ why: 'flood' });
    client.close(1008, 'too much at once');
    return;
  }
  client.queued += 1;
  // Read at once, so that whatever becomes of it is answered under its id.
  const json = binary ? undefined : parsed(data as Buffer);
  const reply = replyTo(context, client, idOf(json));
  client.queue = client.queue
    .then(() => answer(context, client, (data as Buffer).length, json, reply))
    .catch((error: unknown) => fail(context, client, error, reply))
    .catch((error: unknown) => context.registry.log.error({ err: error }, 'a refusal could not be said'))
    .finally(() => {
      client.queued -= 1;
    });
}

/** Where the store is away nobody is told anything: the line is cut, and whoever comes again is served when it is back. */
async function fail(context: ServerContext, client: Client, error: unknown, reply: Reply): Promise<void> {
  context.registry.log.error({ err: error }, 'a message failed');
  const fault = storeFault(error);
  if (fault !== 'away') return reply.refused(serverRefusal(isPassing(fault) ? 'tryAgain' : 'broken', {}));
  context.availability.lose();
  // It may have come in when all others had been cut off already.
  client.dismiss(cannotServe, 'the store is away');
}

async function answer(context: ServerContext, client: Client, bytes: number, json: unknown, reply: Reply): Promise<void> {
  const wait = await context.rates.message(client.who?.person.id, client.address);
  if (client.closed) return;
  if (wait) return reply.refused(wait);
  if (bytes > mostBytes) return reply.refused(serverRefusal('tooLong', { most: mostBytes }));
  if (json === undefined) return reply.refused(serverRefusal('notJson', {}));
  const message = readMessage(json);
  return isRefusal(message) ? reply.refused(message) : handle(context, client, message, reply);
}

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}

function idOf(json: unknown): string | undefined {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return typeof id === 'string' && id.length <= 60 ? id : undefined;
}

function replyTo({ registry }: ServerContext, client: Client, id: string | undefined): Reply {
  const named = id === undefined ? {} : { id };
  return {
    done: (values) => tell(client, { type: 'done', ...named, ...values }),
    async refused(refusal: Refusal, game) {
      registry.metrics.refusals.inc({ reason: refusal.reason });
      tell(client, { type: 'refused', ...named, refusal: await say(refusal, client.language, game) });
    },
  };
}

function tell(client: Client, message: ServerMessage): void {
  client.send(JSON.stringify(message));
}

/** Pings everybody once in a heartbeat, each at his own turn: thousands at once would hold up everybody's moves. */
function beatInTurn({ registry, clients, config }: ServerContext): NodeJS.Timeout {
  let turn = 0;
  return setInterval(() => {
    turn = (turn + 1) % beatTurns;
    for (const client of clients.all()) if (client.turn === turn) beat(registry.metrics, client);
  }, config.heartbeat / beatTurns).unref();
}

function beat(metrics: Metrics, client: Client): void {
  if (!client.alive) {
    metrics.cut.inc({ why: 'dead' });
    client.terminate();
    return;
  }
  client.alive = false;
  client.ping();
}
