import type { Page } from '@playwright/test';
import { magellan } from '../src/games/magellan/index.ts';
import { playToTheEnd } from './hands.ts';
import { plant, prepare } from './prepare.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

const bidding = prepare(magellan, { until: (state) => state.phase === 1 && state.stage === 'bid' && state.seat === 0 });
const passing = prepare(magellan, {
  persons: 2,
  until: (state) => state.phase === 1 && state.stage === 'bid' && state.seat === 1,
});
const finished = prepare(magellan, { until: (state) => state.stage === 'over' });
const nearlyOver = prepare(magellan, {
  until: (state) => state.phase === 2 && state.stack.length < 2 && state.stage === 'bid' && state.seat === 0,
});

async function sit(page: Page, prepared: typeof bidding): Promise<void> {
  await page.goto('/');
  const id = await plant(page, prepared);
  await page.goto(`/table/${id}`);
}

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes)) {
  test(`the table is accessible in light and dark on a ${size}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await prefer(page);
    await sit(page, bidding);
    await expect(page.getByRole('region', { name: 'What to do now' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.locator('[data-place="cook I"]').click();
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect(page.locator('.paragraph').first()).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expectAccessible(page, 'dialog[open]');
    await sit(page, passing);
    await expect(page.getByRole('button', { name: 'I am Bert' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'dialog[open]');
    await sit(page, finished);
    await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'aside');
  });

  test(`everything around the table is accessible in light and dark on a ${size}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await prefer(page);
    await page.goto('/');
    await plant(page, bidding);
    const id = await plant(page, finished);
    await page.goto('/');
    await expect(page.getByRole('main').getByText('Your turn').first()).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectAccessible(page, 'dialog[open]');
    await page.goto('/new/magellan');
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.goto('/rules/magellan');
    await expect(page.locator('.picture svg').first()).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.goto(`/replay/${id}`);
    await expect(page.getByRole('slider')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'aside');
  });
}

test('a tablet shows the board and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await prefer(page);
  await sit(page, bidding);
  await expect(page.getByRole('application')).toBeVisible();
  await expectNoSideways(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a game finished by touch, its sheets within reach', async ({ page }) => {
    await prefer(page);
    await sit(page, nearlyOver);
    const main = page.locator('.now .buttons > .primary');
    await expect(main).toBeVisible();
    const box = await main.boundingBox();
    expect(box && box.y + box.height).toBeGreaterThan(740);
    for (const sheet of ['Players', 'Log', 'Choices']) {
      await page.getByRole('button', { name: sheet, exact: true }).tap();
      await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
      await page.getByRole('dialog', { name: sheet }).getByRole('button', { name: 'Close' }).tap();
    }
    await page.locator('[data-place="columbus I"]').tap();
    await expect(page.getByRole('heading', { name: 'Columbus I', exact: true })).toBeVisible();
    await playToTheEnd(page, 'touch');
    await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
    await expectNoSideways(page);
  });
});

test('the language changes at once, down to the log', { tag: '@everywhere' }, async ({ page }) => {
  await prefer(page);
  await sit(page, bidding);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  await expect(page.getByRole('dialog', { name: 'Instellingen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Bied op /).first()).toBeVisible();
  await expect(page.locator('.log')).toContainText(/biedt|past|krijgt/);
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('combobox', { name: 'Taal' }).selectOption('de');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Biete|^Geboten|für|bieten/).first()).toBeVisible();
});
