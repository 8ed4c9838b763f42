/**
 * What the bell says of people is made up for where it did not ring: who has signed out elsewhere, whom somebody no longer hears, what somebody is
 * called, and how he wants to be called to his tables. The store is compared with what this process knows, some people at a time.
 */
import type { ServerContext } from '../context.ts';
import type { Client } from '../sockets/client.ts';
import { renameAtTables } from '../tables/names.ts';

const atOnce = 100;

type Context = Pick<ServerContext, 'registry' | 'clients' | 'notices'>;

/** Of whoever is at some tables. */
export async function keepUpWithPlayers({ registry, notices }: Context, persons: readonly string[]): Promise<void> {
  for (let from = 0; from < persons.length; from += atOnce) {
    const some = persons.slice(from, from + atOnce);
    for (const [person, name] of await registry.store.people.names(some)) renameAtTables(registry.live, person, name);
    await notices.readAgain(some);
  }
}

/** Of whoever has a line to this process. */
export async function keepUpWithClients(context: Context): Promise<void> {
  const known = [...context.clients.all()].filter(({ who, closed }) => who !== undefined && !closed);
  for (let from = 0; from < known.length && !context.registry.closing; from += atOnce)
    await compare(context, known.slice(from, from + atOnce));
}

async function compare({ registry, clients }: Context, some: readonly Client[]): Promise<void> {
  const { people, manners } = registry.store;
  const [devices, persons] = [devicesOf(some), [...new Set(some.flatMap(({ person }) => person ?? []))]];
  const signedIn = new Map((await people.signedIn(devices)).map((row) => [row.hash, row]));
  // What changes here while it is being read is newer than what was read.
  const before = new Map(some.map((client) => [client, [...client.mutes].join()]));
  const apart = await manners.mutesOf(persons);
  for (const client of some) {
    const now = signedIn.get(client.who?.device ?? '');
    // One that has been joined to somebody else's account is another person's from now on.
    if (now?.id !== client.person) client.dismiss(4401, 'signed out');
    else if (now && (now.name !== client.who?.person.name || now.language !== client.who.person.language))
      clients.renamedHere({ person: now.id, name: now.name, language: now.language });
    if (before.get(client) !== [...client.mutes].join()) continue;
    client.mutes.clear();
    for (const other of apart.get(client.person ?? '') ?? []) client.mutes.add(other);
  }
}

function devicesOf(some: readonly Client[]): string[] {
  return [...new Set(some.flatMap(({ who }) => who?.device ?? []))];
}
