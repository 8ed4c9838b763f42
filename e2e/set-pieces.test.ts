/** Set pieces: shown, skipped by any tap or key, in nobody's way. */
import { cortez } from '../src/games/cortez/index.ts';
import { magellan } from '../src/games/magellan/index.ts';
import { talDerKoenige } from '../src/games/tal-der-koenige/index.ts';
import { tikal } from '../src/games/tikal/index.ts';
import { plant, prepare, stepOf } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

const digging = prepare(tikal, {
  until: (state) =>
    tikal.waiting(state)[0] === 0 &&
    tikal.choices(state, 0).some((choice) => 'action' in choice && choice.action.type === 'raise'),
});
const finished = {
  tikal: prepare(tikal, { until: (state) => tikal.standing(state).over }),
  magellan: prepare(magellan, { until: (state) => magellan.standing(state).over }),
  talDerKoenige: prepare(talDerKoenige, { until: (state) => talDerKoenige.standing(state).over }),
  cortez: prepare(cortez, { until: (state) => cortez.standing(state).over }),
};

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
  await page.goto(`/replay/${await plant(page, finished.tikal)}`);
  const slider = page.getByRole('slider', { name: /move/i }).first();
  await slider.fill(String(stepOf(tikal, finished.tikal, 'scoringBegan') - 1));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-part="piece"]')).toContainText('Scoring round 1');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="piece"]')).toHaveCount(0);
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every game has its winner’s moment; a tap ends it, and without motion nothing moves', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('tafelrunde-settings', JSON.stringify({ speed: 'slow', sound: false })));
    await page.goto('/');
    for (const [game, table] of Object.entries(finished)) {
      await page.goto(`/replay/${await plant(page, table)}`);
      await page
        .getByRole('slider', { name: /move/i })
        .first()
        .fill(String(table.head.steps - 1));
      await page.getByRole('button', { name: 'Play', exact: true }).tap();
      const winner = page.locator('[data-part="winner"]');
      await expect(winner, game).toContainText(String(Math.max(...(table.head.result ?? []))));
      // What is outlined for a moment may fade; nothing goes, turns, grows or is drawn.
      const moving = await page.evaluate(() =>
        document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) <= 1) return [];
          const moves = ['transform', 'translate', 'scale', 'rotate', 'strokeDashoffset'];
          return effect.getKeyframes().some((frame) => moves.some((name) => name in frame))
            ? [effect.target?.className ?? '']
            : [];
        }),
      );
      expect(moving, game).toEqual([]);
      await page.getByRole('button', { name: 'To the beginning' }).tap();
      await expect(winner, game).toHaveCount(0);
    }
  });

  test('the cards of a fight are turned one by one; a tap tells at once who has won', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tafelrunde-settings', JSON.stringify({ speed: 'slow', sound: false })));
    await page.goto('/');
    await page.goto(`/replay/${await plant(page, finished.cortez)}`);
    await page
      .getByRole('slider', { name: /move/i })
      .first()
      .fill(String(stepOf(cortez, finished.cortez, 'shown') - 1));
    await page.getByRole('button', { name: 'One move on' }).tap();
    const fight = page.getByRole('region', { name: /^Fight for/ });
    await expect(fight).toBeVisible();
    await fight.getByRole('heading').first().tap();
    await expect(fight.getByText(/ beats /)).toBeVisible();
  });
});
