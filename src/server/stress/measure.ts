/** Driving traffic and reading the clock, the same for us and for a peer. */
import { type Blame, blame, type Way } from './blame.ts';
import { machineTime, type Pauses, pauseMeter } from './pauses.ts';
import type { Moved, Mover } from './traffic.ts';

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export interface Steady {
  readonly moves: number;
  readonly rate: number;
  readonly acknowledged: Times;
  readonly seen: Times;
  /** To what the slowest are put down, where it was watched. */
  readonly blame?: Blame;
}

/** A server that is measured by turns with others. */
export interface Measured {
  readonly movers: readonly Mover[];
  /** When the server stood still while this ran. */
  pausesDuring(run: () => Promise<unknown>): Promise<Pauses>;
}

export interface Saturated {
  readonly moves: number;
  readonly rate: number;
  readonly acknowledged: Times;
}

export async function steadily(movers: readonly Mover[], rate: number, seconds: number): Promise<Steady> {
  return summaryOf(await steadyTimes(movers, rate, seconds), seconds);
}

/**
 * The same for several servers by turns, in short rounds: whatever else the machine does meanwhile then falls on all of them alike. So many seconds for
 * each in all; the figures are those of all its rounds together.
 */
export async function byTurns(
  servers: readonly Measured[],
  rate: number,
  seconds: number,
  rounds: number,
): Promise<readonly Steady[]> {
  const made = servers.map(() => ({ times: [] as Timed[], server: noPauses(), own: noPauses() }));
  const meter = pauseMeter();
  for (let round = 0; round < rounds; round++)
    // Once in this order and once in the other: nobody always comes after the same one.
    for (const at of round % 2 ? [...servers.keys()].reverse() : servers.keys()) {
      const { movers, pausesDuring } = servers[at]!;
      const { times, server, own } = made[at]!;
      meter.begin();
      const during = async () => void times.push(...(await steadyTimes(movers, rate, seconds / rounds)));
      note(server, await pausesDuring(during));
      note(own, await meter.end());
    }
  return made.map(({ times, server, own }) => ({
    ...summaryOf(times, seconds),
    blame: blame(
      times.map(({ at, acknowledged }): Way => [at, at + acknowledged]),
      server,
      own,
    ),
  }));
}

type Noted = { readonly [kind in keyof Pauses]: Pauses[kind][number][] };

function noPauses(): Noted {
  return { garbage: [], commits: [] };
}

function note(into: Noted, { garbage, commits }: Pauses): void {
  into.garbage.push(...garbage);
  into.commits.push(...commits);
}

/** With the machine's time at which it was sent. */
interface Timed extends Moved {
  readonly at: number;
}

/** Moves at a steady rate, whether or not the server keeps up: those who wait are counted as waiting. */
async function steadyTimes(movers: readonly Mover[], rate: number, seconds: number): Promise<Timed[]> {
  const times: Timed[] = [];
  const began = performance.now();
  let made = 0;
  let under = 0;
  let next = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - began) / 1000;
      const due = Math.floor(Math.min(passed, seconds) * rate);
      while (made < due) {
        const mover = nextReady();
        if (!mover) break;
        made += 1;
        under += 1;
        const at = machineTime(performance.now());
        mover.move((moved) => {
          times.push({ ...moved, at });
          under -= 1;
        });
      }
      if (passed >= seconds && (under === 0 || passed > seconds + 10)) {
        clearInterval(timer);
        resolve();
      }
    }, 1);
  });

  function nextReady(): Mover | undefined {
    for (let tried = 0; tried < movers.length; tried++) {
      next = (next + 1) % movers.length;
      if (movers[next]?.ready()) return movers[next];
    }
    return undefined;
  }
  return times;
}

function summaryOf(times: readonly Moved[], seconds: number): Steady {
  return {
    moves: times.length,
    rate: times.length / seconds,
    acknowledged: spread(times.map(({ acknowledged }) => acknowledged)),
    seen: spread(times.map(({ seen }) => seen)),
  };
}

/** So many moves under way at once, each followed by the next as soon as it is acknowledged and seen. */
export async function flatOut(movers: readonly Mover[], lanes: number, seconds: number): Promise<Saturated> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  let next = 0;
  const run = (): Promise<void> =>
    new Promise((resolve) => {
      const again = (): void => {
        if (performance.now() >= until) {
          resolve();
          return;
        }
        for (let tried = 0; tried < movers.length; tried++) {
          next = (next + 1) % movers.length;
          const mover = movers[next];
          if (!mover?.ready()) continue;
          mover.move(({ acknowledged }) => {
            times.push(acknowledged);
            again();
          });
          return;
        }
        setTimeout(again, 1);
      };
      again();
    });
  await Promise.all(Array.from({ length: lanes }, run));
  const moves = times.length;
  return { moves, rate: (moves * 1000) / (performance.now() - began), acknowledged: spread(times) };
}

function spread(times: number[]): Times {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
