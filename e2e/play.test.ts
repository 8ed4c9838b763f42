import { magellan } from '../src/games/magellan/index.ts';
import { playOn, playToTheEnd } from './hands.ts';
import { plant, prepare } from './prepare.ts';
import { complaints, expect, layTable, prefer, test } from './support.ts';

test('a whole game of Magellan hot-seat by mouse, then its replay', async ({ page }) => {
  await prefer(page);
  await layTable(page, 3, 0);
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible();
  await playToTheEnd(page);
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('Shuffles verified').click();
  await expect(page.getByText(/matches the fingerprint/)).toBeVisible();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page.getByText(/^1 of /)).toBeVisible();
  await page.getByRole('combobox', { name: 'View of' }).selectOption({ index: 1 });
  await expect(page.getByText(/45 ducats, 18 crowns/)).toBeVisible();
});

test('two clicks from home to the first decision against bots', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Magellan' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Bid for .*, from \d+ to \d+, or pass\.$/).first()).toBeVisible({ timeout: 15_000 });
});

test('a game finished by keyboard alone from a position near the end', { tag: '@everywhere' }, async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const id = await plant(
    page,
    prepare(magellan, {
      until: (state) => state.phase === 2 && state.stack.length < 3 && state.stage === 'bid' && state.seat === 0,
    }),
  );
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('application', { name: 'The sea routes' })).toBeVisible();
  await page.locator('[data-place="columbus I"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', /^Columbus (II|III)\./);
  await page.keyboard.press('End');
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', 'Cards and money');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-place]:focus')).not.toHaveAttribute('aria-label', 'Cards and money');
  await playToTheEnd(page, 'keys');
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});

test('against bots with the network off, through a closed tab', async ({ page, context }) => {
  await prefer(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await layTable(page, 1, 2);
  expect(await playOn(page, 40)).toBe(false);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  const found = complaints(again);
  await again.goto(address);
  await playToTheEnd(again);
  await expect(again.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  expect(found).toEqual([]);
});

test('a maximum bid left standing answers by itself', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const id = await plant(
    page,
    prepare(magellan, { until: (state) => state.phase === 0 && state.stage === 'bid' && state.seat === 0 && state.highBid > 1 }),
  );
  await page.goto(`/table/${id}`);
  const bid = page.getByRole('spinbutton', { name: 'Your bid' });
  await bid.fill('40');
  await page.getByRole('button', { name: 'Keep bidding up to 40' }).click();
  await expect(page.getByText(/^Pay \d+ for /).first()).toBeVisible();
});

test('why not, with the rule behind it', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const id = await plant(
    page,
    prepare(magellan, { persons: 4, until: (state) => state.stage === 'pay' && state.seat === 0 && state.highBid > 5 }),
  );
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  const chosen = page.locator('.now .cards button[aria-pressed="true"]');
  await chosen.first().click();
  await expect(page.locator('.now').getByText(/These cards are worth|This cannot be read/)).toBeVisible();
  await page.getByRole('button', { name: 'Rule M2.7' }).first().click();
  await expect(page.locator('.cited')).toContainText('no change');
});

test('a bid is taken back at the curtain, and what has been shown only by consent', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const id = await plant(
    page,
    prepare(magellan, {
      persons: 4,
      until: (state) =>
        state.stage === 'bid' && state.seat === 0 && state.highBid === 0 && !state.passed.includes(1) && state.turn > 3,
    }),
  );
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await page.getByRole('button', { name: 'Bid 1' }).click();
  await page.getByRole('button', { name: 'Wait, Anna wants to take that back' }).click();
  await expect(page.getByRole('button', { name: 'Bid 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take back?' });
  await expect(dialog).toContainText('This undoes');
  await expect(dialog).toContainText('The others at this table must agree.');
});

test('a table opened in a second tab is played on there, and the first says so, and takes up again when it closes', async ({
  page,
  context,
}) => {
  await prefer(page);
  await page.goto('/');
  const id = await plant(
    page,
    prepare(magellan, {
      until: (state) => state.phase === 2 && state.stack.length < 2 && state.stage === 'bid' && state.seat === 0,
    }),
  );
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('region', { name: 'What to do now' })).toBeVisible();
  const second = await context.newPage();
  await prefer(second);
  await second.goto(`/table/${id}`);
  await expect(page.getByText('Open in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(second.locator('.told')).toContainText(/Anna passes|Bert|Chioma|Dirk/);
  await second.close();
  await expect(page.getByText('Open in another tab')).toHaveCount(0);
  await playToTheEnd(page);
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});
