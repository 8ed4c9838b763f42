/** Counts that only grow: of persons, of pairs of persons, of games. Each is one row that is added to. */
import { sql, type Transaction } from 'kysely';
import { countedPlaces } from '../ratings/rules.ts';
import type { StoredResult } from './results.ts';
import type { Schema, Selected } from './schema.ts';

export type Tally = Selected<'tallies'>;
export type Aggregate = Selected<'aggregates'>;

const rowsAtOnce = 50;

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}

/** The names of columns are ours. */
const grown = (table: string, column: string) => sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`;

export async function addTallies(trx: Transaction<Schema>, tallies: readonly Tally[]): Promise<void> {
  for (const rows of batches(merged(tallies, ({ person, game, open, kind, name }) => [person, game, open, kind, name])))
    await trx
      .insertInto('tallies')
      .values(rows)
      .onConflict((c) =>
        c
          .columns(['person', 'game', 'open', 'kind', 'name'])
          .doUpdateSet({ count: grown('tallies', 'count'), wins: grown('tallies', 'wins'), sum: grown('tallies', 'sum') }),
      )
      .execute();
}

export async function addAggregates(trx: Transaction<Schema>, aggregates: readonly Aggregate[]): Promise<void> {
  for (const rows of batches(merged(aggregates, ({ game, players, kind, name }) => [game, players, kind, name])))
    await trx
      .insertInto('aggregates')
      .values(rows)
      .onConflict((c) =>
        c.columns(['game', 'players', 'kind', 'name']).doUpdateSet({
          count: grown('aggregates', 'count'),
          wins: grown('aggregates', 'wins'),
          sum: grown('aggregates', 'sum'),
          won: grown('aggregates', 'won'),
        }),
      )
      .execute();
}

/** A statement may not add to one row twice. */
function merged<T extends object>(rows: readonly T[], keyOf: (row: T) => readonly (string | number)[]): T[] {
  const byKey = new Map<string, T>();
  for (const row of rows) {
    const key = JSON.stringify(keyOf(row));
    const other = byKey.get(key);
    byKey.set(key, other ? sumOf(other, row) : row);
  }
  return [...byKey.values()];
}

const counted = ['count', 'wins', 'sum', 'won'];

function sumOf<T extends object>(one: T, other: T): T {
  const add = ([name, value]: [string, unknown]) =>
    counted.includes(name) ? [name, Number(value) + Number((other as Record<string, unknown>)[name])] : [name, value];
  return Object.fromEntries(Object.entries(one).map(add)) as T;
}

/** Every pair of persons, both ways; whoever left his seat came in behind. */
export async function addMeetings(trx: Transaction<Schema>, { row, seats }: StoredResult): Promise<void> {
  if (row.finished !== 1) return;
  const places = countedPlaces(seats.map((seat) => ({ ...seat, stay: seat.stay ?? 'played' })));
  const rows: Selected<'meetings'>[] = [];
  for (const [own, { person }] of seats.entries())
    for (const [others, { person: other }] of seats.entries()) {
      if (person === null || other === null || person === other) continue;
      const [mine, theirs] = [places[own] ?? 0, places[others] ?? 0];
      const counts = { games: 1, ahead: mine < theirs ? 1 : 0, level: mine === theirs ? 1 : 0 };
      rows.push({ person, other, game: row.game, open: row.public, ...counts });
    }
  // Somebody who holds several seats meets each other person once for each: that is no meeting of two.
  const pairs = new Set(rows.map(({ person, other }) => `${person} ${other}`));
  if (rows.length === 0 || pairs.size < rows.length) return;
  await trx
    .insertInto('meetings')
    .values(rows)
    .onConflict((c) =>
      c.columns(['person', 'other', 'game', 'open']).doUpdateSet({
        games: grown('meetings', 'games'),
        ahead: grown('meetings', 'ahead'),
        level: grown('meetings', 'level'),
      }),
    )
    .execute();
}
