/** Tables at a chosen moment, put on the device as if they had been played there. */
import type { Page } from '@playwright/test';
import type { Event } from '../src/core/event.ts';
import type { Action } from '../src/core/game.ts';
import { act, type Match, openMatch } from '../src/core/match.ts';
import { fastRandom } from '../src/core/random.ts';
import { magellan } from '../src/games/magellan/index.ts';
import type { State } from '../src/games/magellan/state.ts';
import type { Holder, TableHead } from '../src/web/store/tables.ts';

export interface Moment {
  readonly sides?: 'A' | 'B';
  readonly players?: number;
  readonly persons?: number;
  until(state: State): boolean;
}

export interface Prepared {
  readonly head: TableHead;
  readonly entries: Match<State, Action, Event>['entries'];
}

const names = ['Anna', 'Bert', 'Chioma', 'Dirk', 'Eleni', 'Farid'];

/** Plays by chance until the moment comes, trying one seed after the other. */
export function prepare({ sides = 'A', players = 4, persons = 1, until }: Moment): Prepared {
  for (let chance = 1; chance < 200; chance++) {
    const config = { players, options: { board1: sides, board2: sides }, rules: 1 };
    const seed = { secret: chance.toString(16).padStart(64, '0'), contributions: [] };
    const match = openMatch(magellan, { config }, seed);
    const random = fastRandom(chance);
    while (!until(match.state) && match.state.stage !== 'over')
      act(match, match.state.seat, magellan.sample(match.state, match.state.seat, random));
    if (!until(match.state)) continue;
    const holders = Array.from({ length: players }, (_, seat): Holder => {
      const name = names[seat] as string;
      return seat < persons ? { kind: 'here', name } : { kind: 'bot', name, level: 'easy' };
    });
    const steps = match.steps.length;
    const standing = magellan.standing(match.state);
    const head: TableHead = {
      id: `here-${chance}${sides}${players}${persons}-${match.state.turn}-${steps}`,
      game: 'magellan',
      config,
      seed,
      holders,
      created: 1,
      updated: 1,
      steps,
      seen: steps,
      waiting: magellan.waiting(match.state),
      ...(standing.over ? { result: standing.points } : {}),
    };
    return { head, entries: match.entries };
  }
  throw new Error('That moment never came.');
}

/** Puts a prepared table on the page's device. */
export async function plant(page: Page, prepared: Prepared): Promise<string> {
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
