/** What can be measured of a page as it stands: sizes on screen, overlaps, what is cut off. Runs inside the page. */
import type { Page } from '@playwright/test';

/** The windows every game must be usable in: phones upright and lying, tablets, desktops, and 200 and 400 % zoom. */
export const windows = [
  [320, 640],
  [390, 844],
  [667, 375],
  [812, 375],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [640, 400],
  [320, 256],
] as const;

/** Whatever is wrong with the page in its present window, in words. */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A board writes by its size, which it learns a frame after the window has changed.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    // The board has so much of the window's shorter side, whatever else there is; less where the window is lower than a phone is wide.
    const share = innerHeight >= 560 ? 0.57 : 0.45;
    const least = { text: 11, target: 24, deciding: 44, board: Math.max(180, share * Math.min(innerWidth, innerHeight)) };
    const found = new Set<string>();
    const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const name = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      const kind = element.classList[0] ? `.${element.classList[0]}` : element.tagName.toLowerCase();
      const within = element.parentElement?.classList[0];
      return `${within ? `.${within} ` : ''}${kind} “${words}”`;
    };
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) found.add(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth}`);

    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    /** What nothing can bring into the window. */
    function lost(element: Element): boolean {
      const box = element.getBoundingClientRect();
      const aside = box.left < -1 || box.right > innerWidth + 1;
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (around.scrollWidth > around.clientWidth && /auto|scroll/.test(getComputedStyle(around).overflowX)) return false;
        if (scrolls(around)) return aside;
        const edge = around.getBoundingClientRect();
        if (clips(around) && (box.bottom > edge.bottom + 1 || box.right > edge.right + 1)) return true;
        if (getComputedStyle(around).position === 'fixed') return box.top < -1 || box.bottom > innerHeight + 1;
      }
      return aside || box.top + scrollY < -1 || box.bottom + scrollY > Math.max(page.scrollHeight, innerHeight) + 1;
    }

    // Text: large enough, and whole.
    const open = document.querySelector('dialog[open]');
    const texts = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (
        !element ||
        !texts.currentNode.textContent?.trim() ||
        element.closest('.hidden, .skip, script, style, option') ||
        !seen(element)
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const style = getComputedStyle(element);
      const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size = Number.parseFloat(style.fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
      if (size < least.text - 0.05) found.add(`${size.toFixed(1)} px text: ${name(element)}`);
      if (drawn) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const frame = element.closest('li, button, td, th, label')?.getBoundingClientRect();
      if (frame && range.getBoundingClientRect().right > frame.right + 1) found.add(`spills over its frame: ${name(element)}`);
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        if (scrolls(around)) break;
        if (clips(around) && (around.scrollWidth > around.clientWidth + 1 || around.scrollHeight > around.clientHeight + 2)) {
          found.add(`cut: ${name(around)}`);
          break;
        }
      }
      if (lost(element)) found.add(`out of reach: ${name(element)}`);
    }

    // Words: none of them under the sheet's fold, and nothing scrolls by beneath the buttons that stick to the lower edge.
    const fold = document.querySelector('.fold')?.getBoundingClientRect();
    const panel = document.querySelector('aside');
    const words = document.createTreeWalker(panel ?? document.createElement('i'), NodeFilter.SHOW_TEXT);
    while (fold && panel?.scrollTop === 0 && words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0 || !words.currentNode.parentElement || !seen(words.currentNode.parentElement)) continue;
      const [mx, my] = [(Math.max(left, fold.left) + Math.min(right, fold.right)) / 2, Math.max(top, fold.top) + 4];
      if (left >= fold.right || right <= fold.left || top >= fold.bottom - 4 || bottom <= fold.top + 4) continue;
      // A card that lies over the fold hides it rather than the other way round.
      if (document.elementFromPoint(mx, my)?.closest('.fold'))
        found.add(`under the fold: ${name(words.currentNode.parentElement)}`);
    }
    const buttons = document.querySelector('.now .buttons')?.getBoundingClientRect();
    const asked = document.querySelector('section.now')?.getBoundingClientRect();
    const edge = panel?.getBoundingClientRect().bottom ?? 0;
    if (panel && scrolls(panel) && buttons && asked && asked.bottom > buttons.bottom + 2 && buttons.bottom < edge - 2)
      found.add('the panel scrolls by beneath its buttons');
    for (const card of document.querySelectorAll('.card, dialog[open] .content, aside'))
      if (scrolls(card) && card.scrollWidth > card.clientWidth + 1) found.add(`cut sideways: ${name(card)}`);

    // Targets: large enough for a finger.
    for (const element of (open ?? document).querySelectorAll('button, a, input, select, textarea, summary')) {
      // Links that lead over everything come into view with the focus.
      if (!seen(element) || element.closest('.hidden, .skip')) continue;
      // Whoever taps the words beside a box ticks it.
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      if (box.width === 0) continue;
      const deciding = element.matches('.now .buttons .button, .now .primary, .deed');
      const wanted = deciding ? least.deciding : least.target;
      if (element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline') continue;
      if (Math.min(box.width, box.height) < wanted - 0.5)
        found.add(`${Math.round(box.width)}x${Math.round(box.height)} target: ${name(element)}`);
      if (lost(element)) found.add(`out of reach: ${name(element)}`);
    }

    // The board: there, and not under what stands around it.
    const board = document.querySelector('svg[role="application"]');
    const side = document.querySelector('aside');
    if (board && !open) {
      const box = board.getBoundingClientRect();
      if (Math.min(box.width, box.height) < least.board)
        found.add(`the board is only ${Math.round(box.width)}x${Math.round(box.height)}`);
      const beside = side?.getBoundingClientRect();
      if (beside && beside.left < box.right - 1 && beside.right > box.left + 1 && beside.top < box.bottom - 1)
        if (getComputedStyle(side as Element).position === 'static') found.add('the board and the column overlap');
      const foldable = document.querySelector('.fold') !== null;
      const staged = document.querySelector('main [role="dialog"], main .stage, main .final');
      for (const place of staged ? [] : board.querySelectorAll('[data-place]')) {
        const { x, y, width, height } = place.getBoundingClientRect();
        const lit = place.matches('.lit, [data-lit]');
        if (lit && Math.min(width, height) < least.target - 0.5)
          found.add(`a lit place of ${Math.round(width)}x${Math.round(height)}`);
        const [mx, my] = [x + width / 2, y + height / 2];
        // What lies outside the window or the view is found by scrolling or zooming.
        if (mx < Math.max(0, box.left) || mx > Math.min(innerWidth, box.right)) continue;
        if (my < Math.max(0, box.top) || my > Math.min(innerHeight, box.bottom)) continue;
        const on = document.elementFromPoint(mx, my);
        if (!on || board.contains(on)) continue;
        // Beside the chosen place stands what can be done there, over nothing else that could be; its cross takes it away.
        if (!lit && on.closest('.play .card')?.querySelector('.close')) continue;
        // A sheet may lie over what cannot be chosen: it folds down.
        if (!lit && foldable && side?.contains(on)) continue;
        found.add(`${name(on)} covers a ${lit ? 'lit ' : ''}place`);
      }
    }
    return [...found];
  });
}

/** Where the board's drawing lies in the page. */
export function boardBox(page: Page): Promise<string> {
  return page.evaluate(() => {
    const board = document.querySelector('svg[role="application"]');
    const box = board?.getBoundingClientRect();
    return box ? [box.x + scrollX, box.y + scrollY, box.width, box.height].map(Math.round).join(' ') : 'no board';
  });
}
