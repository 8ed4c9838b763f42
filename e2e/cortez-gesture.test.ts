import type { Page } from '@playwright/test';
import { cortez } from '../src/games/cortez/index.ts';
import type { State } from '../src/games/cortez/state.ts';
import { waiting } from '../src/games/cortez/waiting.ts';
import { plant, prepare } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const acting = (state: State) => state.phase === 'act' && waiting(state).includes(0);
const offers = (state: State) => cortez.choices(state, 0).flatMap((choice) => ('action' in choice ? [choice] : []));
const figures = (state: State) => new Set(offers(state).flatMap(({ piece }) => (piece ? [piece] : [])));

async function sit(page: Page, until: (state: State) => boolean): Promise<void> {
  await prefer(page);
  await page.goto('/');
  const id = await plant(page, prepare(cortez, { players: 2, persons: 2, until }));
  await page.goto(`/table/${id}`);
  await page.locator('dialog[open] .primary').tap();
  await expect(page.getByRole('application')).toBeVisible();
}

const chosen = (page: Page) => page.locator('[data-place][aria-current]');

test('a tap on my own figure chooses it, also while another is chosen; the same tap lets it go', async ({ page }) => {
  await sit(page, (state) => acting(state) && figures(state).size > 1);
  const own = page.locator('[data-lit="figure"]');
  const names = await own.evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''));
  for (const name of [names[0], names[1], names[0]]) {
    await page.locator(`[data-place="${name}"]`).tap();
    await expect(chosen(page)).toHaveAttribute('data-place', name ?? '');
  }
  await page.locator(`[data-place="${names[0]}"]`).tap();
  await expect(chosen(page)).toHaveCount(0);
});

test('a free move that can be taken back goes at one tap; one that brings or costs something is looked at beside the field', async ({
  page,
}) => {
  const both = (state: State) => {
    const from = offers(state).filter(({ action }) => action.type === 'move');
    return (
      acting(state) &&
      figures(state).size > 1 &&
      from.some(({ price, effect }) => !price && !effect) &&
      from.some(({ effect }) => effect?.supply)
    );
  };
  await sit(page, both);
  await page.locator('[data-lit="figure"]').first().tap();
  const village = page.locator('[data-lit="field"][aria-label*="Village"]');
  for (let at = 0; (await village.count()) === 0 && at < 6; at++) await page.locator('[data-lit="figure"]').nth(at).tap();
  await village.first().tap();
  const menu = page.locator('.card.menu');
  await expect(page.locator('.buttons').getByRole('button', { name: /^Move from/ })).toBeVisible();
  await expect(menu).toContainText('You draw');
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(menu).toHaveCount(0);
  const plain = page.locator('[data-lit="field"][aria-label*="for free"]:not([aria-label*="Village"])').first();
  await plain.tap();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(page.locator('.now .sentence')).toContainText('last action');
});
