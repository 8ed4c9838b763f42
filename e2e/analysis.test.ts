/** Where a game was won: on the end screen and in the replay, by mouse and by keys, stopped and gone on with, and kept. */
import { readFileSync } from 'node:fs';
import { analyse } from '../src/analysis/analyse.ts';
import type { Event } from '../src/core/event.ts';
import type { Action, AnyGame } from '../src/core/game.ts';
import type { AnyHeuristics } from '../src/core/heuristics.ts';
import { act, type Match, openMatch } from '../src/core/match.ts';
import { heuristics } from '../src/games/magellan/bot/index.ts';
import { magellan } from '../src/games/magellan/index.ts';
import { plant, prepare } from './prepare.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

const finished = prepare(magellan, { players: 3, until: (state) => state.stage === 'over' });

test('the end screen names turning points; the analysis can be stopped, goes on, is kept, and is that of the command line', async ({
  page,
}) => {
  test.slow();
  await prefer(page);
  await page.goto('/');
  const id = await plant(page, finished);
  await page.goto(`/table/${id}`);
  const analysis = page.getByRole('region', { name: 'Where the game was won' });
  await analysis.getByRole('button', { name: 'Stop' }).click();
  await expect(analysis).toContainText('Stopped at');
  await page.reload();
  // It goes on by itself, from where it stood.
  await expect(analysis.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 120_000 });
  await expect(analysis.getByRole('listitem').filter({ hasText: ', move ' })).not.toHaveCount(0);

  const kept = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tafelrunde-analyses');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('analyses').objectStore('analyses').getAll();
          all.onsuccess = () => resolve(all.result.map(({ found }) => found?.analysis));
        };
      }),
  );
  const { head, entries } = finished;
  const match: Match<object, Action, Event> = openMatch(magellan as unknown as AnyGame, { config: head.config }, head.seed);
  for (const { seat, action } of entries as { seat: number; action: Action }[]) act(match, seat, action);
  const [game, judgement] = [magellan as unknown as AnyGame, heuristics as unknown as AnyHeuristics];
  expect(kept).toEqual([analyse({ game, heuristics: judgement, match, knowledge: 'table', budget: 'quick', seed: 1 })]);

  await page.goto(`/replay/${id}`);
  await page.getByText('Where the game was won').click();
  const drawing = page.getByRole('slider', { name: 'Chances to win over the game' });
  await drawing.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(drawing).toHaveAttribute('aria-valuetext', /After move [1-9]\d* of \d+: Anna \d+\s%, Bert \d+\s%, Chioma \d+\s%/);
  const steps = (await drawing.getAttribute('aria-valuetext'))?.match(/After move (\d+)/)?.[1];
  await expect(page.getByRole('slider', { name: /Move/ })).toHaveValue(steps ?? '');
  await page.getByText('As a table').click();
  await expect(page.getByRole('table').filter({ hasText: 'Turn' }).getByRole('row').nth(2)).toContainText(/\d+\s*\d+\s*\d+/);
  await expectAccessible(page, '.analysis');
  await expectNoSideways(page);

  await page.getByText('Decisions and luck').click();
  await expect(page.getByRole('button', { name: /Costliest move/ }).first()).toBeVisible();
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('what would rather have been done is played out on the board, which covers nothing, and leads back', async ({ page }) => {
    test.slow();
    await prefer(page);
    await page.goto('/');
    // A game with a decision that cost much: there is something to play out.
    const record = readFileSync('fixtures/analysis/tal-der-koenige.txt', 'utf8');
    await page.evaluate((kept) => sessionStorage.setItem('tafelrunde-record', kept), record);
    await page.goto('/replay/record');
    await page.getByText('Where the game was won').tap();
    await page.getByRole('button', { name: 'Play it out' }).first().tap({ timeout: 120_000 });
    const line = page.getByRole('dialog', { name: 'What the strong bot would rather have done' });
    await expect(line).toContainText('What speaks for it');
    await line.getByRole('button', { name: 'One move on' }).tap();
    await expect(line.getByRole('status')).not.toBeEmpty();
    const board = await line.locator('svg.board').boundingBox();
    const told = await line.getByRole('status').boundingBox();
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(told?.y ?? 0);
    await line.getByRole('button', { name: 'Back to the game as it was played' }).tap();
    await expect(line).toBeHidden();
  });
});

test('what a move would cost is said before it is made, where one plays against bots and wants to know', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const offered = prepare(magellan, {
    players: 3,
    until: (state) => state.stage === 'bid' && state.seat === 0 && state.phase === 1,
  });
  await page.goto(`/table/${await plant(page, offered)}`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /say what it would cost/ }).check();
  await page.keyboard.press('Escape');
  const now = page.locator('[data-part="now"]');
  await now.getByRole('button', { name: 'More' }).first().click();
  await expect(now.locator('[data-part="cost"]')).toHaveText(/Would cost|nothing clearly better/, { timeout: 60_000 });
});

test('in a lesson too, once it is switched on, and at no table with other people', async ({ page }) => {
  await prefer(page, { costs: true });
  await page.goto('/lesson/magellan');
  const lesson = page.locator('.lesson');
  for (let step = 1; step <= 3; step++) {
    await expect(lesson).toContainText(`Step ${step} of 12`);
    await lesson.getByRole('button', { name: 'Continue' }).click();
  }
  const bid = page.getByRole('spinbutton', { name: 'Your bid' });
  const cost = page.locator('[data-part="cost"]');
  await bid.fill('4');
  await expect(cost).toHaveText(/Would cost|nothing clearly better/, { timeout: 60_000 });

  const together = prepare(magellan, {
    players: 3,
    persons: 2,
    until: (state) => state.stage === 'bid' && state.seat === 0 && state.phase === 1,
  });
  await page.goto(`/table/${await plant(page, together)}`);
  // Two at one device: the screen is handed over first.
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await bid.fill('5');
  await expect(page.getByRole('button', { name: 'Bid 5' })).toBeVisible();
  // Longer than it takes until it says at least that it is working.
  await page.waitForTimeout(1500);
  await expect(cost).toHaveCount(1);
  await expect(cost).toBeEmpty();
});

test('fights and sales are marked, are told where they happened, and a finger goes to the moment it points at', async ({
  page,
}) => {
  test.slow();
  await prefer(page);
  await page.goto('/');
  const record = readFileSync('src/games/cortez/records/bots-11.txt', 'utf8');
  await page.evaluate((kept) => sessionStorage.setItem('tafelrunde-record', kept), record);
  await page.goto('/replay/record');
  await page.getByText('Where the game was won').click();
  const marks = page.locator('.analysis [data-mark]');
  await expect(marks.first()).toBeAttached({ timeout: 120_000 });
  await marks.first().scrollIntoViewIfNeeded();
  const box = await marks.first().boundingBox();
  if (!box) throw new Error('not drawn');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const drawing = page.getByRole('slider', { name: 'Chances to win over the game' });
  await expect(drawing).toHaveAttribute('aria-valuetext', /brib|beats/i);
  const step = (await drawing.getAttribute('aria-valuetext'))?.match(/After move (\d+)/)?.[1];
  await expect(page.getByRole('slider', { name: /Move/ })).toHaveValue(step ?? '');
});
