/** When the entries of games that were brought were played: not when they were taken in, as they have said since. */
import type { Kysely } from 'kysely';
import { addColumn } from './add-column.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks of the schema as it was at its time
export async function played(db: Kysely<any>): Promise<void> {
  await addColumn(db, 'entries', 'played', 'bigint');
  const brought = db.selectFrom('tables').select('id').where('before', 'is not', null).where('brought', 'is', null);
  await db.updateTable('entries').set({ played: 0 }).where('table', 'in', brought).execute();
}
