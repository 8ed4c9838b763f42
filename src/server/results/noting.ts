/** A table's result becomes part of the commit that ends it; who sat where, part of the one that begins it. */
import type { Fact } from '../../table/facts.ts';
import { sizeOf } from '../ratings/anchors.ts';
import type { NewResult } from '../store/results.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { ratedNow } from '../tables/rated.ts';
import type { Planner } from '../tables/registry.ts';
import { placesOf } from './places.ts';

type Ended = Extract<Fact, { kind: 'ended' }>;

/** The job that counts a result. */
export const countJob = 'result';

export function noteResults(now: () => number): Planner {
  return (live, { change, facts }) => {
    for (const fact of facts) {
      if (fact.kind === 'started') change.began = live.holders.map(({ person, bot }, seat) => ({ seat, person, bot }));
      if (fact.kind !== 'ended') continue;
      // What was played elsewhere is nobody's result here; what was left before it began is none.
      if (fact.reason === 'imported' || fact.reason === 'abandoned') {
        delete change.began;
        continue;
      }
      change.result = resultOf(live, fact);
      change.jobs.push({ kind: countJob, key: live.id, due: now(), payload: null });
    }
  };
}

function resultOf(live: LiveTable, { reason, points, winners, time }: Ended): NewResult {
  const { id: table, config, row, holders } = live;
  const finished = reason === 'finished';
  const places = finished ? placesOf(points, winners) : [];
  return {
    row: {
      table,
      game: row.game,
      players: config.players,
      size: sizeOf(config.players),
      options: optionsText(config.options),
      first: config.first ?? null,
      public: row.public,
      rated: finished ? ratedNow(live) : 'unfinished',
      finished: finished ? 1 : 0,
      started: row.started ?? time,
      ended: time,
      length: live.index,
    },
    seats: holders.map(({ person, bot, resigned }, seat) => ({
      seat,
      person,
      // The level of a bot that only sat in is not who sat there.
      bot: person === null ? bot : null,
      points: points[seat] ?? null,
      place: places[seat] ?? null,
      stay: resigned ? ('resigned' as const) : ('played' as const),
    })),
  };
}

/** The same options are the same text. */
function optionsText(options: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}
