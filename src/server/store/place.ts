/** Where the store is: a file of this machine, or a Postgres that several processes share. */
import type { Dialect } from 'kysely';
import { openFile, openToRead, sqliteDialect } from './sqlite.ts';

export type StorePlace = { readonly file: string } | { readonly url: string; readonly connections: number };

interface How {
  /** How the file is opened, for tests that make it fail. */
  readonly open?: typeof openFile;
  readonly lost?: (error: Error) => void;
}

/** The driver of Postgres is loaded only by those who have one. */
export async function dialectAt(place: StorePlace, { open = openFile, lost }: How = {}): Promise<Dialect> {
  if ('file' in place) return sqliteDialect(open(place.file));
  const { postgresDialect } = await import('./postgres.ts');
  return postgresDialect(place.url, { most: place.connections, ...(lost ? { lost } : {}) });
}

/** For a thread that only looks. */
export async function dialectToReadAt(place: StorePlace): Promise<Dialect> {
  return 'file' in place ? sqliteDialect(openToRead(place.file)) : dialectAt({ ...place, connections: 1 });
}
