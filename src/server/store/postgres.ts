/** Postgres as the store, for any number of processes. Loaded only where DATABASE_URL is set. */
import { type Dialect, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';

/** Milliseconds: whoever waits longer would rather be told so. */
const patience = { connecting: 5000, statement: 10_000, idleInTransaction: 15_000, idle: 30_000 };
/** The engine's number for its large integers, which it sends as text. Ours are times and counts, and fit a number. */
const int8 = 20;

export interface PostgresSettings {
  /** Connections of one process at once. */
  readonly most: number;
  /** A connection that nobody used was lost; the next statement opens another. */
  readonly lost?: (error: Error) => void;
}

export function postgresDialect(url: string, { most, lost = () => undefined }: PostgresSettings): Dialect {
  const parse = types.getTypeParser;
  const settings: PoolConfig = {
    connectionString: url,
    max: most,
    connectionTimeoutMillis: patience.connecting,
    idleTimeoutMillis: patience.idle,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.idleInTransaction,
    keepAlive: true,
    application_name: 'tafelrunde',
    types: { getTypeParser: (id: number, format?: 'text' | 'binary') => (id === int8 ? Number : parse(id, format as 'text')) },
  };
  const pool = new Pool(settings);
  pool.on('error', lost);
  // The pool listens only to connections that nobody uses; of one in use the statement fails by itself.
  pool.on('connect', (connection) => void connection.on('error', lost));
  return new PostgresDialect({ pool });
}
