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
    await expect(hint).toHaveText(/^A strong bot would choose: .+\./, { timeout: 20_000 });
    const [, advised] = /^A strong bot would choose: (.+?)\.( |$)/.exec((await hint.textContent()) ?? '') ?? [];
    // The hint lies ready as if it had been chosen by hand.
    await now.locator('button.primary').click();
    await expect(hint).toHaveText('', { timeout: 20_000 });
    expect(advised).toBeTruthy();
  });

test('no hint in a lesson', async ({ page }) => {
  await prefer(page);
  await page.goto('/lesson/magellan');
  await expect(page.locator('[data-part="now"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});
