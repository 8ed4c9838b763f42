/** Tables at a chosen moment, put on the device as if they had been played there. */
import type { Page } from '@playwright/test';
import type { Event } from '../src/core/event.ts';
import type { Action, Config, Game } from '../src/core/game.ts';
import { act, openMatch } from '../src/core/match.ts';
import { fastRandom } from '../src/core/random.ts';
import type { DeviceHolder } from '../src/table/holder.ts';
import type { TableHead } from '../src/web/store/tables.ts';

export interface Moment<S> {
  readonly options?: Config['options'];
  readonly players?: number;
  readonly persons?: number;
  /** The first seed tried; another one gives another table of the same kind. */
  readonly from?: number;
  /** Whether others also do what they are not asked for, such as offering trades. */
  readonly asides?: true;
  until(state: S): boolean;
}

export interface Prepared {
  readonly head: TableHead;
  readonly entries: readonly unknown[];
}

const names = ['Anna', 'Bert', 'Chioma', 'Dirk', 'Eleni', 'Farid'];

/** Plays by chance until the moment comes, trying one seed after the other. */
export function prepare<S extends object, A extends Action, E extends Event, V extends object, O>(
  game: Game<S, A, E, V, O>,
  { options = {}, players = 4, persons = 1, from = 1, asides, until }: Moment<S>,
): Prepared {
  const { id: name, options: offered, rules } = game.meta;
  const defaults = Object.fromEntries(Object.entries(offered).map(([option, { default: value }]) => [option, value]));
  const config = { players, options: { ...defaults, ...options }, rules };
  for (let chance = from; chance < from + 200; chance++) {
    const seed = { secret: chance.toString(16).padStart(64, '0'), contributions: [] };
    const match = openMatch(game, { config }, seed);
    const random = fastRandom(chance);
    for (
      let seat = game.waiting(match.state)[0];
      seat !== undefined && !until(match.state);
      seat = game.waiting(match.state)[0]
    ) {
      act(match, seat, game.sample(match.state, seat, random));
      for (let other = 0; asides && other < players; other++) {
        const aside = until(match.state) ? undefined : game.aside?.(match.state, other, random);
        if (aside) act(match, other, aside);
      }
    }
    if (!until(match.state)) continue;
    const holders = Array.from({ length: players }, (_, seat): DeviceHolder => {
      const name = names[seat]!;
      return seat < persons ? { kind: 'here', name } : { kind: 'bot', name, level: 'easy' };
    });
    const steps = match.steps.length;
    const standing = game.standing(match.state);
    const head: TableHead = {
      id: `here-${name}-${chance}-${Object.values(config.options).join('')}${players}${persons}-${steps}`,
      game: name,
      config,
      seed,
      holders,
      created: 1,
      updated: 1,
      steps,
      seen: steps,
      waiting: game.waiting(match.state),
      ...(standing.over ? { result: standing.points } : {}),
    };
    return { head, entries: match.entries };
  }
  throw new Error('That moment never came.');
}

/** The step with which something first happens. */
export function stepOf<S extends object, A extends Action, E extends Event, V extends object, O>(
  game: Game<S, A, E, V, O>,
  { head, entries }: Prepared,
  type: string,
): number {
  const match = openMatch(game, { config: head.config }, head.seed);
  for (const entry of entries as readonly { seat: number; action: unknown }[]) {
    const played = act(match, entry.seat, entry.action);
    if (played.ok && played.events.some((event) => event.type === type)) return match.steps.length;
  }
  throw new Error(`no ${type}`);
}

/** Puts a prepared table on the page's device; a page of another driver need only be able to run something. */
export async function plant(page: Pick<Page, 'evaluate'>, prepared: Prepared): Promise<string> {
  await page.evaluate(
    async ({ head, entries }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('tafelrunde', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('tables', { keyPath: 'id' });
          request.result.createObjectStore('entries');
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction(['tables', 'entries'], 'readwrite');
      transaction.objectStore('tables').put(head);
      // What was played on at the same table before is gone.
      transaction.objectStore('entries').delete(IDBKeyRange.bound([head.id, 0], [head.id, Number.MAX_SAFE_INTEGER]));
      for (const [at, entry] of entries.entries()) transaction.objectStore('entries').put(entry, [head.id, at]);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    prepared as { head: TableHead; entries: unknown[] },
  );
  return prepared.head.id;
}

/** Bots that think for ever, for tests of what one person does: call it before the page is opened. */
export async function withoutBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Asleep extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(window, { Worker: Asleep });
  });
}
