/** The privacy page says exactly what is kept: it is held against the store, column by column. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groups, kept, ofNobody } from '../../web/privacy/kept.ts';
import { de } from '../../web/privacy/text/de.ts';
import { en } from '../../web/privacy/text/en.ts';
import { nl } from '../../web/privacy/text/nl.ts';
import { openWorld, type World } from '../stress/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.remove());

function stored(): string[] {
  const database = new DatabaseSync(join(world.folder, 'tafelrunde.sqlite'), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const columns = tables
    .filter(({ name }) => !name.startsWith('kysely_') && !name.startsWith('sqlite_'))
    .flatMap(({ name }) =>
      (database.prepare(`SELECT name FROM pragma_table_info('${name}')`).all() as { name: string }[]).map(
        (column) => `${name}.${column.name}`,
      ),
    );
  database.close();
  return columns.sort();
}

it('every column of the store stands on the privacy page, once; a new one is added in src/web/privacy/kept.ts', () => {
  const told = [...Object.values(kept), ofNobody].flatMap((part) =>
    Object.entries(part).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  );
  expect(told.sort()).toEqual(stored());
});

it('every part of it is told in every language, with how long it is kept', () => {
  for (const text of [en, nl, de]) {
    expect(Object.keys(text.groups)).toEqual([...groups]);
    for (const { title, what, long } of Object.values(text.groups))
      expect([title, what, long].every((one) => one.length > 1)).toBe(true);
  }
});
