/** How the steps of others are shown: alike ones in one go, what calls for a set piece longer. */
import type { AnyScene, Showing } from '../../../ui/board.ts';
import { tiles } from '../data.ts';
import type { TikalEvent } from '../event.ts';
import { hexName } from '../map.ts';
import type { BoardWords } from './text/en.ts';

const great = ['scoringBegan', 'scored', 'raised'];

export const showing: Showing = {
  routine(events) {
    const [only, ...more] = events as readonly TikalEvent[];
    if (!only || more.length > 0) return undefined;
    if (only.type === 'broughtIn') return only.figure === 'member' ? `in ${only.to}` : undefined;
    if (only.type === 'walked') return only.figure === 'member' ? `walk ${only.from} ${only.to}` : undefined;
    return only.type === 'uncovered' ? `uncover ${only.hex}` : undefined;
  },
  together: ([only, ...more]) => (only?.type === 'passed' && more.length === 0 ? 'passed' : undefined),
  sayRoutine(events, { words, say }: AnyScene) {
    const [first] = events as readonly TikalEvent[];
    const last = events.at(-1) as TikalEvent | undefined;
    const count = events.length;
    const t = words as BoardWords;
    if (first?.type === 'broughtIn') return t.bringsIn(say.seat(first.seat), count, hexName(first.to));
    if (first?.type === 'walked') return t.walkTogether(say.seat(first.seat), count, hexName(first.from), hexName(first.to));
    if (first?.type === 'uncovered' && last?.type === 'uncovered')
      return t.uncoversLevels(say.seat(first.seat), count, hexName(first.hex), last.value);
    return '';
  },
  piece(events) {
    const called = (events as readonly TikalEvent[]).some(
      (event) => great.includes(event.type) || (event.type === 'tilePlaced' && tiles[event.tile]?.kind === 'volcano'),
    );
    return called ? 0 : undefined;
  },
  strikes(event, seat) {
    const one = event as TikalEvent;
    return one.type === 'exchanged' && one.other === seat;
  },
};
