/** What a game waits for, and from whom: one thing, and everybody who is asked the same. */
import type { AnyGame, Awaited, Seat } from '../core/game.ts';

export interface AwaitedNow extends Awaited {
  readonly seats: readonly Seat[];
}

/** The same from whoever's view; undefined where nobody is waited for. */
export function awaitedNow(game: AnyGame, view: object, waiting: readonly Seat[]): AwaitedNow | undefined {
  const [first] = waiting;
  if (first === undefined) return undefined;
  const awaited = game.awaited(view, first);
  const said = JSON.stringify(awaited);
  return { ...awaited, seats: waiting.filter((seat) => JSON.stringify(game.awaited(view, seat)) === said) };
}
