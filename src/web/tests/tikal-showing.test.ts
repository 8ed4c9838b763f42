import { expect, test } from 'vitest';
import { showing } from '../../games/tikal/board/showing.ts';
import { de } from '../../games/tikal/board/text/de.ts';
import { en } from '../../games/tikal/board/text/en.ts';
import { nl } from '../../games/tikal/board/text/nl.ts';
import type { TikalEvent } from '../../games/tikal/event.ts';
import { hexNamed } from '../../games/tikal/map.ts';
import type { AnyScene } from '../../ui/board.ts';

const say = { seat: () => 'Bert' };
const [from, to] = [hexNamed('A5')!, hexNamed('A4')!];
const walk = (figure: 'member' | 'leader'): TikalEvent => ({
  type: 'walked',
  seat: 1,
  figure,
  from,
  to,
  way: [from, to],
  price: 1,
});
const uncover = (value: number): TikalEvent => ({ type: 'uncovered', seat: 1, hex: to, value });
const tell = (...events: readonly TikalEvent[]) =>
  [en, nl, de].map((words) => showing.sayRoutine?.(events, { words, say } as unknown as AnyScene));

test('explorers that go the same way, and levels of one temple, are shown and told as one; the leader by itself', () => {
  const key = showing.routine?.([walk('member')]);
  expect(key).toBeDefined();
  expect(showing.routine?.([walk('leader')])).toBeUndefined();
  expect(showing.routine?.([walk('member'), uncover(3)])).toBeUndefined();
  expect(showing.routine?.([uncover(3)])).toBe(showing.routine?.([uncover(4)]));
  expect(tell(walk('member'), walk('member'))).toEqual([
    'Bert walks 2 explorers from A5 to A4.',
    'Bert verplaatst 2 expeditieleden van A5 naar A4.',
    'Bert bewegt 2 Expeditionsteilnehmer von A5 nach A4.',
  ]);
  expect(tell(uncover(3), uncover(4))[0]).toBe('Bert uncovers 2 levels of the temple at A4, up to 4.');
});
