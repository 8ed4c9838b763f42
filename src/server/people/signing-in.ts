/** Becoming somebody on a device: at once where nobody was there, after a question where a guest has tables of his own. */

import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { signInByPasskey } from '../../wire/account-routes.ts';
import type { AnswerOf } from '../../wire/route.ts';
import type { Notices } from '../notices/notices.ts';
import { serverRefusal } from '../refusal.ts';
import type { Clients } from '../sockets/clients.ts';
import type { SigninRow } from '../store/accounts.ts';
import { abandon, type TableRegistry } from '../tables/registry.ts';
import type { Who } from './person.ts';
import { hashOf, newToken } from './token.ts';

/** What signing in needs of the request it comes with. */
export interface Entrance {
  readonly registry: TableRegistry;
  readonly clients: Clients;
  /** Who is called, and after how many minutes. */
  readonly notices: Pick<Notices, 'after' | 'callAfter'>;
  /** Makes this device the person's, by a new session. */
  admit(person: string): Promise<void>;
}

type Entered = AnswerOf<typeof signInByPasskey>;

const lasts = 15 * 60_000;

async function shown({ store }: TableRegistry, id: string): Promise<NonNullable<Entered['person']> | Refusal> {
  const person = await store.people.byId(id);
  return person ? { id, name: person.name, language: person.language } : serverRefusal('wrongLink', {});
}

export async function enter(entrance: Entrance, who: Who | undefined, id: string): Promise<Entered | Refusal> {
  const { registry } = entrance;
  const person = await shown(registry, id);
  if (isRefusal(person)) return person;
  if (who?.person.id === id) return { person, asks: null };
  if (!who) await entrance.admit(id);
  else {
    const guest = who.person;
    // Who can come back by himself loses nothing here, and becomes nobody else.
    const returns = await hasWayIn(registry, guest.id);
    const tables = returns ? 0 : (await registry.store.tables.ofPerson(guest.id, 1000)).length;
    if (tables) {
      const token = newToken();
      const row = { hash: hashOf(token), kind: 'join' as const, person: id, address: null, device: who.device };
      await registry.store.accounts.begin({ ...row, expires: registry.now() + lasts }, registry.now());
      return { person: null, asks: { token, name: guest.name, tables, into: person.name } };
    }
    await replace(entrance, who, id, !returns);
  }
  return { person, asks: null };
}

/** The answer to the question: this device becomes the person's, with everything its guest had or without it. */
export async function join(entrance: Entrance, who: Who, token: string, merge: boolean): Promise<Entered['person'] | Refusal> {
  const { registry } = entrance;
  const begun = await takeLink(registry, token, ['join'], (row) => row.device === who.device);
  if (isRefusal(begun)) return begun;
  const person = await shown(registry, begun.person!);
  if (isRefusal(person) || who.person.id === person.id) return person;
  await replace(entrance, who, person.id, merge && !(await hasWayIn(registry, who.person.id)));
  return person;
}

async function replace(entrance: Entrance, who: Who, into: string, merge: boolean): Promise<void> {
  const { registry, clients, admit } = entrance;
  if (merge) return mergePersons(entrance, who, into);
  await registry.store.people.removeSession(who.device);
  clients.cutDevice(who.device);
  await admit(into);
}

/** What the devices of the first are doing ends; this one comes back as the second's. */
async function mergePersons({ registry, clients, notices }: Entrance, who: Who, into: string): Promise<void> {
  const from = who.person.id;
  const known = new Set<string>();
  // Twice: what came in while the first was still somebody is written by then.
  for (const _ of [1, 2]) {
    clients.cutPerson(from);
    await registry.group.settled();
    for (const table of await registry.store.accounts.merge(from, into, who.device)) known.add(table);
  }
  const minutes = notices.after.get(from);
  if (minutes !== undefined && !notices.after.has(into)) notices.callAfter(into, minutes);
  notices.callAfter(from, undefined);
  for (const live of [...registry.live.values()]) if (known.has(live.id) || live.names.delete(from)) abandon(registry, live);
}

async function hasWayIn({ store }: TableRegistry, person: string): Promise<boolean> {
  return (await store.accounts.addressOf(person)) !== undefined || (await store.accounts.passkeysOf(person)).length > 0;
}

/** Why this link does nothing any more, or never did. */
export async function beginning(
  { store, now }: TableRegistry,
  token: string,
  kinds: readonly SigninRow['kind'][],
): Promise<SigninRow | Refusal> {
  const begun = await store.accounts.begun(hashOf(token));
  if (!begun || !kinds.includes(begun.kind)) return serverRefusal('wrongLink', {});
  if (begun.used) return serverRefusal('usedLink', {});
  return begun.expires < now() ? serverRefusal('oldLink', {}) : begun;
}

/** Uses a link up, if whoever comes may use it. */
export async function takeLink(
  registry: TableRegistry,
  token: string,
  kinds: readonly SigninRow['kind'][],
  mine: (row: SigninRow) => boolean,
): Promise<SigninRow | Refusal> {
  const begun = await beginning(registry, token, kinds);
  if (isRefusal(begun)) return begun;
  if (!mine(begun)) return serverRefusal('othersLink', {});
  return (await registry.store.accounts.finish(begun.hash, begun.kind, registry.now())) ? begun : serverRefusal('usedLink', {});
}
