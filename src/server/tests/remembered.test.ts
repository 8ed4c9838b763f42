/** Statements that are built once: filled in with other rows they write those, and rows of another shape have a statement of their own. */
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../store/migrate.ts';
import { writeRows } from '../store/remembered.ts';
import type { Schema } from '../store/schema.ts';
import { openFile, sqliteDialect } from '../store/sqlite.ts';

let db: Kysely<Schema>;
beforeAll(async () => {
  db = new Kysely<Schema>({ dialect: sqliteDialect(openFile(':memory:')) });
  await migrate(db);
});
afterAll(() => db.destroy());

let built = 0;
const row = (number: number, text: string) => ({ hash: `hash ${number}`, person: text, expires: number });
type Link = ReturnType<typeof row>;

const write = (rows: readonly Partial<Link>[]) =>
  db.transaction().execute((trx) =>
    writeRows(trx, 'links of this test', rows, (some) => {
      built += 1;
      return trx.insertInto('links').values(some as Link[]);
    }),
  );
const kept = () => db.selectFrom('links').select(['hash', 'person', 'expires']).orderBy('expires').execute();

it('one statement for all writes of a shape, another for another', async () => {
  await write([row(1, 'Anna')]);
  await write([row(2, 'Ben')]);
  await write([row(3, 'Carla'), row(4, 'Dora')]);
  await write([row(5, 'Emil'), row(6, 'Frida')]);
  expect(built).toBe(2);
  // The same members in another order are another shape.
  await write([{ expires: 7, person: 'Gus', hash: 'hash 7' }]);
  expect(built).toBe(3);
  expect((await kept()).map(({ hash, person, expires }) => `${hash} ${person} ${expires}`)).toEqual(
    ['Anna', 'Ben', 'Carla', 'Dora', 'Emil', 'Frida', 'Gus'].map((name, at) => `hash ${at + 1} ${name} ${at + 1}`),
  );
});

it('rows of unequal members are written as they are, each time anew', async () => {
  const before = built;
  for (const number of [11, 21]) {
    await expect(write([row(number, 'Hana'), { expires: number + 1, hash: `hash ${number + 1}` }])).rejects.toThrow('person');
  }
  expect(built).toBe(before + 2);
  expect((await kept()).length).toBe(7);
});
