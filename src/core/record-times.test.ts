import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toy } from './laws/toy/game.ts';
import { act, openMatch } from './match.ts';
import { readRecord, writeRecord } from './record.ts';
import { readClock, readTime, writeClock, writeTime } from './record-times.ts';
import { isRefusal } from './refusal.ts';

const seed = { secret: 'ab'.repeat(32), contributions: [] };
const match = openMatch(toy, { config: { players: 2, options: {}, rules: 1 } }, seed);
act(match, 0, { type: 'show', fingers: 3 });
match.entries.push({ kind: 'seat', seat: 1, holder: 'bot easy time' });
match.entries.push({ kind: 'mark', seat: 1, text: '[not a time] hello' });
act(match, 1, { type: 'show', fingers: 1 });

const day = 86_400_000;
const clock = {
  pace: 'day',
  bank: 3 * day,
  increment: 15_000,
  decision: day,
  nights: true,
  weekends: false,
  out: 'bot',
  level: 'medium',
};
const times = [
  { at: '2026-11-17T12:00:05Z', left: 3 * day },
  { at: '2026-11-21T12:00:05Z', left: 0 },
  undefined,
  { at: '2026-11-21T12:00:06Z' },
];
const text = writeRecord(match, { names: [], clock, times });

it('a record says by which clock was played, and when each thing was done', () => {
  expect(text).toContain('\nclock: day bank=72:00:00 increment=0:00:15 decision=24:00:00 off=nights out=bot level=medium\nhash:');
  expect(text.slice(text.indexOf('\n\n') + 2).split('\n')).toEqual([
    '[2026-11-17T12:00:05Z 72:00:00] 1 show 3',
    '[2026-11-21T12:00:05Z 0:00:00] * seat 2 bot easy time',
    '* mark 2 [not a time] hello',
    '[2026-11-21T12:00:06Z] 2 show 1',
    '',
  ]);
});

it('is read back with them, to the same match as without', () => {
  const read = readRecord(toy, text);
  if (isRefusal(read)) throw new Error(JSON.stringify(read));
  expect(read.notes).toEqual({ names: [], clock, times });
  expect(writeRecord(read.match, read.notes)).toBe(text);
  const bare = readRecord(toy, writeRecord(match));
  if (isRefusal(bare)) throw new Error(JSON.stringify(bare));
  expect(bare.notes).toEqual({ names: [] });
  expect([read.match.state, read.match.entries]).toEqual([bare.match.state, bare.match.entries]);
});

it.each([
  ['half a time', '[2026-11-17T12:00:05Z 72:00:00]', '[2026-11-17T12:00]', 'a time that cannot be read'],
  ['a month that is none', '2026-11-17', '2026-13-17', 'a time that cannot be read'],
  ['a clock that shows nonsense', '72:00:00] 1', '72:60:00] 1', 'a time that cannot be read'],
  ['three times', '72:00:00] 1', '72:00:00 1:00:00] 1', 'a time that cannot be read'],
  ['a time without an end', '72:00:00] 1', '72:00:00 1', 'a time that cannot be read'],
  ['a clock nobody can read', 'bank=72:00:00', 'bank=much', 'a clock that cannot be read'],
  ['a clock that takes off what it likes', 'off=nights', 'off=mondays', 'a clock that cannot be read'],
])('refuses %s', (_what, found, instead, why) => {
  expect(text).toContain(found);
  expect(readRecord(toy, text.replace(found, instead))).toMatchObject({ reason: 'brokenRecord', details: { why } });
});

it('whatever whole seconds a clock shows come back, and no text breaks the reader', () => {
  const time = fc.nat(99_999 * 3600).map((seconds) => seconds * 1000);
  fc.assert(
    fc.property(time, time, fc.boolean(), fc.boolean(), fc.string(), (left, bank, nights, weekends, junk) => {
      const at = '2026-11-17T12:00:05Z';
      expect(readTime(`${writeTime({ at, left })} 1 pass`)).toEqual({ time: { at, left }, rest: '1 pass' });
      const other = { ...clock, bank, nights, weekends };
      expect(readClock(writeClock(other))).toEqual(other);
      readTime(`[${junk}`);
      readClock(junk);
    }),
  );
});
