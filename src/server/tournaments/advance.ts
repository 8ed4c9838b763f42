/**
 * What moves a tournament on: when a table of it ends, its result is kept; when all of a round have ended, the next is paired and its tables are
 * opened. All of it is one job of the tournament, written with the end of the table, and doing it twice does no harm.
 */
import { isRefusal } from '../../core/refusal.ts';
import { nextRound } from '../../tournament/pairing.ts';
import type { Pair, Round } from '../../tournament/types.ts';
import type { SittingRow, StoredTournament, TournamentChange } from '../store/tournaments.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { advanceSoon, changeTournament } from './change.ts';
import { isIn } from './entering.ts';
import { apartRow, entrantsOf, roundsOf, rulesOf } from './rules.ts';
import { openSitting, outcomeOf, tableId, unseal } from './sitting.ts';

export function driveTournaments(registry: TableRegistry): void {
  registry.jobs.handle('tournament', ({ key }) => advance(registry, key), { tries: 100 });
  registry.planners.push((live, { change, facts }) => {
    const { tournament } = live.row;
    if (tournament !== null && facts.some(({ kind }) => kind === 'ended'))
      change.jobs.push(advanceSoon(tournament, registry.now()));
  });
}

async function advance(registry: TableRegistry, id: string): Promise<void> {
  for (;;) {
    const stored = await registry.store.tournaments.load(id);
    if (stored?.row.status !== 'running') return;
    const tables = stored.sittings.filter(({ round, table }) => round === stored.row.round && table !== null);
    for (const sitting of tables) await openSitting(registry, stored, sitting);
    const ended = await newOutcomes(registry, tables);
    if (tables.some(({ outcome }, at) => (ended[at] ?? outcome) === null)) {
      await keepOutcomes(registry, id, tables, ended);
      return;
    }
    for (const { table } of tables) if (table !== null) await unseal(registry, table);
    const apart = await apartAmong(registry, stored);
    const moved = await changeTournament(registry, id, (now) => {
      if (now.row.round !== stored.row.round || now.row.status !== 'running') return undefined;
      const outcomes = withOutcomes(tables, ended);
      return moveOn(registry, { ...now, sittings: merged(now.sittings, outcomes) }, outcomes, apart);
    });
    if (isRefusal(moved)) throw new Error(`tournament ${id}: ${moved.reason}`);
  }
}

/** For each table what it ended with, where that is not known yet; null where it has not ended. */
async function newOutcomes(registry: TableRegistry, tables: readonly SittingRow[]): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  for (const { table, outcome } of tables) {
    const now = outcome === null && table !== null ? await outcomeOf(registry, table) : undefined;
    found.push(now ? JSON.stringify(now) : outcome);
  }
  return found;
}

function withOutcomes(tables: readonly SittingRow[], ended: readonly (string | null)[]): SittingRow[] {
  return tables.map((sitting, at) => ({ ...sitting, outcome: ended[at] ?? sitting.outcome }));
}

async function keepOutcomes(
  registry: TableRegistry,
  id: string,
  tables: readonly SittingRow[],
  ended: readonly (string | null)[],
): Promise<void> {
  const sittings = withOutcomes(tables, ended).filter(({ outcome }, at) => outcome !== tables[at]?.outcome);
  if (sittings.length) await changeTournament(registry, id, () => ({ sittings }));
}

function merged(all: readonly SittingRow[], some: readonly SittingRow[]): SittingRow[] {
  const key = ({ round, number }: SittingRow) => `${round} ${number}`;
  const newer = new Map(some.map((one) => [key(one), one]));
  return all.map((one) => newer.get(key(one)) ?? one);
}

/** Who has blocked whom since both are in: they are seated apart as far as can be. */
async function apartAmong(registry: TableRegistry, { entrants }: StoredTournament): Promise<Pair[]> {
  const ids = new Map(entrants.filter(isIn).flatMap(({ id, person }) => (person === null ? [] : [[person, id] as const])));
  const pairs = await registry.store.manners.apartAmong([...ids.keys()]);
  return pairs.map(([one, other]) => [ids.get(one)!, ids.get(other)!]);
}

/** The next round, or the end. */
function moveOn(
  registry: TableRegistry,
  stored: StoredTournament,
  outcomes: readonly SittingRow[],
  apart: readonly Pair[],
): TournamentChange {
  const { row } = stored;
  const next = nextRound(rulesOf(row), entrantsOf(stored), roundsOf(stored), apart);
  if (!next) return { row: { status: 'over', ended: registry.now() }, sittings: outcomes };
  return { row: { round: row.round + 1 }, sittings: [...outcomes, ...sittingsOf(row.id, row.round + 1, next)] };
}

function sittingsOf(tournament: string, round: number, { tables, byes, apart }: Round): SittingRow[] {
  const plain = { tournament, round, outcome: null };
  const rows = tables.map(({ seats }, at) => {
    const number = at + 1;
    return { ...plain, number, table: tableId(tournament, round, number), seats: JSON.stringify(seats) };
  });
  const beside = (number: number, seats: unknown) => ({ ...plain, number, table: null, seats: JSON.stringify(seats) });
  return [...rows, ...(byes.length ? [beside(0, byes)] : []), ...(apart ? [beside(apartRow, apart)] : [])];
}
