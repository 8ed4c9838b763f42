/**
 * Approved by eye: the recorded games in words. One game is kept whole, and of all games every sentence there is, said once; so a
 * change of any shows up in review. What is left, such as their order, is kept by a mark for each game. After a change:
 * `npx vitest run src/cli/told.test.ts -u`, and read the difference in `fixtures/words`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRefusal } from '../core/refusal.ts';
import { languages } from '../core/text.ts';
import { laidMap } from '../games/cortez/map.ts';
import { gameIds } from '../games/index.ts';
import { openRecord } from './match.ts';
import { tellGame } from './replay.ts';

const cases = gameIds.flatMap((id) => languages.map((language) => [id, language] as const));
const approved = (name: string) => `../../fixtures/words/${name}.txt`;

const villages = new RegExp(['field #', 'veld #', 'Feld #', ...laidMap().villages.map(({ name }) => name)].join('|'), 'g');

/** A sentence without what is put into it: two that differ in a name, a number, a place or the length of a list are the same. */
function shapeOf(line: string, names: readonly string[]): string {
  let bare = line;
  for (const name of names) bare = bare.replaceAll(name, '@');
  const [first = '', ...rest] = bare
    .replaceAll(/\b[A-Z]\d+\b|\d+(?:-[A-Z])?/g, '#')
    .replaceAll(villages, '#')
    .replaceAll(/# \p{L}{3,14}(?=[,.:)]| \(| for| voor| für| and| en| und)/gu, '#')
    .split(/, | and | en | und /);
  // Of a list its first thing says it all.
  return [first, ...rest.filter((part) => !/^(?:(?:the|de|die) )?[#@]/.test(part))].join(', ');
}

it.each(cases)('%s in words (%s)', { timeout: 180_000 }, async (id, language) => {
  const folder = new URL(`../games/${id}/records/`, import.meta.url);
  const marks: string[] = [];
  const sentences = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    const table = await openRecord(readFileSync(new URL(file, folder), 'utf8'));
    if (isRefusal(table)) throw new Error(file);
    const lines = await tellGame(table, table.notes, language);
    const told = `${lines.join('\n')}\n`;
    for (const line of lines) {
      const sentence = line.replace(/^\d+\./, '').trim();
      const shape = shapeOf(sentence, table.notes.names);
      if (!sentences.has(shape)) sentences.set(shape, sentence);
    }
    marks.push(`${createHash('sha256').update(told).digest('hex').slice(0, 16)} ${file}`);
    if (file === 'bots-02.txt') await expect(told).toMatchFileSnapshot(approved(`${id}.${language}`));
  }
  await expect(`${[...sentences.values()].join('\n')}\n`).toMatchFileSnapshot(approved(`${id}.${language}.sentences`));
  await expect(`${marks.join('\n')}\n`).toMatchFileSnapshot(approved(`${id}.${language}.marks`));
});
