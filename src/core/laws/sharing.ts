/** Copies, views and imagined states are their own: changing one never changes another (law 2). */
import type { AnyGame, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import type { Report } from './law.ts';

export function checkSharing(game: AnyGame, state: object, into: object, players: number, random: Random, report: Report): void {
  const own = partsOf(state);
  const hold = (what: string, parts: ReadonlySet<object>, made: object) => {
    const shared = sharedPart(parts, made);
    if (shared) report(2, `${what} shares “${shared}” with what it was made of`);
  };
  hold('a copy', own, game.copy(state));
  hold('a copy into another state', own, game.copy(state, into));
  for (let seat: Seat | undefined = players - 1; seat !== undefined; seat = seat > 0 ? seat - 1 : undefined) {
    const view = game.view(state, seat);
    hold('a view', own, view);
    hold('an imagined state', partsOf(view), game.imagine(view, seat, random));
  }
}

/** Every object and array within plain data. */
function partsOf(data: object, found = new Set<object>()): Set<object> {
  found.add(data);
  for (const value of Object.values(data)) if (typeof value === 'object' && value !== null) partsOf(value, found);
  return found;
}

/** The name of a part of the second that belongs to the first. An empty array that nobody can change is nobody's. */
function sharedPart(parts: ReadonlySet<object>, data: object, name = ''): string | undefined {
  if (parts.has(data) && !Object.isFrozen(data)) return name || 'itself';
  for (const [key, value] of Object.entries(data)) {
    const shared =
      typeof value === 'object' && value !== null ? sharedPart(parts, value, name ? `${name}.${key}` : key) : undefined;
    if (shared) return shared;
  }
  return undefined;
}
