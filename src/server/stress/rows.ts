/** Looks through the whole store from outside. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Every value of every column of every table of the store that holds one of these texts. */
export function foundIn(folder: string, ...texts: readonly string[]): string[] {
  const database = new DatabaseSync(join(folder, 'tafelrunde.sqlite'), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const found = tables.flatMap(({ name }) =>
    (database.prepare(`SELECT * FROM "${name}"`).all() as Record<string, unknown>[]).flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        texts.some((text) => String(value).includes(text)) ? [`${name}.${column}: ${value}`] : [],
      ),
    ),
  );
  database.close();
  return found;
}
