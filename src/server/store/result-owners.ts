/** Results when a person leaves, or becomes one with another. The log stays as it is: others' ratings follow from it. */
import type { Transaction } from 'kysely';
import { addTallies } from './counts.ts';
import type { Schema } from './schema.ts';

/** Nothing that was counted of a person stays. The seats of the log have a stranger's id by then. */
export async function forgetResults(trx: Transaction<Schema>, id: string): Promise<void> {
  for (const table of ['ratings', 'tallies', 'meetings'] as const) await trx.deleteFrom(table).where('person', '=', id).execute();
  await trx.deleteFrom('meetings').where('other', '=', id).execute();
}

/** The second's own rating stays; in games of which there is none the first's comes along. */
export async function joinResults(trx: Transaction<Schema>, from: string, into: string): Promise<void> {
  const ratings = (person: string) => trx.selectFrom('ratings').select(['game', 'size']).where('person', '=', person).execute();
  const own = await ratings(into);
  for (const { game, size } of await ratings(from)) {
    const kept = own.some((other) => other.game === game && other.size === size);
    if (!kept) {
      const moved = trx.updateTable('ratings').set({ person: into, listed: 0 });
      await moved.where('person', '=', from).where('game', '=', game).where('size', '=', size).execute();
      continue;
    }
    await trx
      .updateTable('result_seats')
      .set({ frozen: 1 })
      .where('person', '=', from)
      .where('game', '=', game)
      .where('table', 'in', trx.selectFrom('results').select('table').where('game', '=', game).where('size', '=', size))
      .execute();
  }
  await trx.updateTable('result_seats').set({ person: into }).where('person', '=', from).execute();
  const tallies = await trx.selectFrom('tallies').selectAll().where('person', '=', from).execute();
  await addTallies(
    trx,
    tallies.map((tally) => ({ ...tally, person: into })),
  );
  await joinMeetings(trx, from, into);
  await forgetResults(trx, from);
}

/** Nobody meets himself. */
async function joinMeetings(trx: Transaction<Schema>, from: string, into: string): Promise<void> {
  const rows = await trx
    .selectFrom('meetings')
    .selectAll()
    .where((eb) => eb.or([eb('person', '=', from), eb('other', '=', from)]))
    .execute();
  for (const row of rows) {
    const person = row.person === from ? into : row.person;
    const other = row.other === from ? into : row.other;
    if (person === other) continue;
    const { games, ahead, level } = row;
    await trx
      .insertInto('meetings')
      .values({ ...row, person, other })
      .onConflict((c) =>
        c.columns(['person', 'other', 'game', 'open']).doUpdateSet((eb) => ({
          games: eb('meetings.games', '+', games),
          ahead: eb('meetings.ahead', '+', ahead),
          level: eb('meetings.level', '+', level),
        })),
      )
      .execute();
  }
  await trx
    .deleteFrom('meetings')
    .where((eb) =>
      eb.or([
        eb.and([eb('person', '=', into), eb('other', '=', from)]),
        eb.and([eb('person', '=', from), eb('other', '=', into)]),
      ]),
    )
    .execute();
}
