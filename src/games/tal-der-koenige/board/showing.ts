/** How the steps of others are shown: a pyramid grows in one go, and what is taken from somebody stands longer for him. */
import type { AnyScene, Showing } from '../../../ui/board.ts';
import type { TalEvent } from '../event.ts';
import type { BoardWords } from './text/en.ts';

type Built = Extract<TalEvent, { type: 'built' }>;

export const showing: Showing = {
  routine(events) {
    const [only, ...more] = events as readonly TalEvent[];
    return only?.type === 'built' && more.length === 0 ? `site ${only.site}` : undefined;
  },
  sayRoutine(events, { words, say }: AnyScene) {
    const [{ seat, site }] = events as unknown as readonly [Built];
    return (words as BoardWords).builds(say.seat(seat), events.length, site);
  },
  strikes(event, seat) {
    const one = event as TalEvent;
    return (one.type === 'stolen' && one.owner === seat) || (one.type === 'takenOver' && one.from === seat);
  },
};
