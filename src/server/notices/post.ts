/**
 * One message to an address that somebody has given us. The name is looked up once, what it means is checked, and exactly that is
 * connected to, so that a name which means something else a moment later leads nowhere. Redirections are not followed.
 */
import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './networks.ts';

/** All addresses of a name. */
export type Lookup = (name: string) => Promise<readonly LookupAddress[]>;

export interface PostRules {
  /** Hosts, with a port or without, to which the operator lets us speak whatever they are. */
  readonly allowed: readonly string[];
  readonly lookup?: Lookup;
  /** Milliseconds for everything. */
  readonly timeout?: number;
}

export interface Posting {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** It may not be sent there, today or tomorrow. */
export class ForbiddenAddress extends Error {}

const realLookup: Lookup = (name) =>
  new Promise((resolve, reject) => systemLookup(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found))));

function isAllowed({ allowed }: PostRules, { host, hostname }: URL): boolean {
  return allowed.includes(host) || allowed.includes(hostname);
}

/** Why not, before anything is looked up. */
function readAddress(text: string, rules: PostRules): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || text.length > 2000) throw new ForbiddenAddress('this is no address');
  if (url.username || url.password) throw new ForbiddenAddress('an address with a password in it');
  if (isAllowed(rules, url) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') throw new ForbiddenAddress('only https');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) && !isPublicAddress(host)) throw new ForbiddenAddress('a private network');
  return url;
}

async function resolve(name: string, { lookup = realLookup }: PostRules): Promise<readonly LookupAddress[]> {
  const found = await lookup(name);
  // A name that means one address outside and one inside is a trap.
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
    throw new ForbiddenAddress('a private network');
  return found;
}

/** Fails where nothing may be sent to this address. */
export async function checkAddress(text: string, rules: PostRules): Promise<void> {
  const url = readAddress(text, rules);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!isIP(host) && !isAllowed(rules, url)) await resolve(host, rules);
}

/** The status of the answer; what it says is not read. */
export async function post(text: string, { headers, body }: Posting, rules: PostRules, signal: AbortSignal): Promise<number> {
  const url = readAddress(text, rules);
  const lookup: LookupFunction = (name, { all }, done) => {
    const known = isAllowed(rules, url) ? (rules.lookup ?? realLookup)(name) : resolve(name, rules);
    known.then(
      (found) => (all ? done(null, [...found]) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error: Error) => done(error, ''),
    );
  };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(rules.timeout ?? 10_000)]);
  return new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? secure : plain;
    // No connection is kept, so each is looked up and checked.
    const sent = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup,
      agent: false,
      signal: limit,
    });
    sent.once('error', fail);
    sent.once('response', (answer) => {
      answer.destroy();
      done(answer.statusCode ?? 0);
    });
    sent.end(body);
  });
}
