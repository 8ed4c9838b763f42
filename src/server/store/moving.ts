/** Copies a whole store into an empty one, whatever engines they stand on, and replays every table of the copy. */
import { Kysely, sql } from 'kysely';
import { loadGame } from '../../games/index.ts';
import { brokenTables } from '../tables/mending.ts';
import { migrate } from './migrate.ts';
import { dialectAt, type StorePlace } from './place.ts';
import type { Schema } from './schema.ts';
import { openStore } from './store.ts';

interface Moved {
  readonly rows: number;
  /** Tables whose game has begun and replays. */
  readonly tables: number;
  readonly broken: readonly { readonly id: string; readonly why: string }[];
}

const rowsAtOnce = 200;
/** An empty store has these already, at nothing. */
const counters = 'counters';

export async function moveStore(from: StorePlace, to: StorePlace, say: (line: string) => void = () => undefined): Promise<Moved> {
  const source = new Kysely<Schema>({ dialect: await dialectAt(from) });
  const target = new Kysely<Schema>({ dialect: await dialectAt(to) });
  try {
    // Both at this version's schema: then a row fits as it is.
    for (const db of [source, target]) await migrate(db);
    const names = Object.keys(keys) as (keyof Schema)[];
    for (const name of names)
      if (name !== counters && (await target.selectFrom(name).selectAll().limit(1).executeTakeFirst()))
        throw new Error(`The store to move into is not empty: it has ${name}. Nothing was changed.`);
    let rows = 0;
    // All or nothing: a copy that was cut off leaves an empty store behind.
    await target.transaction().execute(async (trx) => {
      await trx.deleteFrom(counters).execute();
      for (const name of names) {
        const copied = await copyRows(source, trx, name);
        if (copied) say(`${name}: ${copied}`);
        rows += copied;
      }
    });
    return { rows, ...(await replayed(to)) };
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

/** What names a row of each table: a table that is missing here does not compile. */
const keys: { readonly [T in keyof Schema]: readonly (keyof Schema[T] & string)[] } = {
  people: ['id'],
  sessions: ['hash'],
  links: ['hash'],
  passkeys: ['id'],
  addresses: ['person'],
  signins: ['hash'],
  mutes: ['person', 'muted'],
  tables: ['id'],
  seats: ['table', 'seat'],
  contributions: ['table', 'number'],
  commitments: ['table', 'hash'],
  entries: ['table', 'number'],
  snapshots: ['table', 'steps'],
  positions: ['table'],
  attendance: ['person', 'going', 'created', 'table'],
  orders: ['table', 'seat'],
  chat: ['table', 'number'],
  requests: ['table', 'person', 'name'],
  silenced: ['table', 'person'],
  jobs: ['kind', 'key'],
  house_keys: ['name'],
  notices: ['person'],
  subscriptions: ['id'],
  webhooks: ['id'],
  own_tables: ['person', 'table'],
  calls: ['person', 'table'],
  downtimes: ['from'],
  heartbeats: ['name'],
  signs: ['table', 'person'],
  shares: ['id'],
  share_comments: ['id'],
  limits: ['key'],
  daily: ['day', 'game', 'person'],
  daily_pars: ['day', 'game'],
  tournaments: ['id'],
  entrants: ['tournament', 'id'],
  sittings: ['tournament', 'round', 'number'],
  reports: ['id'],
  reported_lines: ['report', 'number'],
  bans: ['id'],
  deeds: ['id'],
  friendships: ['asker', 'asked'],
  invited: ['table', 'person'],
  seekers: ['person'],
  results: ['table'],
  result_seats: ['table', 'seat'],
  ratings: ['person', 'game', 'size'],
  tallies: ['person', 'game', 'open', 'kind', 'name'],
  meetings: ['person', 'other', 'game', 'open'],
  aggregates: ['game', 'players', 'kind', 'name'],
  counters: ['name'],
};

type Row = Readonly<Record<string, string | number | null>>;

/** Page by page behind the last key: no table is read whole, and none twice. */
async function copyRows(source: Kysely<Schema>, target: Kysely<Schema>, name: keyof Schema): Promise<number> {
  const key = keys[name].map((column) => sql.ref(column));
  let copied = 0;
  let last: Row | undefined;
  for (;;) {
    const behind = last ? sql`where (${sql.join(key)}) > (${sql.join(keys[name].map((column) => last?.[column]))})` : sql``;
    const page = await sql<Row>`select * from ${sql.table(name)} ${behind} order by ${sql.join(key)} limit ${rowsAtOnce}`.execute(
      source,
    );
    if (page.rows.length === 0) return copied;
    await target
      .insertInto(name)
      .values(page.rows as never)
      .execute();
    copied += page.rows.length;
    last = page.rows.at(-1);
  }
}

async function replayed(place: StorePlace): Promise<Pick<Moved, 'tables' | 'broken'>> {
  const store = await openStore(await dialectAt(place));
  try {
    const broken = await brokenTables(store, loadGame);
    return { tables: (await store.mending.begun()).length - broken.length, broken };
  } finally {
    await store.close();
  }
}
