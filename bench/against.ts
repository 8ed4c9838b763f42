/** Two trees of the repository by turns in one run, so that whatever else the machine does touches both alike. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUsageError, type UsageError, usageError } from '../src/cli/command.ts';
import { type Comparison, compared, type GameFigures } from './figures.ts';

const here = fileURLToPath(new URL('..', import.meta.url));

export interface Trial {
  readonly ids: readonly string[];
  readonly players: number;
  readonly rounds: number;
  readonly ms: number;
  /** How often both trees are measured, each time in a process of its own: compiled code differs from process to process. */
  readonly pairs: number;
}

/** Game by game, how many times as fast this tree is as the other one, which is a folder or a commit. */
export function benchAgainst(other: string, trial: Trial): Record<string, Comparison> | UsageError {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-against-'));
  try {
    const root = existsSync(join(other, 'bench', 'main.ts')) ? resolve(other) : checkedOut(other, join(folder, 'tree'));
    if (isUsageError(root)) return root;
    const games: Record<string, Comparison> = {};
    for (const id of trial.ids) {
      const [mine, theirs]: [GameFigures[], GameFigures[]] = [[], []];
      for (let pair = 0; pair < trial.pairs; pair++) {
        const turns: [string, GameFigures[]][] = [
          [here, mine],
          [root, theirs],
        ];
        // Whoever comes first meets the quieter or the busier moment every other time.
        for (const [tree, into] of pair % 2 ? turns.reverse() : turns) {
          const figures = measured(tree, id, trial, join(folder, 'report.json'));
          if (isUsageError(figures)) return figures;
          into.push(figures);
        }
      }
      games[id] = compared(mine, theirs);
    }
    return games;
  } finally {
    if (existsSync(join(folder, 'tree')))
      spawnSync('git', ['worktree', 'remove', '--force', join(folder, 'tree')], { cwd: here });
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkedOut(commit: string, to: string): string | UsageError {
  const { status } = spawnSync('git', ['worktree', 'add', '--detach', to, commit], { cwd: here });
  if (status !== 0) return usageError(`${commit} is neither a folder with this project nor a commit of it`);
  symlinkSync(join(here, 'node_modules'), join(to, 'node_modules'));
  return to;
}

function measured(tree: string, id: string, { players, rounds, ms }: Trial, out: string): GameFigures | UsageError {
  const numbers = ['--players', players, '--rounds', rounds, '--ms', ms].map(String);
  const args = [join(tree, 'bench', 'main.ts'), id, '--no-peer', ...numbers, '--out', out];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) return usageError(`${id} could not be measured in ${tree}`);
  return JSON.parse(readFileSync(out, 'utf8')).games[id];
}
