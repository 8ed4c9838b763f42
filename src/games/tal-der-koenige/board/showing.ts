/** How the steps of others are shown: a pyramid grows in one go, and what is taken from somebody stands longer for him. */
import type { AnyScene, Showing } from '../../../ui/board.ts';
import type { TalEvent } from '../event.ts';
import { siteOf } from '../map.ts';
import type { BoardWords } from './text/en.ts';

export const showing: Showing = {
  piece: (events) => (events.some(({ type }) => ['turnedUp', 'finished', 'takenOver'].includes(type)) ? 0 : undefined),
  routine(events) {
    const [only, ...more] = events as readonly TalEvent[];
    if (!only || more.length > 0) return undefined;
    if (only.type === 'built') return `site ${only.site}`;
    return only.type === 'worker' && siteOf(only.to) ? `workers ${siteOf(only.to)}` : undefined;
  },
  // Tablets and orders are laid in secret, one after the other, and whoever has built enough says so.
  together: ([only, ...more]) =>
    only && more.length === 0 && ['laid', 'ordered', 'done'].includes(only.type) ? only.type : undefined,
  sayRoutine(events, { words, say }: AnyScene) {
    const [first] = events as readonly TalEvent[];
    const t = words as BoardWords;
    if (first?.type === 'built') return t.builds(say.seat(first.seat), events.length, first.site);
    return first?.type === 'worker' ? t.workersGo(say.seat(first.seat), events.length, siteOf(first.to)) : '';
  },
  strikes(event, seat) {
    const one = event as TalEvent;
    return (one.type === 'stolen' && one.owner === seat) || (one.type === 'takenOver' && one.from === seat);
  },
};
