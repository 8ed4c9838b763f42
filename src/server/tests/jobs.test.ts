/** Jobs are done once, in their time, whoever dies and however many look. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { retryAfter } from '../jobs/backoff.ts';
import { type Job, type JobHandler, type JobKind, type Jobs, openJobs } from '../jobs/jobs.ts';
import { openLog } from '../log.ts';
import { openMetrics } from '../metrics.ts';
import { openFile, sqliteDialect } from '../store/sqlite.ts';
import { openStore, type Store } from '../store/store.ts';
import { seatTable } from '../stress/table.ts';
import { openWorld } from '../stress/world.ts';

let folder: string;
let now: number;
let stores: Store[];
let processes: Jobs[];
const metrics = openMetrics({ tables: () => 0, setAside: () => 0, sockets: () => 0 });
const said: { level: number; msg: string }[] = [];
const log = openLog('warn', { write: (line: string) => said.push(JSON.parse(line)) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tafelrunde-jobs-'));
  now = 1_000_000;
  stores = [];
  processes = [];
  said.length = 0;
});
afterEach(async () => {
  for (const jobs of processes) await jobs.close();
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A process of its own as far as the store can tell. */
async function openProcess(handler: JobHandler, how?: JobKind): Promise<Jobs> {
  const store = await openStore(sqliteDialect(openFile(join(folder, 'jobs.sqlite'))));
  stores.push(store);
  const jobs = openJobs({ store: store.jobs, log, metrics, now: () => now });
  jobs.handle('call', handler, how);
  processes.push(jobs);
  return jobs;
}

function noting(): { done: string[]; handler: JobHandler } {
  const done: string[] = [];
  return { done, handler: async ({ key, payload }) => void done.push(`${key} ${JSON.stringify(payload)}`) };
}

const never: JobHandler = () => new Promise(() => {});
const job = (key: string, due: number, payload: unknown = null) => ({ kind: 'call', key, due, payload });

it('a job is done once, when it is due and not before', async () => {
  const { done, handler } = noting();
  const jobs = await openProcess(handler);
  await jobs.schedule(job('anna', now + 10, { table: 't' }));
  await jobs.runDue();
  expect(done).toEqual([]);
  now += 10;
  await jobs.runDue();
  await jobs.runDue();
  expect(done).toEqual(['anna {"table":"t"}']);
});

it('the same key twice is one job, with its last time and payload', async () => {
  const { done, handler } = noting();
  const jobs = await openProcess(handler);
  await jobs.schedule(job('anna', now, 1));
  await jobs.schedule(job('anna', now + 100, 2));
  await jobs.runDue();
  expect(done).toEqual([]);
  now += 100;
  await jobs.runDue();
  expect(done).toEqual(['anna 2']);
});

it('what was cancelled is not done', async () => {
  const { done, handler } = noting();
  const jobs = await openProcess(handler);
  await jobs.schedule(job('anna', now));
  await jobs.schedule(job('ben', now));
  await jobs.cancel('call', 'anna');
  await jobs.runDue();
  expect(done).toEqual(['ben null']);
});

it('asked for again while it is being done, it is done again and not at the same time', async () => {
  const payloads: unknown[] = [];
  let atOnce = 0;
  const jobs: Jobs = await openProcess(async ({ payload }) => {
    expect(++atOnce).toBe(1);
    payloads.push(payload);
    if (payload === 1) await jobs.schedule(job('anna', now, 2));
    await new Promise(setImmediate);
    atOnce -= 1;
  });
  await jobs.schedule(job('anna', now, 1));
  await jobs.runDue();
  expect(payloads).toEqual([1, 2]);
});

it('who dies between taking and doing leaves it to the next, once the lease has run out', async () => {
  const dead = await openProcess(never, { lease: 60_000 });
  await dead.schedule(job('anna', now));
  void dead.runDue();
  await until(async () => (await stores[0]?.jobs.next(['call'])) === now + 60_000);
  const { done, handler } = noting();
  const other = await openProcess(handler);
  await other.runDue();
  now += 59_999;
  await other.runDue();
  expect(done).toEqual([]);
  now += 1;
  await other.runDue();
  await other.runDue();
  expect(done).toEqual(['anna null']);
});

