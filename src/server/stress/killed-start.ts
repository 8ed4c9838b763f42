/** Starts on a store and dies as in a power cut before the statement of that number: file, number, 1 for today's transactions. */
import { DatabaseSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import { openFile, sqliteDialect } from '../store/sqlite.ts';
import { openStore } from '../store/store.ts';

const [file = '', fatal = '0', atomic = '1'] = process.argv.slice(2);
let statements = 0;

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...given) {
  if (statements === Number(fatal)) process.kill(process.pid, 'SIGKILL');
  statements += 1;
  return prepare.apply(this, given);
};

const dialect = sqliteDialect(openFile(file));
// Kysely's own adapter, as it was used before, takes no transaction around a change of the schema.
if (atomic === '0') dialect.createAdapter = SqliteDialect.prototype.createAdapter;
await (await openStore(dialect)).close();
