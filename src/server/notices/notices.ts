/** Calling people to tables that wait for them: who wants it, and the ways it takes. */
import type { PostRules } from './post.ts';
import type { VapidKeys } from './vapid.ts';

/** What a call is about, as it travels with its jobs. */
export interface Call {
  readonly person: string;
  readonly table: string;
  /** The entry of the log at which the table began to wait. */
  readonly number: number;
}

export interface Notices {
  /** Minutes after which each person who wants to be called is; others are not in here, so that their moves cost nothing. */
  readonly after: ReadonlyMap<string, number>;
  /** From now on this person is called after so many minutes, or no longer; every process is told. */
  callAfter(person: string, minutes: number | undefined): void;
  /** Another process has said that it is otherwise now. */
  heardCallAfter(person: string): void;
  /** Reads again what these persons want: a bell may not have rung. Whoever waits for a call that was not planned for that reason gets it. */
  readAgain(persons: readonly string[]): Promise<void>;
  readonly keys: VapidKeys;
  readonly rules: PostRules;
  /** Where letters to a person go; undefined where he has confirmed no address. */
  addressOf(person: string): Promise<string | undefined>;
  /** The person is there again: nothing need be said any more. */
  cameBack(person: string, table: string): void;
}

export const noticeKey = (table: string, person: string) => `${table} ${person}`;
