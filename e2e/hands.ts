/** Hands that play: they look at the page as it is and press what a person could press. */
import type { Page } from '@playwright/test';

/** What the page offers right now. */
type Offer = 'curtain' | 'over' | 'coin' | 'button' | 'main' | 'pass' | 'wait';

/** Marks what to press next. Cheap bids and passes take turns, so that ships sail. */
function mark(page: Page, passing: boolean): Promise<Offer> {
  return page.evaluate((wantsPass): Offer => {
    for (const old of document.querySelectorAll('[data-hand]')) old.removeAttribute('data-hand');
    const found = (selector: string) => document.querySelector<HTMLElement>(selector);
    const choose = (element: HTMLElement, offer: Offer) => {
      element.setAttribute('data-hand', '');
      return offer;
    };
    const lift = found('dialog[open] .primary');
    if (lift) return choose(lift, 'curtain');
    const missed = found('.caption .primary');
    if (missed) return choose(missed, 'button');
    if (found('.result')) return 'over';
    const main = found('.now .buttons > .primary');
    if (!main) return 'wait';
    const pass = found('.now .buttons > .button:not(.icon):not(.primary)');
    if (pass && wantsPass && found('.now .picker')) return choose(pass, 'pass');
    if (main.getAttribute('aria-disabled') !== 'true') return choose(main, 'main');
    const coin = found('.now .cards button');
    if (coin) return choose(coin, 'coin');
    const button = found('.now .controls :is(.row, .pick) .button');
    return button ? choose(button, 'button') : 'wait';
  }, passing);
}

type Press = (page: Page) => Promise<void>;

/** The mark may be gone before it is pressed: another step has come, and the next look will tell. Whoever waited for it would wait in vain. */
const byMouse: Press = async (page) => {
  const hand = await page.$('[data-hand]');
  await hand?.click({ timeout: 2000 }).catch(() => undefined);
};

const byTouch: Press = async (page) => {
  const hand = await page.$('[data-hand]');
  await hand?.tap({ timeout: 2000 }).catch(() => undefined);
};

/** Walks with Tab, forth or back, until the marked element has the focus, then presses Enter. */
export const byKeys: Press = async (page) => {
  for (let tabs = 0; tabs < 400; tabs++) {
    const at = await page.evaluate(() => {
      if (!document.querySelector('[data-hand]:not(:disabled):not([aria-disabled="true"])')) return 'gone';
      // A dialog has opened meanwhile and keeps the focus to itself.
      const dialog = document.querySelector('dialog:modal');
      if (dialog && !dialog.querySelector('[data-hand]')) return 'gone';
      const [active, hand] = [document.activeElement, document.querySelector('[data-hand]')];
      if (active === hand) return 'there';
      return active && hand && active.compareDocumentPosition(hand) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'behind';
    });
    if (at === 'there') return page.keyboard.press('Enter');
    // Another step has come; the next look will tell.
    if (at === 'gone') return;
    // Never out of the page at its end: in Firefox the focus is then among the browser's own buttons, and Enter presses nothing here.
    await page.keyboard.press(at === 'before' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('Tab never came there.');
};

export const presses = { mouse: byMouse, touch: byTouch, keys: byKeys };

/**
 * Plays on until the game is over; gives up after so many presses. Looks at a page where others decide do not count: on a slow
 * machine there would be more of them than the game has moves.
 */
export async function playToTheEnd(page: Page, how: keyof typeof presses = 'mouse', most = 3000): Promise<void> {
  for (let pressed = 0; pressed < most; ) {
    const offer = await playOne(page, pressed, how);
    if (offer === 'over') return;
    if (offer !== 'wait') pressed++;
  }
  throw new Error('The game did not end.');
}

/** Plays on for so many looks at the page, others' decisions among them; true once the game is over. */
export async function playOn(page: Page, most: number, how: keyof typeof presses = 'mouse'): Promise<boolean> {
  for (let turn = 0; turn < most; turn++) if ((await playOne(page, turn, how)) === 'over') return true;
  return false;
}

async function playOne(page: Page, turn: number, how: keyof typeof presses): Promise<Offer> {
  const offer = await mark(page, Math.floor(turn / 3) % 2 === 1);
  if (offer === 'wait') await page.waitForTimeout(15);
  else if (offer !== 'over') await presses[how](page);
  return offer;
}
