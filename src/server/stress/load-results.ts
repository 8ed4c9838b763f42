/** How long the pages of results take the server, with so many finished tables in the store; a limit stands beside each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bestOf, courseOf, describePerson, resultsOf, statisticsOf } from '../results/pages.ts';
import { openFile, sqliteDialect } from '../store/sqlite.ts';
import { openStore } from '../store/store.ts';
import { fillWithResults } from './many-results.ts';

const limit = 50;
const repeats = 5;

/** Milliseconds of each page, the median of a few, beside what they may be. */
export async function loadResults(tables: number): Promise<Record<string, Record<string, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-results-'));
  const file = join(folder, 'tafelrunde.sqlite');
  await (await openStore(sqliteDialect(openFile(file)))).close();
  fillWithResults(file, { tables, persons: Math.max(10, Math.round(tables / 40)) });
  const store = await openStore(sqliteDialect(openFile(file)));
  try {
    const person = await store.people.byId('p0');
    if (!person) throw new Error('nobody is there');
    const pages = {
      'a person’s page': () => describePerson(store, person, 'p1'),
      'one’s own page': () => describePerson(store, person, 'p0'),
      'the course of a rating': () => courseOf(store, person, 'p0', { game: 'tikal', size: 'group' }),
      'a history': () => resultsOf(store, person, 'p1', {}),
      'a history searched by name': () => resultsOf(store, person, 'p1', { with: 'person 7' }),
      'the best of a game': () => bestOf(store, { game: 'tikal', size: 'group' }),
      'the statistics of a game': () => statisticsOf(store, 'tikal'),
    };
    const lines: Record<string, Record<string, number>> = {};
    for (const [name, read] of Object.entries(pages)) {
      const times: number[] = [];
      for (let run = 0; run < repeats; run++) {
        const began = performance.now();
        await read();
        times.push(performance.now() - began);
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(repeats / 2)] ?? 0;
      lines[name] = { ms: Math.round(median * 10) / 10, 'limit ms': limit };
    }
    return lines;
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
