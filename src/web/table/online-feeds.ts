/** What this device has been told of one table of the server: a feed for each seat it holds, or one of a spectator. */
import type { AnyGame, Seat } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { pastViews } from '../online/api.ts';
import { emptyFeed, type Feed, missingViews, readViews, viewAfter } from '../online/feed.ts';

const imagined = fastRandom(1);

export function openFeeds(game: AnyGame, id: string, feeds: Map<Seat | null, Feed>) {
  const recalling = new Map<string, Promise<void>>();

  /** The feed that tells how far the game is: any will do, they all know the same steps. */
  const main = (): Feed => feeds.values().next().value ?? emptyFeed();

  /** The feed that can tell what a viewer saw, and whose it is. */
  function feedFor(viewer: Seat | undefined): readonly [Seat | null, Feed] {
    const own = feeds.get(viewer ?? null);
    return own ? [viewer ?? null, own] : (feeds.entries().next().value ?? [null, emptyFeed()]);
  }

  function view(viewer: Seat | undefined, steps: number): object {
    const own = feeds.get(viewer ?? null);
    if (own) return viewAfter(own, steps) ?? {};
    const [seat, feed] = feeds.entries().next().value ?? [];
    const known = feed && viewAfter(feed, steps);
    // What a spectator sees follows from what any seat sees.
    return known && seat !== undefined ? game.view(game.imagine(known, seat ?? undefined, imagined), viewer) : {};
  }

  return {
    all: feeds as ReadonlyMap<Seat | null, Feed>,
    main,
    of: (viewer: Seat | undefined): Feed | undefined => feeds.get(viewer ?? null),
    /** The feed of this seat, a new one where there was none. */
    open(seat: Seat | null): Feed {
      const feed = feeds.get(seat) ?? emptyFeed();
      feeds.set(seat, feed);
      return feed;
    },
    /** Forgets the feeds of all others but these. */
    keepOnly(wanted: (seat: Seat | null) => boolean): void {
      for (const seat of [...feeds.keys()]) if (!wanted(seat)) feeds.delete(seat);
    },
    /** Up to which entry every feed has been told. */
    number: (): number => (feeds.size ? Math.min(...[...feeds.values()].map(({ number }) => number)) : 0),
    has: (viewer: Seat | undefined, steps: number): boolean => feedFor(viewer)[1].views.has(steps),
    async recall(viewer: Seat | undefined, from: number, to: number): Promise<void> {
      const [seat, feed] = feedFor(viewer);
      const missing = missingViews(feed, Math.max(0, from), to);
      if (!missing) return;
      const key = `${seat} ${missing.from} ${missing.to}`;
      const running =
        recalling.get(key) ??
        pastViews(id, seat, missing.from, missing.to).then((answer) => {
          if (answer.ok) readViews(feed, answer.body.views);
          recalling.delete(key);
        });
      recalling.set(key, running);
      await running;
    },
    view,
    /** A full state that fits what the seat knows now. */
    imagine: (seat: Seat) => game.imagine(view(seat, main().steps.length), seat, imagined),
  };
}
