/** Results made up for tests and measurements: who met whom, and what came of it, without a game being played. */
import type { Random } from '../../core/random.ts';
import { sizeOf } from '../ratings/anchors.ts';
import type { Rated, Stay } from '../ratings/rules.ts';
import { placesOf } from '../results/places.ts';
import { noChange } from '../store/change.ts';
import type { Told } from '../store/counting.ts';
import type { NewResult } from '../store/results.ts';
import type { Store } from '../store/store.ts';

export interface MadeUp {
  readonly table: string;
  readonly game?: string;
  /** Persons, or levels of bots in brackets. */
  readonly seats: readonly string[];
  readonly points: readonly number[];
  readonly stays?: readonly Stay[];
  readonly ended: number;
  readonly rated?: Rated;
  readonly public?: boolean;
  readonly told?: Partial<Told>;
}

function resultOf({ table, game = 'tikal', seats, points, ended, rated = 'rated', public: open = true }: MadeUp): NewResult {
  const most = Math.max(...points);
  const places = placesOf(
    points,
    points.flatMap((own, seat) => (own === most ? [seat] : [])),
  );
  const players = seats.length;
  const row = { table, game, players, size: sizeOf(players), options: '{}', first: null, public: open ? 1 : 0, rated };
  return {
    row: { ...row, finished: 1, started: ended - 3_600_000, ended, length: 100 },
    seats: seats.map((name, seat) => ({
      seat,
      person: name.startsWith('[') ? null : name,
      bot: name.startsWith('[') ? name.slice(1, -1) : null,
      points: points[seat] ?? 0,
      place: places[seat] ?? null,
      stay: 'played' as const,
    })),
  };
}

/** Writes it as the ending of a table does, and counts it as the job does. */
export async function takeIn(store: Store, made: MadeUp): Promise<void> {
  const result = resultOf(made);
  await store.commit([{ ...noChange(made.table), result }]);
  const stays = made.stays ?? made.seats.map(() => 'played' as const);
  await store.ratings.count(made.table, { first: 0, tallies: [], aggregates: [], ...made.told, stays });
}

/** A table of some of these persons, and now and then a bot. */
export function someTable(random: Random, persons: readonly string[], table: string, ended: number): MadeUp {
  const players = 2 + random.below(3);
  const left = [...persons];
  const seats = Array.from({ length: players }, (_, seat) =>
    seat > 1 && random.below(4) === 0 ? '[medium]' : (left.splice(random.below(left.length), 1)[0] ?? '[easy]'),
  );
  const stays = seats.map((): Stay => (random.below(12) === 0 ? 'resigned' : 'played'));
  return { table, seats, points: seats.map(() => random.below(12)), stays, ended, rated: random.below(6) ? 'rated' : 'friendly' };
}
