/** For whoever runs a server: ratings reckoned again from the log of results. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../server/config.ts';
import { differences, recompute } from '../server/ratings/recompute.ts';
import { dialectAt, type StorePlace } from '../server/store/place.ts';
import { openStore } from '../server/store/store.ts';
import { type Command, isUsageError, readArguments, usageError } from './command.ts';

export const ratings: Command = {
  usage: [
    'tafelrunde ratings [--write]',
    '  Reckons every rating again from the log of results and says where the stored ones differ; --write puts them in their place.',
    '  The store is that of DATABASE_URL, or else of DATA (see docs/running.md). With --write no server may be running.',
  ].join('\n'),

  async run(args) {
    const read = readArguments(args, { write: { type: 'boolean' } } as const, 0);
    if (isUsageError(read)) return read;
    const { data, database } = readEnvironment(process.env);
    const place: StorePlace = database ?? { file: join(data, 'tafelrunde.sqlite') };
    if ('file' in place && !existsSync(place.file)) return usageError(`there is no store in ${data}`);
    const store = await openStore(await dialectAt(place));
    try {
      const reckoned = await recompute(store);
      const differing = await differences(store, reckoned);
      console.log(`${reckoned.length} ratings from the log; ${differing.length} differ from what is stored.`);
      for (const key of differing.slice(0, 20)) console.log(`  ${key}`);
      if (!read.values.write || differing.length === 0) return differing.length === 0 ? 0 : 1;
      await store.ratings.replace(reckoned);
      console.log('They are as the log says now.');
      return 0;
    } finally {
      await store.close();
    }
  },
};
