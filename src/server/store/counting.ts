/**
 * Counts one result: ratings, tallies of persons, meetings, statistics. One after the other, on every engine: whoever counts takes the
 * one row of the counter first, and a result that has its number is never counted again.
 */
import type { Kysely, Transaction } from 'kysely';
import { at } from '../../core/at.ts';
import type { Size } from '../ratings/anchors.ts';
import { type Belief, beginning } from '../ratings/plackett-luce.ts';
import { rate, type Stay, sameAgainWithin, weightOf } from '../ratings/rules.ts';
import { type Aggregate, addAggregates, addMeetings, addTallies, type Tally } from './counts.ts';
import { patiently } from './patience.ts';
import { type ResultSeatRow, readResult, type StoredResult } from './results.ts';
import type { Schema } from './schema.ts';

/** What only the log of the table tells. */
export interface Told {
  /** Who made the first step. */
  readonly first: number | null;
  /** How each seat was played. */
  readonly stays: readonly Stay[];
  readonly tallies: readonly Tally[];
  readonly aggregates: readonly Aggregate[];
}

/** False where it is counted already, or there is no such result. */
export function countResult(db: Kysely<Schema>, table: string, told: Told): Promise<boolean> {
  return patiently(() =>
    db.transaction().execute(async (trx) => {
      const { number } = await trx
        .updateTable('counters')
        .set((eb) => ({ number: eb('number', '+', 1) }))
        .where('name', '=', 'results')
        .returning('number')
        .executeTakeFirstOrThrow();
      const found = await readResult(trx, table);
      if (!found || found.row.number !== null) return false;
      const seats = found.seats.map((seat, at) => ({ ...seat, stay: told.stays[at] ?? seat.stay }));
      const result = { row: { ...found.row, number, first: told.first }, seats };
      const rated = found.row.rated === 'rated' ? await rateSeats(trx, result) : [];
      await trx.updateTable('results').set({ number, first: told.first }).where('table', '=', table).execute();
      for (const [at, { seat, stay }] of seats.entries())
        await trx
          .updateTable('result_seats')
          .set({ number, stay, ...rated[at] })
          .where('table', '=', table)
          .where('seat', '=', seat)
          .execute();
      await addTallies(trx, told.tallies);
      await addMeetings(trx, result);
      await addAggregates(trx, told.aggregates);
      return true;
    }),
  );
}

type RatedColumns = Pick<ResultSeatRow, 'weight' | 'mu_before' | 'sigma_before' | 'mu' | 'sigma'>;

async function rateSeats(trx: Transaction<Schema>, { row, seats }: StoredResult): Promise<Partial<RatedColumns>[]> {
  const { game, size, number } = row;
  const known = await ratingsAmong(trx, row.game, row.size, personsOf(seats));
  const weights = await weightsAt(trx, { row, seats });
  const rated = seats.map((seat, at) => {
    const { mu, sigma } = known.get(seat.person ?? '') ?? beginning;
    return { ...seat, stay: seat.stay ?? ('played' as const), before: { mu, sigma }, weight: weights[at] ?? 1 };
  });
  const after = rate(game, size, rated);
  const columns: Partial<RatedColumns>[] = [];
  for (const [seat, { person, before, weight }] of rated.entries()) {
    const belief = after[seat];
    if (person === null || !belief) {
      columns.push({});
      continue;
    }
    columns.push({ weight, mu_before: before.mu, sigma_before: before.sigma, ...belief });
    await keepRating(trx, { person, game, size, belief, games: (known.get(person)?.games ?? 0) + 1, number: number ?? 0 });
  }
  return columns;
}

interface NewRating {
  readonly person: string;
  readonly game: string;
  readonly size: Size;
  readonly belief: Belief;
  readonly games: number;
  readonly number: number;
}

export async function keepRating(trx: Kysely<Schema>, { person, game, size, belief, games, number }: NewRating): Promise<void> {
  const agreed = await trx.selectFrom('people').select('listed').where('id', '=', person).executeTakeFirst();
  const changing = { ...belief, games, number };
  await trx
    .insertInto('ratings')
    .values({ person, game, size, ...changing, listed: agreed?.listed ?? 0 })
    .onConflict((c) => c.columns(['person', 'game', 'size']).doUpdateSet(changing))
    .execute();
}

async function ratingsAmong(
  trx: Transaction<Schema>,
  game: string,
  size: Size,
  persons: readonly string[],
): Promise<Map<string, Belief & { readonly games: number }>> {
  const rows = await trx
    .selectFrom('ratings')
    .select(['person', 'mu', 'sigma', 'games'])
    .where('person', 'in', persons)
    .where('game', '=', game)
    .where('size', '=', size)
    .execute();
  return new Map(rows.map(({ person, ...rating }) => [person, rating]));
}

/** How much the result counts for each seat, by how often its person has lately met the others. */
async function weightsAt(trx: Transaction<Schema>, { row, seats }: StoredResult): Promise<number[]> {
  const persons = personsOf(seats);
  const weights: number[] = [];
  for (const { person } of seats) {
    if (person === null) {
      weights.push(1);
      continue;
    }
    const others = persons.filter((other) => other !== person);
    const rows = await trx
      .selectFrom('result_seats as own')
      .innerJoin('results', 'results.table', 'own.table')
      .innerJoin('result_seats as other', 'other.table', 'own.table')
      .select((eb) => ['other.person', eb.fn.countAll<number>().as('games')])
      .where('own.person', '=', person)
      .where('own.game', '=', row.game)
      .where('own.ended', '>', row.ended - sameAgainWithin)
      .where('own.weight', 'is not', null)
      .where('results.size', '=', row.size)
      .where('other.person', 'in', others)
      .groupBy('other.person')
      .execute();
    const met = new Map(rows.map(({ person: other, games }) => [other, Number(games)]));
    weights.push(weightOf(others.map((other) => met.get(other) ?? 0)));
  }
  return weights;
}

function personsOf(seats: readonly ResultSeatRow[]): string[] {
  return seats.flatMap(({ person }) => person ?? []);
}

/** A win in sixtieths: shared by two to six it is still whole. */
export const wholeWin = 60;

export function winOf(seats: readonly Pick<ResultSeatRow, 'place'>[], seat: number): number {
  const winners = seats.filter(({ place }) => place === 1).length;
  return at(seats, seat).place === 1 ? wholeWin / winners : 0;
}
