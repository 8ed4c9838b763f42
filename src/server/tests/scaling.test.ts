/** The simulation behind docs/scale.md: what it says of cases whose answer is known, and what it refuses. */
import { describe, expect, it } from 'vitest';
import { fastRandom } from '../../core/random.ts';
import { type LoadReport, readReport, serviceOf } from '../stress/scale/costs.ts';
import { checkAgainst, needOf } from '../stress/scale/people.ts';
import { closedTraffic, openTraffic } from '../stress/scale/queue.ts';

const times = { p50: 2, p99: 6, most: 20 };
const run = (store: 'SQLite' | 'Postgres', processes: number, servers: number, database: number) => ({
  store,
  processes,
  steady: { moves: 3000, rate: 200, acknowledged: times, seen: times },
  saturated: { moves: 60_000, rate: 4000, acknowledged: times },
  perMove: { servers, database, parts: { socket: 60, rules: 20, store: 60, broadcast: 20, threads: 40 } },
  busy: 0.05,
  memory: { perTable: 30_000, perSocket: 20_000 },
});
const report: LoadReport = {
  machine: { cores: 2, processor: 'some', node: 'v24' },
  tables: 1000,
  seats: 4,
  rate: 200,
  runs: [run('SQLite', 1, 200, 0), run('Postgres', 1, 250, 100), run('Postgres', 3, 500, 150)],
};

describe('a process as a queue', () => {
  it('alone on a quiet machine a move takes its work and its commit', () => {
    const { p50, p99 } = openTraffic({ move: 0.2, commit: 2, waits: true }, 1, 2000, fastRandom(1));
    expect([p50, p99]).toEqual([expect.closeTo(2.2, 1), expect.closeTo(2.2, 0)]);
  });

  it('the more comes the longer one waits, and what is asked for comes through while the thread has time', () => {
    const at = (rate: number) => openTraffic({ move: 0.2, commit: 2, waits: true }, rate, 5000, fastRandom(1));
    const [few, some, many] = [at(50), at(500), at(3000)];
    expect(few.p99).toBeLessThan(some.p99);
    expect(some.p99).toBeLessThan(many.p99);
    expect([few.rate / 50, some.rate / 500, many.rate / 3000].every((ratio) => ratio > 0.9 && ratio < 1.1)).toBe(true);
    // Beyond what its thread can do nothing helps: five thousand a second at 0.2 ms each.
    expect(at(8000).rate).toBeLessThan(5000);
  });

  it('flat out, commits are shared: the thread is what limits', () => {
    const shared = closedTraffic({ move: 0.2, commit: 2, waits: true }, 256, 10_000);
    const lonely = closedTraffic({ move: 0.2, commit: 2, waits: true }, 1, 10_000);
    expect(lonely.rate).toBeCloseTo(1000 / 2.2, 0);
    expect(shared.rate).toBeCloseTo((256 * 1000) / (256 * 0.2 + 2), 0);
    expect(closedTraffic({ move: 0.2, commit: 2, waits: false }, 256, 10_000).rate).toBeGreaterThan(shared.rate);
  });
});

describe('what stops a process', () => {
  const plain = { move: 0.2, commit: 0.3, waits: true };
  const at = (more: object) => openTraffic({ ...plain, ...more }, 200, 20_000, fastRandom(1));

  it('pauses that two in a hundred moves meet are the 99th percentile, and leave the middle as it was', () => {
    const stopping = at({ garbage: { every: 1000, median: 20, spread: 0 } });
    expect(at({}).p99).toBeLessThan(2);
    expect(stopping.p99).toBeGreaterThan(8);
    expect(stopping.p99).toBeLessThan(20);
    expect(stopping.p50).toBeCloseTo(at({}).p50, 1);
  });

  it('commits that differ much make the slowest slower', () => {
    expect(at({ spread: 1 }).p99).toBeGreaterThan(2 * at({}).p99);
  });

  it('are read from the report: how often, how long, how far apart', () => {
    const pauses = { serverGarbage: { count: 15, p50: 4, p99: 8 }, commits: { count: 3000, p50: 0.2, p99: 0.2 } };
    const watched = { ...report.runs[0]!, steady: { ...report.runs[0]!.steady, blame: { pauses } } };
    const { garbage, spread } = serviceOf(watched);
    expect([garbage?.every, garbage?.median, garbage?.spread, spread]).toEqual([1000, 4, expect.closeTo(0.298, 2), 0]);
  });
});

describe('what people need', () => {
  it('service times are those of the report: the thread alone, without the threads beside it', () => {
    const { move, commit, waits } = serviceOf(report.runs[0]!);
    expect([move, commit, waits]).toEqual([expect.closeTo(0.16), expect.closeTo(1.84), true]);
  });

  it('ten times the people need about ten times as much', () => {
    const [small, large] = [needOf(report, 100_000), needOf(report, 1_000_000)];
    expect(large.movesPerSecond / small.movesPerSecond).toBeCloseTo(10, 1);
    expect(large.processes).toBeGreaterThanOrEqual(small.processes * 8);
    expect(large.databaseCores).toBeGreaterThan(small.databaseCores * 7);
    expect(needOf(report, 10).processes).toBe(1);
  });

  it('the prediction for the measured machine stands beside what was measured', () => {
    const [, flat] = checkAgainst(report, 'SQLite');
    expect(flat).toMatchObject({ what: 'moves/s flat out', measured: 4000 });
    expect(flat?.predicted).toBeCloseTo((256 * 1000) / (256 * 0.16 + 1.84), -1);
  });

  it.each([
    ['nonsense', 'not JSON'],
    ['{"runs":[]}', 'no report'],
    [JSON.stringify({ ...report, runs: [] }), 'missing'],
    [JSON.stringify({ ...report, seats: -4 }), 'seats'],
  ])('a report that cannot be used is refused with a sentence: %#', (text, why) => {
    expect(readReport(text)).toContain(why);
    expect(readReport(JSON.stringify(report))).toEqual(report);
  });
});
