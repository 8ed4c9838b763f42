/** What every browser test needs: a page that fails on any console error or warning, and hands that play. */
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

/** No violation of WCAG 2.2 AA that axe can find, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const told = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
    );
    expect(told, colorScheme).toEqual([]);
  }
}

/** Lays a table from home: how many persons here, how many bots. */
export async function layTable(page: Page, persons: number, bots: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Magellan' }).click();
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

/** What the page offers right now. */
type Offer = 'curtain' | 'over' | 'coin' | 'half' | 'main' | 'pass' | 'wait';

/** Looks at the page as it is and makes one decision by mouse. Cheap bids and passes take turns, so that ships sail. */
export async function decideByMouse(page: Page, turn: number): Promise<Offer> {
  const offer = await page.evaluate(
    (odd): Offer => {
      const seen = (selector: string) => document.querySelector<HTMLElement>(selector);
      const press = (element: HTMLElement | null | undefined) => element?.setAttribute('data-hand', '');
      document.querySelector('[data-hand]')?.removeAttribute('data-hand');
      const lift = seen('dialog[open] .primary');
      if (lift) {
        press(lift);
        return 'curtain';
      }
      if (seen('.result')) return 'over';
      const main = seen('.now .buttons .primary');
      if (!main) return 'wait';
      const bidding = seen('.now .picker');
      const pass = [...document.querySelectorAll<HTMLElement>('.now .buttons .button:not(.icon):not(.primary)')][0];
      if (bidding && odd && pass) {
        press(pass);
        return 'pass';
      }
      if (main.getAttribute('aria-disabled') !== 'true') {
        press(main);
        return 'main';
      }
      const coin = seen('.now .cards button');
      if (coin) {
        press(coin);
        return 'coin';
      }
      const half = seen('.now .controls .row .button');
      if (half) {
        press(half);
        return 'half';
      }
      return 'wait';
    },
    turn % 2 === 1,
  );
  if (offer === 'wait') await page.waitForTimeout(15);
  else if (offer !== 'over')
    await page
      .locator('[data-hand]')
      .click({ timeout: 2000 })
      .catch(() => undefined);
  return offer;
}

/** Plays on by mouse until the game is over. */
export async function playToTheEnd(page: Page, most = 1500): Promise<number> {
  for (let turn = 0; turn < most; turn++) if ((await decideByMouse(page, Math.floor(turn / 3))) === 'over') return turn;
  throw new Error('The game did not end.');
}
