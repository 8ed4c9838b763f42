/** What a move, a socket and a table cost, read from the report of a load run. */
import * as v from 'valibot';
import type { Service } from './queue.ts';

const times = v.object({ p50: v.number(), p99: v.number(), most: v.number() });
const pause = v.object({ count: v.number(), p50: v.number(), p99: v.number() });
/** When a server stood still while it was measured. */
const blame = v.object({ pauses: v.object({ serverGarbage: pause, commits: pause }) });
const positive = v.pipe(v.number(), v.gtValue(0));
const report = v.object({
  machine: v.object({ cores: positive, processor: v.string(), node: v.string() }),
  tables: positive,
  seats: positive,
  rate: positive,
  runs: v.array(
    v.object({
      store: v.picklist(['SQLite', 'Postgres']),
      processes: positive,
      steady: v.object({ moves: v.number(), rate: positive, acknowledged: times, seen: times, blame: v.exactOptional(blame) }),
      saturated: v.object({ moves: v.number(), rate: positive, acknowledged: times }),
      perMove: v.object({ servers: positive, database: v.number(), parts: v.record(v.string(), v.number()) }),
      busy: v.number(),
      memory: v.exactOptional(v.object({ perTable: v.number(), perSocket: v.number() })),
    }),
  ),
});

export type LoadReport = v.InferOutput<typeof report>;
export type MeasuredRun = LoadReport['runs'][number];

/** The report, or a sentence that says what is wrong with it. */
export function readReport(text: string): LoadReport | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'This is not JSON.';
  }
  const read = v.safeParse(report, json);
  if (!read.success)
    return `This is no report of npm run load -- --cluster: ${v.getDotPath(read.issues[0]) ?? ''} ${read.issues[0].message}`;
  if (!runOf(read.output, 'SQLite', 1) || !runOf(read.output, 'Postgres', 1)) return 'The runs of one process are missing.';
  return read.output;
}

export function runOf({ runs }: LoadReport, store: MeasuredRun['store'], processes: number): MeasuredRun | undefined {
  return runs.find((run) => run.store === store && run.processes === processes);
}

/**
 * The thread's time per move is counted; what is left of the time of a lonely move is its commit. How much commits differ, and when the process
 * stood still to collect garbage, was watched.
 */
export function serviceOf({ store, perMove, steady }: MeasuredRun): Service {
  const threads = perMove.parts.threads ?? 0;
  const all = Object.values(perMove.parts).reduce((sum, part) => sum + part, 0) || 1;
  // The profile that tells parts costs time itself: its shares are taken, and the whole from the run without it.
  const move = (perMove.servers * (1 - threads / all)) / 1000;
  const service = { move, commit: Math.max(0.01, steady.acknowledged.p50 - move), waits: store === 'SQLite' };
  if (!steady.blame) return service;
  const { serverGarbage, commits } = steady.blame.pauses;
  const seconds = steady.moves / steady.rate;
  return {
    ...service,
    ...(commits.count ? { spread: spreadOf(commits) } : {}),
    ...(serverGarbage.count
      ? { garbage: { every: (seconds * 1000) / serverGarbage.count, median: serverGarbage.p50, spread: spreadOf(serverGarbage) } }
      : {}),
  };
}

/** Lengths that are multiplied by chance rather than added to: how far the logarithm strays, from two of their percentiles. */
function spreadOf({ p50, p99 }: v.InferOutput<typeof pause>): number {
  return p50 > 0 && p99 > p50 ? Math.log(p99 / p50) / z99 : 0;
}

/** So many standard deviations above the middle lies the 99th percentile. */
const z99 = 2.326;
