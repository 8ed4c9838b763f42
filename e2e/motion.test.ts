/**
 * That what moves takes its time in the page as it is built, where 300ms is written .3s. Only a least time is asked for, so a slow
 * machine cannot fail it.
 */
import type { Page } from '@playwright/test';
import { cortez } from '../src/games/cortez/index.ts';
import { tikal } from '../src/games/tikal/index.ts';
import { plant, prepare, stepOf } from './prepare.ts';
import { expect, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The house's slow movement takes 300 ms; whoever measures may notice its beginning a little late. */
const least = 150;

const finished = {
  tikal: prepare(tikal, { until: (state) => tikal.standing(state).over }),
  cortez: prepare(cortez, { until: (state) => cortez.standing(state).over }),
};

/** Opens a finished game just before something happens in it for the first time. */
async function before(page: Page, game: keyof typeof finished, type: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tafelrunde-settings', JSON.stringify({ speed: 'slow', sound: false })));
  await page.goto('/');
  await page.goto(`/replay/${await plant(page, finished[game])}`);
  const slider = page.getByRole('slider', { name: /move/i }).first();
  const step = game === 'tikal' ? stepOf(tikal, finished.tikal, type) : stepOf(cortez, finished.cortez, type);
  await slider.fill(String(step - 1));
  await expect(page.locator('[data-place]').first()).toBeAttached();
}

interface Noted {
  noted: [at: number, what: string][];
}

/** Notes from now on when something in the page comes to look otherwise, and how; said as text, since pages may make no code of text. */
function note(page: Page, look: () => string): Promise<void> {
  return page.evaluate(`(() => {
    const look = ${look};
    const noted = [[performance.now(), look()]];
    window.noted = noted;
    new MutationObserver(() => {
      const now = look();
      if (now !== noted.at(-1)[1]) noted.push([performance.now(), now]);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  })()`);
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as Noted).noted);

test('the cards of a fight are turned one after the other, with time between them', async ({ page }) => {
  await before(page, 'cortez', 'shown');
  await note(page, () =>
    [...document.querySelectorAll('section[aria-label^="Fight for"] .cards li')].map((one) => one.textContent?.trim()).join(),
  );
  await page.getByRole('button', { name: 'One move on' }).tap();
  const fight = page.getByRole('region', { name: /^Fight for/ });
  await expect(fight.getByText(/ beats /)).toBeVisible({ timeout: 20_000 });
  const hidden = (what: string) => what.split('hidden').length - 1;
  const turns = (await noted(page)).filter(([, what], at, all) => at > 0 && hidden(what) < hidden(all[at - 1]?.[1] ?? ''));
  expect(turns.length, 'cards are turned in more than one step').toBeGreaterThan(1);
  for (const [at, [when]] of turns.entries())
    if (at > 0) expect(when - (turns[at - 1]?.[0] ?? 0), `between turn ${at} and the next`).toBeGreaterThan(least);
});

test('without motion the cards lie open at once, and nothing is counted up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await before(page, 'cortez', 'shown');
  await note(page, () => [...document.querySelectorAll('.stage .sum')].map((one) => one.textContent?.trim()).join());
  await page.getByRole('button', { name: 'One move on' }).tap();
  await expect(page.getByRole('region', { name: /^Fight for/ }).getByText(/ beats /)).toBeVisible();
  // As long as counting would have taken.
  await page.waitForTimeout(500);
  expect((await noted(page)).filter(([, what]) => what !== '')).toHaveLength(1);
});

test('a figure of Tikal walks its way', async ({ page }) => {
  await before(page, 'tikal', 'walked');
  await note(page, () =>
    [...document.querySelectorAll('.mover')]
      .flatMap((one) => one.getAnimations())
      .map(({ effect }) => String(effect?.getComputedTiming().duration))
      .join(),
  );
  await page.getByRole('button', { name: 'One move on' }).tap();
  await expect.poll(async () => (await noted(page)).some(([, what]) => what !== '')).toBe(true);
  for (const [, what] of await noted(page)) if (what) expect(Number(what)).toBeGreaterThan(least);
});

test('the view glides to a chosen figure, and is still before anything can be hit', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tafelrunde-settings', JSON.stringify({ speed: 'instant', sound: false })));
  await page.goto('/');
  const acting = prepare(cortez, {
    players: 2,
    until: (state) => state.phase === 'act' && cortez.waiting(state)[0] === 0,
  });
  await page.goto(`/table/${await plant(page, acting)}`);
  const figure = page.locator('[data-lit="figure"]').first();
  await expect(figure).toBeVisible();
  await note(page, () => {
    const board = document.querySelector('svg[role="application"]');
    return `${board?.classList.contains('moving') ? 'moving' : 'still'} ${board?.getAttribute('viewBox')}`;
  });
  await figure.tap();
  await expect.poll(async () => (await noted(page)).filter(([, what]) => what.startsWith('still')).length).toBe(2);
  const seen = await noted(page);
  const [first, last] = [seen.find(([, what]) => what.startsWith('moving')), seen.at(-1)];
  expect((last?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThan(least);
  // It came from where it was and stands elsewhere now.
  expect(last?.[1]).not.toBe(seen[0]?.[1]);
});
