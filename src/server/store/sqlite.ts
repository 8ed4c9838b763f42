/** node:sqlite in the shape kysely's SQLite dialect asks for. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { unusable } from './faults.ts';

const mostStatements = 400;
/** Everything stands still meanwhile; longer waits are for those who can wait without holding up others. */
const waitForLock = 50;

/** Opens the file for durable, concurrent use: what is committed has reached the disk. */
export function openFile(file: string): DatabaseSync {
  if (file !== ':memory:') makePrivate(file);
  try {
    const database = new DatabaseSync(file, { timeout: waitForLock });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec('PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 2000;');
    return database;
  } catch (error) {
    throw unusable(error);
  }
}

/** For a thread that only looks, and can wait. */
export function openToRead(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: 1000 });
}

const ownerOnly = 0o600;

/** Only the owner reads and writes the file; the engine gives its log beside it the same rights. */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', ownerOnly));
  chmodSync(file, ownerOnly);
}

export function sqliteDialect(database: DatabaseSync): Dialect {
  const statements = new Map<string, SqliteStatement>();
  const wrapped: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        if (statements.size >= mostStatements) statements.clear();
        statement = wrap(database.prepare(sql));
        if (sql === 'rollback') statement = whereNeeded(database, statement);
        statements.set(sql, statement);
      }
      return statement;
    },
  };
  return new TransactionalDialect({ database: wrapped });
}

/** SQLite changes its schema within transactions like anything else; kysely's adapter does not rely on it. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A full disk ends a transaction by itself; to roll it back once more would hide why. */
function whereNeeded(database: DatabaseSync, statement: SqliteStatement): SqliteStatement {
  const none = { changes: 0, lastInsertRowid: 0 };
  return { ...statement, run: (values) => (database.isTransaction ? statement.run(values) : none) };
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...(values as SQLInputValue[])),
    run: (values) => statement.run(...(values as SQLInputValue[])),
    iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
  };
}
