/** What everybody may know of a tournament. Standings are worked out from the results, every time. */
import { seedHash } from '../../core/fairness.ts';
import type { ClockSetting } from '../../table/clock.ts';
import { roundsOf as roundsPlanned } from '../../tournament/pairing.ts';
import { scoresOf } from '../../tournament/scores.ts';
import { standings } from '../../tournament/standings.ts';
import { playing, type Round } from '../../tournament/types.ts';
import type { ListedTournament, TournamentDescription } from '../../wire/tournaments.ts';
import type * as stored from '../store/tournaments.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isIn } from './entering.ts';
import { entrantsOf, roundsOf, rulesOf } from './rules.ts';

export async function describeTournament(
  { store }: Pick<TableRegistry, 'store'>,
  tournament: stored.StoredTournament,
): Promise<TournamentDescription> {
  const { row } = tournament;
  const rules = rulesOf(row);
  const entrants = entrantsOf(tournament);
  const rounds = roundsOf(tournament);
  const persons = new Set([row.host, ...tournament.entrants.flatMap(({ person }) => person ?? [])]);
  const names = await store.people.names([...persons]);
  const planned = row.round === 0 ? tournament.entrants.filter(isIn).length : playing(entrants, 1).length;
  // Whoever withdraws while his table still plays stays in sight.
  const wasIn = new Set(rounds.flatMap(({ tables, byes }) => [...tables.flatMap(({ seats }) => seats), ...byes]));
  return {
    ...headOf(row),
    options: JSON.parse(row.options),
    rounds: roundsPlanned(rules, planned) ?? null,
    filler: row.filler,
    clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockSetting),
    host: row.host,
    hostName: names.get(row.host) ?? '',
    started: row.started,
    ended: row.ended,
    hash: seedHash(row.secret),
    secret: row.status === 'over' ? row.secret : null,
    entrants: tournament.entrants
      .filter((one) => isIn(one) || one.first < (one.last ?? 0))
      .map(({ id, person, bot, first, last }) => ({
        id,
        name: names.get(person ?? '') ?? '',
        person,
        bot,
        first,
        withdrawn: last !== null,
      })),
    played: rounds.map((round, at) => describeRound(tournament, round, at + 1)),
    standings: standings(rules, entrants, rounds).filter(({ id, withdrawn }) => !withdrawn || wasIn.has(id)),
  };
}

function describeRound(
  { row, sittings }: stored.StoredTournament,
  round: Round,
  number: number,
): TournamentDescription['played'][number] {
  const rows = sittings.filter((one) => one.round === number && one.number > 0);
  const scores = scoresOf(rulesOf(row), round);
  const tables = round.tables.map(({ seats, outcome }, at) => ({
    table: rows[at]?.table ?? '',
    seats,
    outcome: outcome ?? null,
    scores: outcome ? seats.map((id) => scores.get(id ?? '')?.score ?? 0) : null,
  }));
  return { tables, byes: round.byes };
}

function headOf({ id, name, game, format, size, status, round, created, ...row }: stored.TournamentRow) {
  return { id, name, game, format, size, public: row.public === 1, status, round, created };
}

export function listedTournament({ row, entrants }: stored.ListedTournament): ListedTournament {
  return { ...headOf(row), entrants };
}
