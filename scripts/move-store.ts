/**
 * `npm run move-store -- --from data/tafelrunde.sqlite --to postgres://…`, or the other way round: copies a whole store into an empty one,
 * then replays every table of the copy. Stop the servers first: what is written meanwhile does not come along.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { moveStore } from '../src/server/store/moving.ts';
import type { StorePlace } from '../src/server/store/place.ts';

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
const placeOf = (text: string): StorePlace => (/^postgres(ql)?:/.test(text) ? { url: text, connections: 4 } : { file: text });

async function run(): Promise<number> {
  const { from, to } = values;
  if (from === undefined || to === undefined) throw new Error('--from and --to are wanted: a file, or the address of a Postgres');
  const source = placeOf(from);
  if ('file' in source && !existsSync(source.file)) throw new Error(`there is no store at ${from}`);
  const { rows, tables, broken } = await moveStore(source, placeOf(to), console.log);
  for (const { id, why } of broken) console.error(`${id} does not replay, there nor here: ${why}`);
  console.log(`${rows} rows; ${tables} tables replay${broken.length ? `, ${broken.length} do not` : ''}.`);
  return broken.length ? 1 : 0;
}

process.exitCode = await run().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
