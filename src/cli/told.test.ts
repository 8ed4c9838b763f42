/** Approved by eye: the recorded games in words. One game is kept whole, the others by a mark, so that no sentence changes unseen. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRefusal } from '../core/refusal.ts';
import { languages } from '../core/text.ts';
import { gameIds } from '../games/index.ts';
import { openRecord } from './match.ts';
import { tellGame } from './replay.ts';

const cases = gameIds.flatMap((id) => languages.map((language) => [id, language] as const));

it.each(cases)('%s in words (%s)', { timeout: 180_000 }, async (id, language) => {
  const folder = new URL(`../games/${id}/records/`, import.meta.url);
  const marks: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const table = await openRecord(readFileSync(new URL(file, folder), 'utf8'));
    if (isRefusal(table)) throw new Error(file);
    const told = `${(await tellGame(table, table.notes.names, language)).join('\n')}\n`;
    marks.push(`${createHash('sha256').update(told).digest('hex').slice(0, 16)} ${file}`);
    if (file === 'bots-02.txt') await expect(told).toMatchFileSnapshot(`../../fixtures/words/${id}.${language}.txt`);
  }
  await expect(`${marks.join('\n')}\n`).toMatchFileSnapshot(`../../fixtures/words/${id}.${language}.marks.txt`);
});
