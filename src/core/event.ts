import type { Seat } from './action.ts';

/**
 * One thing that happened. Log lines, animation and "while you were away" are made from events.
 * What only some seats may see stands under `secret`; `reveals` marks an event that shows somebody
 * something hidden, so that the step can no longer be taken back freely.
 */
export interface Event {
  readonly type: string;
  readonly reveals?: true;
  readonly secret?: { readonly to: readonly Seat[] };
}

/** The event as one seat, or a spectator, may see it. */
export function eventFor<E extends Event>(event: E, seat: Seat | undefined): E {
  if (!event.secret || (seat !== undefined && event.secret.to.includes(seat))) return event;
  const { secret: _, ...open } = event;
  return open as E;
}

/** The events of a step as one seat, or a spectator, may see them. */
export function eventsFor<E extends Event>(events: readonly E[], seat: Seat | undefined): E[] {
  return events.map((event) => eventFor(event, seat));
}
