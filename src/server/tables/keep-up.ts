/**
 * What bells did not tell is made up for: every process says again who is at its tables, and compares them with the store. A few tables at
 * a time, with pauses, so that whoever moves meanwhile does not wait behind a thousand others.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { noticeChanges } from './elsewhere.ts';
import { repeatPresence } from './presence.ts';
import type { TableRegistry } from './registry.ts';

const atOnce = 25;
/** Milliseconds between two slices, where there is time for it. */
const breath = 50;

/** Is told who is at some tables, and reads again what it knows of them. */
type AboutPeople = (persons: readonly string[]) => Promise<void>;

/** Goes through all tables in memory once, within so many milliseconds where it can be. */
export async function keepUp(registry: TableRegistry, within: number, aboutPeople: AboutPeople = async () => {}): Promise<void> {
  const ids = [...registry.live.keys()];
  const pause = Math.min(breath, within / Math.ceil(ids.length / atOnce));
  for (let from = 0; from < ids.length && !registry.closing; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    for (const id of some) {
      const live = registry.live.get(id);
      if (live) repeatPresence(registry, live);
    }
    await noticeChanges(registry, some);
    await aboutPeople([...new Set(some.flatMap((id) => [...(registry.live.get(id)?.names.keys() ?? [])]))]);
    await sleep(pause, undefined, { ref: false });
  }
}

/** Again and again; the next round begins so many milliseconds after the last one ended. */
export function keepUpRegularly(registry: TableRegistry, every: number, aboutPeople: AboutPeople): { stop(): void } {
  let timer: NodeJS.Timeout;
  const next = (): void => {
    timer = setTimeout(() => {
      keepUp(registry, every, aboutPeople)
        .catch((error: unknown) => registry.log.error({ err: error }, 'tables could not be compared with the store'))
        .finally(() => {
          if (!registry.closing) next();
        });
    }, every).unref();
  };
  next();
  return { stop: () => clearTimeout(timer) };
}
