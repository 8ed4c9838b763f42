/** Who keeps the others waiting, and from when on a bot may sit in. */
import type { Seat } from '../../core/game.ts';
import { replaceableFrom } from '../../table/absence.ts';
import { hereAnywhere, type LiveTable } from './live-table.ts';

/** From when on a bot may sit in for this seat; undefined where there is no need of one. */
export function goneSince(live: LiveTable, seat: Seat): number | undefined {
  const person = live.holders[seat]?.person ?? '';
  const others = live.holders.flatMap((holder) => (holder.person === null || holder.person === person ? [] : [holder.person]));
  const here = others.flatMap((other) => live.arrived.get(other) ?? []);
  const company = here.length ? Math.min(...here) : undefined;
  return replaceableFrom(live, seat, { last: live.signs.get(person), company });
}

/** All seats for which that may be asked sooner or later. */
export function goneFrom(live: LiveTable): { readonly seat: Seat; readonly after: number }[] {
  return live.holders.flatMap((_, seat) => {
    // Asked at every move, of everybody: of most the game wants nothing.
    const from = (live.since[seat] ?? null) === null ? undefined : goneSince(live, seat);
    return from === undefined ? [] : [{ seat, after: Math.max(0, from - live.now()) }];
  });
}

/** Since when each person has had a device here without a break. */
export function noteArrivals(live: LiveTable): void {
  const here = new Set(hereAnywhere(live).online.map((seat) => live.holders[seat]?.person));
  for (const person of [...live.arrived.keys()]) if (!here.has(person)) live.arrived.delete(person);
  for (const person of here) if (person && !live.arrived.has(person)) live.arrived.set(person, live.now());
}
