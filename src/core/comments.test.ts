import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Comment, commentLimits, joinComments, makeComment, readComment, withComments, writeComment } from './comments.ts';
import { toy } from './laws/toy/game.ts';
import { act, openMatch, takeBack } from './match.ts';
import { readRecord, writeRecord } from './record.ts';
import { isRefusal } from './refusal.ts';

const config = { players: 2, options: {}, first: 1, rules: 1 };

function played() {
  const match = openMatch(toy, { config }, { secret: 'ab'.repeat(32), contributions: [] });
  for (let round = 0; round < 6; round++) {
    act(match, 0, { type: 'show', fingers: 3 });
    if (round === 2) {
      takeBack(match, 0, 1);
      act(match, 0, { type: 'show', fingers: 2 });
    }
    act(match, 1, { type: 'show', fingers: 1 });
  }
  return match;
}

function read(text: string) {
  const found = readRecord(toy, text);
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  return found;
}

function refusal(text: string): unknown {
  const found = readRecord(toy, text);
  return isRefusal(found) ? found.details : 'it was read';
}

const comments: readonly Comment[] = [
  { moment: 0, author: 'Anna', text: 'Everybody is careful: nobody shows five.' },
  { moment: 4, author: 'Bert', text: 'Two lines:\nand a \\n that is none' },
  { moment: 4, author: '', text: '<b>not bold</b> & so on' },
  { moment: 12, author: 'Anna', text: '* note 3 Bert: no' },
];
const plain = writeRecord(played(), { names: ['Anna', 'Bert'] });
const commented = writeRecord(played(), { names: ['Anna', 'Bert'], comments });
const lastLine = plain.trimEnd().split('\n').length;

describe('comments in a record', () => {
  it('are lines of their own behind the moves, and read back as they were', () => {
    expect(commented.startsWith(plain)).toBe(true);
    expect(commented.slice(plain.length).trimEnd().split('\n')).toEqual([
      '* note 0 Anna: Everybody is careful: nobody shows five.',
      '* note 4 Bert: Two lines:\\nand a \\\\n that is none',
      '* note 4 : <b>not bold</b> & so on',
      '* note 12 Anna: * note 3 Bert: no',
    ]);
    expect(read(commented).notes.comments).toEqual(comments);
  });

  it('never change the game: state, entries and record are those without them', () => {
    const [with_, without] = [read(commented), read(plain)];
    expect(with_.match.state).toEqual(without.match.state);
    expect(with_.match.entries).toEqual(without.match.entries);
    expect(withComments(commented, [])).toBe(plain);
    expect(without.notes.comments).toBeUndefined();
  });

  it('may stand among the moves, where whoever wrote them by hand put them', () => {
    const lines = plain.split('\n');
    lines.splice(15, 0, '* note 7 Anna: later', '', '* note 2 Bert: sooner');
    expect(read(lines.join('\n')).notes.comments?.map(({ text }) => text)).toEqual(['sooner', 'later']);
  });

  it.each([
    ['* note', 'a note that cannot be read'],
    ['* note Anna: hm', 'a note that cannot be read'],
    ['* note 3 Anna', 'a note that cannot be read'],
    ['* note 3 Anna: ', 'a note that cannot be read'],
    ['* note -1 Anna: hm', 'a note that cannot be read'],
    ['* note 1234567 Anna: hm', 'a note that cannot be read'],
    ['* note 3 Anna: \u202e', 'an empty note'],
    ['* note 3 Anna: \\t', 'a note with a backslash that means nothing'],
    ['* note 13 Anna: hm', 'a note on a moment that never came'],
    [`* note 3 Anna: ${'x'.repeat(2001)}`, 'a note of more than 2000 characters'],
    [`* note 3 ${'x'.repeat(41)}: hm`, 'an author of more than 40 characters'],
    ['[2026-11-17T12:00:05Z] * note 3 Anna: hm', 'neither a move nor a note'],
  ])('%s is refused, and its line named', (line, why) => {
    expect(refusal(`${plain}${line}\n`)).toEqual({ line: lastLine + 1, why });
  });

  it('are not without number', () => {
    const some = (count: number) => '* note 1 Anna: again\n'.repeat(count);
    expect(read(plain + some(commentLimits.most)).notes.comments).toHaveLength(commentLimits.most);
    expect(refusal(plain + some(commentLimits.most + 1))).toEqual({
      line: lastLine + commentLimits.most + 1,
      why: 'more than 500 notes',
    });
  });

  it('whatever is typed either is refused or comes back the same, on one line', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(fc.nat(12), typed, typed, (moment, author, text) => {
        const comment = makeComment(moment, author, text);
        if (typeof comment === 'string') return;
        const line = writeComment(comment);
        expect(line).not.toMatch(/[\n\r]/);
        expect(readComment(line.trim())).toEqual(comment);
        expect(read(`${plain}${line}\n`).notes.comments).toEqual([comment]);
      }),
    );
  });
});

describe('comments of several people', () => {
  it('come together, each once, by moment', () => {
    const [anna, bert, nobody, end] = comments as [Comment, Comment, Comment, Comment];
    expect(joinComments([end, anna], [bert, anna, nobody])).toEqual([anna, bert, nobody, end]);
  });

  it('take the place of those in a text, whose other lines stay as they are', () => {
    const other = { moment: 1, author: 'Chris', text: 'hm' };
    expect(withComments(commented, [other])).toBe(`${plain}* note 1 Chris: hm\n`);
    expect(withComments(plain.replaceAll('\n', '\r\n'), [other])).toBe(`${plain}* note 1 Chris: hm\n`);
  });
});
