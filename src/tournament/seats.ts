/** Who sits on which seat, so that over the rounds everybody has had every seat about as often. */
import type { Round } from './types.ts';

/** How often everybody has had each seat. */
export function seatCounts(rounds: readonly Round[], size: number): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const { tables } of rounds)
    for (const { seats } of tables)
      for (const [seat, id] of seats.entries()) {
        if (id === null) continue;
        const own = counts.get(id) ?? new Array<number>(size).fill(0);
        own[seat] = own[seat]! + 1;
        counts.set(id, own);
      }
  return counts;
}

/** The order of seats in which those at a table come closest to having had all seats alike; bots take what is left. */
export function balanced(
  people: readonly string[],
  size: number,
  counts: ReadonlyMap<string, readonly number[]>,
): (string | null)[] {
  const had = people.map((id) => counts.get(id) ?? new Array<number>(size).fill(0));
  const places = new Array<number>(people.length).fill(-1);
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  function seat(at: number, used: number, cost: number): void {
    if (cost >= least) return;
    if (at === people.length) {
      least = cost;
      best = [...places];
      return;
    }
    for (let place = 0; place < size; place++) {
      if (used & (1 << place)) continue;
      places[at] = place;
      // Cubed, so that one who is far out of balance goes before several who are a little.
      seat(at + 1, used | (1 << place), cost + (had[at]![place]! + 1) ** 3 - had[at]![place]! ** 3);
    }
  }
  seat(0, 0, 0);
  const seats: (string | null)[] = new Array<string | null>(size).fill(null);
  for (const [at, place] of best.entries()) seats[place] = people[at]!;
  return seats;
}
