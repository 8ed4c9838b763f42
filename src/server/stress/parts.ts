/**
 * Preloaded into a measured server: on what its main thread spends processor time. A profile says which code ran; the time inside SQLite,
 * which also waits for the disk, is counted by the thread's own processor time.
 */
import { Session } from 'node:inspector/promises';
import { StatementSync } from 'node:sqlite';

/** Microseconds of processor time. */
export interface Parts {
  readonly socket: number;
  readonly rules: number;
  readonly store: number;
  readonly broadcast: number;
  readonly bell: number;
  readonly garbage: number;
  /** The runtime itself, jobs, counting, limits. */
  readonly rest: number;
  /** Of other threads than the main one. */
  readonly threads: number;
}

type Part = Exclude<keyof Parts, 'threads'>;
interface Node {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[] | undefined;
}
interface Profile {
  readonly nodes: readonly Node[];
  readonly samples?: readonly number[] | undefined;
  readonly timeDeltas?: readonly number[] | undefined;
}

const microseconds = 500;

export interface PartsMeter {
  begin(): Promise<void>;
  end(): Promise<Parts>;
}

export function partsMeter(): PartsMeter {
  const session = new Session();
  const engine = watchEngine();
  let used = process.threadCpuUsage();
  let whole = process.cpuUsage();
  return {
    async begin() {
      session.connect();
      await session.post('Profiler.enable');
      await session.post('Profiler.setSamplingInterval', { interval: microseconds });
      await session.post('Profiler.start');
      engine.begin();
      used = process.threadCpuUsage();
      whole = process.cpuUsage();
    },
    async end() {
      const own = sum(process.threadCpuUsage(used));
      const all = sum(process.cpuUsage(whole));
      const inEngine = engine.end();
      const { profile } = await session.post('Profiler.stop');
      session.disconnect();
      const ran = timesOf(profile);
      const seen = Object.values(ran).reduce((total, time) => total + time, 0);
      const scaled = (part: Part) => (ran[part] * (own - inEngine)) / seen;
      const parts = ['socket', 'rules', 'store', 'broadcast', 'bell', 'garbage', 'rest'] as const;
      const times = Object.fromEntries(parts.map((part) => [part, scaled(part)])) as Record<Part, number>;
      return { ...times, store: times.store + inEngine, threads: Math.max(0, all - own) };
    },
  };
}

function sum({ user, system }: { readonly user: number; readonly system: number }): number {
  return user + system;
}

/** Processor time within SQLite itself. */
function watchEngine() {
  const methods = ['run', 'all', 'get'] as const;
  const originals = methods.map((method) => StatementSync.prototype[method]);
  let time = 0;
  return {
    begin() {
      time = 0;
      for (const [at, method] of methods.entries()) {
        const original = originals[at] as (...values: unknown[]) => unknown;
        Object.assign(StatementSync.prototype, {
          [method](this: StatementSync, ...values: unknown[]) {
            const before = process.threadCpuUsage();
            try {
              return original.apply(this, values);
            } finally {
              time += sum(process.threadCpuUsage(before));
            }
          },
        });
      }
    },
    end() {
      for (const [at, method] of methods.entries()) Object.assign(StatementSync.prototype, { [method]: originals[at] });
      return time;
    },
  };
}

/** Time by part as sampled, without waiting and without SQLite itself. */
function timesOf({ nodes, samples = [], timeDeltas = [] }: Profile): Record<Part, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const partOf = new Map<number, Part | undefined>();
  const walk = (node: Node, inherited: Part): void => {
    const part = partFor(node, inherited);
    partOf.set(node.id, part);
    for (const child of node.children ?? []) walk(byId.get(child) as Node, part ?? inherited);
  };
  const [root] = nodes;
  if (root) walk(root, 'rest');
  const times: Record<Part, number> = { socket: 0, rules: 0, store: 0, broadcast: 0, bell: 0, garbage: 0, rest: 0 };
  for (const [at, sample] of samples.entries()) {
    const part = partOf.get(sample);
    if (part) times[part] += timeDeltas[at] ?? 0;
  }
  return times;
}

/** To which part a frame belongs, called from that one; undefined where nothing ran, or what ran is counted otherwise. */
function partFor({ callFrame: { functionName, url } }: Node, inherited: Part): Part | undefined {
  if (functionName === '(idle)') return undefined;
  if (functionName === '(garbage collector)') return 'garbage';
  if (url.endsWith('store/sqlite.ts') || url.endsWith('stress/parts.ts')) return undefined;
  if (/server\/tables\/(broadcast|frame|clock-face)\./.test(url)) return 'broadcast';
  if (/node_modules\/ws\/|server\/sockets\//.test(url)) return 'socket';
  // Lines to the database and to the bell are sockets too: whoever uses them has them.
  if (/node:net|stream/.test(url)) return inherited === 'rest' ? 'socket' : inherited;
  if (/server\/store\/|server\/tables\/change|node_modules\/(kysely|pg|pg-)/.test(url)) return 'store';
  if (/server\/bell\/|node_modules\/@nats-io/.test(url)) return 'bell';
  // A view made for sending, or a position for keeping, belongs to whoever asks for it.
  if (/\/src\/(games|core|table)\//.test(url)) return inherited === 'rest' || inherited === 'socket' ? 'rules' : inherited;
  return inherited;
}
