/** Changing a tournament that several people, and the end of its tables, change at once. */
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { serverRefusal } from '../refusal.ts';
import type { StoredTournament, TournamentChange } from '../store/tournaments.ts';
import type { TableRegistry } from '../tables/registry.ts';

/** So often a change is made anew on what somebody else left. */
const attempts = 12;

/** Makes the change that follows from how the tournament stands; without one nothing is written. How it stands then, or why not. */
export async function changeTournament(
  { store }: Pick<TableRegistry, 'store'>,
  id: string,
  make: (stored: StoredTournament) => TournamentChange | undefined | Refusal,
): Promise<StoredTournament | Refusal> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const stored = await store.tournaments.load(id);
    if (!stored) return serverRefusal('noSuchTournament', {});
    const change = make(stored);
    if (isRefusal(change)) return change;
    if (!change) return stored;
    if (await store.tournaments.change(stored.row, change)) return (await store.tournaments.load(id)) ?? stored;
  }
  return serverRefusal('tryAgain', {});
}

const kind = 'tournament';

/** The tournament is looked at as soon as can be: a round may be over, or the next to be paired. */
export function advanceSoon(tournament: string, now: number): { kind: string; key: string; due: number; payload: null } {
  return { kind, key: tournament, due: now, payload: null };
}
