/** A hand in a window of WebKit: it looks, presses with a real pointer, and waits until something has come. */
import { expect } from '@playwright/test';
import { Origin, type WebDriver } from 'selenium-webdriver';

export interface Hand {
  goto(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page, as Playwright's does. */
  evaluate<T, A>(run: (given: A) => T | Promise<T>, given: A): Promise<T>;
  /** Waits until there is such an element in sight, with these words where they are named. */
  sees(selector: string, words?: string): Promise<void>;
  press(selector: string, words?: string): Promise<void>;
}

/** Where an element can be pressed: a point of it that nothing covers. */
function pointOf({ selector, words }: { selector: string; words: string }): { x: number; y: number } | undefined {
  for (const element of document.querySelectorAll(selector)) {
    if (!(element.getAttribute('aria-label') ?? element.textContent ?? '').includes(words)) continue;
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [right, down] of [
      [0.5, 0.5],
      [0.5, 0.25],
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.75],
    ] as const) {
      const [x, y] = [left + width * right, top + height * down];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  }
  return undefined;
}

export function handOf(driver: WebDriver, base: string): Hand {
  async function evaluate<T, A>(run: (given: A) => T | Promise<T>, given: A): Promise<T> {
    const script = `const done = arguments[1];
      Promise.resolve((${run})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await driver.executeAsyncScript<{ value: T; error?: string }>(script, given);
    if (error) throw new Error(error);
    return value;
  }
  async function find(selector: string, words: string): Promise<{ x: number; y: number }> {
    let point: { x: number; y: number } | null | undefined;
    await expect
      .poll(async () => (point = await evaluate(pointOf, { selector, words })), {
        message: `${selector} “${words}”`,
        timeout: 10_000,
      })
      .toBeTruthy();
    return point as { x: number; y: number };
  }
  return {
    goto: (address) => driver.get(new URL(address, base).href),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
    },
    evaluate,
    async sees(selector, words = '') {
      await find(selector, words);
    },
    async press(selector, words = '') {
      const { x, y } = await find(selector, words);
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await driver.actions().move(at).press().release().perform();
    },
  };
}
