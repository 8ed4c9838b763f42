/** Driving traffic and reading the clock, the same for us and for a peer. */
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
}

export interface Saturated {
  readonly moves: number;
  readonly rate: number;
  readonly acknowledged: Times;
}

/** Moves at a steady rate, whether or not the server keeps up: those who wait are counted as waiting. */
export async function steadily(movers: readonly Mover[], rate: number, seconds: number): Promise<Steady> {
  const times: Moved[] = [];
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
        mover.move((moved) => {
          times.push(moved);
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
