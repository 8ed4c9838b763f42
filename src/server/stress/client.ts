/** A client that speaks to a real server over HTTP and a socket, for tests and stress tests. It reads as strictly as it can. */
import { WebSocket } from 'ws';
import { type PositionMessage, positionAfter } from '../../wire/log.ts';
import type { ServerMessage, ServerMessageOf } from '../../wire/messages.ts';
import { protocol } from '../../wire/protocol.ts';
import { checkAnswer, checkMessage } from './promised.ts';

interface Response {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever the server answered
  readonly body: any;
}

/** A device with its cookie. */
export interface Device {
  readonly base: string;
  cookie: string;
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

export function openDevice(base: string, cookie = ''): Device {
  const device: Device = {
    base,
    cookie,
    async call(method, path, body) {
      const response = await fetch(base + path, {
        method,
        headers: { cookie: device.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const [set] = response.headers.getSetCookie();
      if (set !== undefined) device.cookie = set.split(';')[0] ?? '';
      const text = await response.text();
      const answer: unknown = text.startsWith('{') ? JSON.parse(text) : text;
      checkAnswer(method, path, response.status, answer);
      return { status: response.status, body: answer };
    },
  };
  return device;
}

export async function newDevice(base: string, name: string): Promise<Device> {
  const device = openDevice(base);
  const { status } = await device.call('POST', '/api/session', { name });
  if (status !== 201) throw new Error(`no session for ${name}: ${status}`);
  return device;
}

/** How a message was answered, with whatever such an answer may carry. */
export type Answer = Partial<Omit<ServerMessageOf<'done'>, 'type'>> &
  Partial<Omit<ServerMessageOf<'refused'>, 'type'>> & { readonly type: 'done' | 'refused' };

/** A socket of a device. Everything it is told is kept. */
export interface Connection {
  readonly told: ServerMessage[];
  /** The answer to a message: done or refused. Fails when the connection breaks first. */
  ask(message: Record<string, unknown>): Promise<Answer>;
  send(text: string | Buffer): void;
  /** Waits for something told, now or later. */
  hear<T extends ServerMessage['type']>(type: T, match?: (message: ServerMessageOf<T>) => boolean): Promise<ServerMessageOf<T>>;
  close(): void;
  cut(): void;
  readonly closed: Promise<number>;
  onTold: ((message: ServerMessage) => void) | undefined;
}

let asked = 0;

export async function openConnection(
  device: Pick<Device, 'base' | 'cookie'>,
  headers: Record<string, string> = {},
  query = `?protocol=${protocol.version}`,
  heard: (raw: ServerMessage) => void = () => undefined,
): Promise<Connection> {
  const socket = new WebSocket(`${device.base.replace('http', 'ws')}/api/socket${query}`, {
    headers: { cookie: device.cookie, ...headers },
    perMessageDeflate: false,
  });
  const waiting = new Map<string, { resolve(answer: Answer): void; reject(error: Error): void }[]>();
  const hearers = new Set<(message: ServerMessage) => void>();
  const told: ServerMessage[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const connection: Connection = {
    told,
    closed,
    onTold: undefined,
    ask(message) {
      const id = typeof message.id === 'string' ? message.id : `${++asked}`;
      return new Promise((resolve, reject) => {
        if (socket.readyState !== socket.OPEN) return reject(new Error('the connection is closed'));
        waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
        socket.send(JSON.stringify({ ...message, id }));
      });
    },
    send: (text) => socket.send(text),
    hear(type, match = () => true) {
      type Wanted = ServerMessageOf<typeof type>;
      const isWanted = (message: ServerMessage): message is Wanted => message.type === type && match(message as Wanted);
      const known = told.find(isWanted);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => {
        const hearer = (news: ServerMessage) => {
          if (!isWanted(news)) return;
          hearers.delete(hearer);
          resolve(news);
        };
        hearers.add(hearer);
      });
    },
    close: () => socket.close(),
    cut: () => socket.terminate(),
  };
  const positions = new Map<string, PositionMessage>();
  /** Changes of a view are kept as the positions they tell. */
  function whole(message: ServerMessage): ServerMessage {
    if (message.type !== 'position' && message.type !== 'changed') return message;
    const key = `${message.table} ${message.seat}`;
    const position = message.type === 'position' ? message : positionAfter(positions.get(key), message);
    if (!position) throw new Error(`a change of ${message.table} does not follow on what was told`);
    positions.set(key, position);
    return position;
  }
  socket.on('message', (data) => {
    const raw = checkMessage(JSON.parse(String(data)));
    heard(raw);
    const news = whole(raw);
    if (!connection.onTold) told.push(news);
    else connection.onTold(news);
    if ((news.type === 'done' || news.type === 'refused') && news.id !== undefined) {
      const [first, ...rest] = waiting.get(news.id) ?? [];
      first?.resolve(news);
      waiting.set(news.id, rest);
      if (rest.length === 0) waiting.delete(news.id);
    }
    for (const hearer of [...hearers]) hearer(news);
  });
  socket.on('close', () => {
    for (const { reject } of [...waiting.values()].flat()) reject(new Error('the connection broke'));
    waiting.clear();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => socket.terminate());
  return connection;
}
