/** The socket door: origin and session checked before it opens, every message measured, read and answered. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { reader } from '../../core/read.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { request as clientMessage } from '../../wire/requests.ts';
import type { Desk } from '../desk.ts';
import { addressOf, isOwnOrigin } from '../origin.ts';
import type { Who } from '../people/person.ts';
import { whoIs } from '../people/session.ts';
import { serverRefusal } from '../refusal.ts';
import { unwatch } from '../tables/watch.ts';
import { isLanguage, languageOf, say } from '../text/index.ts';
import { handle, type Reply } from './handle.ts';
import { openLine, type SocketLine } from './line.ts';

/** Longer messages are refused; much longer ones close the line before they are even read. */
const mostBytes = 16_384;
const hardLimit = 65_536;
/** Messages of one line that may wait to be handled, and refusals for haste before it is cut off. */
const mostQueued = 64;

const readMessage = reader(clientMessage);

export interface SocketDoor {
  close(): void;
}

export function openSocketDoor(desk: Desk, server: Server): SocketDoor {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: hardLimit, perMessageDeflate: false, clientTracking: false });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    admit(desk, request)
      .then((admitted) => {
        if (typeof admitted === 'number') return turnAway(socket, admitted);
        sockets.handleUpgrade(request, socket, head, (opened) => welcome(desk, opened, socket, admitted));
      })
      .catch((error: unknown) => {
        desk.house.log.error({ err: error }, 'a socket could not be opened');
        turnAway(socket, 500);
      });
  });
  const timer = setInterval(() => beat(desk), desk.config.heartbeat);
  timer.unref();
  return {
    close() {
      clearInterval(timer);
      for (const line of desk.lines.all()) line.close(1001, 'closing');
    },
  };
}

interface Admitted {
  readonly who: Who | undefined;
  readonly address: string;
  readonly language: SocketLine['language'];
  readonly mutes: readonly string[];
}

async function admit({ house, config, gate, lines }: Desk, request: IncomingMessage): Promise<Admitted | number> {
  const headers = {
    get(name: string) {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
  const url = URL.canParse(request.url ?? '', 'http://here') ? new URL(request.url ?? '', 'http://here') : undefined;
  if (url?.pathname !== '/api/socket') return 404;
  if (!isOwnOrigin(config, headers)) return 403;
  if (house.closing) return 503;
  const address = addressOf(config, headers, request.socket.remoteAddress);
  const who = await whoIs(house, headers.get('cookie'));
  const { limits } = config;
  if (lines.countOf('address', address) >= limits.socketsPerAddress) return 429;
  if (who && lines.countOf('personId', who.person.id) >= limits.socketsPerPerson) return 429;
  if (await gate.message(who?.person.id, address)) return 429;
  const wanted = url.searchParams.get('language') ?? who?.person.language;
  const language = isLanguage(wanted) ? wanted : languageOf(headers.get('accept-language'));
  return { who, address, language, mutes: who ? await house.store.people.mutedBy(who.person.id) : [] };
}

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function welcome(desk: Desk, socket: WebSocket, stream: Duplex, admitted: Admitted): void {
  const { house, lines } = desk;
  const line = openLine({ socket, stream, metrics: house.metrics, ...admitted });
  lines.add(line);
  socket.on('message', (data, binary) => receive(desk, line, data, binary));
  socket.on('pong', () => {
    line.alive = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    line.closed = true;
    lines.remove(line);
    for (const table of line.tables) {
      const live = house.live.get(table);
      if (live) unwatch(live, line);
    }
    line.tables.clear();
  });
  const person = line.who ? { id: line.who.person.id, name: line.who.person.name } : null;
  line.send(JSON.stringify({ type: 'welcome', person }));
}

function receive(desk: Desk, line: SocketLine, data: RawData, binary: boolean): void {
  line.alive = true;
  if (desk.house.closing) return;
  if (line.queued >= mostQueued) {
    desk.house.metrics.cut.inc({ why: 'flood' });
    line.close(1008, 'too much at once');
    return;
  }
  line.queued += 1;
  line.queue = line.queue
    .then(() => answer(desk, line, data as Buffer, binary))
    .catch((error: unknown) => {
      desk.house.log.error({ err: error }, 'a message failed');
      replyTo(desk, line, undefined).refused(serverRefusal('broken', {}));
    })
    .finally(() => {
      line.queued -= 1;
    });
}

async function answer(desk: Desk, line: SocketLine, data: Buffer, binary: boolean): Promise<void> {
  const wait = await desk.gate.message(line.who?.person.id, line.address);
  if (wait) return replyTo(desk, line, undefined).refused(wait);
  if (data.length > mostBytes) return replyTo(desk, line, undefined).refused(serverRefusal('tooLong', { most: mostBytes }));
  const json = binary ? undefined : parsed(data);
  const id = idOf(json);
  if (json === undefined) return replyTo(desk, line, id).refused(serverRefusal('notJson', {}));
  const message = readMessage(json);
  const reply = replyTo(desk, line, id);
  return isRefusal(message) ? reply.refused(message) : handle(desk, line, message, reply);
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

function replyTo({ house }: Desk, line: SocketLine, id: string | undefined): Reply {
  return {
    done: (values) => line.send(JSON.stringify({ type: 'done', id, ...values })),
    async refused(refusal: Refusal, game) {
      house.metrics.refusals.inc({ reason: refusal.reason });
      const said = await say(refusal, line.language, game);
      line.send(JSON.stringify({ type: 'refused', id, refusal: said }));
    },
  };
}

function beat({ house, lines }: Desk): void {
  for (const line of lines.all()) {
    if (!line.alive) {
      house.metrics.cut.inc({ why: 'dead' });
      line.terminate();
      continue;
    }
    line.alive = false;
    line.ping();
  }
}
