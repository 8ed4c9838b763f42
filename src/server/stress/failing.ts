/** A store whose engine fails when told to: at any statement, for as many as wanted. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { openFile } from '../store/sqlite.ts';

export interface Failing {
  /** Opens the file as the server would. */
  readonly open: (file: string) => DatabaseSync;
  /** Lets the statement with this number from now on fail, and the ones after it up to the count. */
  arm(at: number, count: number): void;
  /** Ends it; how many statements ran meanwhile. */
  disarm(): number;
}

/** As the engine's file fails, unless another way is wanted: by its number, or by the code of a database that goes away. */
type Fault = { readonly errcode: number } | { readonly code: string };

export function failingStore(fault: Fault = { errcode: 10 }): Failing {
  let ran = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  const count = (sql: string): void => {
    // To roll back needs no disk: an engine that could not even do that has ended the transaction already.
    if (sql === 'rollback') return;
    ran += 1;
    if (ran >= first && ran <= last) throw Object.assign(new Error(`statement ${ran} fails: ${sql}`), fault);
  };
  return {
    open(file) {
      const database = openFile(file);
      const prepare = database.prepare.bind(database);
      database.prepare = (sql) => counted(prepare(sql), () => count(sql));
      return database;
    },
    arm(at, length) {
      ran = 0;
      first = at;
      last = at + length - 1;
    },
    disarm() {
      first = Number.POSITIVE_INFINITY;
      return ran;
    },
  };
}

function counted(statement: StatementSync, count: () => void): StatementSync {
  const before =
    <T>(run: (...values: SQLInputValue[]) => T) =>
    (...values: SQLInputValue[]): T => {
      count();
      return run(...values);
    };
  return {
    columns: () => statement.columns(),
    all: before((...values) => statement.all(...values)),
    run: before((...values) => statement.run(...values)),
    iterate: before((...values) => statement.iterate(...values)),
  } as StatementSync;
}
