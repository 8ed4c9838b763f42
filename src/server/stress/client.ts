/** A client that speaks to a real server over HTTP and a socket, for tests and stress tests. */
import { WebSocket } from 'ws';
import type { SaidRefusal } from '../../wire/schema.ts';

export interface Told {
  readonly type: string;
  readonly id?: string;
  readonly table?: unknown;
  readonly seat?: number | null;
  readonly number?: number;
  readonly refusal?: SaidRefusal;
  readonly [member: string]: unknown;
}

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
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
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

/** A socket of a device. Everything it is told is kept. */
export interface Wire {
  readonly told: Told[];
  /** The answer to a message: done or refused. Fails when the line breaks first. */
  ask(message: Record<string, unknown>): Promise<Told>;
  send(text: string | Buffer): void;
  /** Waits for something told, now or later. */
  hear(match: (told: Told) => boolean): Promise<Told>;
  close(): void;
  cut(): void;
  readonly closed: Promise<number>;
  onTold: ((told: Told) => void) | undefined;
}

let asked = 0;

export async function openWire(device: Pick<Device, 'base' | 'cookie'>, headers: Record<string, string> = {}): Promise<Wire> {
  const socket = new WebSocket(`${device.base.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: device.cookie, ...headers },
    perMessageDeflate: false,
  });
  const waiting = new Map<string, { resolve(told: Told): void; reject(error: Error): void }[]>();
  const hearers = new Set<(told: Told) => void>();
  const told: Told[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const wire: Wire = {
    told,
    closed,
    onTold: undefined,
    ask(message) {
      const id = typeof message.id === 'string' ? message.id : `${++asked}`;
      return new Promise((resolve, reject) => {
        if (socket.readyState !== socket.OPEN) return reject(new Error('the line is closed'));
        waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
        socket.send(JSON.stringify({ ...message, id }));
      });
    },
    send: (text) => socket.send(text),
    hear(match) {
      const known = told.find(match);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => {
        const hearer = (news: Told) => {
          if (!match(news)) return;
          hearers.delete(hearer);
          resolve(news);
        };
        hearers.add(hearer);
      });
    },
    close: () => socket.close(),
    cut: () => socket.terminate(),
  };
  socket.on('message', (data) => {
    const news = JSON.parse(String(data)) as Told;
    if (!wire.onTold) told.push(news);
    else wire.onTold(news);
    if (news.id !== undefined) {
      const [first, ...rest] = waiting.get(news.id) ?? [];
      first?.resolve(news);
      waiting.set(news.id, rest);
      if (rest.length === 0) waiting.delete(news.id);
    }
    for (const hearer of [...hearers]) hearer(news);
  });
  socket.on('close', () => {
    for (const { reject } of [...waiting.values()].flat()) reject(new Error('the line broke'));
    waiting.clear();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => socket.terminate());
  return wire;
}
