/**
 * How much one person and one address may ask of the server. Where several processes share a store, what guards people and mailboxes
 * (arrivals, codes, letters, chat) is counted there, for all processes together. What guards a process from too much work (messages, requests,
 * records, looking back) is counted by each process for itself: a count in the store for every message would cost more than it saves.
 */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Refusal } from '../core/refusal.ts';
import type { Limits } from './config.ts';
import { hashOf } from './people/token.ts';
import { serverRefusal } from './refusal.ts';
import type { LimitStore } from './store/limits.ts';

export interface RateLimits {
  /** Why this message or request comes too soon. Of each process. */
  message(person: string | undefined, address: string): Promise<Refusal | undefined>;
  /** Why no new person, or no further try of a code, is taken from this address. */
  arrival(address: string): Promise<Refusal | undefined>;
  /** Why this line of chat comes too soon. */
  chat(person: string, table: string): Promise<Refusal | undefined>;
  /** Why no further letter is sent to this address, or for this person or caller. */
  letter(to: string, asker: string, caller: string): Promise<Refusal | undefined>;
  /** Why this person may not report anybody just now. */
  report(person: string): Promise<Refusal | undefined>;
  /** Why this person may not ask anybody to be friends, or to a table, just now. */
  ask(person: string): Promise<Refusal | undefined>;
  /** Heavy work, such as reading a record. Of each process. */
  heavy(person: string): Promise<Refusal | undefined>;
  /** Looking back: the log is played again for it. Of each process. */
  look(person: string | undefined, address: string): Promise<Refusal | undefined>;
}

/** Where the counts are that all processes share; without it this process is alone. */
export interface SharedLimits {
  readonly store: LimitStore;
  now(): number;
}

const window = 10;
const heavyPerMinute = 12;
const looksPerMinute = 60;
/** In an hour: so many that somebody who mistypes gets his, too few to fill a mailbox. */
const lettersPerAddress = 5;
const lettersPerAsker = 20;
/** However many persons somebody makes himself into. */
const lettersPerCaller = 60;
/** Enough for a large family, too few to bother strangers. */
const asksPerHour = 60;
/** Whoever reports everybody helps nobody. */
const reportsPerDay = 20;
/** Spectators without a name share what their address may ask for. */
const looksPerAddress = 300;

/** Takes one of what a key may have; or says why not. */
type Meter = (key: string) => Promise<Refusal | undefined>;

export function openRateLimits(limits: Limits, shared?: SharedLimits): RateLimits {
  const own = (points: number, seconds: number): Meter => ownMeter(points, seconds);
  const common = (name: string, points: number, seconds: number): Meter =>
    shared ? sharedMeter(shared, name, points, seconds) : ownMeter(points, seconds);
  const persons = own(limits.person, window);
  const addresses = own(limits.address, window);
  const heavies = own(heavyPerMinute, 60);
  const looks = own(looksPerMinute, 60);
  const strangers = own(looksPerAddress, 60);
  const arrivals = common('arrivals', limits.arrivals, 3600);
  const lines = common('lines', limits.chat, window);
  const letters = common('letters', lettersPerAddress, 3600);
  const callers = common('callers', lettersPerCaller, 3600);
  const reports = common('reports', reportsPerDay, 24 * 3600);
  const asks = common('asks', asksPerHour, 3600);
  const askers = common('askers', lettersPerAsker, 3600);
  return {
    async message(person, address) {
      return (await addresses(address)) ?? (person === undefined ? undefined : await persons(person));
    },
    arrival: arrivals,
    chat: (person, table) => lines(`${person} ${table}`),
    letter: async (to, asker, caller) => (await callers(caller)) ?? (await askers(asker)) ?? (await letters(to)),
    report: reports,
    ask: asks,
    heavy: heavies,
    look: (person, address) => (person === undefined ? strangers(address) : looks(person)),
  };
}

function ownMeter(points: number, seconds: number): Meter {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
      return undefined;
    } catch (refused) {
      return tooMany((refused as { msBeforeNext?: number }).msBeforeNext ?? 1000);
    }
  };
}

/** Only a hash of the key is kept: addresses are nobody's business. */
function sharedMeter({ store, now }: SharedLimits, name: string, points: number, seconds: number): Meter {
  return async (key) => {
    const taken = await store.take(hashOf(`${name} ${key}`), now(), seconds * 1000);
    return taken.points > points ? tooMany(taken.expires - now()) : undefined;
  };
}

function tooMany(milliseconds: number): Refusal {
  return serverRefusal('tooMany', { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) });
}
