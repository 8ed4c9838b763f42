import type { Kysely } from 'kysely';

/** Engines do not all know how to add a column only where it is missing. */
export async function addColumn(
  // biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
  db: Kysely<any>,
  table: string,
  column: string,
  type: 'integer' | 'bigint' | 'text',
): Promise<void> {
  const known = (await db.introspection.getTables()).find(({ name }) => name === table);
  if (known?.columns.some(({ name }) => name === column)) return;
  await db.schema.alterTable(table).addColumn(column, type).execute();
}
