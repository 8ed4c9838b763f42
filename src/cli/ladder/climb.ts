/** A ladder from its first game to its tables. */
import { writeFileSync } from 'node:fs';
import type { AnyGame, Config } from '../../core/game.ts';
import { isUsageError, type UsageError } from '../command.ts';
import { progressBar } from '../progress.ts';
import { describeConfig } from '../table.ts';
import type { Contest } from './contest.ts';
import { findLogged, readLog, writeLogged } from './log.ts';
import { pictureOf } from './picture.ts';
import type { Limit } from './player.ts';
import { playAll } from './pool.ts';
import { type Hypotheses, type Verdict, verdict } from './sprt.ts';
import { botLines, noteResult, type Pairs, pairLines, pairName } from './standings.ts';
import { botTable, pairTable } from './words.ts';

export interface Ladder {
  readonly game: AnyGame;
  readonly config: Config;
  readonly bots: readonly string[];
  /** Every bot against all before it, and not only against the one before. */
  readonly all: boolean;
  readonly games: number;
  readonly control: number;
  readonly seed: number;
  readonly limit: Limit;
  readonly workers: number;
  /** Ends a pairing as soon as one of the two is told from the other. */
  readonly sprt: Hypotheses | undefined;
  /** Where every game is kept. */
  readonly log: string | undefined;
}

export async function climb(asked: Ladder, json: boolean, picture: string | undefined): Promise<number | UsageError> {
  const { game, config, limit, workers } = asked;
  const contests = [...controlOf(asked), ...contestsOf(asked)];
  const bar = progressBar(contests.length * config.players, 'games');
  const [pairs, controls]: [Pairs, Pairs] = [new Map(), new Map()];
  const pairsOf = ({ candidate, baseline }: Contest) => (candidate === baseline ? controls : pairs);
  const logged = asked.log === undefined ? [] : readLog(asked.log);
  if (isUsageError(logged)) return logged;
  let done = 0;
  const before = new Set<Contest>();
  for (const contest of contests) {
    const known = findLogged(logged, contest, limit);
    if (!known) continue;
    before.add(contest);
    noteResult(pairsOf(contest), contest, known.result);
    done += config.players;
    bar.at(done);
  }
  const began = performance.now();
  await playAll(game, contests, limit, workers, {
    gameDone: () => bar.at(++done),
    wanted: (contest) => !before.has(contest) && verdictOf(asked, pairsOf(contest), contest) === undefined,
    result(contest, result) {
      noteResult(pairsOf(contest), contest, result);
      if (asked.log !== undefined) writeLogged(asked.log, { contest, limit, result });
    },
  });
  bar.end();
  const seconds = Math.round((performance.now() - began) / 1000);
  const lines = pairLines(pairs, config.players);
  const bots = botLines(asked.bots, pairs, config.players);
  const [control] = pairLines(controls, config.players);
  const budget = 'time' in limit ? `${limit.time} ms of the processor` : `${limit.iterations} iterations`;
  const title = `${game.meta.id} (${describeConfig(config)}), ${budget}, seed ${asked.seed}`;
  const decided = [...pairs.values()].flatMap((pair) => verdictLine(asked, pairs, pair));
  console.log(
    [title, '', pairTable(lines, control, config.players), ...decided, '', botTable(bots), '', `${seconds} seconds`].join('\n'),
  );
  if (picture) writeFileSync(picture, pictureOf(title, lines, config.players));
  const { players } = config;
  const result = {
    game: game.meta.id,
    players,
    options: config.options,
    ...limit,
    seed: asked.seed,
    bots,
    pairs: lines,
    control,
  };
  if (json) console.log(JSON.stringify(result));
  return 0;
}

function verdictOf({ sprt }: Ladder, pairs: Pairs, contest: Pick<Contest, 'candidate' | 'baseline'>): Verdict {
  const pair = pairs.get(pairName(contest));
  if (!sprt || !pair || contest.candidate === contest.baseline) return undefined;
  return verdict(
    pair.seeds.map(({ wins, games }) => wins / games),
    sprt,
  );
}

function verdictLine(asked: Ladder, pairs: Pairs, pair: Pick<Contest, 'candidate' | 'baseline'>): string[] {
  if (!asked.sprt) return [];
  const { none, some } = asked.sprt;
  const found = verdictOf(asked, pairs, pair);
  const told = found === undefined ? 'not decided' : `decided for a share of ${found === 'some' ? some : none}`;
  return [`${pairName(pair)}, ${none} or ${some}: ${told}`];
}

function contestsOf({ bots, all, ...asked }: Ladder): Contest[] {
  return bots.flatMap((candidate, at) =>
    (all ? bots.slice(0, at) : bots.slice(Math.max(0, at - 1), at)).flatMap((baseline) =>
      seedsOf(asked, asked.games, candidate, baseline),
    ),
  );
}

function controlOf({ bots: [first = ''], ...asked }: Ladder): Contest[] {
  return seedsOf(asked, asked.control, first, first);
}

function seedsOf(
  { game, config, seed }: Pick<Ladder, 'game' | 'config' | 'seed'>,
  games: number,
  candidate: string,
  baseline: string,
) {
  const seeds = Math.ceil(games / config.players);
  return Array.from(
    { length: seeds },
    (_, at): Contest => ({ game: game.meta.id, config, candidate, baseline, seed: seed + at }),
  );
}
