/** What the result of a table did to the ratings of those who sat there, for the end of the game. */
import type { readRatingChanges } from '../../wire/result-routes.ts';
import type { AnswerOf } from '../../wire/route.ts';
import { provisionalUntil, shown } from '../ratings/scale.ts';
import type { Store } from '../store/store.ts';

/** Of a table that is not public only to those who sat there. */
export async function ratingChanges(
  store: Store,
  table: string,
  viewer: string | undefined,
): Promise<AnswerOf<typeof readRatingChanges>> {
  const nothing = { unrated: null, counted: true, seats: [] };
  const result = await store.results.read(table);
  if (!result) return nothing;
  const { row, seats } = result;
  if (row.public !== 1 && !seats.some(({ person }) => viewer !== undefined && person === viewer)) return nothing;
  if (row.rated !== 'rated') return { ...nothing, unrated: row.rated };
  const persons = seats.flatMap(({ person }) => person ?? []);
  const rooted = new Set(await store.accounts.rooted(persons));
  const known = new Map((await store.ratings.among(persons, row.game, row.size)).map(({ person, games }) => [person, games]));
  return {
    unrated: null,
    counted: row.number !== null,
    seats: seats.flatMap(({ seat, person, mu, mu_before: before }) =>
      person === null || mu === null || before === null || !rooted.has(person)
        ? []
        : [
            {
              seat,
              shown: shown({ mu }),
              change: shown({ mu }) - shown({ mu: before }),
              provisional: (known.get(person) ?? 0) < provisionalUntil,
            },
          ],
    ),
  };
}
