/** Whether a table counts for ratings, and who of those who sit there can be rated: whoever has a passkey or a confirmed address. */
import { isOwnMap } from '../../core/maps.ts';
import type { Rated } from '../ratings/rules.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** Looks up who of them can be rated; asked whenever somebody comes or the game begins, so that it is never long out of date. */
export async function learnAccounts(
  { store }: { readonly store: Pick<Store, 'accounts'> },
  live: LiveTable,
  ...coming: readonly string[]
): Promise<void> {
  if (live.row.status !== 'open' || live.row.rated !== 'rated') return;
  const rooted = await store.accounts.rooted([...personsAt(live), ...coming]);
  live.rooted.clear();
  for (const person of rooted) live.rooted.add(person);
}

/** Before the game as things stand; from its beginning on as it was then. */
export function ratedNow(live: LiveTable): Rated {
  const { row } = live;
  if (row.before !== null || row.origin !== null) return 'brought';
  if (isOwnMap(live.config)) return 'ownMap';
  if (row.started !== null || row.rated !== 'rated') return row.rated ?? 'friendly';
  const seats = live.holders.flatMap(({ person }) => person ?? []);
  const persons = new Set(seats);
  if (persons.size < seats.length) return 'shared';
  if ([...persons].some((person) => !live.rooted.has(person))) return 'guest';
  const full = live.holders.every(({ person, bot }) => person !== null || bot !== null);
  return persons.size < 2 && full ? 'alone' : 'rated';
}

export function unratedWhy(live: LiveTable): Exclude<Rated, 'rated'> | null {
  const rated = ratedNow(live);
  return rated === 'rated' ? null : rated;
}

function personsAt({ holders }: LiveTable): Set<string> {
  return new Set(holders.flatMap(({ person }) => person ?? []));
}
