/** What so many people at once need, from what one move, table and socket cost. */
import { fastRandom } from '../../../core/random.ts';
import { type LoadReport, type MeasuredRun, runOf, serviceOf } from './costs.ts';
import { closedTraffic, openTraffic, type Predicted } from './queue.ts';

/** What people do; everything that is not measured stands here. */
export const habits = {
  /** Who has a page open at a live table, of all who are there. The others read, or play over days. */
  live: 0.5,
  perTable: 4,
  /** Seconds between two moves at a live table. */
  between: 10,
  /** Moves a day of somebody who plays over days. */
  slowMoves: 20,
  /** Of all decisions at tables those that bots make, and seconds of a core for one. */
  byBots: 0.2,
  thought: 0.3,
  /** Sockets that one process can keep without heartbeats and memory becoming its work. */
  socketsPerProcess: 20_000,
  /** How full a thread or a core may be so that waiting stays short. */
  full: 0.6,
} as const;

export interface Need {
  readonly people: number;
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly processes: number;
  /** Gigabytes of one process: tables and sockets, beside what an empty one has. */
  readonly memory: number;
  readonly databaseCores: number;
  /** Databases, tables divided among them by their ids, so that none needs more than so many cores. */
  readonly databases: number;
  readonly botCores: number;
  readonly bellsPerSecond: number;
  /** How soon a move is acknowledged at one of the processes. */
  readonly predicted: Predicted;
}

/** Cores of one Postgres beyond which its single log of writes, not the processor, becomes what is waited for. */
const coresPerDatabase = 16;

export function needOf(report: LoadReport, people: number): Need {
  const one = runOf(report, 'Postgres', 1) as MeasuredRun;
  // With several processes a move is read again where the others of the table sit.
  const spread = runOf(report, 'Postgres', 3) ?? runOf(report, 'Postgres', 2) ?? one;
  const tables = Math.ceil((people * habits.live) / habits.perTable);
  const slow = (people * (1 - habits.live) * habits.slowMoves) / 86_400;
  const movesPerSecond = tables / habits.between + slow;
  const service = serviceOf(one);
  const cost = people <= habits.socketsPerProcess && movesPerSecond * service.move < 1000 * habits.full ? one : spread;
  const perMove = (serviceOf(one).move * cost.perMove.servers) / one.perMove.servers;
  const byWork = Math.ceil((movesPerSecond * perMove) / 1000 / habits.full);
  const processes = Math.max(1, byWork, Math.ceil(people / habits.socketsPerProcess));
  const { perTable = 0, perSocket = 0 } = one.memory ?? runOf(report, 'SQLite', 1)?.memory ?? {};
  // The seats of a table are anywhere: each process has nearly as many tables as it has players.
  const tablesHere = Math.min(tables, (tables * habits.perTable) / processes);
  const databaseCores = (movesPerSecond * cost.perMove.database) / 1e6 / habits.full;
  return {
    people,
    tables,
    movesPerSecond: Math.round(movesPerSecond),
    processes,
    memory: Math.round((tablesHere * perTable + (people / processes) * perSocket) / 1e7) / 100,
    databaseCores: Math.ceil(databaseCores * 10) / 10,
    databases: Math.max(1, Math.ceil(databaseCores / coresPerDatabase)),
    botCores: Math.ceil((movesPerSecond * habits.byBots * habits.thought) / habits.full),
    bellsPerSecond: Math.round(movesPerSecond * Math.min(processes, habits.perTable)),
    predicted: openTraffic({ ...service, move: perMove }, movesPerSecond / processes, 20_000, fastRandom(1)),
  };
}

export interface Checked {
  readonly what: string;
  readonly predicted: number;
  readonly measured: number;
}

/** What the model says of the very machine and traffic that was measured. Only the shortest wait and the processor time were told to it. */
export function checkAgainst(report: LoadReport, store: MeasuredRun['store'], lanes = 256): Checked[] {
  const run = runOf(report, store, 1) as MeasuredRun;
  const service = serviceOf(run);
  const steady = openTraffic(service, run.steady.rate, 20_000, fastRandom(1));
  const flat = closedTraffic(service, Math.min(lanes, report.tables), 20_000);
  return [
    { what: 'p99 ms at the steady rate', predicted: steady.p99, measured: run.steady.acknowledged.p99 },
    { what: 'moves/s flat out', predicted: Math.round(flat.rate), measured: Math.round(run.saturated.rate) },
    { what: 'p50 ms flat out', predicted: flat.p50, measured: run.saturated.acknowledged.p50 },
  ];
}
