import type { Page } from '@playwright/test';
import { briberies } from '../src/games/cortez/data.ts';
import { cortez } from '../src/games/cortez/index.ts';
import { briberyOf, type State, suppliesOf } from '../src/games/cortez/state.ts';
import { waiting } from '../src/games/cortez/waiting.ts';
import { play } from './cortez-hands.ts';
import { plant, prepare } from './prepare.ts';
import { expectAccessible, expect as impatient, prefer, test } from './support.ts';

/** A busy machine takes its time. */
const expect = impatient.configure({ timeout: 15_000 });
test.use({ actionTimeout: 15_000 });

const asked = (phase: string) => (state: State) => state.phase === phase && waiting(state).includes(0);
const fighting = (stage: string) => (state: State) => state.fight?.stage === stage && waiting(state).includes(0);

test('a whole game of Cortez against a bot by mouse, then its replay', async ({ page }) => {
  test.slow();
  await prefer(page);
  await page.goto('/');
  const id = await plant(page, prepare(cortez, { players: 2, until: asked('mark') }));
  await sitDown(page, id);
  await expect(page.getByText(/^Mark a figure of your nation/).first()).toBeVisible();
  expect(await play(page, { bids: true }, 3000)).toBe(true);
  await page.getByRole('button', { name: 'Final scoring' }).click();
  const count = page.getByRole('region', { name: 'Final scoring' });
  await expect(count.getByRole('row', { name: /^Mission/ })).toContainText(/\((1[789]|2[0-4])\)/);
  await count.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(page.getByText(/^1 of /)).toBeVisible();
});

test('Cortez is finished by keyboard alone from a position near the end', async ({ page }) => {
  test.slow();
  await prefer(page);
  await page.goto('/');
  const late = (state: State) =>
    state.round === 2 && state.deck.reduce((sum, count) => sum + count, 0) < 4 && state.actions === 2;
  const id = await plant(page, prepare(cortez, { players: 2, until: (state) => asked('act')(state) && late(state) }));
  await sitDown(page, id);
  await expect(page.getByRole('application', { name: 'The Valley of Mexico' })).toBeVisible();
  await page.locator('[data-place="A1"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', /^Field B1\. Land\./);
  await page.keyboard.press('End');
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', /^Field Q17\./);
  expect(await play(page, { how: 'keys' }, 500)).toBe(true);
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});

test('a figure lights where it can go, another way can be taken, and what cannot be done says why', {
  tag: '@everywhere',
}, async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const far = (state: State) =>
    asked('act')(state) &&
    (state.supply[0] ?? 0) > 2 &&
    cortez
      .choices(state, 0)
      .some((choice) => !('form' in choice) && choice.way && choice.way.length > 6 && choice.effect?.supply);
  const id = await plant(page, prepare(cortez, { players: 4, until: far }));
  await sitDown(page, id);
  const field = page.locator('[data-lit="field"][aria-label*="Village"]').last();
  // A bot's answer may arrive in the very moment of the tap.
  await impatient(async () => {
    await page.locator('[data-lit="figure"]').first().click();
    await impatient(field).toBeVisible({ timeout: 2000 });
  }).toPass();
  const place = await field.getAttribute('data-place');
  await field.click();
  await expect(page.getByText(/^The way costs/)).toBeVisible();
  const main = page.locator('.now .buttons > .primary');
  await expect(main).toContainText(/^Move from/);
  const line = page.locator('.lights .way:not(.under)');
  const before = await line.getAttribute('d');
  await page.getByRole('button', { name: 'Take another way' }).click();
  for (const stop of ['A1', 'E3', 'Q1', 'A17', 'E5']) {
    await page.locator(`[data-place="${stop}"]`).click();
    if ((await line.getAttribute('d')) !== before) break;
  }
  expect(await line.getAttribute('d')).not.toBe(before);
  await page.getByRole('button', { name: 'Take the cheapest way' }).click();
  await expect(line).toHaveAttribute('d', before ?? '');
  await page.keyboard.press('Escape');
  const own = page.locator('[data-lit="figure"]').first();
  await own.focus();
  const shut = page.locator('[data-place]:not([data-lit])[aria-label*=", unmarked"]').first();
  await shut.click();
  await page
    .getByRole('button', { name: /^C4\.\d$/ })
    .last()
    .click();
  await expect(page.locator('.cited')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator(`[data-place="${place}"]`).click();
  await main.click();
  await expect(page.locator('.trail')).toHaveCount(1);
});

test('a trade at one device: two hands, an offer, and the cards change hands', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const rich = (state: State) =>
    asked('act')(state) && (state.supply[3] ?? 0) > 0 && state.players === 2 && suppliesOf(state, 1) > 0;
  const prepared = prepare(cortez, { players: 2, persons: 2, until: (state) => rich(state) && state.offers.length === 0 });
  const id = await plant(page, prepared);
  await sitDown(page, id);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  const gold = page.locator('[data-part="hand"] .pile').last();
  const had = Number(await gold.locator('.count').innerText());
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  const deal = page.getByRole('dialog', { name: 'A trade' });
  await expect(deal.getByRole('button', { name: 'Send offer' })).toHaveAttribute('aria-disabled', 'true');
  await deal.getByRole('button', { name: 'More: You give: Gold' }).click();
  await expect(deal.locator('.said')).toHaveText('Offer Bert 1 gold as a gift');
  await expectAccessible(page, 'dialog');
  await deal.getByRole('button', { name: 'Send offer' }).click();
  await page.getByText('Your open offer').click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await page.getByRole('button', { name: 'Pass to Bert' }).click();
  await page.getByRole('button', { name: 'I am Bert' }).click();
  await expect(page.getByText('You have an offer to answer.').first()).toBeVisible();
  // It is not Bert's turn, and still everything says that he is waited for.
  await expect(page).toHaveTitle(/^● An offer for you · Cortez/);
  await expect(page.locator('.now .buttons > .primary')).toHaveText('Answer the offer');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await expect(gold.locator('.count')).toHaveText(String(had - 1));
  await expect(page.getByText('Anna gives Bert 1 gold as a gift.').first()).toBeAttached();
});

