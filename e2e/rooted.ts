/** Confirmed addresses without a letter, written into the store of a running server. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export function giveAddresses(folder: string, names: readonly string[]): void {
  const database = new DatabaseSync(join(folder, 'tafelrunde.sqlite'), { timeout: 5000 });
  for (const name of names)
    database
      .prepare('INSERT INTO addresses (person, address, confirmed) SELECT id, ?, 1 FROM people WHERE name = ?')
      .run(`${name.toLowerCase()}@example.org`, name);
  database.close();
}
