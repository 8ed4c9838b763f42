/** What processes that share a store say to each other: news by number. The truth is in the store, so nothing said here need arrive. */
import type { Seat } from '../../core/game.ts';

/** A table has changed. */
export interface Ring {
  readonly kind: 'ring';
  readonly table: string;
  readonly number: number;
  readonly version: number;
  /** The last line of chat. */
  readonly lines: number;
  /** Whether something changed that none of these numbers tells. */
  readonly more: boolean;
}

/** Who is at a table, as far as this process sees. */
export interface Presence {
  readonly kind: 'presence';
  readonly table: string;
  readonly processId: string;
  readonly online: readonly Seat[];
  readonly spectators: number;
  /** The seats whose page is in front of somebody. */
  readonly looking: readonly Seat[];
  /** Whether the others are asked to say the same of theirs. */
  readonly asks: boolean;
}

/** A person or one device is signed out everywhere. */
export interface SignedOut {
  readonly kind: 'signedOut';
  readonly person?: string;
  readonly device?: string;
}

/** Two persons no longer hear each other, or do again. */
export interface Muted {
  readonly kind: 'muted';
  readonly person: string;
  readonly other: string;
  readonly on: boolean;
}

export interface Renamed {
  readonly kind: 'renamed';
  readonly person: string;
  readonly name: string;
  readonly language: string;
}

/** A person wants to be called otherwise from now on, or no longer: how, the store says, since news of two processes may change places. */
interface CallAfter {
  readonly kind: 'callAfter';
  readonly person: string;
}

/** Somebody was banned, or may come again. */
interface BansChanged {
  readonly kind: 'bans';
}

export type News = Ring | Presence | SignedOut | Muted | Renamed | CallAfter | BansChanged;

export interface Bus {
  /** Whether there may be other processes at all. */
  readonly shared: boolean;
  publish(news: News): void;
  /** From now on news of this table are wanted, or no longer; news that are of no table always are. */
  listen(table: string): void;
  ignore(table: string): void;
  /** Who is told what other processes say. */
  subscribe(hear: (news: News) => void): void;
  close(): Promise<void>;
}

/** For a process that is alone with its store. */
export const silentBus: Bus = {
  shared: false,
  publish() {},
  listen() {},
  ignore() {},
  subscribe() {},
  async close() {},
};

interface Letter {
  readonly from: string;
  readonly news: News;
}

export function writeLetter(from: string, news: News): string {
  return JSON.stringify({ from, news } satisfies Letter);
}

/** What another process says; undefined for what oneself said, and for what cannot be read. */
export function readLetter(me: string, text: string): News | undefined {
  try {
    const { from, news } = JSON.parse(text) as Letter;
    return from === me ? undefined : news;
  } catch {
    return undefined;
  }
}
