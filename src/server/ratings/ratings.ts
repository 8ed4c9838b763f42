/**
 * A person's rating, for whoever needs it: finding opponents, seeding a tournament, a page.
 *
 *   const rating = await ratingOf(registry.store, person, 'tikal', players);
 *   rating.shown        1500-ish, as in chess; what everybody begins with where there is none yet
 *   rating.provisional  true until ten games: say so wherever it is shown
 *   rating.games        rated games so far; 0 where there is none
 *   rating.likeness     {level, than}: "about as strong as medium"
 *
 * `ratingsOf` is the same for several persons at once, in one statement. Ratings are one per game and size of table (`sizeOf(players)`: a duel,
 * or a group of three and more). Whom they may be shown to: only of persons with a passkey or an address (`store.accounts.rooted`); lists
 * of the best hold only those who agreed.
 *
 * Results: `store.results.read(table)` gives what a finished table came to, seat by seat, with `place` (1 for winners, shared places equal;
 * null where it was ended by consent), `points`, `stay` ('played' to the end, 'resigned', 'handed' over, left to a 'bot') and
 * `person`, who sat there when the game began. It is there as soon as the table is over; `number` and what is counted follow by a job
 * within moments (`store.ratings.count`).
 */

import type { Store } from '../store/store.ts';
import { type Size, sizeOf } from './anchors.ts';
import { type Belief, beginning } from './plackett-luce.ts';
import { doubt, type Likeness, likeness, provisionalUntil, shown } from './scale.ts';

export interface Rating extends Belief {
  readonly shown: number;
  /** How far off it may be, on the same scale. */
  readonly doubt: number;
  readonly games: number;
  readonly provisional: boolean;
  readonly likeness: Likeness;
}

export function describeRating(game: string, size: Size, row: (Belief & { readonly games: number }) | undefined): Rating {
  const { mu, sigma } = row ?? beginning;
  const games = row?.games ?? 0;
  const belief = { mu, sigma };
  return {
    ...belief,
    shown: shown(belief),
    doubt: doubt(belief),
    games,
    provisional: games < provisionalUntil,
    likeness: likeness(game, size, belief),
  };
}

export async function ratingOf(store: Pick<Store, 'ratings'>, person: string, game: string, players: number): Promise<Rating> {
  const size = sizeOf(players);
  return describeRating(game, size, await store.ratings.of(person, game, size));
}

export async function ratingsOf(
  store: Pick<Store, 'ratings'>,
  persons: readonly string[],
  game: string,
  players: number,
): Promise<Map<string, Rating>> {
  const size = sizeOf(players);
  const rows = new Map((await store.ratings.among(persons, game, size)).map((row) => [row.person, row]));
  return new Map(persons.map((person) => [person, describeRating(game, size, rows.get(person))]));
}
