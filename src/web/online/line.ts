/**
 * The one socket of this device. It comes back by itself; what was asked and not answered is asked again under
 * the same name, which the server plays once.
 */
import { randomId } from '../random-id.ts';
import type { Connection } from '../table/source.ts';
import type { SaidRefusal } from './api.ts';

export interface Told {
  readonly type: string;
  readonly id?: string;
  readonly table?: unknown;
  readonly refusal?: SaidRefusal;
}

export interface Watcher {
  /** Where this device left off, asked anew at every connection. */
  seen(): { readonly seen: number; readonly heard: number };
  hear(told: Told): void;
  connection(state: Connection): void;
}

interface Waiting {
  readonly message: object;
  answer(told: Told): void;
}

const waits = [300, 1000, 2000, 4000, 8000];
const watchers = new Map<string, Watcher>();
const waiting = new Map<string, Waiting>();
let socket: WebSocket | undefined;
let state: Connection = 'connecting';
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function turn(to: Connection): void {
  state = to;
  for (const watcher of watchers.values()) watcher.connection(to);
}

function connect(): void {
  clearTimeout(timer);
  if (socket || watchers.size === 0) return;
  if (!navigator.onLine) {
    turn('lost');
    return;
  }
  turn(tries === 0 ? 'connecting' : 'lost');
  const opened = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
  socket = opened;
  opened.addEventListener('open', () => {
    tries = 0;
    turn('live');
    for (const [table, watcher] of watchers) sendWatch(table, watcher);
    for (const { message } of waiting.values()) opened.send(JSON.stringify(message));
  });
  opened.addEventListener('message', ({ data }) => receive(JSON.parse(String(data)) as Told));
  opened.addEventListener('close', () => {
    if (socket !== opened) return;
    socket = undefined;
    if (watchers.size === 0) return;
    turn('lost');
    timer = setTimeout(connect, waits[Math.min(tries, waits.length - 1)]);
    tries += 1;
  });
}

addEventListener('online', connect);
addEventListener('offline', () => socket?.close());

function sendWatch(table: string, watcher: Watcher): void {
  socket?.send(JSON.stringify({ type: 'watch', id: `watch ${table}`, table, ...watcher.seen() }));
}

function receive(told: Told): void {
  const asked = told.id === undefined ? undefined : waiting.get(told.id);
  if (asked && told.id !== undefined) {
    waiting.delete(told.id);
    asked.answer(told);
    return;
  }
  const table = typeof told.table === 'object' ? (told.table as { id?: string } | null)?.id : told.table;
  // A watcher may begin anew while it hears; the new one is not told again.
  for (const [id, watcher] of [...watchers]) if (table === undefined || table === id) watcher.hear(told);
}

/** Asks the server something and waits for its answer, over as many connections as it takes. */
export function ask(message: { readonly type: string } & Record<string, unknown>): Promise<Told> {
  const id = randomId(16);
  return new Promise((answer) => {
    const named = { ...message, id };
    waiting.set(id, { message: named, answer });
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(named));
    else connect();
  });
}

/** Follows a table; the returned function stops that. */
export function watch(table: string, watcher: Watcher): () => void {
  watchers.set(table, watcher);
  if (socket?.readyState === WebSocket.OPEN) {
    watcher.connection(state);
    sendWatch(table, watcher);
  } else connect();
  return () => {
    if (watchers.get(table) !== watcher) return;
    watchers.delete(table);
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'unwatch', id: `unwatch ${table}`, table }));
    if (watchers.size === 0) {
      socket?.close();
      socket = undefined;
    }
  };
}
