/** Comments on a game stay on the device, come together from several people’s files, and leave in the record. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commentLimits } from '../../core/comments.ts';
import { isRefusal } from '../../core/refusal.ts';
import { openRecord } from '../table/record.ts';
import { openStudy } from './study.svelte.ts';

const textOf = (game: string, file = 'bots-05.txt') => readFileSync(`src/games/${game}/records/${file}`, 'utf8');

async function studied(text: string) {
  const replay = await openRecord(text);
  if (isRefusal(replay)) throw new Error(JSON.stringify(replay));
  const study = openStudy(replay);
  await study.ready;
  return study;
}

test('what is said is there when the game is opened again, and stands in the record that is saved', async () => {
  const text = textOf('tikal');
  const study = await studied(text);
  expect(study.comments).toEqual([]);
  expect(await study.add(9, 'Bert', 'Later')).toBe(true);
  expect(await study.add(0, 'Anna', '<i>Soon</i>')).toBe(true);
  expect(await study.add(4, 'Anna', '  ')).toBe(false);
  const again = await studied(text);
  expect(again.comments).toEqual([
    { moment: 0, author: 'Anna', text: '<i>Soon</i>' },
    { moment: 9, author: 'Bert', text: 'Later' },
  ]);
  expect(again.record()).toBe(`${text.trimEnd()}\n* note 0 Anna: <i>Soon</i>\n* note 9 Bert: Later\n`);
});

test('comments of several people come together; what was removed here does not come back by itself', async () => {
  const text = textOf('cortez');
  const bert = `${text.trimEnd()}\n* note 5 Bert: Look\n* note 6 Bert: And here\n`;
  const study = await studied(text);
  await study.add(5, 'Anna', 'Mine');
  expect(await study.take(bert)).toEqual({ kind: 'added', count: 2 });
  expect(await study.take(bert)).toEqual({ kind: 'added', count: 0 });
  expect(study.comments.map(({ author, moment }) => `${author} ${moment}`)).toEqual(['Anna 5', 'Bert 5', 'Bert 6']);
  const [, look] = study.comments;
  if (look) await study.remove(look);
  expect((await studied(bert)).comments.map(({ text }) => text)).toEqual(['Mine', 'And here']);
});

test('a file that is no record, of another game, or with too much in it is refused and changes nothing', async () => {
  const study = await studied(textOf('magellan'));
  await study.add(1, 'Anna', 'Only this');
  const many = Array.from({ length: commentLimits.most }, (_, at) => `* note 2 Bert: ${at}`).join('\n');
  expect(await study.take('Dear diary')).toEqual({ kind: 'unreadable' });
  expect(await study.take(textOf('tikal'))).toEqual({ kind: 'otherGame' });
  expect(await study.take(textOf('magellan', 'bots-07.txt'))).toEqual({ kind: 'otherGame' });
  expect(await study.take(`${textOf('magellan').trimEnd()}\n${many}\n`)).toEqual({ kind: 'tooMany' });
  expect(study.comments).toHaveLength(1);
});
