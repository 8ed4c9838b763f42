/** Ratings reckoned again from the log of results, from its first line to its last; compared with what is stored, or put in its place. */

import type { StoredResult } from '../store/results.ts';
import type { Store } from '../store/store.ts';
import type { Size } from './anchors.ts';
import { type Belief, beginning } from './plackett-luce.ts';
import { rate } from './rules.ts';

interface Reckoned {
  readonly person: string;
  readonly game: string;
  readonly size: Size;
  belief: Belief;
  games: number;
  number: number;
}

const atOnce = 500;

const keyOf = ({ person, game, size }: Pick<Reckoned, 'person' | 'game' | 'size'>) => JSON.stringify([person, game, size]);

export async function recompute({ results }: Pick<Store, 'results'>): Promise<Reckoned[]> {
  const ratings = new Map<string, Reckoned>();
  for (let after = 0; ; ) {
    const page = await results.counted(after, atOnce);
    for (const result of page) if (result.row.rated === 'rated') reckon(ratings, result);
    const last = page.at(-1)?.row.number;
    if (last === undefined || last === null) return [...ratings.values()];
    after = last;
  }
}

/** Whoever has left is an anchor, as he was believed to be then; everybody else is as the log so far has made him. */
function reckon(ratings: Map<string, Reckoned>, { row, seats }: StoredResult): void {
  const { game, size } = row;
  const known = (person: string) => ratings.get(keyOf({ person, game, size }));
  const rated = seats.map((seat) => {
    const { person, frozen, mu_before, sigma_before, weight } = seat;
    const then = { mu: mu_before ?? beginning.mu, sigma: sigma_before ?? beginning.sigma };
    const before = frozen || person === null ? then : (known(person)?.belief ?? beginning);
    return { ...seat, stay: seat.stay ?? ('played' as const), before, weight: weight ?? 1 };
  });
  for (const [at, belief] of rate(game, size, rated).entries()) {
    const { person = null, frozen = 0 } = rated[at] ?? {};
    if (person === null || frozen || !belief) continue;
    const games = (known(person)?.games ?? 0) + 1;
    ratings.set(keyOf({ person, game, size }), { person, game, size, belief, games, number: row.number ?? 0 });
  }
}

/** Where stored ratings are not what the log says, to the last digit. */
export async function differences({ ratings }: Pick<Store, 'ratings'>, reckoned: readonly Reckoned[]): Promise<string[]> {
  const wanted = new Map(reckoned.map((rating) => [keyOf(rating), rating]));
  const found: string[] = [];
  for (let after: Parameters<Store['ratings']['page']>[0]; ; ) {
    const page = await ratings.page(after, atOnce);
    for (const row of page) {
      const key = keyOf(row);
      const should = wanted.get(key);
      wanted.delete(key);
      const same =
        should?.belief.mu === row.mu &&
        should.belief.sigma === row.sigma &&
        should.games === row.games &&
        should.number === row.number;
      if (!same) found.push(key);
    }
    after = page.at(-1);
    if (!after) return [...found, ...wanted.keys()];
  }
}
