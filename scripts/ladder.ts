/**
 * The ladder of docs/bots.md: every game at its smallest player count and at four, each level against the one below and strong
 * against greedy, at a fixed number of iterations. Prints the table, and draws the pictures into docs/ladder.
 * `npm run ladder:all -- --full` plays one pairing a game with the full budget, `-- --share 4` four times as many games.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PairLine } from '../src/cli/ladder/standings.ts';
import type { LadderTable } from '../src/games/entry.ts';
import { catalogue, type GameId, gameIds } from '../src/games/index.ts';

interface Rung extends LadderTable {
  readonly game: GameId;
}

/** Every game at its first table, then every game at its second. */
const tables = gameIds.flatMap((game) => catalogue[game].ladder.map((table, at) => ({ game, at, ...table })));
const rungs: readonly Rung[] = tables.sort((a, b) => a.at - b.at);

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    game: { type: 'string' },
    workers: { type: 'string', default: '1' },
    full: { type: 'boolean', default: false },
  },
});

function climb(args: readonly string[]): readonly PairLine[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['bin/tafelrunde.js', 'ladder', ...args, '--control', '0', '--workers', values.workers, '--json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`the ladder failed: ${args.join(' ')}`);
  return (JSON.parse(stdout.trimEnd().split('\n').at(-1)!) as { pairs: PairLine[] }).pairs;
}

function tableOf({ game, players }: Rung, games: number): string[] {
  return [game, '--players', String(players), '--games', String(Math.ceil(games * Number(values.share)))];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function tell({ game, players }: Rung, budget: string, lines: readonly PairLine[]): void {
  for (const line of lines)
    console.log(
      `| ${[
        game,
        players,
        budget,
        `${line.candidate} against ${line.baseline}`,
        line.games,
        percent(line.share),
        `${percent(line.low)} to ${percent(line.high)}`,
        percent(1 / players),
        `${line.meanScore.toFixed(1)} : ${line.meanOther.toFixed(1)}`,
        line.meanWinner.toFixed(1),
      ].join(' | ')} |`,
    );
}

mkdirSync('docs/ladder', { recursive: true });
console.log(
  '| game | players | budget | pairing | games | wins | 95 % | even | score | winner |\n|---|---|---|---|---|---|---|---|---|---|',
);
for (const rung of rungs.filter(({ game }) => values.game === undefined || values.game === game)) {
  const table = tableOf(rung, rung.games);
  if (values.full) {
    const iterations = String(rung.iterations * 10);
    const full = rung.full && climb([...tableOf(rung, rung.full), '--bots', 'medium,strong', '--iterations', iterations]);
    if (full) tell(rung, `${iterations} iterations`, full);
    continue;
  }
  const budget = ['--iterations', String(rung.iterations)];
  const picture = ['--picture', `docs/ladder/${rung.game}-${rung.players}.svg`];
  const iterations = `${rung.iterations} iterations`;
  tell(rung, iterations, climb([...table, ...budget, ...picture, '--bots', 'easy,medium,strong']));
  tell(rung, iterations, climb([...tableOf(rung, rung.againstGreedy ?? rung.games), ...budget, '--bots', 'greedy,strong']));
}