test('standing bids, payment, forced discards and a bribery card', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const auction = await plant(page, prepare(cortez, { until: (state) => asked('auction')(state) && state.bid > 1 }));
  await sitDown(page, auction);
  const bid = page.getByRole('spinbutton', { name: 'Your bid' });
  await bid.fill(String((await bid.getAttribute('max')) ?? 9));
  await page.getByRole('button', { name: /^Keep bidding up to/ }).click();
  await expect(page.getByText(/^Pay \d+ for the bribery card/).first()).toBeVisible();
  await expect(page.getByText(/^Worth (\d+) of \1/)).toBeVisible();
  const less = page.locator('[data-part="hand"] .take:not([aria-disabled="true"])').first();
  await less.click();
  await expect(page.locator('.table').getByText(/You must pay \d+; these cards are worth/)).toBeVisible();
  await page.getByRole('button', { name: 'Rule C8.4' }).first().click();
  await expect(page.locator('.cited')).toContainText('without change');

  const plunder = await plant(page, prepare(cortez, { until: asked('plunder') }));
  await sitDown(page, plunder);
  await page.locator('[data-part="hand"] .take:not([aria-disabled="true"])').first().click();
  await expect(page.locator('.table').getByText(/Choose exactly \d+ cards?; you have chosen/)).toBeVisible();
  await page.locator('[data-part="hand"] .add:not([aria-disabled="true"])').last().click();
  await page.locator('.now .buttons > .primary').click();
  await expect(page.getByText(/Anna gives up .* to the plunderers/).first()).toBeAttached();

  const holdsMove = (state: State) => asked('act')(state) && (state.bribery[0] ?? 0) > 0;
  const bribe = await plant(page, prepare(cortez, { until: holdsMove }));
  await sitDown(page, bribe);
  await page.getByRole('button', { name: 'Bribery card: Put one of your figures on any free field' }).click();
  await expect(page.getByText(/^Choose (a figure|where it goes)\.$/)).toBeVisible();
  if (await page.locator('[data-lit="figure"]').count()) await page.locator('[data-lit="figure"]').first().click();
  const temple = page.locator('[data-lit="field"][aria-label*="Temple"]').first();
  await temple.click();
  await expect(page.locator('.now .buttons > .primary')).toContainText('Play the bribery card');
  await temple.click();
  await expect(page.getByText(/Anna plays a bribery card/).first()).toBeAttached();
});

test('at one device somebody out of turn asks for it and plays a bribery card, and nothing tells who could', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const holds = (state: State) => asked('act')(state) && briberyOf(state, 1, briberies.indexOf('drawSupply')) > 0;
  const id = await plant(page, prepare(cortez, { players: 3, persons: 3, until: holds }));
  await sitDown(page, id);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await page.getByText('Someone else: make an offer or play a card').click();
  await expect(page.getByRole('button', { name: /^Pass to / })).toHaveCount(2);
  await expectAccessible(page, '.now');
  await page.getByRole('button', { name: 'Pass to Bert' }).click();
  await expect(page.getByRole('button', { name: /^Bribery card/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bert' }).click();
  await page.getByRole('button', { name: 'Bribery card: Draw 5 supply cards' }).click();
  await page.locator('.now .buttons > .primary').click();
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await expect(page.getByText(/Bert plays a bribery card/).first()).toBeAttached();
});

/** Opens a table and waits until it stands: a busy machine takes its time. */
async function sitDown(page: Page, id: string): Promise<void> {
  await page.goto(`/table/${id}`);
  await page.locator('.now, .result, dialog[open]').first().waitFor({ timeout: 40_000 });
}

const stages: Readonly<Record<string, (state: State) => boolean>> = {
  mark: asked('mark'),
  act: (state) => asked('act')(state) && state.turn > 9,
  auction: (state) => asked('auction')(state) && state.bid > 1,
  fight: (state) => fighting('exchange')(state) && (state.fight?.passes ?? 2) < 2,
  banish: (state) => state.fight?.stage === 'banish' && waiting(state).includes(0),
  over: (state) => state.phase === 'over',
};

/** What axe looks at beside the whole page of a turn: a board of so many fields takes it long. */
const parts: Readonly<Record<string, string>> = { auction: '.side', fight: '.stage', over: '.result' };

for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }))
  test(`Cortez for six on a ${size}: every stage fits and is accessible`, async ({ page }) => {
    test.slow();
    await prefer(page);
    await page.setViewportSize(viewport);
    await page.goto('/');
    for (const [stage, until] of Object.entries(stages)) {
      const id = await plant(page, prepare(cortez, { players: 6, until }));
      await sitDown(page, id);
      await page.locator(stage === 'over' ? '.result' : '.now .buttons > .primary').waitFor();
      // An only figure is taken up by itself; of several the first is.
      if (stage === 'act') await page.locator('[data-lit]').first().waitFor();
      if (stage === 'act' && (await page.locator('[data-lit="figure"]').count()))
        await page.locator('[data-lit="figure"]').first().click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), stage).toBeLessThanOrEqual(viewport.width);
      expect(await page.locator('svg.board *').count(), stage).toBeLessThan(3000);
      if (stage === 'act' || parts[stage]) await expectAccessible(page, parts[stage]);
    }
  });
