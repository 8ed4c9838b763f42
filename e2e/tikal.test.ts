import type { Page } from '@playwright/test';
import { type TikalState, treasuresOf } from '../src/games/tikal/state.ts';
import { complaints, expect, expectAccessible, prefer, test } from './support.ts';
import { at, deed, endTurn, main, mine, place, placing, roomyTable, sentence, sit } from './tikal-hands.ts';

test('Tikal by mouse: a tile turned and placed, a turn of several actions, taken back step by step', {
  tag: '@everywhere',
}, async ({ page }) => {
  const { start, hex, rotations } = roomyTable(mine('place'));
  await prefer(page);
  await sit(page, start);
  await place(page, hex).hover();
  await expect(page.locator('.ghost')).toBeVisible();
  await place(page, hex).click();
  await expect(main(page)).toHaveText(placing(hex, rotations[0]));
  await page.keyboard.press('r');
  await expect(main(page)).toHaveText(placing(hex, rotations[1]));
  await place(page, hex).hover();
  await page.mouse.wheel(0, -100);
  await expect(main(page)).toHaveText(placing(hex, rotations[0]));
  await place(page, hex).click();
  await expect(sentence(page)).toContainText('Spend 10 action points');

  await place(page, 'A5').click();
  await deed(page, 'Bring in the leader').click();
  await deed(page, 'Bring in an explorer').click();
  await expect(sentence(page)).toContainText('Spend 8 action points');
  await page.getByRole('button', { name: 'Leader', exact: true }).click();
  await place(page, 'B4').hover();
  await expect(page.locator('.pips')).toContainText('→7');
  await place(page, 'B4').click();
  await expect(place(page, 'B4')).toHaveAttribute('aria-label', /Anna: expedition leader/);

  await place(page, 'A5').click();
  await place(page, 'A4').click();
  await expect(place(page, 'A4')).toHaveAttribute(
    'aria-label',
    /^A4 temple\. Value 1\. Anna: 1 explorer\. You have the majority, 1 to 0\./,
  );
  await deed(page, 'Uncover').click();
  await expect(place(page, 'A4')).toHaveAttribute('aria-label', /Value 2/);
  await expect(sentence(page)).toContainText('Spend 3 action points');
  await page.getByRole('button', { name: /^Why not/ }).click();
  await expect(page.getByText(/You need 2 figures/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rule T4.4' }).first().click();
  await expect(page.locator('.cited')).toContainText('needs two figures there');
  await page.keyboard.press('Escape');

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(place(page, 'A4')).toHaveAttribute('aria-label', /Value 1/);
  await undo.click();
  await expect(place(page, 'A5')).toHaveAttribute('aria-label', /Anna: 1 explorer/);
  await expect(sentence(page)).toContainText('Spend 7 action points');
  await endTurn(page);
  await expect(sentence(page)).toContainText('Place');
  expect(await page.locator('main svg *').count()).toBeLessThan(3000);
});

test('why not, with the rule behind it, on hovering', async ({ page }) => {
  await prefer(page);
  await sit(page, at({ until: (state) => mine('act')(state) && state.drawn > 16 && state.ap > 7 }));
  await place(page, 'A5').click();
  await place(page, 'E4').hover();
  await expect(page.getByText(/There is a volcano at E4; nobody can enter it\./)).toBeVisible();
  await page.getByRole('button', { name: 'Rule T4.3' }).first().click();
  await expect(page.locator('.cited')).toContainText('as many AP as stones');
});

test('treasures change hands in the trade view, pairs stay out of it', async ({ page }) => {
  const singles = (state: TikalState, seat: number) =>
    Array.from({ length: 8 }, (_, motif) => treasuresOf(state, seat, motif)).filter((count) => count === 1).length;
  await prefer(page);
  await sit(
    page,
    at({
      players: 2,
      until: (state) => mine('act')(state) && state.ap > 2 && singles(state, 0) > 1 && singles(state, 1) > 1 && state.drawn > 9,
    }),
  );
  await page.getByRole('button', { name: /Exchange a treasure/ }).click();
  const theirs = page.getByRole('group', { name: 'You take' }).getByRole('button');
  const wanted = (await theirs.first().getAttribute('aria-label')) ?? '';
  await theirs.first().click();
  const own = page.getByRole('group', { name: 'You give' }).getByRole('button');
  await own.last().click();
  await expect(main(page)).toHaveText(/^Take Bert’s .* for your /);
  await expectAccessible(page, 'aside');
  await main(page).click();
  await expect(page.locator('.log')).toContainText(`Anna takes ${wanted}`);
});

test('what a bot does is played back: its figures walk, captions tell', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('tafelrunde-settings', JSON.stringify({ speed: 'fast', motion: 'system', sound: false })),
  );
  await sit(
    page,
    at({ players: 2, until: (state) => mine('act')(state) && state.ap === 0 && state.drawn > 6 && state.drawn < 20 }),
  );
  await page.getByRole('button', { name: 'End the turn', exact: true }).click();
  await expect(page.locator('.mover, .trail').first()).toBeAttached({ timeout: 30_000 });
  await expect(page.locator('main .caption')).toContainText('Bert', { timeout: 30_000 });
});

