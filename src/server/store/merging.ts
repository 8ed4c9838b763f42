/**
 * Two persons become one: everything of the first is the second's from then on. Where both sit at one table the second holds both
 * seats, as somebody does who plays for a neighbour at the same device; the seat keeps the name it was known by.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { tablesThatKnow } from './forgetting.ts';
import { joinFriends } from './friends.ts';
import { joinResults } from './result-owners.ts';
import type { Schema } from './schema.ts';

/**
 * The tables that knew the first. Asking twice does no harm. Of the first's devices only the one that has proved to be the second's
 * comes along: the others may be in other hands.
 */
export function mergePersons(db: Kysely<Schema>, from: string, into: string, device: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // Gone meanwhile: then everything would belong to nobody.
    if (!(await trx.selectFrom('people').select('id').where('id', '=', into).executeTakeFirst())) return [];
    const tables = await tablesThatKnow(trx, from);
    await keepNames(trx, from, into);
    await trx.updateTable('seats').set({ person: into }).where('person', '=', from).execute();
    await trx.updateTable('chat').set({ person: into }).where('person', '=', from).execute();
    await trx.updateTable('tables').set({ host: into }).where('host', '=', from).execute();
    for (const id of tables) await bumpVersion(trx, id, from, into);
    await trx.updateTable('entrants').set({ person: into }).where('person', '=', from).execute();
    await trx.updateTable('tournaments').set({ host: into }).where('host', '=', from).execute();
    const elsewhere = trx.selectFrom('sessions').select('hash').where('person', '=', from).where('hash', '!=', device);
    await trx.deleteFrom('subscriptions').where('device', 'in', elsewhere).execute();
    await trx.deleteFrom('sessions').where('person', '=', from).where('hash', '!=', device).execute();
    await trx.updateTable('sessions').set({ person: into }).where('person', '=', from).execute();
    await joinResults(trx, from, into);
    await joinNotes(trx, from, into);
    // What both have stays once; nobody mutes himself.
    for (const { table, columns } of others) await moveRows(trx, table, columns, from, into);
    await trx.deleteFrom('mutes').where('person', '=', into).where('muted', '=', into).execute();
    await joinFriends(trx, into);
    await trx.deleteFrom('links').where('person', '=', from).execute();
    await trx.deleteFrom('signins').where('person', '=', from).execute();
    // Whoever gave the address may still read there.
    await trx.deleteFrom('webhooks').where('person', '=', from).execute();
    await trx.deleteFrom('people').where('id', '=', from).execute();
    return tables;
  });
}

/** Every other table that names persons, and the columns in which it does. */
const others: readonly { readonly table: keyof Schema; readonly columns: readonly string[] }[] = [
  { table: 'passkeys', columns: ['person'] },
  { table: 'attendance', columns: ['person'] },
  { table: 'mutes', columns: ['person', 'muted'] },
  { table: 'silenced', columns: ['person'] },
  { table: 'requests', columns: ['person'] },
  { table: 'jobs', columns: ['person'] },
  { table: 'notices', columns: ['person'] },
  { table: 'subscriptions', columns: ['person'] },
  { table: 'own_tables', columns: ['person'] },
  { table: 'calls', columns: ['person'] },
  { table: 'signs', columns: ['person'] },
  // Of two attempts at one day the second's own stays.
  { table: 'daily', columns: ['person'] },
  { table: 'reports', columns: ['person', 'reporter'] },
  { table: 'reported_lines', columns: ['person'] },
  { table: 'bans', columns: ['person', 'operator'] },
  { table: 'deeds', columns: ['person', 'operator'] },
  { table: 'friendships', columns: ['asker', 'asked'] },
  { table: 'invited', columns: ['person', 'inviter'] },
  { table: 'seekers', columns: ['person'] },
  { table: 'shares', columns: ['person'] },
  { table: 'share_comments', columns: ['person'] },
  // The second keeps the own address; one that has none takes over the first's.
  { table: 'addresses', columns: ['person'] },
];

async function moveRows(
  trx: Transaction<Schema>,
  table: keyof Schema,
  columns: readonly string[],
  from: string,
  into: string,
): Promise<void> {
  for (const column of columns) {
    const rows = await trx
      .selectFrom(table)
      .selectAll()
      .where(column as never, '=', from as never)
      .execute();
    await trx
      .deleteFrom(table)
      .where(column as never, '=', from as never)
      .execute();
    for (const row of rows)
      await trx
        .insertInto(table)
        .values(renamed(row, from, into) as never)
        .onConflict((c) => c.doNothing())
        .execute();
  }
}

/** The row of the second: an id may stand in a job's key and payload too. */
function renamed(row: object, from: string, into: string): object {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll(from, into) : value,
  ]);
  return Object.fromEntries(values);
}

const longestNote = 2000;

/** Where both have noted something about one table, both notes stay. */
async function joinNotes(trx: Transaction<Schema>, from: string, into: string): Promise<void> {
  const notes = (person: string) => trx.selectFrom('own_tables').select(['table', 'note']).where('person', '=', person).execute();
  const theirs = new Map((await notes(into)).map(({ table, note }) => [table, note]));
  for (const { table, note } of await notes(from)) {
    const other = theirs.get(table);
    if (other === undefined || note === '') continue;
    const both = [other, note].filter(Boolean).join('\n').slice(0, longestNote);
    await trx.updateTable('own_tables').set({ note: both }).where('person', '=', into).where('table', '=', table).execute();
  }
}

/** At tables where both sit, each seat keeps the name that the others know. */
async function keepNames(trx: Transaction<Schema>, from: string, into: string): Promise<void> {
  const first = await trx.selectFrom('people').select('name').where('id', '=', from).executeTakeFirst();
  if (!first) return;
  await trx
    .updateTable('seats')
    .set({ name: first.name })
    .where('person', '=', from)
    .where('name', 'is', null)
    .where('table', 'in', trx.selectFrom('seats').select('table').where('person', '=', into))
    .execute();
}

/** What is in memory is older than this: the version lets nobody write it back. A request names who agreed: it speaks of the second now. */
async function bumpVersion(trx: Transaction<Schema>, id: string, from: string, into: string): Promise<void> {
  await trx
    .updateTable('tables')
    .set((eb) => ({
      proposal: sql<string | null>`replace(${eb.ref('proposal')}, ${JSON.stringify(from)}, ${JSON.stringify(into)})`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}