it('two processes on one store do each job once', async () => {
  const counts = new Map<string, number>();
  const count: JobHandler = async ({ key }) => {
    await new Promise(setImmediate);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const [one, other] = [await openProcess(count, { atOnce: 3 }), await openProcess(count, { atOnce: 3 })];
  for (let at = 0; at < 40; at++) await (at % 2 ? one : other).schedule(job(`${at}`, now));
  await Promise.all([one.runDue(), other.runDue()]);
  expect(counts.size).toBe(40);
  expect([...counts.values()].every((times) => times === 1)).toBe(true);
});

it('what fails is tried again, later each time, and given up loudly', async () => {
  const tries: number[] = [];
  const jobs = await openProcess(
    async (one: Job) => {
      tries.push(one.tries);
      throw new Error('no line');
    },
    { tries: 3 },
  );
  await jobs.schedule(job('anna', now));
  await jobs.runDue();
  await jobs.runDue();
  expect(tries).toEqual([1]);
  for (let at = 0; at < 5; at++) {
    now += 2 * 3600_000;
    await jobs.runDue();
  }
  expect(tries).toEqual([1, 2, 3]);
  expect(said.map(({ level, msg }) => `${level} ${msg}`)).toEqual([
    '40 a job failed and is tried again',
    '40 a job failed and is tried again',
    '50 a job failed too often and is given up',
  ]);
  expect(await metrics.registry.metrics()).toContain('tafelrunde_jobs_total{kind="call",outcome="givenUp"} 1');
});

it('one that never ends counts as failed, and one that kills every process is given up', async () => {
  const jobs = await openProcess(never, { lease: 5, tries: 1 });
  await jobs.schedule(job('anna', now));
  await jobs.runDue();
  expect(said.at(-1)?.msg).toBe('a job failed too often and is given up');
  await jobs.schedule(job('ben', now));
  await stores[0]?.jobs.take('call', 'somebody who died', now, now, 1);
  await jobs.runDue();
  expect(said).toHaveLength(2);
  expect(await stores[0]?.jobs.next(['call'])).toBeUndefined();
});

it('waits between tries grow and end at an hour', () => {
  expect([1, 2, 3, 30].map((tries) => retryAfter(tries, 0.5))).toEqual([5000, 10_000, 20_000, 3600_000]);
});

it('a slow kind holds up no other, and a kind nobody knows is left alone', async () => {
  const { done, handler } = noting();
  const jobs = await openProcess(never, { atOnce: 1 });
  jobs.handle('clock', handler);
  for (const key of ['a', 'b', 'c']) await jobs.schedule(job(key, now));
  await jobs.schedule({ kind: 'clock', key: 't', due: now, payload: 1 });
  await jobs.schedule({ kind: 'of tomorrow', key: 't', due: now, payload: 1 });
  void jobs.runDue();
  await until(async () => done.length > 0);
  expect(done).toEqual(['t 1']);
  expect(await stores[0]?.jobs.next(['of tomorrow'])).toBe(now);
});

it('stopping lets go of what is under way, and the next start does it', async () => {
  const stopping = await openProcess(never);
  await stopping.schedule(job('anna', now));
  void stopping.runDue();
  await until(async () => (await stores[0]?.jobs.next(['call'])) !== now);
  await stopping.close();
  const { done, handler } = noting();
  const next = await openProcess(handler);
  await next.runDue();
  expect(done).toEqual(['anna null']);
});

it('by itself a timer does what becomes due', async () => {
  const { done, handler } = noting();
  const jobs = await openProcess(handler);
  jobs.start();
  await jobs.schedule(job('anna', now + 30));
  now += 30;
  await until(async () => done.length > 0);
  expect(done).toEqual(['anna null']);
  await jobs.close();
});

it('a job goes into the commit of the change that causes it, or is lost with it', async () => {
  const world = await openWorld({}, { now: () => now });
  try {
    const done: unknown[] = [];
    const { registry } = world.context;
    registry.jobs.handle('call', async ({ payload }) => void done.push(payload));
    registry.planners.push((live, { facts, change }) => {
      for (const fact of facts)
        if (fact.kind === 'turnPassed') change.jobs.push({ ...job(live.id, now + 1000, fact.seats), person: 'nobody' });
    });
    registry.planners.push(() => {
      throw new Error('a planner that is broken costs nobody a move');
    });
    const table = await seatTable(world.base);
    const { waiting } = table.at(0);
    await registry.jobs.runDue();
    expect(done).toEqual([]);
    now += 1000;
    await registry.jobs.runDue();
    expect(done).toEqual([waiting]);
    const { commit } = registry.store;
    Object.assign(registry.store, { commit: () => Promise.reject(new Error('the disk is gone')) });
    await expect(table.step()).rejects.toThrow('tryAgain');
    Object.assign(registry.store, { commit });
    now += 1000;
    await registry.jobs.runDue();
    expect(done).toEqual([waiting]);
  } finally {
    await world.remove();
  }
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it never came');
}
