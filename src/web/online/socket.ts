/**
 * The one socket of this device. It comes back by itself; what was asked and not answered is asked again under
 * the same name, which the server plays once.
 */
import type { ServerMessage, ServerMessageOf } from '../../wire/messages.ts';
import { closedAsOutdated, protocol } from '../../wire/protocol.ts';
import type { ClientRequest } from '../../wire/requests.ts';
import { randomId } from '../random-id.ts';
import type { Connection } from '../table/source.ts';
import { checkVersion, isOutdated, markOutdated, outdatedRefusal } from './outdated.svelte.ts';
import { readMessage } from './read-message.ts';

type Answer = ServerMessageOf<'done' | 'refused'>;

export interface Watcher {
  /** Where this device left off, asked anew at every connection. */
  seen(): { readonly seen: number; readonly heard: number };
  hear(message: ServerMessage): void;
  connection(state: Connection): void;
}

interface Waiting {
  readonly message: object;
  answer(answer: Answer): void;
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

function send(message: object): void {
  socket?.send(JSON.stringify(message));
}

function connect(): void {
  clearTimeout(timer);
  if (socket || watchers.size === 0) return;
  if (isOutdated()) {
    giveUp();
    return;
  }
  if (!navigator.onLine) {
    turn('lost');
    return;
  }
  turn(tries === 0 ? 'connecting' : 'lost');
  const opened = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket?protocol=${protocol.version}`);
  socket = opened;
  opened.addEventListener('open', () => {
    tries = 0;
    turn('live');
    if (document.visibilityState === 'hidden') sendLook();
    for (const [table, watcher] of watchers) sendWatch(table, watcher);
    for (const { message } of waiting.values()) send(message);
  });
  opened.addEventListener('message', ({ data }) => {
    if (socket === opened) receive(String(data));
  });
  opened.addEventListener('close', ({ code }) => {
    if (socket !== opened) return;
    socket = undefined;
    if (code === closedAsOutdated) markOutdated();
    if (isOutdated()) return giveUp();
    if (watchers.size === 0) return;
    turn('lost');
    timer = setTimeout(connect, waits[Math.min(tries, waits.length - 1)]);
    tries += 1;
  });
}

/** The line is opened anew, because this device has become somebody else to the server. */
export function reconnect(): void {
  const old = socket;
  socket = undefined;
  old?.close();
  connect();
}

/** Whoever has the page behind others is not looking, and wants to be called. */
function sendLook(): void {
  const visible = document.visibilityState === 'visible';
  if (socket?.readyState === WebSocket.OPEN) send({ type: 'look', id: 'look', visible });
}
document.addEventListener('visibilitychange', sendLook);

addEventListener('online', connect);
// A socket without a network closes only after a while; the person is told at once.
addEventListener('offline', () => {
  const gone = socket;
  socket = undefined;
  gone?.close();
  if (watchers.size > 0) turn('lost');
});

/** Page and server no longer understand each other: whoever waits is told so, and nothing is tried again. */
function giveUp(): void {
  const closing = socket;
  socket = undefined;
  closing?.close();
  turn('outdated');
  const left = [...waiting];
  waiting.clear();
  for (const [id, { answer }] of left) answer({ type: 'refused', id, refusal: outdatedRefusal() });
}

function sendWatch(table: string, watcher: Watcher): void {
  send({ type: 'watch', id: `watch ${table}`, table, ...watcher.seen() });
}

function receive(text: string): void {
  const message = readMessage(text);
  if (message === 'unknown') return;
  if (message === 'unreadable') markOutdated();
  else if (message.type === 'welcome') checkVersion(message.protocol ?? 1);
  if (message === 'unreadable' || isOutdated()) {
    giveUp();
    return;
  }
  if ((message.type === 'done' || message.type === 'refused') && message.id !== undefined) {
    const asked = waiting.get(message.id);
    if (asked) {
      waiting.delete(message.id);
      asked.answer(message);
      return;
    }
  }
  const table = tableOf(message);
  // A watcher may begin anew while it hears; the new one is not told again.
  for (const [id, watcher] of [...watchers]) if (table === undefined || table === id) watcher.hear(message);
}

/** The table a message is about; undefined where it concerns all. */
function tableOf(message: ServerMessage): string | undefined {
  if (message.type === 'table') return message.table.id;
  return 'table' in message ? message.table : undefined;
}

/** Asks the server something and waits for its answer, over as many connections as it takes. */
export function ask(request: ClientRequest): Promise<Answer> {
  const id = randomId(16);
  return new Promise((answer) => {
    const message = { ...request, id };
    waiting.set(id, { message, answer });
    if (isOutdated()) giveUp();
    else if (socket?.readyState === WebSocket.OPEN) send(message);
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
    if (socket?.readyState === WebSocket.OPEN) send({ type: 'unwatch', id: `unwatch ${table}`, table });
    if (watchers.size === 0) {
      socket?.close();
      socket = undefined;
    }
  };
}
