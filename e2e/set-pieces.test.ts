/** Set pieces: shown, skipped by any tap or key, in nobody's way. */
import { act, openMatch } from '../src/core/match.ts';
import { tikal } from '../src/games/tikal/index.ts';
import { plant, prepare } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

const digging = prepare(tikal, {
  until: (state) =>
    tikal.waiting(state)[0] === 0 &&
    tikal.choices(state, 0).some((choice) => 'action' in choice && choice.action.type === 'raise'),
});
const finished = prepare(tikal, { until: (state) => tikal.standing(state).over });

test('a treasure that is dug up is shown over the board; a tap ends the show and does what it was meant to do', async ({
  page,
}) => {
  test.slow();
  await prefer(page, { speed: 'slow' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.goto(`/table/${await plant(page, digging)}`);
  const board = page.locator('main .drawing');
  await expect(page.locator('[data-place]').first()).toBeVisible();
  const before = await board.boundingBox();
  await page.getByRole('tab', { name: 'Choices' }).click();
  await page
    .getByRole('button', { name: /^Dig up/ })
    .first()
    .click();
  const piece = page.locator('[data-part="piece"]');
  await expect(piece).toContainText(/the first of its kind|a pair|a trio/);
  expect(await board.boundingBox()).toEqual(before);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(piece).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
});

test('a scoring round is announced in a replay, and Escape goes on', async ({ page }) => {
  await prefer(page, { speed: 'slow' });
  await page.goto('/');
  const id = await plant(page, finished);
  await page.goto(`/replay/${id}`);
  const slider = page.getByRole('slider', { name: /move/i }).first();
  await slider.fill(String(scoring - 1));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-part="piece"]')).toContainText('Scoring round 1');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="piece"]')).toHaveCount(0);
  await slider.fill(String(finished.entries.length - 1));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-part="winner"]')).toBeVisible();
});

/** The step with which the first scoring round begins. */
const scoring = stepOf('scoringBegan');

function stepOf(type: string): number {
  const match = openMatch(tikal, { config: finished.head.config }, finished.head.seed);
  for (const entry of finished.entries as readonly { seat: number; action: unknown }[]) {
    const played = act(match, entry.seat, entry.action);
    if (played.ok && played.events.some((event) => event.type === type)) return match.steps.length;
  }
  throw new Error(`no ${type}`);
}
