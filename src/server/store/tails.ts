/**
 * What has come to tables since they were read. One question is under way at a time; whoever asks meanwhile is answered together with all
 * others of that moment, so that a hundred bells cost a few statements and not a hundred times as many.
 */
import type { Kysely } from 'kysely';
import type { ChatRow, EntryRow, Schema, Selected } from './schema.ts';

/** What has come to a table since it was read. */
export interface Tail {
  readonly version: number;
  readonly entries: readonly EntryRow[];
  readonly orders: readonly Selected<'orders'>[];
  readonly clock: string | null;
  readonly chat: readonly ChatRow[];
}

/** The last entry and the last line of chat that are known. */
interface Known {
  readonly number: number;
  readonly line: number;
}

export type ReadTail = (table: string, after: Known) => Promise<Tail | undefined>;

/** Whoever is further behind opens the table anew. */
export const mostInTail = 200;
const mostTogether = 64;

interface Asked extends Known {
  readonly table: string;
}

interface Asking extends Asked {
  readonly resolve: (tail: Tail | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export function tailReader(db: Kysely<Schema>): ReadTail {
  const waiting: Asking[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    // The end of the tick: bells that arrived together are answered together.
    await new Promise(setImmediate);
    while (waiting.length) {
      const asked = waiting.splice(0, mostTogether);
      try {
        const tails = await readTails(db, asked);
        for (const [at, one] of asked.entries()) one.resolve(tails[at]);
      } catch (error) {
        for (const one of asked) one.reject(error);
      }
    }
    running = false;
  }

  return (table, { number, line }) =>
    new Promise((resolve, reject) => {
      waiting.push({ table, number, line, resolve, reject });
      if (!running) void run();
    });
}

/** The tails in the order asked for. The version comes first: whatever changes it later leaves its trace in the entries. */
async function readTails(db: Kysely<Schema>, asked: readonly Asked[]): Promise<(Tail | undefined)[]> {
  const ids = asked.map(({ table }) => table);
  const versions = await db.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids).execute();
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where((eb) =>
      eb.or(
        asked.map(({ table, number }) =>
          eb.and([eb('table', '=', table), eb('number', '>', number), eb('number', '<=', number + mostInTail)]),
        ),
      ),
    )
    .orderBy('table')
    .orderBy('number')
    .execute();
  const orders = await db.selectFrom('orders').selectAll().where('table', 'in', ids).execute();
  const positions = await db.selectFrom('positions').select(['table', 'clock']).where('table', 'in', ids).execute();
  const chat = await db
    .selectFrom('chat')
    .selectAll()
    .where((eb) => eb.or(asked.map(({ table, line }) => eb.and([eb('table', '=', table), eb('number', '>', line)]))))
    .limit(mostInTail * asked.length)
    .orderBy('table')
    .orderBy('number')
    .execute();
  const version = new Map(versions.map((row) => [row.id, row.version]));
  const clock = new Map(positions.map((row) => [row.table, row.clock]));
  const [entriesOf, ordersOf, chatOf] = [byTable(entries), byTable(orders), byTable(chat)];
  return asked.map(({ table, number, line }) => {
    const found = version.get(table);
    if (found === undefined) return undefined;
    return {
      version: found,
      // The same table may have been asked for twice, from different places.
      entries: (entriesOf.get(table) ?? []).filter((entry) => entry.number > number),
      orders: ordersOf.get(table) ?? [],
      clock: clock.get(table) ?? null,
      chat: (chatOf.get(table) ?? []).filter((said) => said.number > line),
    };
  });
}

function byTable<R extends { readonly table: string }>(rows: readonly R[]): Map<string, R[]> {
  return Map.groupBy(rows, ({ table }) => table);
}
