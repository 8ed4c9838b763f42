/** Friends, and invitations straight to a table. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema, Selected } from './schema.ts';

type Friendship = Selected<'friendships'>;
type Invited = Selected<'invited'>;

export interface FriendStore {
  /** Everybody who is a friend, has asked, or was asked. */
  of(person: string): Promise<Friendship[]>;
  areFriends(one: string, other: string): Promise<boolean>;
  /** Asks the other, or agrees where the other has asked before. Whether they are friends now. */
  ask(person: string, other: string, now: number): Promise<boolean>;
  /** Declines, takes back or ends it. */
  end(person: string, other: string): Promise<void>;
  invite(row: Invited): Promise<void>;
  uninvite(table: string, person: string): Promise<void>;
  isInvited(table: string, person: string): Promise<boolean>;
  /** To tables that are still open, the newest first. */
  invitations(person: string, most: number): Promise<(Invited & { readonly game: string })[]>;
  /** Forgets invitations to tables that have begun or are gone. */
  prune(): Promise<void>;
}

export function friendStore(db: Kysely<Schema>): FriendStore {
  return {
    of: (person) =>
      db
        .selectFrom('friendships')
        .selectAll()
        .where('asker', '=', person)
        .unionAll(db.selectFrom('friendships').selectAll().where('asked', '=', person))
        .execute(),
    async areFriends(one, other) {
      const found = await db
        .selectFrom('friendships')
        .select('asker')
        .where('accepted', 'is not', null)
        .where((eb) =>
          eb.or([
            eb.and([eb('asker', '=', one), eb('asked', '=', other)]),
            eb.and([eb('asker', '=', other), eb('asked', '=', one)]),
          ]),
        )
        .executeTakeFirst();
      return found !== undefined;
    },
    ask: (person, other, now) =>
      db.transaction().execute(async (trx) => {
        const agreed = await trx
          .updateTable('friendships')
          .set({ accepted: now })
          .where('asker', '=', other)
          .where('asked', '=', person)
          .where('accepted', 'is', null)
          .executeTakeFirst();
        if (agreed.numUpdatedRows === 1n) {
          // Both may have asked at once, each at another process.
          await trx.deleteFrom('friendships').where('asker', '=', person).where('asked', '=', other).execute();
          return true;
        }
        const known = await trx
          .selectFrom('friendships')
          .select('accepted')
          .where('asker', 'in', [person, other])
          .where('asked', 'in', [person, other])
          .executeTakeFirst();
        if (known) return known.accepted !== null;
        await trx
          .insertInto('friendships')
          .values({ asker: person, asked: other, created: now, accepted: null })
          .onConflict((c) => c.columns(['asker', 'asked']).doNothing())
          .execute();
        return false;
      }),
    end: (person, other) =>
      db.transaction().execute(async (trx) => {
        const pair = [person, other];
        await trx.deleteFrom('friendships').where('asker', 'in', pair).where('asked', 'in', pair).execute();
        await trx.deleteFrom('invited').where('person', 'in', pair).where('inviter', 'in', pair).execute();
      }),
    async invite(row) {
      await db
        .insertInto('invited')
        .values(row)
        .onConflict((c) => c.columns(['table', 'person']).doNothing())
        .execute();
    },
    async uninvite(table, person) {
      await db.deleteFrom('invited').where('table', '=', table).where('person', '=', person).execute();
    },
    async isInvited(table, person) {
      const found = await db
        .selectFrom('invited')
        .select('created')
        .where('table', '=', table)
        .where('person', '=', person)
        .executeTakeFirst();
      return found !== undefined;
    },
    invitations: (person, most) =>
      db
        .selectFrom('invited')
        .innerJoin('tables', 'tables.id', 'invited.table')
        .selectAll('invited')
        .select('tables.game')
        .where('invited.person', '=', person)
        .where('tables.status', '=', 'open')
        .orderBy('invited.created', 'desc')
        .limit(most)
        .execute(),
    async prune() {
      const open = db.selectFrom('tables').select('id').where('status', '=', 'open');
      await db.deleteFrom('invited').where('table', 'not in', open).execute();
    },
  };
}

/** Nobody's friend any more, asked nowhere, and waiting for nobody. */
export async function forgetFriends(trx: Transaction<Schema>, person: string): Promise<void> {
  await trx.deleteFrom('friendships').where('asker', '=', person).execute();
  await trx.deleteFrom('friendships').where('asked', '=', person).execute();
  await trx.deleteFrom('invited').where('person', '=', person).execute();
  await trx.deleteFrom('invited').where('inviter', '=', person).execute();
  await trx.deleteFrom('seekers').where('person', '=', person).execute();
}

/** Of two who become one: neither is his own friend, and what was said in both directions counts once. */
export async function joinFriends(trx: Transaction<Schema>, into: string): Promise<void> {
  await trx.deleteFrom('friendships').where('asker', '=', into).where('asked', '=', into).execute();
  await trx.deleteFrom('invited').where('person', '=', into).where('inviter', '=', into).execute();
  for (const { asked } of await trx.selectFrom('friendships').select('asked').where('asker', '=', into).execute()) {
    const back = await trx
      .selectFrom('friendships')
      .selectAll()
      .where('asker', '=', asked)
      .where('asked', '=', into)
      .executeTakeFirst();
    if (!back) continue;
    await trx.deleteFrom('friendships').where('asker', '=', asked).where('asked', '=', into).execute();
    // Each has asked the other by now.
    await trx
      .updateTable('friendships')
      .set((eb) => ({ accepted: eb.fn.coalesce('accepted', eb.val(back.accepted), eb.val(back.created)) }))
      .where('asker', '=', into)
      .where('asked', '=', asked)
      .execute();
  }
}
