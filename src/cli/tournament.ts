/** For whoever doubts a tournament: pairings and standings worked out once more from its results. */
import type { Store } from '../server/store/store.ts';
import { entrantsOf, lotOf, roundsOf, rulesOf } from '../server/tournaments/rules.ts';
import { recompute } from '../tournament/recompute.ts';
import { type Command, isUsageError, readArguments, usageError } from './command.ts';
import { openHere } from './tables.ts';

export const tournament: Command = {
  usage: [
    'tafelrunde tournament <id>',
    '  works out every lot, the tables of every round and the standings from the results, and says whether they are those that were played.',
    '  The store is that of DATABASE_URL, or else of DATA (see docs/running.md).',
  ].join('\n'),

  async run(args) {
    const read = readArguments(args, {}, 1);
    if (isUsageError(read)) return read;
    const [id] = read.positionals;
    if (id === undefined) return usageError('which tournament');
    const opened = await openHere();
    if (isUsageError(opened)) return opened;
    try {
      return await tell(opened.store, id, (line) => console.log(line));
    } finally {
      await opened.store.close();
    }
  },
};

/** What is so; 0 where everything follows. */
export async function tell(store: Store, id: string, say: (line: string) => void): Promise<number> {
  const stored = await store.tournaments.load(id);
  if (!stored) {
    say('There is no such tournament.');
    return 1;
  }
  const { row, entrants } = stored;
  const wrongLots = entrants.filter((entrant) => lotOf(row, entrant) !== entrant.lot);
  const { differs, standings } = recompute(rulesOf(row), entrantsOf(stored), roundsOf(stored));
  const names = await store.people.names(entrants.flatMap(({ person }) => person ?? []));
  const nameOf = (of: string) => {
    const entrant = entrants.find((one) => one.id === of);
    return names.get(entrant?.person ?? '') ?? (entrant?.bot ? `bot (${entrant.bot})` : 'nobody');
  };
  say(`${row.name}: ${row.game}, ${row.format}, tables of ${row.size}, ${row.status}, round ${row.round}`);
  for (const { place, id: of, score, opponents, margin, wins } of standings)
    say(`${String(place).padStart(3)}  ${nameOf(of).padEnd(26)} ${score}  ${opponents}  ${margin}  ${wins}`);
  say(wrongLots.length ? `The lots of ${wrongLots.length} do NOT follow from the secret.` : 'Every lot follows from the secret.');
  say(
    differs === undefined
      ? 'The tables of every round follow from the results.'
      : `The tables of round ${differs} do NOT follow from the results.`,
  );
  return wrongLots.length || differs !== undefined ? 1 : 0;
}
