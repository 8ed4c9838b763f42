import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts about itself, for /metrics. */
export interface Metrics {
  readonly registry: Registry;
  readonly entries: Counter;
  readonly refusals: Counter<'reason'>;
  readonly cut: Counter<'why'>;
  /** Changes that could not be kept, by what ailed the store. */
  readonly failedCommits: Counter<'why'>;
  readonly commits: Histogram;
  readonly batch: Histogram;
  readonly moves: Histogram;
  readonly thoughts: Histogram;
  /** Jobs by kind, and whether they were done, failed for now or were given up. */
  readonly jobs: Counter<'kind' | 'outcome'>;
}

export interface Counted {
  tables(): number;
  setAside(): number;
  sockets(): number;
}

export function openMetrics(counted: Counted): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tafelrunde_tables',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(counted.tables());
    },
  });
  new Gauge({
    name: 'tafelrunde_tables_set_aside',
    help: 'Tables that cannot be opened',
    registers,
    collect() {
      this.set(counted.setAside());
    },
  });
  new Gauge({
    name: 'tafelrunde_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(counted.sockets());
    },
  });
  const seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1];
  return {
    registry,
    entries: new Counter({ name: 'tafelrunde_entries_total', help: 'Durable entries', registers }),
    refusals: new Counter({ name: 'tafelrunde_refusals_total', help: 'Refusals by reason', labelNames: ['reason'], registers }),
    cut: new Counter({ name: 'tafelrunde_cut_total', help: 'Sockets cut off', labelNames: ['why'], registers }),
    failedCommits: new Counter({
      name: 'tafelrunde_failed_commits_total',
      help: 'Changes that could not be kept',
      labelNames: ['why'],
      registers,
    }),
    commits: new Histogram({ name: 'tafelrunde_commit_seconds', help: 'Time of a commit', buckets: seconds, registers }),
    batch: new Histogram({
      name: 'tafelrunde_commit_tables',
      help: 'Tables changed in one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200],
      registers,
    }),
    moves: new Histogram({
      name: 'tafelrunde_move_seconds',
      help: 'From a move coming in to its acknowledgement',
      buckets: seconds,
      registers,
    }),
    jobs: new Counter({ name: 'tafelrunde_jobs_total', help: 'Jobs by outcome', labelNames: ['kind', 'outcome'], registers }),
    thoughts: new Histogram({
      name: 'tafelrunde_thought_seconds',
      help: 'Time a bot took for a decision',
      buckets: [0.001, 0.01, 0.1, 0.5, 1, 2, 5],
      registers,
    }),
  };
}
