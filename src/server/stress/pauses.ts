/**
 * Preloaded into a measured server, and at work in the process that measures: when it stood still. A move that took long is then put down to what
 * happened meanwhile (blame.ts).
 */
import { PerformanceObserver } from 'node:perf_hooks';
import { StatementSync } from 'node:sqlite';

/** From and to, in milliseconds of the machine's time. */
export type Pause = readonly [from: number, to: number];

export interface Pauses {
  readonly garbage: readonly Pause[];
  /** Commits into SQLite's file, which wait for the disk. */
  readonly commits: readonly Pause[];
}

export interface PauseMeter {
  begin(): void;
  end(): Promise<Pauses>;
}

export function machineTime(moment: number): number {
  return performance.timeOrigin + moment;
}

export function pauseMeter(): PauseMeter {
  const original = StatementSync.prototype.run;
  let garbage: Pause[] = [];
  let commits: Pause[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      garbage.push([machineTime(startTime), machineTime(startTime + duration)]);
  });
  return {
    begin() {
      [garbage, commits] = [[], []];
      observer.observe({ entryTypes: ['gc'] });
      StatementSync.prototype.run = function (this: StatementSync, ...values: Parameters<typeof original>) {
        if (this.sourceSQL !== 'commit') return original.apply(this, values);
        const began = performance.now();
        try {
          return original.apply(this, values);
        } finally {
          commits.push([machineTime(began), machineTime(performance.now())]);
        }
      } as typeof original;
    },
    async end() {
      StatementSync.prototype.run = original;
      // What was seen last is told a moment later.
      await new Promise((resolve) => setTimeout(resolve, 50));
      observer.disconnect();
      return { garbage, commits };
    },
  };
}
