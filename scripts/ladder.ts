/**
 * The ladder of docs/bots.md: every game at its smallest player count and at four, each level against the one below and strong
 * against greedy, at a fixed number of iterations. Prints the table, and draws the pictures into docs/ladder.
 * `npm run ladder:all -- --full` plays one pairing a game with the full budget, `-- --share 4` four times as many games.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PairLine } from '../src/cli/ladder/standings.ts';

interface Rung {
  readonly game: string;
  readonly players: number;
  /** About a tenth of what strong does in a second. */
  readonly iterations: number;
  readonly games: number;
  /** Of strong against greedy, where fewer tell enough. */
  readonly againstGreedy?: number;
  /** Of strong against medium with ten times the iterations. */
  readonly full?: number;
}

const rungs: readonly Rung[] = [
  { game: 'tal-der-koenige', players: 2, iterations: 2500, games: 120, full: 60 },
  { game: 'cortez', players: 2, iterations: 5000, games: 120, full: 40 },
  { game: 'tikal', players: 2, iterations: 2500, games: 100, againstGreedy: 40, full: 12 },
  { game: 'magellan', players: 3, iterations: 10_000, games: 90, full: 60 },
  { game: 'tal-der-koenige', players: 4, iterations: 2500, games: 120 },
  { game: 'magellan', players: 4, iterations: 10_000, games: 120 },
  { game: 'cortez', players: 4, iterations: 5000, games: 120 },
  { game: 'tikal', players: 4, iterations: 2500, games: 72 },
];

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
  return (JSON.parse(stdout.trimEnd().split('\n').at(-1) as string) as { pairs: PairLine[] }).pairs;
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
