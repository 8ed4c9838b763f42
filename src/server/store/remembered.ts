/**
 * Statements that are built once and then only filled in. To build one costs as much as to run it, and what every move writes is always of
 * the same shape: the same columns, so many rows.
 */
import type { CompiledQuery, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

type Row = Readonly<Record<string, unknown>>;

interface Compilable {
  compile(): CompiledQuery;
}

/** One of each shape and engine; batches are bounded, so there are not many. */
const known = new Map<string, CompiledQuery>();

/** Writes rows of equal columns by the statement that `build` makes, which must take exactly their values, row by row. */
export async function writeRows<R extends object>(
  trx: Transaction<Schema>,
  name: string,
  rows: readonly R[],
  build: (rows: readonly R[]) => Compilable,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = valuesOf(rows as readonly Row[], columns);
  const shape = values && `${trx.getExecutor().adapter.constructor.name} ${name} ${rows.length} ${columns.join()}`;
  const remembered = shape === undefined ? undefined : known.get(shape);
  if (remembered) return void (await trx.executeQuery({ ...remembered, parameters: values! }));
  const built = build(rows).compile();
  if (shape !== undefined && isSame(built.parameters, values!)) known.set(shape, built);
  await trx.executeQuery(built);
}

/** Undefined where a row has other columns than the first, or leaves one to the engine. */
function valuesOf(rows: readonly Row[], columns: readonly string[]): unknown[] | undefined {
  const values: unknown[] = [];
  for (const row of rows) {
    for (const column of columns) {
      if (row[column] === undefined) return undefined;
      values.push(row[column]);
    }
    if (Object.keys(row).length !== columns.length) return undefined;
  }
  return values;
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((value, at) => value === others[at]);
}