test('a maximum bid left standing answers by itself', async ({ page }) => {
  await prefer(page);
  await sit(
    page,
    at({ options: { auction: true }, until: (state) => mine('auction')(state) && state.drawn > 7 && state.bid > 1 }),
  );
  await expect(page.getByRole('region', { name: 'The auction' })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill('15');
  await expect(page.getByText(/points? left/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep bidding up to 15' }).click();
  await expect(page.locator('.table').getByText(/^Choose one of the/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('group', { name: 'Tiles on offer' }).getByRole('button').first().click();
  await expect(main(page)).toHaveText(/^Take /);
});

test('online in two browsers and two languages: each sees what the other does', async ({ page: anna, browser }) => {
  test.slow();
  await prefer(anna, { name: 'Anna' });
  await anna.goto('/new/tikal');
  const seats = anna.getByRole('combobox', { name: /Who plays/ });
  await seats.nth(1).selectOption('invite');
  while ((await seats.count()) > 2)
    await anna
      .getByRole('button', { name: /Remove seat/ })
      .last()
      .click();
  await anna.getByRole('button', { name: 'Start' }).click();
  const link = await anna.getByRole('textbox', { name: /Invitation/ }).inputValue();
  const context = await browser.newContext({ locale: 'nl-NL' });
  const bert = await context.newPage();
  const dutch = complaints(bert);
  await prefer(bert, { name: 'Bert' });
  await bert.goto(new URL(link).pathname + new URL(link).hash);
  await bert.getByRole('button', { name: 'Ga zitten' }).click();
  await expect(anna.getByText('Bert').first()).toBeVisible();
  await anna.getByRole('button', { name: 'Start' }).click();
  await expect(bert.getByRole('application', { name: 'Het oerwoud van Tikal' })).toBeVisible();
  await expect(anna.getByRole('application', { name: 'The jungle of Tikal' })).toBeVisible();

  const end = { anna: 'End the turn', bert: 'Beëindig de beurt' };
  for (let turn = 0; turn < 4; turn++) {
    const lit = (page: Page) => page.locator('[data-place].lit').first();
    const first = await Promise.race([
      lit(anna)
        .waitFor({ timeout: 20_000 })
        .then(() => 'anna' as const),
      lit(bert)
        .waitFor({ timeout: 20_000 })
        .then(() => 'bert' as const),
    ]);
    const [actor, other] = first === 'anna' ? [anna, bert] : [bert, anna];
    const hex = (await lit(actor).getAttribute('data-place')) ?? '';
    await place(actor, hex).click();
    await place(actor, hex).click();
    await expect(place(other, hex)).not.toHaveAttribute('aria-label', /unexplored|onbekend/);
    await place(actor, 'A5').click();
    await actor.locator('.deed').first().click();
    const name = first === 'anna' ? 'Anna' : 'Bert';
    await expect(place(other, 'A5')).toHaveAttribute('aria-label', new RegExp(`${name}: `));
    await actor.locator('.now .buttons > .button', { hasText: end[first] }).click();
    await actor.locator('dialog[open] .primary').click();
    await expect(lit(actor)).toHaveCount(0);
  }
  expect(dutch).toEqual([]);
  await context.close();
});

const stages = {
  placing: at({ until: (state) => mine('place')(state) && state.drawn > 9 && state.tile !== 6 }),
  acting: at({ until: (state) => mine('act')(state) && state.drawn > 16 && state.ap > 7 }),
  bidding: at({ options: { auction: true }, until: (state) => mine('auction')(state) && state.drawn > 7 && state.bid > 1 }),
  scored: at({ until: (state) => mine('act')(state) && state.scorings > 1 && state.order.length === 2 && state.ap === 10 }),
};

for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }))
  test(`Tikal’s stages are accessible in light and dark on a ${size}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await prefer(page);
    await sit(page, stages.acting);
    await place(page, 'A5').click();
    await expectAccessible(page);
    await sit(page, stages.placing);
    await page.locator('[data-place].lit').first().click();
    await expectAccessible(page, 'aside');
    await sit(page, stages.bidding);
    await expectAccessible(page, 'aside');
    await expectAccessible(page, 'section[aria-label="The auction"]');
    await sit(page, stages.scored);
    // What was scored hides nothing from whoever may act.
    await expect(page.locator('main .scored')).toHaveCount(0);
    await expectAccessible(page, 'main');
  });

test('the rules page shows its pictures, the worked example of movement among them', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/tikal');
  const pictures = page.locator('.picture svg[role="img"]');
  await expect(pictures).toHaveCount(8, { timeout: 20_000 });
  await expect(page.locator('figure')).toHaveCount(4);
  const movement = page.locator('section', { hasText: 'Actions and their prices' }).locator('.picture svg[role="img"]').first();
  await expect(movement.locator('.chip')).not.toHaveCount(0);
  await expect(movement.locator('.way').first()).toBeAttached();
  await expectAccessible(page, '.paragraph');
});
