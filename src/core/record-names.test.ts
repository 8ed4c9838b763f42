import { expect, it } from 'vitest';
import { toy } from './laws/toy/game.ts';
import { act, openMatch } from './match.ts';
import { readRecord, writeRecord } from './record.ts';
import { withoutNames } from './record-names.ts';
import { isRefusal } from './refusal.ts';

it('a record without names is the same game, and no line of it names anybody', () => {
  const match = openMatch(toy, { config: { players: 2, options: {}, rules: 1 } }, { secret: 'cd'.repeat(32), contributions: [] });
  act(match, 0, { type: 'show', fingers: 3 });
  match.entries.push({ kind: 'seat', seat: 1, holder: '{"kind":"bot","name":"Anna’s bot","level":"easy"}' });
  match.entries.push({ kind: 'seat', seat: 0, holder: '{"kind":"here","name":"Anna"}' });
  match.entries.push({ kind: 'seat', seat: 0, holder: '{"kind":"bot","level":"Anna Anna"}' });
  match.entries.push({ kind: 'seat', seat: 0, holder: '{Anna}' });
  match.entries.push({ kind: 'mark', seat: 1, text: 'Anna is slow' });
  match.entries.push({ kind: 'mark', seat: 1, text: 'out of time' });
  act(match, 1, { type: 'show', fingers: 1 });
  const notes = { names: ['Anna', 'Anna B'], comments: [{ moment: 1, author: 'Anna', text: 'Well shown' }] };
  const text = `${writeRecord(match, notes)}# kept by Anna\n[2026-11-17T12:00:05Z] * mark 1 by Anna\n`;
  const nameless = withoutNames(text);
  expect(text).toContain('Anna');
  expect(nameless).not.toContain('Anna');
  const read = readRecord(toy, nameless);
  if (isRefusal(read)) throw new Error(JSON.stringify(read));
  expect(read.match.state).toEqual(match.state);
  expect(read.notes.comments).toEqual([{ moment: 1, author: '', text: 'Well shown' }]);
  expect(read.match.entries.filter(({ kind }) => kind === 'seat').map((entry) => 'holder' in entry && entry.holder)).toEqual([
    'bot easy',
    'person',
    'person',
    'person',
  ]);
  expect(nameless).toContain('* mark 2 out of time');
  expect(withoutNames(nameless)).toBe(nameless);
});
