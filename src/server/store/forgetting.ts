/** Forgets a person: neither id nor name stays in any row. Seats and lines keep a stranger's id, another one at every table. */
import type { Kysely, Transaction } from 'kysely';
import { forgetFriends } from './friends.ts';
import { forgetManners } from './manners.ts';
import { forgetNotices } from './notices.ts';
import { forgetResults } from './result-owners.ts';
import type { Schema } from './schema.ts';

/** The tables that knew the person. Asking twice does no harm. */
export function forgetPerson(db: Kysely<Schema>, id: string, stranger: () => string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const tables = await tablesThatKnow(trx, id);
    for (const table of tables) await forgetAt(trx, table, id, stranger());
    for (const said of ['contributions', 'commitments'] as const)
      await trx
        .updateTable(said)
        .set({ device: '' })
        .where('device', 'in', trx.selectFrom('sessions').select('hash').where('person', '=', id))
        .execute();
    await trx.deleteFrom('links').where('person', '=', id).execute();
    await trx
      .deleteFrom('signins')
      .where((eb) =>
        eb.or([
          eb('person', '=', id),
          eb('address', 'in', trx.selectFrom('addresses').select('address').where('person', '=', id)),
          eb('device', 'in', trx.selectFrom('sessions').select('hash').where('person', '=', id)),
        ]),
      )
      .execute();
    await trx.deleteFrom('sessions').where('person', '=', id).execute();
    await trx.deleteFrom('passkeys').where('person', '=', id).execute();
    await trx.deleteFrom('addresses').where('person', '=', id).execute();
    await trx.deleteFrom('attendance').where('person', '=', id).execute();
    await trx.deleteFrom('mutes').where('person', '=', id).execute();
    await trx.deleteFrom('mutes').where('muted', '=', id).execute();
    await trx.deleteFrom('silenced').where('person', '=', id).execute();
    await forgetResults(trx, id);
    await forgetNotices(trx, id);
    await forgetManners(trx, id);
    await forgetFriends(trx, id);
    await trx.deleteFrom('jobs').where('person', '=', id).execute();
    await trx.deleteFrom('signs').where('person', '=', id).execute();
    await trx.deleteFrom('requests').where('person', '=', id).execute();
    await trx.deleteFrom('daily').where('person', '=', id).execute();
    await trx.updateTable('entrants').set({ person: null }).where('person', '=', id).execute();
    await trx.updateTable('tournaments').set({ host: '' }).where('host', '=', id).execute();
    const shares = trx.selectFrom('shares').select('id').where('person', '=', id);
    await trx.deleteFrom('share_comments').where('share', 'in', shares).execute();
    await trx.deleteFrom('share_comments').where('person', '=', id).execute();
    await trx.deleteFrom('shares').where('person', '=', id).execute();
    await trx.deleteFrom('people').where('id', '=', id).execute();
    return tables;
  });
}

/** Where somebody sits, has said something, or is the host. */
export async function tablesThatKnow(trx: Transaction<Schema>, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('seats')
    .select('table')
    .where('person', '=', id)
    .union(trx.selectFrom('chat').select('table').where('person', '=', id))
    .union(trx.selectFrom('tables').select('id as table').where('host', '=', id))
    .union(trx.selectFrom('result_seats').select('table').where('person', '=', id))
    .execute();
  return rows.map(({ table }) => table);
}

async function forgetAt(trx: Transaction<Schema>, table: string, id: string, stranger: string): Promise<void> {
  const seats = trx.updateTable('seats').set({ person: stranger, name: null });
  await seats.where('table', '=', table).where('person', '=', id).execute();
  // What was believed of him then stands fast, so that the others' ratings can still be reckoned again.
  const results = trx.updateTable('result_seats').set({ person: stranger, frozen: 1 });
  await results.where('table', '=', table).where('person', '=', id).execute();
  const chat = trx.updateTable('chat').set({ person: stranger, text: '' });
  await chat.where('table', '=', table).where('person', '=', id).execute();
  const host = trx.updateTable('tables').set({ host: stranger });
  await host.where('id', '=', table).where('host', '=', id).execute();
  // What is in memory is older than this: the version lets nobody write it back.
  await trx
    .updateTable('tables')
    .set((eb) => ({ proposal: null, version: eb('version', '+', 1) }))
    .where('id', '=', table)
    .execute();
}
