/** Hands that play Tal der Könige: they look at the page as it is and press what a person could press. */
import type { Page } from '@playwright/test';
import { presses } from './hands.ts';

type Offer = 'over' | 'press' | 'wait';

/** Marks what to press next, unless what was waited for is there. `bold` lays tablets and sends figures before the turn is ended. */
function mark(page: Page, look: number, bold: boolean, awaited: string): Promise<Offer> {
  return page.evaluate(
    ([turn, daring, goal]): Offer => {
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
      if (some(goal)) return 'over';
      // What was answered is being sent; the button may mean the next question when it is free again.
      if (some('.now.locked')) return 'wait';
      const first = some('dialog[open] .primary') ?? some('.caption .primary');
      if (first) return press(first);
      const main = some('.now .buttons > .primary');
      if (!main) return 'wait';
      const group = some('.group.open .lot[aria-disabled="false"]');
      if (daring && group && all('.group .own').length < 3) return press(group);
      const position = some('.levels button:not([aria-pressed])');
      if (daring && position) return press(position);
      if (main.getAttribute('aria-disabled') !== 'true') return press(main);
      const site = turn % 3 ? some('[data-place]:has(.site.lit)') : undefined;
      const done = some('.now .buttons > .button:not(.icon):not(.primary)');
      const next = (daring ? site : undefined) ?? done;
      return next ? press(next) : 'wait';
    },
    [look, bold, awaited] as const,
  );
}

/** Plays on until something is on the page, the result of the game for instance; gives up after so many looks at it. */
export async function build(
  page: Page,
  awaited: string,
  { most = 600, bold = true, how = 'mouse' }: { most?: number; bold?: boolean; how?: keyof typeof presses } = {},
): Promise<void> {
  for (let look = 0; look < most; look++) {
    const offer = await mark(page, look, bold, awaited);
    if (offer === 'over') return;
    if (offer === 'wait') await page.waitForTimeout(25);
    else await presses[how](page);
  }
  throw new Error('That moment never came.');
}
