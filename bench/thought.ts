/**
 * `npm run bench:thought [-- game]`: how many actions a second the strong bot plays in thought, beside a frozen ancestor (src/bots/frozen) in the
 * same run. Both answer the same questions with the same iterations and seeds; what counts is processor time.
 */
import { spawnSync } from 'node:child_process';
import { decide } from '../src/bots/bot.ts';
import { type FrozenName, frozenNames, isFrozenName, loadFrozen } from '../src/bots/frozen.ts';
import { isUsageError, readArguments, type UsageError, usageError, wholeNumber } from '../src/cli/command.ts';
import { configFor, gameNamed } from '../src/cli/table.ts';
import type { AnyGame, Config } from '../src/core/game.ts';
import { gameIds, loadHeuristics } from '../src/games/index.ts';
import { coreTime } from './clock.ts';
import { middle } from './figures.ts';
import { type Question, takeQuestions } from './questions.ts';

const usage = 'npm run bench:thought [-- game] [--players N] [--questions Q] [--iterations I] [--pairs P] [--frozen name]';

interface Wanted {
  readonly ids: readonly string[];
  /** Undefined for two and the most the game takes. */
  readonly players: number | undefined;
  readonly questions: number;
  readonly iterations: number;
  readonly pairs: number;
  readonly frozen: FrozenName;
  /** Within a process of its own: whose thoughts are measured, and nothing else is said. */
  readonly only: string | undefined;
}

function readWanted(args: readonly string[]): Wanted | UsageError {
  const text = { type: 'string' } as const;
  const read = readArguments(
    args,
    { players: text, questions: text, iterations: text, pairs: text, frozen: text, only: text },
    1,
  );
  if (isUsageError(read)) return read;
  const { values, positionals } = read;
  const players = wholeNumber('players', values.players, { least: 1, most: 99, preset: 0 });
  const questions = wholeNumber('questions', values.questions, { least: 1, most: 10_000, preset: 30 });
  const iterations = wholeNumber('iterations', values.iterations, { least: 1, most: 10_000_000, preset: 10_000 });
  const pairs = wholeNumber('pairs', values.pairs, { least: 1, most: 100, preset: 3 });
  for (const number of [players, questions, iterations, pairs]) if (isUsageError(number)) return number;
  const frozen = values.frozen ?? frozenNames[0];
  if (!isFrozenName(frozen)) return usageError(`nothing is frozen as “${frozen}”; there are: ${frozenNames.join(', ')}`);
  return {
    ids: positionals[0] === undefined ? gameIds : [positionals[0]],
    players: (players as number) || undefined,
    questions: questions as number,
    iterations: iterations as number,
    pairs: pairs as number,
    frozen,
    only: values.only,
  };
}

/** Actions played in thought in a second of processor time. */
async function playsPerSecond(game: AnyGame, config: Config, wanted: Wanted): Promise<number> {
  const questions = await takeQuestions(game, config, 2 * wanted.questions);
  const heuristics = await loadHeuristics(game.meta.id);
  const answer = wanted.only === 'today' ? decide : (await loadFrozen(wanted.frozen, game.meta.id)).decide;
  let plays = 0;
  const counted: AnyGame = {
    ...game,
    play(...args) {
      plays += 1;
      game.play(...args);
    },
  };
  const answerAll = (some: readonly Question[]) => {
    for (const [at, { view, seat }] of some.entries())
      answer({
        game: counted,
        heuristics,
        view,
        seat,
        bot: 'strong',
        seed: at + 1,
        allowance: { iterations: wanted.iterations },
      });
  };
  // The first half before any clock runs, so that everything is compiled. The second is new to both: what a bot remembers of one answer
  // must not help it to the same one again.
  answerAll(questions.slice(0, wanted.questions));
  plays = 0;
  const started = coreTime();
  answerAll(questions.slice(wanted.questions));
  return (plays / (coreTime() - started)) * 1000;
}

/** The figure of one side, from a process of its own: compiled code must not know the other. */
function measured(id: string, players: number, only: string, { questions, iterations, frozen }: Wanted): number | UsageError {
  const numbers = ['--players', players, '--questions', questions, '--iterations', iterations].map(String);
  const args = [import.meta.filename, id, ...numbers, '--frozen', frozen, '--only', only];
  const { status, stdout } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  return status === 0 ? Number(stdout) : usageError(`${id} could not be measured`);
}

async function compare(id: string, players: number, wanted: Wanted): Promise<UsageError | undefined> {
  const [today, then]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < wanted.pairs; pair++) {
    const sides: [string, number[]][] = [
      ['today', today],
      ['frozen', then],
    ];
    // Whoever comes first meets the quieter or the busier moment every other time.
    for (const [only, into] of pair % 2 ? sides.reverse() : sides) {
      const figure = measured(id, players, only, wanted);
      if (isUsageError(figure)) return figure;
      into.push(figure);
    }
  }
  const ratios = today.map((figure, pair) => figure / then[pair]!);
  const whole = (figures: readonly number[]) => Math.round(middle(figures)).toLocaleString('en');
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  const times = `× ${middle(ratios).toFixed(2)} (${least}–${most})`;
  console.log(`${`${id}, ${players} players`.padEnd(28)}${whole(today).padStart(10)}${whole(then).padStart(10)}   ${times}`);
  return undefined;
}

async function run(wanted: Wanted): Promise<UsageError | undefined> {
  if (wanted.only === undefined)
    console.log(
      `Actions a second in thought, strong at ${wanted.iterations} iterations, today, at ${wanted.frozen}, and how many times as many ` +
        `(middle of ${wanted.pairs} pairs, least to most)\n`,
    );
  for (const id of wanted.ids) {
    const game = await gameNamed(id);
    if (isUsageError(game)) return game;
    const { least, most } = game.meta.players;
    for (const players of wanted.players ? [wanted.players] : [least, Math.min(most, 4)]) {
      const config = configFor(game, players, {});
      if (isUsageError(config)) return config;
      if (wanted.only === undefined) {
        const wrong = await compare(id, players, wanted);
        if (wrong) return wrong;
      } else console.log(await playsPerSecond(game, config, wanted));
    }
  }
  return undefined;
}

const wanted = readWanted(process.argv.slice(2));
const wrong = isUsageError(wanted) ? wanted : await run(wanted);
if (wrong) {
  console.error(`bench: ${wrong.wrong}.\nUsage: ${usage}`);
  process.exitCode = 2;
}
