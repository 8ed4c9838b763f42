/** The addresses people have made of games that are over, and what is said there. */
import type { Kysely } from 'kysely';
import type { Schema, Selected } from './schema.ts';

export type ShareRow = Selected<'shares'>;
/** Without what may be long. */
export type ListedShare = Omit<ShareRow, 'record' | 'comments'>;

type ShareCommentRow = Selected<'share_comments'>;

export interface ShareStore {
  add(row: ShareRow): Promise<void>;
  load(id: string): Promise<ShareRow | undefined>;
  countOf(person: string): Promise<number>;
  /** Newest first. */
  ofPerson(person: string): Promise<ListedShare[]>;
  /** Only whoever made it can; false where there is no such address of this person. */
  remove(person: string, id: string): Promise<boolean>;
  /** By moment, with the name of whoever said it. */
  commentsAt(share: string): Promise<readonly (ShareCommentRow & { readonly name: string })[]>;
  commentsBy(person: string): Promise<readonly ShareCommentRow[]>;
  comment(row: ShareCommentRow): Promise<void>;
  /** False where there is none. */
  removeComment(share: string, id: string): Promise<boolean>;
}

const listed = ['id', 'person', 'game', 'table', 'title', 'moment', 'hidden', 'language', 'created', 'talk'] as const;

export function shareStore(db: Kysely<Schema>): ShareStore {
  return {
    async add(row) {
      await db.insertInto('shares').values(row).execute();
    },
    load: (id) => db.selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirst(),
    async countOf(person) {
      const { count } = await db
        .selectFrom('shares')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    ofPerson: (person) =>
      db.selectFrom('shares').select(listed).where('person', '=', person).orderBy('created', 'desc').orderBy('id').execute(),
    async remove(person, id) {
      return db.transaction().execute(async (trx) => {
        const gone = await trx.deleteFrom('shares').where('person', '=', person).where('id', '=', id).executeTakeFirst();
        if (gone.numDeletedRows !== 1n) return false;
        await trx.deleteFrom('share_comments').where('share', '=', id).execute();
        return true;
      });
    },
    commentsAt: (share) =>
      db
        .selectFrom('share_comments')
        .innerJoin('people', 'people.id', 'share_comments.person')
        .selectAll('share_comments')
        .select('people.name')
        .where('share', '=', share)
        .orderBy('moment')
        .orderBy('share_comments.created')
        .orderBy('share_comments.id')
        .execute(),
    commentsBy: (person) =>
      db.selectFrom('share_comments').selectAll().where('person', '=', person).orderBy('created').orderBy('id').execute(),
    async comment(row) {
      await db.insertInto('share_comments').values(row).execute();
    },
    async removeComment(share, id) {
      const gone = await db.deleteFrom('share_comments').where('share', '=', share).where('id', '=', id).executeTakeFirst();
      return gone.numDeletedRows === 1n;
    },
  };
}
