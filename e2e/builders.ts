/** Hands that play Tal der Könige: they look at the page as it is and press what a person could press. */
import type { Page } from '@playwright/test';
import { presses } from './hands.ts';

type Offer = 'over' | 'press' | 'wait';

/** Marks what to press next. `bold` lays tablets and sends figures before the turn is ended. */
function mark(page: Page, look: number, bold: boolean): Promise<Offer> {
  return page.evaluate(
    ([turn, daring]): Offer => {
      for (const old of document.querySelectorAll('[data-hand]')) old.removeAttribute('data-hand');
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const some = (selector: string) => {
        const found = all(selector);
        return found[turn % Math.max(1, found.length)];
      };
      const press = (element: HTMLElement): Offer => {
        element.setAttribute('data-hand', '');
        return 'press';
      };
      const first = some('dialog[open] .primary') ?? some('.caption .primary');
      if (first) return press(first);
      if (some('.result')) return 'over';
      const main = some('.now .buttons .primary');
      if (!main) return 'wait';
      const group = some('.group.open .lot[aria-disabled="false"]');
      if (daring && group && all('.group .own').length < 3) return press(group);
      const position = some('.levels button:not([aria-pressed])');
      if (daring && position) return press(position);
      if (main.getAttribute('aria-disabled') !== 'true') return press(main);
      const site = turn % 3 ? some('[data-place]:has(.site.lit)') : undefined;
      const done = some('.now .buttons .button:not(.icon):not(.primary)');
      const next = (daring ? site : undefined) ?? done;
      return next ? press(next) : 'wait';
    },
    [look, bold] as const,
  );
}

/** Plays on until the game is over or `until` says so; gives up after so many looks at the page. */
export async function build(
  page: Page,
  until: (page: Page) => Promise<boolean>,
  { most = 600, bold = true, how = 'mouse' }: { most?: number; bold?: boolean; how?: keyof typeof presses } = {},
): Promise<void> {
  for (let look = 0; look < most; look++) {
    if (await until(page)) return;
    const offer = await mark(page, look, bold);
    if (offer === 'over') return;
    if (offer === 'wait') await page.waitForTimeout(25);
    else await presses[how](page);
  }
  throw new Error('That moment never came.');
}

export const isOver = (page: Page) => page.locator('.result').isVisible();
