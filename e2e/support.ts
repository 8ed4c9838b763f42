/** What every browser test needs: a page that fails on any console error or warning, and a table to sit at. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Options {
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant';
  readonly language?: 'en' | 'nl' | 'de';
  readonly name?: string;
}

/** Settings as a person would have left them on the device. */
export async function prefer(page: Page, options: Options = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (!localStorage.getItem('tafelrunde-settings')) localStorage.setItem('tafelrunde-settings', JSON.stringify(settings));
    },
    { speed: 'instant', motion: 'off', sound: false, ...options },
  );
}

/** Collects what the console complains of; an empty list is the only good one. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`thrown: ${error.message}`));
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
    const axe = new AxeBuilder({ page });
    if (part) axe.include(part);
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
    const { violations } = await axe.analyze();
    const told = violations.flatMap(({ id, nodes }) => {
      // Numbers drawn on a place of the board are no label that anybody would speak to choose it.
      // What a sheet's own scrolling brings into view is only half in sight until then.
      const meant = nodes.filter(
        ({ html, failureSummary }) =>
          !(id === 'label-content-name-mismatch' && html.startsWith('<g')) &&
          !(id === 'target-size' && failureSummary?.includes('partially obscured')),
      );
      return meant.length
        ? [`${id}: ${meant.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`]
        : [];
    });
    expect(told, colorScheme).toEqual([]);
  }
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
