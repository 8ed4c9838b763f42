/** `npm run bench [-- game]`: how fast the rules are on one core, and how fast a peer, or another tree of the repository, is in the same run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUsageError, readArguments, type UsageError, usageError, wholeNumber } from '../src/cli/command.ts';
import { configFor, gameNamed } from '../src/cli/table.ts';
import { gameIds } from '../src/games/index.ts';
import { benchAgainst } from './against.ts';
import { type GameFigures, gameFigures, type PeerFigures, peerFigures, type Ratios, ratiosTo } from './figures.ts';
import { type Measure, measuresOf, type Work } from './measures.ts';
import { peerMeasure } from './peer.ts';
import { takeSamples } from './sampling.ts';
import { comparison, table } from './table.ts';

const usage =
  'npm run bench [-- game] [--players N] [--rounds R] [--ms M] [--out file] [--no-peer] [--against folder-or-commit [--pairs P]]';
/** The number the aims are stated for. */
const usualPlayers = 4;

interface Wanted {
  readonly ids: readonly string[];
  readonly players: number;
  readonly rounds: number;
  readonly ms: number;
  readonly peer: boolean;
  readonly out: URL | string;
  readonly against: string | undefined;
  readonly pairs: number;
}

function readWanted(args: readonly string[]): Wanted | UsageError {
  const text = { type: 'string' } as const;
  // parseArgs knows "--no-…" only where it is allowed for all options, so it is named here.
  const read = readArguments(
    args,
    { players: text, rounds: text, ms: text, out: text, against: text, pairs: text, 'no-peer': { type: 'boolean' } },
    1,
  );
  if (isUsageError(read)) return read;
  const { values, positionals } = read;
  const players = wholeNumber('players', values.players, { least: 1, most: 99, preset: usualPlayers });
  const rounds = wholeNumber('rounds', values.rounds, { least: 1, most: 1000, preset: 7 });
  const ms = wholeNumber('ms', values.ms, { least: 1, most: 60_000, preset: 500 });
  const pairs = wholeNumber('pairs', values.pairs, { least: 1, most: 100, preset: 5 });
  for (const number of [players, rounds, ms, pairs]) if (isUsageError(number)) return number;
  const out = values.out ?? new URL('../reports/bench.json', import.meta.url);
  const ids = positionals[0] === undefined ? gameIds : [positionals[0]];
  const [against, peer] = [values.against, !values['no-peer']];
  return {
    ids,
    players: players as number,
    rounds: rounds as number,
    ms: ms as number,
    pairs: pairs as number,
    peer,
    out,
    against,
  };
}

export interface Report {
  readonly machine: { readonly cpu: string; readonly node: string };
  readonly rounds: number;
  readonly msPerRound: number;
  /** How much of a core the run had; well below 1 the machine was busy, and only the best rounds say much. */
  readonly coreShare: number;
  readonly peer?: PeerFigures;
  readonly games: Readonly<Record<string, GameFigures & { readonly ratios?: Ratios }>>;
}

async function bench({ ids, players, rounds, ms, peer }: Wanted): Promise<Report | UsageError> {
  const measures: Record<string, Measure> = {};
  const seats: Record<string, number> = {};
  for (const id of ids) {
    const game = await gameNamed(id);
    if (isUsageError(game)) return game;
    const { least, most } = game.meta.players;
    const config = configFor(game, Math.min(most, Math.max(least, players)), {});
    if (isUsageError(config)) return config;
    seats[id] = config.players;
    for (const [name, measure] of Object.entries(measuresOf(game, config, takeSamples(game, config))))
      measures[`${id} ${name}`] = measure;
  }
  const other = peer ? await peerMeasure() : undefined;
  if (peer && !other) return usageError('the peer could not be installed; --no-peer measures without it');
  if (other) measures[peerKey] = other;
  const [started, used] = [performance.now(), process.cpuUsage()];
  const worked = runRounds(measures, rounds, ms);
  const { user, system } = process.cpuUsage(used);
  const coreShare = (user + system) / 1000 / (performance.now() - started);
  const beside = worked[peerKey] && peerFigures(worked[peerKey]);
  const games = ids.map((id) => {
    const figures = gameFigures(seats[id]!, worksOf(id, worked));
    return [id, beside ? { ...figures, ratios: ratiosTo(beside, figures) } : figures] as const;
  });
  return {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', node: process.version },
    rounds,
    msPerRound: ms,
    coreShare,
    ...(beside ? { peer: beside } : {}),
    games: Object.fromEntries(games),
  };
}

const peerKey = 'peer';

/** Round after round through all measures, so that a slow moment of the machine touches all alike. */
function runRounds(measures: Readonly<Record<string, Measure>>, rounds: number, ms: number): Record<string, Work[]> {
  const worked: Record<string, Work[]> = {};
  for (const [name, measure] of Object.entries(measures)) {
    measure(ms);
    worked[name] = [];
  }
  for (let round = 0; round < rounds; round++)
    for (const [name, measure] of Object.entries(measures)) worked[name]?.push(measure(ms));
  return worked;
}

function worksOf(id: string, worked: Readonly<Record<string, Work[]>>) {
  const of = (name: string) => worked[`${id} ${name}`] ?? [];
  return {
    games: of('games'),
    copy: of('copy'),
    copyInto: of('copyInto'),
    act: of('act'),
    readCheckPlay: of('readCheckPlay'),
    choices: of('choices'),
  };
}

/** Every game in a process of its own, beside the peer: games measured together spoil each other's compiled code. */
function benchEach({ ids, players, rounds, ms, peer }: Wanted): Report | UsageError {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-bench-'));
  const reports: Report[] = [];
  for (const id of ids) {
    const out = join(folder, `${id}.json`);
    const numbers = ['--players', players, '--rounds', rounds, '--ms', ms].map(String);
    const args = [fileURLToPath(import.meta.url), id, ...numbers, '--out', out, ...(peer ? [] : ['--no-peer'])];
    const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) return usageError(`${id} could not be measured`);
    reports.push(JSON.parse(readFileSync(out, 'utf8')));
  }
  rmSync(folder, { recursive: true });
  const [first] = reports as [Report];
  const coreShare = Math.min(...reports.map((report) => report.coreShare));
  return { ...first, coreShare, games: Object.assign({}, ...reports.map(({ games }) => games)) };
}

const wanted = readWanted(process.argv.slice(2));
const wrong = isUsageError(wanted) ? wanted : await run(wanted);
if (wrong) {
  console.error(`bench: ${wrong.wrong}.\nUsage: ${usage}`);
  process.exitCode = 2;
}

async function run(wanted: Wanted): Promise<UsageError | undefined> {
  if (wanted.against !== undefined) {
    const games = benchAgainst(wanted.against, wanted);
    if (isUsageError(games)) return games;
    console.log(comparison(games, wanted.pairs));
    return undefined;
  }
  const report = wanted.ids.length > 1 ? benchEach(wanted) : await bench(wanted);
  if (isUsageError(report)) return report;
  console.log(table(report));
  if (wanted.out instanceof URL) mkdirSync(new URL('.', wanted.out), { recursive: true });
  writeFileSync(wanted.out, `${JSON.stringify(report, null, 2)}\n`);
  return undefined;
}
