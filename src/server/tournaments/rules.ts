/** A stored tournament as the pure part knows it. */
import { hkdfSync } from 'node:crypto';
import type { Entrant, Outcome, Pair, Round, Rules } from '../../tournament/types.ts';
import type { EntrantRow, StoredTournament, TournamentRow } from '../store/tournaments.ts';

export function rulesOf({ format, size, rounds, filler }: TournamentRow): Rules {
  return { format, size, rounds, filler: filler === null ? 'bye' : 'bot' };
}

export function entrantsOf({ entrants }: StoredTournament): Entrant[] {
  return entrants.map(({ id, lot, first, last }) => ({ id, lot, from: first, until: last }));
}

/** The row of a round that is no table: who kept apart from whom when it was paired. Nobody is shown it. */
export const apartRow = -1;

export function roundsOf({ row, sittings }: StoredTournament): Round[] {
  return Array.from({ length: row.round }, (_, at) => {
    const own = sittings.filter(({ round }) => round === at + 1);
    const seatsIn = (seats: string) => JSON.parse(seats) as (string | null)[];
    const apart = own.filter(({ number }) => number === apartRow).flatMap(({ seats }) => JSON.parse(seats) as Pair[]);
    return {
      tables: own
        .filter(({ number }) => number > 0)
        .map(({ seats, outcome }) => ({
          seats: seatsIn(seats),
          ...(outcome === null ? {} : { outcome: JSON.parse(outcome) as Outcome }),
        })),
      byes: own.filter(({ number }) => number === 0).flatMap(({ seats }) => seatsIn(seats) as string[]),
      ...(apart.length ? { apart } : {}),
    };
  });
}

/** 64 hexadecimal digits that follow from the tournament's secret and what they are for. */
function derived(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', purpose, 32)).toString('hex');
}

/** Nobody can choose it: it follows from a secret that was fixed, and published as a hash, before anybody entered. */
export function lotOf({ secret }: Pick<TournamentRow, 'secret'>, { id }: Pick<EntrantRow, 'id'>): number {
  return Number.parseInt(derived(secret, `lot of ${id}`).slice(0, 7), 16);
}

/** The seed of all tables of a round that are dealt the same cards. */
export function secretOfRound({ secret }: Pick<TournamentRow, 'secret'>, round: number): string {
  return derived(secret, `cards of round ${round}`);
}
