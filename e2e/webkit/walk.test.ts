/** WebKit, the engine of Safari: a walk through home, a move in each game, a replay, and the same without a network. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isForm } from '../../src/core/form.ts';
import { catalogue, type GameId, gameIds, loadGame } from '../../src/games/index.ts';
import { type Child, startChild } from '../../src/server/stress/child.ts';
import { freePort } from '../free-port.ts';
import { type Prepared, plant, prepare } from '../prepare.ts';
import { type Hand, handOf } from './hand.ts';
import { openView, type View } from './view.ts';

test.describe.configure({ mode: 'serial' });

let folder: string;
let server: Child;
let view: View;
let hand: Hand;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tafelrunde-webkit-server-'));
  server = await startChild(folder, await freePort());
  view = await openView(await freePort());
  hand = handOf(view.driver, server.base);
  await hand.goto('/icon.svg');
  await hand.evaluate((settings) => localStorage.setItem('tafelrunde-settings', JSON.stringify(settings)), {
    speed: 'instant',
    motion: 'off',
    sound: false,
    language: 'en',
    name: 'Anna',
  });
  // Whoever listens to the console must hear it.
  await hand.evaluate(() => console.error('one two'), undefined);
  await expect.poll(() => view.complaints.splice(0).join()).toContain('one two');
});

test.afterEach(() => {
  expect(view.complaints).toEqual([]);
});

test.afterAll(async () => {
  await view?.close();
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A stage of each game, by what is offered there, and what to press for a move with the words on it; the last one decides. */
const moves: Readonly<Record<GameId, { readonly offered: string; readonly press: readonly (readonly [string, string?])[] }>> = {
  cortez: { offered: 'move', press: [['[data-lit="figure"]'], ['[data-lit="field"]']] },
  magellan: { offered: 'bid', press: [['.now .buttons > .primary', 'Bid']] },
  'tal-der-koenige': { offered: 'overseer', press: [['[data-place]:has(.site.lit)'], ['.now .buttons .button', 'overseer 1']] },
  tikal: { offered: 'place', press: [['[data-place].lit'], ['.now .buttons > .primary', 'Place']] },
};

/** A table where the first seat, a person, is asked for that move, or one that is over. */
async function tableOf(id: GameId, over = false): Promise<Prepared> {
  const game = await loadGame(id);
  if (!game) throw new Error(`There is no ${id}.`);
  const offers = (state: object) =>
    game.choices(state, 0).some((choice) => (isForm(choice) ? choice.form : choice.action.type) === moves[id].offered);
  return prepare(game, { players: 3, until: (state) => (over ? game.standing(state).over : offers(state)) });
}

/** How many entries the device has kept of a table. */
const kept = (id: string) =>
  hand.evaluate(async (table) => {
    const opened = indexedDB.open('tafelrunde', 1);
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const store = opened.result.transaction('entries').objectStore('entries');
    const count = store.count(IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]));
    await new Promise((resolve) => (count.onsuccess = resolve));
    opened.result.close();
    return count.result;
  }, id);

/** WebKit's store has been seen not to answer a page that has just come; it answers the next one. */
async function lay(table: Prepared): Promise<string> {
  await expect(async () => {
    // An address without the client, where nothing else writes.
    await hand.goto('/icon.svg');
    await plant(hand as Parameters<typeof plant>[0], table);
  }).toPass({ timeout: 30_000 });
  return table.head.id;
}

async function move(id: GameId): Promise<void> {
  const table = await tableOf(id);
  await hand.goto(`/table/${await lay(table)}`);
  await playAt(table);
}

async function playAt({ head, entries }: Prepared): Promise<void> {
  for (const [selector, words] of moves[head.game as GameId].press) await hand.press(selector, words);
  await expect(async () => expect(await kept(head.id)).toBeGreaterThan(entries.length)).toPass({ timeout: 20_000 });
}

const sideways = () => hand.evaluate(() => document.documentElement.scrollWidth - innerWidth, undefined);

test('home, every cover, a new table and its board', async () => {
  await hand.goto('/');
  for (const id of gameIds) await hand.sees(`a[href="/new/${id}"]`, catalogue[id].titles.en.name);
  expect(await sideways()).toBe(0);
  await hand.press('a[href="/new/magellan"]');
  await hand.press('button', 'Start');
  await hand.sees('main svg [data-place]');
  expect(await sideways()).toBe(0);
});

for (const id of gameIds) test(`a move in ${catalogue[id].titles.en.name}`, () => move(id));

test('a replay in a large window', async () => {
  await hand.resize(1024, 768);
  await hand.goto(`/replay/${await lay(await tableOf('tikal', true))}`);
  const step = () => hand.evaluate(() => document.querySelector('.slider .numbers')?.textContent, undefined);
  await hand.press('button', 'To the beginning');
  await expect.poll(step).toMatch(/^0 of/);
  await hand.press('button', 'One move on');
  await expect.poll(step).toMatch(/^1 of/);
});

test('without a network: home, rules, and a table of this device that plays on', async () => {
  await hand.resize(390, 844);
  await hand.goto('/');
  const ready = () => hand.evaluate(() => navigator.serviceWorker.controller !== null, undefined);
  await expect.poll(ready, { timeout: 20_000 }).toBe(true);
  const table = await tableOf('magellan');
  await lay(table);
  await server.kill();
  await hand.goto('/rules/tikal');
  await hand.sees('h1', 'Tikal');
  await hand.goto('/');
  await hand.sees('h1', 'Four journeys');
  await hand.goto(`/table/${table.head.id}`);
  await playAt(table);
});
