/** How much one person and one address may ask of the server. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Refusal } from '../core/refusal.ts';
import type { Limits } from './config.ts';
import { serverRefusal } from './refusal.ts';

export interface RateLimits {
  /** Why this message or request comes too soon. */
  message(person: string | undefined, address: string): Promise<Refusal | undefined>;
  /** Why no new person, or no further try of a code, is taken from this address. */
  arrival(address: string): Promise<Refusal | undefined>;
  /** Why this line of chat comes too soon. */
  chat(person: string, table: string): Promise<Refusal | undefined>;
  /** Why no further letter is sent to this address, or for this person or caller. */
  letter(to: string, asker: string, caller: string): Promise<Refusal | undefined>;
  /** Heavy work, such as reading a record. */
  heavy(person: string): Promise<Refusal | undefined>;
  /** Looking back: the log is played again for it. */
  look(person: string | undefined, address: string): Promise<Refusal | undefined>;
}

const window = 10;
const heavyPerMinute = 12;
const looksPerMinute = 60;
/** In an hour: so many that somebody who mistypes gets his, too few to fill a mailbox. */
const lettersPerAddress = 5;
const lettersPerAsker = 20;
/** However many persons somebody makes himself into. */
const lettersPerCaller = 60;
/** Spectators without a name share what their address may ask for. */
const looksPerAddress = 300;

export function openRateLimits(limits: Limits): RateLimits {
  const persons = new RateLimiterMemory({ points: limits.person, duration: window });
  const addresses = new RateLimiterMemory({ points: limits.address, duration: window });
  const arrivals = new RateLimiterMemory({ points: limits.arrivals, duration: 3600 });
  const lines = new RateLimiterMemory({ points: limits.chat, duration: window });
  const heavies = new RateLimiterMemory({ points: heavyPerMinute, duration: 60 });
  const looks = new RateLimiterMemory({ points: looksPerMinute, duration: 60 });
  const strangers = new RateLimiterMemory({ points: looksPerAddress, duration: 60 });
  const letters = new RateLimiterMemory({ points: lettersPerAddress, duration: 3600 });
  const callers = new RateLimiterMemory({ points: lettersPerCaller, duration: 3600 });
  const askers = new RateLimiterMemory({ points: lettersPerAsker, duration: 3600 });
  return {
    async message(person, address) {
      return (await take(addresses, address)) ?? (person === undefined ? undefined : await take(persons, person));
    },
    arrival: (address) => take(arrivals, address),
    chat: (person, table) => take(lines, `${person} ${table}`),
    letter: async (to, asker, caller) =>
      (await take(callers, caller)) ?? (await take(askers, asker)) ?? (await take(letters, to)),
    heavy: (person) => take(heavies, person),
    look: (person, address) => (person === undefined ? take(strangers, address) : take(looks, person)),
  };
}

async function take(limiter: RateLimiterMemory, key: string): Promise<Refusal | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    const milliseconds = (refused as { msBeforeNext?: number }).msBeforeNext ?? 1000;
    return serverRefusal('tooMany', { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) });
  }
}
