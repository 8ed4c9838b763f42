/** What every browser test needs: a page that fails on any console error or warning, and a table to sit at. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Options {
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant';
  readonly language?: 'en' | 'nl' | 'de';
  readonly name?: string;
  /** Whether it is said what a move would cost. */
  readonly costs?: boolean;
}

/** Settings as a person would have left them on the device. */
export async function prefer(page: Page, options: Options = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      try {
        if (!localStorage.getItem('tafelrunde-settings')) localStorage.setItem('tafelrunde-settings', JSON.stringify(settings));
      } catch {
        // Firefox runs this on its blank first page too, where nothing can be kept.
      }
    },
    { speed: 'instant', motion: 'off', sound: false, ...options },
  );
}

/** How Firefox tells of what it was loading when a test went to another page; Chromium, which runs the same tests, does not. */
const brokenOff =
  /^error loading dynamically imported module|^download failed .* status=2152398850|^NetworkError when attempting|^Failed to load .* A ServiceWorker intercepted the request/;

/** How long before or after a page is left it may tell of that, in milliseconds; whatever fails on a page that stays counts. */
const lag = 10_000;

/** Collects what the console complains of; an empty list is the only good one. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  /** When the last page came, and what was broken off since: it may have been by going to the next one. */
  let came = -lag;
  let broken: { readonly at: number; readonly text: string }[] = [];
  page.on('domcontentloaded', () => {
    came = performance.now();
    for (const { at, text } of broken) if (came - at < lag) found.splice(found.indexOf(text), 1);
    broken = [];
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    // Where it was thrown, for whoever reads of it later.
    const [where = ''] = stack.split('\n').filter((line) => /:\d+/.test(line));
    const text = `thrown: ${message} ${where.trim()} (at ${page.url()})`;
    const at = performance.now();
    const isBroken = isFirefox && brokenOff.test(message);
    if (isBroken && at - came < lag) return;
    if (isBroken) broken.push({ at, text });
    found.push(text);
  });
  return found;
}

export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const found = complaints(page);
      await use(undefined);
      expect(found, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** No violation of WCAG 2.2 AA that axe can find, in light and in dark; of one part of the page where that is named. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations, scrolling } = await whileStandingStill(page, async () => {
      const axe = new AxeBuilder({ page });
      if (part) axe.include(part);
      axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
      return { violations: (await axe.analyze()).violations, scrolling: await scrolledHalfway(page) };
    });
    const told = violations.flatMap(({ id, nodes }) => {
      // Numbers drawn on a place of the board are no label that anybody would speak to choose it.
      const meant = nodes.filter(
        ({ html, failureSummary }) =>
          !(id === 'label-content-name-mismatch' && html.startsWith('<g')) &&
          !(
            id === 'target-size' &&
            failureSummary?.includes('partially obscured') &&
            scrolling.some((opening) => html.startsWith(opening))
          ),
      );
      return meant.length
        ? [`${id}: ${meant.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`]
        : [];
    });
    expect(told, colorScheme).toEqual([]);
  }
}

/** How often a page that changes is looked at anew before it is taken as it is. */
const looks = 8;

/**
 * A look at the page during which nothing in it has changed, scrolled or moved: bots act, sheets go up and parts arrive while axe
 * takes its time, and what it saw first would be held against where things stand in the end.
 */
async function whileStandingStill<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (let left = looks; ; left--) {
    const watch = await page.evaluateHandle(async () => {
      const passing = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
      await Promise.allSettled(passing.map((one) => one.finished));
      const seen = { changes: 0 };
      const changed = () => {
        seen.changes += 1;
      };
      const observer = new MutationObserver(changed);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      for (const type of ['scroll', 'transitionrun', 'animationstart']) addEventListener(type, changed, true);
      const stop = () => {
        observer.disconnect();
        for (const type of ['scroll', 'transitionrun', 'animationstart']) removeEventListener(type, changed, true);
      };
      return { seen, stop };
    });
    const found = await look();
    const changes = await watch.evaluate(({ seen, stop }) => {
      stop();
      return seen.changes;
    });
    await watch.dispose();
    if (changes === 0 || left === 1) return found;
  }
}

/**
 * What stands half under the edge of something that scrolls or under what sticks to that edge, or under a sheet that is up and
 * folds: scrolling or folding brings it into view. By its opening tag.
 */
function scrolledHalfway(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const targets = (around: Element) => around.querySelectorAll('button, a, input, select, textarea, summary');
    const note = (target: Element) => found.push(target.outerHTML.slice(0, target.outerHTML.indexOf('>') + 1));
    const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    for (const around of document.querySelectorAll('*')) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflowY) || around.scrollHeight <= around.clientHeight + 1) continue;
      const edge = around.getBoundingClientRect();
      const sticking = [...around.querySelectorAll('*')].filter((one) => getComputedStyle(one).position === 'sticky');
      for (const target of targets(around)) {
        const box = target.getBoundingClientRect();
        const cut = box.top < edge.top || box.bottom > edge.bottom;
        if (cut || sticking.some((one) => !one.contains(target) && meet(box, one.getBoundingClientRect()))) note(target);
      }
    }
    const sheet = document.querySelector('aside:not(.folded):has(> .fold)')?.getBoundingClientRect();
    const board = document.querySelector('main.board');
    for (const target of sheet && board ? targets(board) : [])
      if (sheet && meet(target.getBoundingClientRect(), sheet)) note(target);
    return found;
  });
}

/** Nothing may scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** Lays a table from home: how many persons here, how many bots. */
export async function layTable(page: Page, persons: number, bots: number, game = 'Magellan'): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: `Play ${game}` }).click();
  const seats = page.getByRole('combobox', { name: /Who plays/ });
  await expect(seats.first()).toBeVisible();
  while ((await seats.count()) > persons + bots)
    await page
      .getByRole('button', { name: /Remove seat/ })
      .last()
      .click();
  for (let seat = 1; seat < persons; seat++) await seats.nth(seat).selectOption('here');
  for (let seat = persons; seat < persons + bots; seat++) await seats.nth(seat).selectOption('easy');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\//);
}
