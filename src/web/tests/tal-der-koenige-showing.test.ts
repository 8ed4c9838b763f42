import { expect, test } from 'vitest';
import { showing } from '../../games/tal-der-koenige/board/showing.ts';
import { de } from '../../games/tal-der-koenige/board/text/de.ts';
import { en } from '../../games/tal-der-koenige/board/text/en.ts';
import { nl } from '../../games/tal-der-koenige/board/text/nl.ts';
import type { TalEvent } from '../../games/tal-der-koenige/event.ts';
import { firstPlaceOf } from '../../games/tal-der-koenige/map.ts';
import type { AnyScene } from '../../ui/board.ts';

const built = (site: number, position: number): TalEvent => ({ type: 'built', seat: 1, site, position, colour: 0 });
const say = { seat: () => 'Bert' };

test('blocks on one site are shown and told as one, with other sites and a finished pyramid apart', () => {
  const key = showing.routine?.([built(8, 0)]);
  expect(key).toBeDefined();
  expect(showing.routine?.([built(8, 1)])).toBe(key);
  expect(showing.routine?.([built(9, 0)])).not.toBe(key);
  expect(
    showing.routine?.([built(8, 2), { type: 'finished', seat: 1, site: 8, kind: 'small', points: 4 } as never]),
  ).toBeUndefined();
  const told = [en, nl, de].map((words) =>
    showing.sayRoutine?.([built(8, 0), built(8, 1)], { words, say } as unknown as AnyScene),
  );
  expect(told).toEqual([
    'Bert lays 2 blocks on site 8.',
    'Bert legt 2 bouwstenen op bouwterrein 8.',
    'Bert setzt 2 Bausteine auf Bauplatz 8.',
  ]);
});

test('workers to one site are told as one, those to an area one by one', () => {
  const worker = (to: number): TalEvent => ({ type: 'worker', seat: 1, from: 16, to, price: 1 });
  const key = showing.routine?.([worker(firstPlaceOf(8))]);
  expect(key).toBeDefined();
  expect(showing.routine?.([worker(firstPlaceOf(8) + 2)])).toBe(key);
  expect(showing.routine?.([worker(20)])).toBeUndefined();
  expect(
    showing.sayRoutine?.([worker(firstPlaceOf(8)), worker(firstPlaceOf(8) + 2)], { words: en, say } as unknown as AnyScene),
  ).toBe('Bert sends 2 workers to site 8.');
});

test('who is stolen from or loses a site is struck, and nobody else', () => {
  const stolen: TalEvent = { type: 'stolen', seat: 1, site: 3, owner: 0, positions: [0], colours: [2] };
  const taken: TalEvent = { type: 'takenOver', seat: 1, site: 3, from: 0 };
  for (const event of [stolen, taken])
    expect([0, 1, 2].map((seat) => showing.strikes?.(event, seat))).toEqual([true, false, false]);
});
