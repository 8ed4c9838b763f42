/** The end screen of every game in every language: it tells the story, and nothing of it is cut off or lies over something else. */
import type { Page } from '@playwright/test';
import { languages } from '../src/core/text.ts';
import { cortez } from '../src/games/cortez/index.ts';
import { magellan } from '../src/games/magellan/index.ts';
import { talDerKoenige } from '../src/games/tal-der-koenige/index.ts';
import { tikal } from '../src/games/tikal/index.ts';
import { type Prepared, plant, prepare } from './prepare.ts';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

const finished: Readonly<Record<string, Prepared>> = {
  Tikal: prepare(tikal, { until: (state) => tikal.standing(state).over }),
  Magellan: prepare(magellan, { options: { board2: 'B' }, players: 6, until: (state) => state.stage === 'over' }),
  'Tal der Könige': prepare(talDerKoenige, { until: (state) => state.phase === 'over' }),
  Cortez: prepare(cortez, { players: 6, until: (state) => state.phase === 'over' }),
};
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** What is cut off, and what lies over what, in words. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const result = document.querySelector('.result');
    const side = result?.closest('aside');
    if (!result || !side) return ['no end screen'];
    const found: string[] = [];
    const whole = result.getBoundingClientRect();
    const named = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    const seen = [...result.querySelectorAll<HTMLElement | SVGElement>('*')].filter(
      // What is folded away has a place all the same.
      (element) =>
        element.getClientRects().length > 0 &&
        element.checkVisibility() &&
        !element.closest('.hidden') &&
        !element.matches('tr, tbody, thead'),
    );
    for (const element of seen) {
      const box = element.getBoundingClientRect();
      if (box.left < whole.left - 1 || box.right > whole.right + 1) found.push(`beyond the side: ${named(element)}`);
      if (element instanceof HTMLElement && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        found.push(`cut off: ${named(element)}`);
    }
    // What cannot be scrolled to is cut off as well.
    const reach = side.scrollHeight - side.clientHeight - side.scrollTop;
    if (whole.bottom > side.getBoundingClientRect().bottom + reach + 1) found.push('below what can be scrolled to');
    const leaves = seen.filter(
      (element) => element.children.length === 0 && element.textContent?.trim() && !element.closest('svg'),
    );
    for (const [i, one] of leaves.entries())
      for (const other of leaves.slice(i + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        if (
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
        )
          found.push(`${named(one)} lies over ${named(other)}`);
      }
    return found;
  });
}

for (const [game, table] of Object.entries(finished))
  test(`the end screen of ${game} is whole in every language, on a phone and on a desk`, async ({ page }) => {
    test.slow();
    await prefer(page);
    await page.goto('/');
    const id = await plant(page, table);
    for (const language of languages) {
      await page.evaluate((wish) => {
        const settings = JSON.parse(localStorage.getItem('tafelrunde-settings') ?? '{}');
        localStorage.setItem('tafelrunde-settings', JSON.stringify({ ...settings, language: wish }));
      }, language);
      await page.goto(`/table/${id}`);
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        // The drawing of points, and that of chances as soon as it is worked out, with tables of their own.
        await expect(page.locator('.result figure')).toHaveCount(2, { timeout: 90_000 });
        await page.locator('.result details').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '');
        });
        expect(await faults(page), `${language} ${viewport.width}`).toEqual([]);
        await expectNoSideways(page);
      }
    }
  });

test('the end screen is read by keys: the curve tells every moment, and leads to it', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.goto(`/table/${await plant(page, finished.Tikal!)}`);
  const result = page.locator('.result');
  const curve = result.getByRole('slider', { name: 'Points over the game' });
  await curve.focus();
  await page.keyboard.press('Home');
  await expect(curve).toHaveAttribute('aria-valuetext', /^After move 0 of \d+: Anna 0, Bert 0, Chioma 0, Dirk 0$/);
  await page.keyboard.press('ArrowRight');
  await expect(curve).toHaveAttribute('aria-valuetext', /^After move 1 of/);
  await result.getByText('Points step by step').click();
  await expect(result.getByRole('rowheader', { name: 'Scoring round 4' })).toBeVisible();
  await expectAccessible(page, '.result');
  await result.getByRole('button', { name: 'Show it' }).first().click();
  await expect(page.locator('.now .sentence')).toContainText('Looking back: move 1 of');
});
