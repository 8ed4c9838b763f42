/** How many taps common acts take, counted by the hand that does them; docs/client.md has the table. */
import type { Locator } from '@playwright/test';
import { membersAt, type TikalState } from '../src/games/tikal/state.ts';
import { expect, prefer, test } from './support.ts';
import * as tal from './tal-hands.ts';
import * as tikal from './tikal-hands.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A finger that counts. */
function finger() {
  let taps = 0;
  return {
    get taps() {
      return taps;
    },
    async on(target: Locator): Promise<void> {
      await target.tap();
      taps += 1;
    },
  };
}

const turn = tikal.at({
  players: 2,
  persons: 2,
  until: (state: TikalState) =>
    tikal.mine('act')(state) && state.ap === 10 && state.drawn > 2 && membersAt(state, 4, 0) === 0 && state.leaders[0] !== 4,
});

test('Tikal: three explorers are brought in and walk together in 6 taps (14 before)', async ({ page }) => {
  await prefer(page);
  await tikal.sit(page, turn);
  const hand = finger();
  await hand.on(tikal.place(page, 'A5'));
  for (const left of [9, 8, 7]) {
    await hand.on(tikal.deed(page, 'Bring in an explorer'));
    await expect(tikal.sentence(page)).toContainText(`Spend ${left} action points`);
  }
  await hand.on(page.getByRole('button', { name: '3 explorers', exact: true }));
  await hand.on(tikal.place(page, 'B4'));
  await expect(tikal.place(page, 'B4')).toHaveAttribute('aria-label', /[3-9] explorers/);
  expect(hand.taps).toBe(6);
});

test('Tikal: one explorer walks in 2 taps (3 before), and another is taken up in 1 (2 before)', async ({ page }) => {
  await prefer(page);
  await tikal.sit(page, turn);
  await tikal.place(page, 'A5').tap();
  for (const left of [9, 8]) {
    await tikal.deed(page, 'Bring in an explorer').tap();
    await expect(tikal.sentence(page)).toContainText(`Spend ${left} action points`);
  }
  await page.keyboard.press('Escape');
  const hand = finger();
  await hand.on(tikal.place(page, 'A5'));
  await hand.on(tikal.place(page, 'B4'));
  await expect(tikal.sentence(page)).toContainText('Spend 7 action points');
  expect(hand.taps).toBe(2);
  await hand.on(tikal.place(page, 'A5'));
  await expect(tikal.place(page, 'A5')).toHaveAttribute('aria-current', 'true');
  expect(hand.taps).toBe(3);
});

test('Tal der Könige: a level of one colour is built in 2 taps (1 and one for each block before)', async ({ page }) => {
  await prefer(page);
  await tal.sit(page, tal.moments.build);
  const layer = page.getByRole('button', { name: /^Lay \d+ .* on this level/ }).first();
  const chips = page.getByRole('group', { name: 'Your blocks' }).getByRole('button');
  await expect(chips.first()).toBeVisible();
  let colour = 0;
  for (; colour < (await chips.count()); colour++) {
    await chips.nth(colour).tap();
    if (await layer.isVisible()) break;
  }
  const blocks = Number(/\d+/.exec((await layer.getAttribute('aria-label')) ?? '')?.[0]);
  expect(blocks).toBeGreaterThan(1);
  const hand = finger();
  await hand.on(chips.nth(colour));
  await hand.on(layer);
  await page.getByRole('button', { name: 'Log' }).tap();
  await expect(page.locator('.log').getByText(/^Anna lays a /)).toHaveCount(blocks);
  expect(hand.taps).toBe(2);
});

test('Tal der Könige: an overseer goes in 2 taps', async ({ page }) => {
  await prefer(page);
  await tal.sit(page, tal.moments.overseers);
  const goal = page.locator('[data-place]:has(.site.lit)').first();
  const name = (await goal.getAttribute('data-place')) ?? '';
  const hand = finger();
  await hand.on(goal);
  await hand.on(page.locator('.buttons').getByRole('button', { name: /^Send overseer 1 to/ }));
  await expect(tal.place(page, name)).toHaveAttribute('aria-label', /Owner: Anna/);
  expect(hand.taps).toBe(2);
});
