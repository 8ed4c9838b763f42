/** Counts results as they come: a job for each, asked for in the commit that ended its table. */
import type { Stay } from '../ratings/rules.ts';
import { mostByBot } from '../ratings/rules.ts';
import { winOf } from '../store/counting.ts';
import type { Aggregate, Tally } from '../store/counts.ts';
import type { StoredResult } from '../store/results.ts';
import type { EntryRow } from '../store/schema.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { countJob, noteResults } from './noting.ts';
import { openingsOf } from './openings.ts';
import { aggregatesOf } from './statistics.ts';
import { stepsIn } from './steps.ts';

/** Everything about results put together: who notes them, who counts them. */
export function keepResults(registry: TableRegistry): void {
  registry.planners.push(noteResults(registry.now));
  registry.jobs.handle(countJob, ({ key }) => countOne(registry, key), { atOnce: 1, tries: 50 });
}

async function countOne({ store }: Pick<TableRegistry, 'store'>, table: string): Promise<void> {
  const result = await store.results.read(table);
  if (!result || result.row.number !== null) return;
  const entries = await store.tables.entriesUpTo(table, Number.MAX_SAFE_INTEGER);
  const first = entries.find(({ kind, aside }) => kind === 'act' && aside === 0)?.seat ?? result.row.first;
  const stays = staysIn(result, entries);
  const told = { ...result, row: { ...result.row, first } };
  await store.ratings.count(table, { first, stays, tallies: talliesOf(told, entries), aggregates: countedIn(told, entries) });
}

/** Who left most of the game to a bot has left it, whoever agreed to that. */
function staysIn({ seats }: StoredResult, entries: readonly EntryRow[]): Stay[] {
  return seats.map(({ seat, person, stay }) => {
    if (person === null || stay !== 'played') return stay ?? 'played';
    const acts = entries.filter((entry) => entry.kind === 'act' && entry.seat === seat);
    const byBot = acts.filter(({ decider }) => decider === 'bot').length;
    return byBot > acts.length * mostByBot ? 'bot' : 'played';
  });
}

/** A game that was brought or stopped, or is played on a map of somebody's own, says nothing of the game. */
function countedIn({ row, seats }: StoredResult, entries: readonly EntryRow[]): Aggregate[] {
  if (row.finished !== 1 || row.rated === 'brought' || row.rated === 'ownMap') return [];
  const { game, players } = row;
  const points = seats.map((seat) => seat.points ?? 0);
  const winners = seats.flatMap(({ place, seat }) => (place === 1 ? [seat] : []));
  return aggregatesOf({ game, players, points, winners, first: row.first ?? 0, steps: stepsIn(entries) });
}

/** Counts of each person: games by size, by how early in the round he sat and where he began, and how long he took. */
function talliesOf({ row, seats }: StoredResult, entries: readonly EntryRow[]): Tally[] {
  if (row.finished !== 1) return [];
  const openings = openingsOf(row.game, stepsIn(entries));
  return seats.flatMap(({ person, seat, points }) => {
    if (person === null) return [];
    const key = { person, game: row.game, open: row.public };
    const count = { count: 1, wins: winOf(seats, seat) };
    const turn = row.first === null ? undefined : (seat - row.first + row.players) % row.players;
    const opening = openings.get(seat);
    const { decisions, took } = paceOf(entries, seat);
    return [
      { ...key, kind: 'games', name: row.size, ...count, sum: points ?? 0 },
      ...(turn === undefined ? [] : [{ ...key, kind: 'turn', name: `${row.players}.${turn + 1}`, ...count, sum: 0 }]),
      ...(opening === undefined ? [] : [{ ...key, kind: 'opening', name: opening, ...count, sum: 0 }]),
      ...(decisions ? [{ ...key, kind: 'pace', name: 'decision', count: decisions, wins: 0, sum: took }] : []),
    ];
  });
}

/** Away, and not thinking: such a wait is cut to this many milliseconds. */
const longestThought = 10 * 60_000;

/** How many decisions the person made himself on this seat, and how long after the entry before each. */
function paceOf(entries: readonly EntryRow[], seat: number): { readonly decisions: number; readonly took: number } {
  let [decisions, took] = [0, 0];
  for (const [at, entry] of entries.entries()) {
    const before = entries[at - 1];
    if (!before || entry.kind !== 'act' || entry.seat !== seat || entry.decider !== 'person') continue;
    decisions += 1;
    took += Math.min(longestThought, Math.max(0, entry.time - before.time));
  }
  return { decisions, took };
}
