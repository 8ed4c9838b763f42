/** Hands that play Cortez: they look at the page as it is and press what a person could press. */
import type { Page } from '@playwright/test';

export interface Manner {
  /** Attack whenever that is possible, and leave the fight itself to others. */
  readonly fierce?: boolean;
  /** Bid in auctions, or pass. */
  readonly bids?: boolean;
  readonly how?: 'mouse' | 'touch' | 'keys';
}

type Look = 'over' | 'wait' | 'press';

/** Marks what to press next; `chance` picks among several. */
function look(page: Page, manner: Manner, chance: number): Promise<Look> {
  return page.evaluate(
    ([fierce, bids, number]): Look => {
      for (const old of document.querySelectorAll('[data-hand]')) old.removeAttribute('data-hand');
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const some = (selector: string) => {
        const found = all(selector);
        return found[number % Math.max(1, found.length)];
      };
      const press = (element: HTMLElement | undefined) => {
        element?.setAttribute('data-hand', '');
        return element ? 'press' : undefined;
      };
      const [lift] = all('dialog[open] .primary, .caption .primary');
      if (lift) return press(lift) ?? 'wait';
      if (all('.result').length) return 'over';
      const [main] = all('.now .buttons > .primary');
      if (!main || (fierce && /^(Fight|Lay)/.test(main.innerText.trim()))) return 'wait';
      const others = '.now .buttons > .button:not(.icon):not(.primary)';
      if (!bids && all('.now .picker').length) return press(all(others)[0]) ?? 'wait';
      if (main.getAttribute('aria-disabled') !== 'true') return press(main) ?? 'wait';
      const acts = '.acts .button:not([aria-disabled="true"])';
      return (
        (fierce && press(some('[data-lit="attack"]'))) ||
        (!fierce && number % 2 ? press(some(acts)) : undefined) ||
        press(some('[data-lit="field"], [data-lit="attack"]')) ||
        press(some('[data-lit="figure"]')) ||
        press(some('.offer .row .button:not(.yes)')) ||
        press(some(acts)) ||
        press(some(others)) ||
        'wait'
      );
    },
    [manner.fierce ?? false, manner.bids ?? false, chance] as const,
  );
}

/** Walks with Tab until the board or the marked element has the focus, then with arrows or Enter. */
async function byKeys(page: Page): Promise<void> {
  const place = await page.evaluate(() => document.querySelector('[data-hand]')?.getAttribute('data-place') ?? '');
  for (let tabs = 0; tabs < 60; tabs++) {
    const at = await page.evaluate((wanted) => {
      if (!document.querySelector('[data-hand]:not(:disabled):not([aria-disabled="true"])')) return 'gone';
      const focused = document.activeElement;
      if (focused?.hasAttribute('data-hand')) return 'there';
      return wanted && focused?.hasAttribute('data-place') ? 'board' : 'away';
    }, place);
    if (at === 'there') return page.keyboard.press('Enter');
    // Another step has come; the next look will tell.
    if (at === 'gone') return;
    if (at === 'board') await walkTo(page);
    else await page.keyboard.press('Tab');
  }
  // Arrows may circle without coming there; the next look picks another, and a game that never ends fails.
}

/** One step with an arrow key towards the marked field. */
async function walkTo(page: Page): Promise<void> {
  const key = await page.evaluate(() => {
    const from = document.activeElement?.getBoundingClientRect();
    const to = document.querySelector('[data-hand]')?.getBoundingClientRect();
    if (!from || !to) return 'Tab';
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  });
  await page.keyboard.press(key);
}

/** One look and one press; the mark may be gone before it is pressed, and the next look will tell. */
export async function playOne(page: Page, manner: Manner, chance: number): Promise<Look> {
  const seen = await look(page, manner, chance);
  if (seen === 'wait') await page.waitForTimeout(20);
  if (seen !== 'press') return seen;
  const marked = page.locator('[data-hand]');
  if (manner.how === 'keys') await byKeys(page);
  else if (manner.how === 'touch') await marked.tap({ timeout: 2000 }).catch(() => undefined);
  else await marked.click({ timeout: 2000 }).catch(() => undefined);
  return seen;
}

/**
 * Plays on until the game is over, or until something wished for has come; gives up after so many presses. How long others take
 * to decide does not count.
 */
export async function play(page: Page, manner: Manner, most: number, until?: () => Promise<boolean>): Promise<boolean> {
  for (let turn = 0; turn < most; ) {
    if (until && (await until())) return true;
    // A number that looks like chance, so that the hands do not run in circles.
    const seen = await playOne(page, manner, (turn * 7919) >>> 3);
    if (seen === 'over') return !until;
    if (seen === 'press') turn++;
  }
  return false;
}
