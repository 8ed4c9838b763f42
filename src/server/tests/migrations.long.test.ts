/** From every older schema, and after a kill at every statement, the start succeeds or says exactly what to do. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../store/migrate.ts';
import { migrations } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import { openFile, sqliteDialect } from '../store/sqlite.ts';
import { openStore } from '../store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = async (file: string) => (await openStore(sqliteDialect(openFile(file)))).close();

function schemaOf(file: string): unknown[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare("SELECT name, sql FROM sqlite_master WHERE tbl_name NOT LIKE 'kysely%' ORDER BY name").all();
  database.close();
  return rows;
}

const whole = join(folder, 'whole.sqlite');
await start(whole);
const schema = schemaOf(whole);

it.each([0, ...Object.keys(migrations).keys()].map((_, at) => at))('starts from the schema of step %i', async (step) => {
  const file = join(folder, `from-${step}.sqlite`);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(openFile(file)) });
  const upTo = Object.fromEntries(Object.entries(migrations).slice(0, step));
  await migrate(db, upTo);
  await db.destroy();
  await start(file);
  expect(schemaOf(file)).toEqual(schema);
});

const killed = fileURLToPath(new URL('../stress/killed-start.ts', import.meta.url));

function killAt(file: string, statement: number, atomic: boolean): boolean {
  const { signal, status, stderr } = spawnSync(process.execPath, [killed, file, `${statement}`, atomic ? '1' : '0'], {
    encoding: 'utf8',
  });
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === 'SIGKILL';
}

/** As it is now, and as it was when every statement stood alone. */
it.each([true, false])(
  'starts after a kill at every statement (in one transaction: %s)',
  { timeout: 600_000 },
  async (atomic) => {
    let statement = 0;
    for (; ; statement++) {
      const file = join(folder, `killed-${atomic}-${statement}.sqlite`);
      if (!killAt(file, statement, atomic)) break;
      // All or nothing: a schema that is half there was left behind by the old way only.
      if (atomic) expect([0, schema.length]).toContain(schemaOf(file).length);
      await start(file);
      expect(schemaOf(file)).toEqual(schema);
    }
    expect(statement).toBeGreaterThan(20);
  },
);

it('a store of a newer version says so and is left alone', async () => {
  const file = join(folder, 'newer.sqlite');
  await start(file);
  const database = new DatabaseSync(file);
  database.exec("INSERT INTO kysely_migration VALUES ('9 tomorrow', '2030-01-01')");
  database.close();
  await expect(start(file)).rejects.toThrow(/newer version of Tafelrunde \(step “9 tomorrow”.*backup/s);
});

it('steps are listed in the order in which they are taken', () => {
  const names = Object.keys(migrations);
  expect(names.toSorted()).toEqual(names);
});

it('a step with a letter comes after the ninth, and a store that has nine takes it', async () => {
  const file = join(folder, 'ten.sqlite');
  const taken: string[] = [];
  const names = ['1 a', '2 b', '9 c', 'a10 d', 'a11 b'];
  const steps = names.map((name) => [name, { up: async () => void taken.push(name) }] as const);
  for (const count of [3, 5]) {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(openFile(file)) });
    await migrate(db, Object.fromEntries(steps.slice(0, count)));
    await db.destroy();
  }
  expect(taken).toEqual(names);
});
