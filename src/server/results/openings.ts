/** Where each seat began: the first thing of its game that somebody chooses to have, or a place that he takes. */
import type { Event } from '../../core/event.ts';
import { placeOf } from '../../games/cortez/map.ts';
import { explorers } from '../../games/magellan/data.ts';
import { hexName } from '../../games/tikal/map.ts';

type Told = Event & Readonly<Record<string, unknown>>;

/** The event that opens, and what it is called: a field of the board, an explorer, the number of a site. */
const openers: Readonly<Record<string, { readonly type: string; readonly name: (event: Told) => string }>> = {
  tikal: { type: 'campSetUp', name: ({ hex }) => hexName(Number(hex)) },
  magellan: { type: 'won', name: ({ explorer }) => explorers[Number(explorer)] ?? '' },
  'tal-der-koenige': { type: 'claimed', name: ({ site }) => `${site}` },
  cortez: { type: 'marked', name: ({ at }) => placeOf(Number(at)) },
};

/** By seat; who never came to it is not among them. */
export function openingsOf(game: string, steps: readonly { readonly events: readonly Event[] }[]): ReadonlyMap<number, string> {
  const opener = openers[game];
  const openings = new Map<number, string>();
  for (const { events } of steps)
    for (const event of events as readonly Told[])
      if (event.type === opener?.type && !openings.has(Number(event.seat))) openings.set(Number(event.seat), opener.name(event));
  return openings;
}
