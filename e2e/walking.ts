/** Somebody who walks a page by Tab alone: what they come to, what they press, and where they are afterwards. */
import type { Page } from '@playwright/test';
import { heardOn } from './hearing.ts';
import { expect } from './support.ts';

/** What has the focus is called so; nothing where it has fallen to the page itself. */
const called = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body || at === document.documentElement) return '';
    const label = at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement;
    const words = at.getAttribute('aria-label') ?? (label ? at.labels?.[0]?.textContent : at.textContent) ?? '';
    return words.replace(/\s+/g, ' ').trim() || at.tagName;
  });

/** Walks on by Tab, round the page if need be, to what is called so. */
export async function walkTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let tabs = 0; tabs < 150; tabs++) {
    const at = await called(page);
    if (name.test(at)) return;
    passed.push(at);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}: ${[...new Set(passed)].join(' / ')}`);
}

/** Walks there and presses. */
export async function walkAndPress(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await walkTo(page, name);
  await page.keyboard.press(key);
}

/** Walks to a field and writes there. */
export async function walkAndType(page: Page, name: RegExp, text: string): Promise<void> {
  await walkTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** It is heard, and the focus is somewhere: `at`, where that is said. */
export async function expectTold(page: Page, words: RegExp, at?: RegExp): Promise<void> {
  const told = async () => (await heardOn(page)).map(({ text }) => text).join('\n');
  await expect.poll(told).toMatch(words);
  await expect.poll(() => called(page)).toMatch(at ?? /./);
}
