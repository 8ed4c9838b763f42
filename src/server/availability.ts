/** A store on another machine may go away. Meanwhile nobody is told anything: lines are cut, and none are opened until it answers again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

export interface Availability {
  readonly away: boolean;
  /** Somebody has found the store gone. */
  lose(): void;
  close(): void;
}

interface Watched {
  ping(): Promise<void>;
  /** Ends every open line: whoever sits there sees that the connection is lost. */
  cut(): void;
  readonly log: Log;
}

/** Milliseconds between two tries, doubled up to the most. */
const firstTry = 100;
const longestWait = 2000;

export function watchAvailability({ ping, cut, log }: Watched): Availability {
  let [away, closing] = [false, false];
  async function wait(): Promise<void> {
    for (let pause = firstTry; away && !closing; pause = Math.min(2 * pause, longestWait)) {
      await sleep(pause, undefined, { ref: false });
      away = await ping().then(
        () => false,
        () => true,
      );
    }
    log.info('the store answers again');
  }
  return {
    get away() {
      return away;
    },
    lose() {
      if (away || closing) return;
      away = true;
      log.error('the store does not answer; lines are cut until it does');
      cut();
      void wait();
    },
    close() {
      closing = true;
    },
  };
}
