/**
 * How long an analysis takes on this machine: a recorded game of each kind at its largest table, with both budgets, against the limit.
 * `npm run analysis-times`, or `-- --budget quick`; ends with an error where quick takes longer than it may. What counts is the time of the
 * processor, so that whoever else is busy on the machine does not; how long it took by the clock stands beside it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyse } from '../src/analysis/analyse.ts';
import { type BudgetName, budgetNames } from '../src/analysis/analysis.ts';
import { readRecord } from '../src/core/record.ts';
import { isRefusal } from '../src/core/refusal.ts';
import { catalogue, type GameId, gameIds } from '../src/games/index.ts';

/** Seconds that a quick analysis may take. Thorough has no limit: whoever asks for it waits for it. */
const limits = { quick: 10, thorough: Number.POSITIVE_INFINITY } as const;

const { values } = parseArgs({ options: { budget: { type: 'string' } } });
const wanted = budgetNames.filter((name) => values.budget === undefined || values.budget === name);
if (wanted.length === 0) throw new Error(`--budget must be one of ${budgetNames.join(', ')}`);

/** The longest record of the largest table. */
function largest(id: GameId): string {
  const folder = new URL(`../src/games/${id}/records/`, import.meta.url);
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const players = (text: string) => Number(/^players: (\d+)$/m.exec(text)?.[1] ?? 0);
  return texts.sort((a, b) => players(b) - players(a) || b.length - a.length)[0] ?? '';
}

async function measure(id: GameId, budget: BudgetName): Promise<number> {
  const [game, heuristics] = await Promise.all([catalogue[id].rules(), catalogue[id].heuristics()]);
  const read = readRecord(game, largest(id));
  if (isRefusal(read)) throw new Error(`no record of ${id}`);
  const [began, before] = [performance.now(), process.cpuUsage()];
  const { moments, decisions } = analyse({ game, heuristics, match: read.match, knowledge: 'table', budget, seed: 1 });
  const used = process.cpuUsage(before);
  const seconds = (used.user + used.system) / 1e6;
  const clock = ((performance.now() - began) / 1000).toFixed(1);
  const size = `${read.match.origin.config.players} players, ${moments.length} turns, ${decisions.length} decisions`;
  const limit = Number.isFinite(limits[budget]) ? ` of ${limits[budget]} s` : '';
  console.log(
    `${budget.padEnd(8)} ${id.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${limit}  (${clock} s by the clock; ${size})`,
  );
  return seconds;
}

for (const budget of wanted) for (const id of gameIds) if ((await measure(id, budget)) > limits[budget]) process.exitCode = 1;
