/** A server in a process of its own, so that it can be killed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at } from '../../core/at.ts';
import type { Environment } from '../config.ts';
import { guard } from './guarded.ts';
import type { Parts } from './parts.ts';
import type { Pauses } from './pauses.ts';
import { wide } from './world.ts';

/** Preloaded into a process that is measured. */
export const collect = new URL('./collect.ts', import.meta.url).href;
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const toldTime = fileURLToPath(new URL('./told-time.ts', import.meta.url));

export interface Child {
  readonly base: string;
  readonly pid: number;
  /** Whether it runs; one that was neither killed nor stopped must. */
  alive(): boolean;
  /** Seconds of processor time used so far. */
  cpu(): number;
  /** Milliseconds of its own processor time for which its main thread answered nobody, at most since last asked. */
  longestStretch(): Promise<number>;
  /** On what its main thread spends processor time while this runs. */
  partsDuring(run: () => Promise<unknown>): Promise<Parts>;
  /** When it stood still while this ran. */
  pausesDuring(run: () => Promise<unknown>): Promise<Pauses>;
  /** Collects garbage, then says how many bytes are in use. */
  weigh(): Promise<Weight>;
  /** Lets it be later, at a server that was started with a time of its own; done when what has become due is. */
  reach(time: number): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Politely; with which code it ended. */
  stop(): Promise<number | null>;
}

interface Weight {
  readonly heap: number;
  readonly resident: number;
}

/** Starts it and waits until it answers. With a time it has no other clock than what it is told. */
export async function startChild(folder: string, port: number, environment: Environment = {}, time?: number): Promise<Child> {
  const env = { ...process.env, HOST: '127.0.0.1', LOG: 'error', ...wide, ...environment, PORT: `${port}`, DATA: folder };
  const script = time === undefined ? ['--import', collect, main] : [toldTime, `${time}`];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--expose-gc', ...script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  guard(child);
  const base = await address(child);
  if (process.env.SHOW_ERRORS) showErrors(child);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    base,
    pid: child.pid!,
    alive: () => child.exitCode === null && child.signalCode === null,
    cpu: () => cpuOf(child.pid!),
    longestStretch: () => asked<number>(child, 'longest'),
    async partsDuring(run) {
      await asked(child, 'begin');
      await run();
      return asked<Parts>(child, 'end');
    },
    pausesDuring: (run) => pausesDuring(child, run),
    async weigh() {
      for (let i = 0; i < 3; i++) {
        child.kill('SIGUSR2');
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      const read = await metric(base);
      const heap = read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes');
      return { heap, resident: read('process_resident_memory_bytes') };
    },
    reach: (moment) =>
      new Promise((resolve, reject) => {
        child.once('message', () => resolve());
        child.send(moment, (error) => error && reject(error));
      }),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Of a process that has `collect` preloaded. */
export async function pausesDuring(child: ChildProcess, run: () => Promise<unknown>): Promise<Pauses> {
  await asked(child, 'watch pauses');
  await run();
  return asked<Pauses>(child, 'tell pauses');
}

function asked<T>(child: ChildProcess, question: string): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as T));
    child.send(question, (error) => error && reject(error));
  });
}

/** Seconds of processor time a process has used; on a busy machine it says more than the clock. Linux only. */
export function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

async function metric(base: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** What a server of ours says went wrong, for whoever looks for a fault that a long run has found. */
function showErrors({ stdout }: ChildProcess): void {
  stdout?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (line.includes('"level":50')) process.stderr.write(`${line}\n`);
  });
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk;
      const found = /open at (http:\S+)/.exec(text);
      if (found) resolve(at(found, 1).replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}
