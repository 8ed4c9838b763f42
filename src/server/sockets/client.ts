/** One socket. Sending never waits: whoever cannot follow is cut off and resumes from the last number he saw. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Language } from '../../core/text.ts';
import { tellsChanges } from '../../wire/protocol.ts';
import type { Metrics } from '../metrics.ts';
import type { Who } from '../people/person.ts';
import type { Watcher } from '../tables/live-table.ts';

/** Bytes that may wait for a slow client. */
const mostBehind = 1_000_000;

/** The code with which a socket says: come again later. */
export const cannotServe = 1013;

/** Milliseconds in which a dismissed client may close its side. */
const farewell = 1000;

export interface Client extends Watcher {
  who: Who | undefined;
  readonly address: string;
  language: Language;
  /** Whom this person has blocked, or is blocked by: neither hears the other. */
  readonly mutes: Set<string>;
  /** The tables this device watches. */
  readonly tables: Set<string>;
  closed: boolean;
  hidden: boolean;
  /** When within a heartbeat it is pinged: as many at each turn. */
  readonly turn: number;
  /** Whether it answered the last heartbeat. */
  alive: boolean;
  /** Messages being handled, one after the other. */
  queue: Promise<void>;
  queued: number;
  close(code: number, reason: string): void;
  /** Nothing it says counts any more, whether or not it answers the farewell. */
  dismiss(code: number, reason: string): void;
  terminate(): void;
  ping(): void;
}

export interface ClientSettings {
  readonly socket: WebSocket;
  /** The connection under the socket. */
  readonly stream: Duplex;
  readonly who: Who | undefined;
  readonly address: string;
  readonly language: Language;
  readonly mutes: readonly string[];
  /** The version of the protocol it speaks. */
  readonly version: number;
  readonly metrics: Metrics;
}

/** Turns within a heartbeat: so many that of thousands only a few are pinged at each. */
export const beatTurns = 300;
let arrivals = 0;

export function openClient({ socket, stream, who, address, language, mutes, version, metrics }: ClientSettings): Client {
  let corked = false;
  const client: Client = {
    who,
    person: who?.person.id,
    address,
    language,
    mutes: new Set(mutes),
    tables: new Set(),
    closed: false,
    hidden: false,
    patches: version >= tellsChanges,
    turn: arrivals++ % beatTurns,
    alive: true,
    queue: Promise.resolve(),
    queued: 0,
    hears: (person) => !client.mutes.has(person),
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostBehind) {
        metrics.cut.inc({ why: 'slow' });
        socket.terminate();
        return;
      }
      // An acknowledgement and the position that follows it travel together.
      if (!corked) {
        corked = true;
        stream.cork();
        process.nextTick(() => {
          corked = false;
          stream.uncork();
        });
      }
      socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
    dismiss(code, reason) {
      client.closed = true;
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), farewell).unref();
    },
    terminate: () => socket.terminate(),
    ping: () => socket.ping(),
  };
  return client;
}
