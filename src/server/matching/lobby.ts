/** What goes on: tables with a free seat, games to watch, who wants to play now. The same for everybody, so it is read once a second. */
import type { LobbyAnswer } from '../../wire/lobby-routes.ts';
import type { ListedTable } from '../../wire/tables.ts';
import { publicTables } from '../tables/lists.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { searchOf } from './seek.ts';

type Everybodys = Pick<LobbyAnswer, 'open' | 'running' | 'seekers'>;

const fresh = 1000;
/** So many are shown; there are pages of all of them elsewhere. */
const mostOpen = 30;
const mostRunning = 12;
const mostInvitations = 20;

export function openLobby(registry: TableRegistry): (person: string | undefined) => Promise<LobbyAnswer> {
  const { store } = registry;
  let known: { readonly at: number; readonly what: Promise<Everybodys> } | undefined;

  async function read(): Promise<Everybodys> {
    const open = await publicTables(registry, 'open', undefined, undefined, mostOpen);
    const running = await publicTables(registry, 'running', undefined, undefined, mostRunning);
    return { open: open.tables, running: running.tables, seekers: await store.seekers.counts(registry.now()) };
  }

  function everybodys(): Promise<Everybodys> {
    const at = registry.now();
    if (!known || at - known.at >= fresh || at < known.at) {
      const what = read();
      known = { at, what };
      // What could not be read is asked for anew.
      what.catch(() => {
        if (known?.what === what) known = undefined;
      });
    }
    return known.what;
  }

  return async (person) => {
    const all = await everybodys();
    const now = registry.now();
    if (person === undefined) return { ...all, invitations: [], asked: 0, search: searchOf(undefined, now) };
    const apart = await store.manners.apartFrom(person);
    const meets = ({ host, seats }: ListedTable) => apart.has(host) || seats.some((seat) => apart.has(seat.person ?? ''));
    const mine = ({ seats }: ListedTable) => seats.some((seat) => seat.person === person);
    const invitations = await store.friends.invitations(person, mostInvitations);
    const names = await store.people.names([...new Set(invitations.map(({ inviter }) => inviter))]);
    const friends = await store.friends.of(person);
    return {
      ...all,
      open: all.open.filter((table) => !meets(table) && !mine(table)),
      running: all.running.filter((table) => !mine(table)),
      invitations: invitations.map(({ table, game, inviter, created }) => ({
        table,
        game,
        created,
        inviter: { id: inviter, name: names.get(inviter) ?? '' },
      })),
      asked: friends.filter(({ accepted, asked }) => accepted === null && asked === person).length,
      search: searchOf(await store.seekers.of(person), now),
    };
  };
}
