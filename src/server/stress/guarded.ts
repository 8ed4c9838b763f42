/** What a test starts ends with it, however it ends: by a hook that takes too long, by a kill, by a fault of its own (guardian.ts). */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A line to the guardian. */
export type Told =
  | { readonly pid: number; readonly ending: NodeJS.Signals }
  | { readonly pid: number }
  | { readonly folder: string; readonly there: boolean };

let guardian: ChildProcess | undefined;

function tell(told: Told): void {
  guardian ??= open();
  guardian.stdin?.write(`${JSON.stringify(told)}\n`);
}

/** In a group of its own, or whoever interrupts the tests would end it with them. */
function open(): ChildProcess {
  const script = join(import.meta.dirname, 'guardian.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
  return child;
}

/** Ends it by this signal once this process is gone. */
export function guard(child: ChildProcess, ending: NodeJS.Signals = 'SIGKILL'): void {
  const { pid } = child;
  if (pid === undefined) return;
  tell({ pid, ending });
  child.once('exit', () => tell({ pid }));
}

/** Takes the folder away once this process is gone; where it has done so itself it says so. */
export function guardFolder(folder: string, there = true): void {
  tell({ folder, there });
}
