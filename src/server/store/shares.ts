/** The addresses people have made of games that are over. */
import type { Kysely } from 'kysely';
import type { Schema, Selected } from './schema.ts';

export type ShareRow = Selected<'shares'>;
/** Without what may be long. */
export type ListedShare = Omit<ShareRow, 'record' | 'comments'>;

export interface ShareStore {
  add(row: ShareRow): Promise<void>;
  load(id: string): Promise<ShareRow | undefined>;
  countOf(person: string): Promise<number>;
  /** Newest first. */
  ofPerson(person: string): Promise<ListedShare[]>;
  /** Only whoever made it can; false where there is no such address of this person. */
  remove(person: string, id: string): Promise<boolean>;
}

const listed = ['id', 'person', 'game', 'table', 'title', 'moment', 'hidden', 'language', 'created'] as const;

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
      const gone = await db.deleteFrom('shares').where('person', '=', person).where('id', '=', id).executeTakeFirst();
      return gone.numDeletedRows === 1n;
    },
  };
}
