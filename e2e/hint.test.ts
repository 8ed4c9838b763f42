/** What the strong bot would do, asked for by a person, in every game. */
import { expect, layTable, prefer, test } from './support.ts';

for (const game of ['Magellan', 'Tikal', 'Tal der Könige', 'Cortez'])
  test(`a hint at a table of ${game} is selected, explained, and can be done at once`, async ({ page }) => {
    test.slow();
    await prefer(page);
    await layTable(page, 1, 2, game);
    const now = page.locator('[data-part="now"]');
    await now.getByRole('button', { name: 'Hint' }).click({ timeout: 40_000 });
    const hint = now.locator('[data-part="hint"]');
    await expect(hint).toHaveText(/A strong bot(’s plan for this turn:| would choose: .+\.)/, { timeout: 20_000 });
    await expect(hint).toHaveText(/Main reason: .+\.|It would bring .+\.|Nothing else can be done|came out best/);
    const steps = await hint.locator('li').count();
    // What is to be done next lies ready as if it had been chosen by hand; the rest of the plan stays.
    await now.locator('button.primary').click();
    if (steps > 2) await expect(hint.locator('li')).toHaveCount(steps - 1, { timeout: 20_000 });
    else if (steps === 0) await expect(hint).toHaveText('', { timeout: 20_000 });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a plan for a turn of Tikal is numbered on the board, its main button whole, and done at one tap', async ({ page }) => {
    test.slow();
    await prefer(page);
    await layTable(page, 1, 1, 'Tikal');
    const now = page.locator('[data-part="now"]');
    const hint = now.locator('[data-part="hint"]');
    const main = now.locator('.buttons > .primary');
    await now.getByRole('button', { name: 'Hint' }).tap({ timeout: 40_000 });
    await expect(hint).not.toHaveText(/^(Thinking…)?$/, { timeout: 20_000 });
    // Placing the tile may be a question of its own; the points are then spent by a plan.
    if ((await hint.locator('li').count()) < 2) {
      await main.tap();
      await now.getByRole('button', { name: 'Hint' }).tap();
    }
    await expect(hint.locator('li').nth(1)).toBeAttached({ timeout: 20_000 });
    await expect(page.locator('[data-part="plan"] b').first()).toBeVisible();
    await expect(main).toBeInViewport({ ratio: 1 });
    await hint.getByRole('button', { name: 'Do all of it' }).tap();
    await expect(hint.locator('li')).toHaveCount(0, { timeout: 20_000 });
    await expect(page.locator('[data-part="plan"]')).toHaveCount(0);
  });
});

test('no hint in a lesson', async ({ page }) => {
  await prefer(page);
  await page.goto('/lesson/magellan');
  await expect(page.locator('[data-part="now"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});
