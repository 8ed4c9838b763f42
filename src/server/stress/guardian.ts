/**
 * A process that outlives its parent by a moment: it is told what the parent has started and made, and once the parent is gone, however it
 * went, it ends the one and takes the other away.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Told } from './guarded.ts';

const processes = new Map<number, NodeJS.Signals>();
const folders = new Set<string>();

/** Milliseconds in which whoever was asked to end may do so by himself. */
const patience = 5000;

// Whoever ends the tests by name ends this one by the same name; it has its own end.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line) as Told;
  if ('ending' in told) processes.set(told.pid, told.ending);
  else if ('pid' in told) processes.delete(told.pid);
  else if (told.there) folders.add(told.folder);
  else folders.delete(told.folder);
}
for (const [pid, signal] of processes) send(pid, signal);
const isThere = () => [...processes.keys()].some((pid) => send(pid, 0));
for (let waited = 0; waited < patience && isThere(); waited += 50) await sleep(50);
for (const pid of processes.keys()) send(pid, 'SIGKILL');
for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
