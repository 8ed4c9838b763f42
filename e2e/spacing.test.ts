/** Text spaced as WCAG 1.4.12 asks for: nothing is cut, nothing goes out of reach, nothing scrolls sideways. */
import type { Album } from '../scripts/shots/album.ts';
import type { GameId } from '../src/games/index.ts';
import { faultsOf } from './measures.ts';
import { plant } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The stages with the most words. */
const stages = {
  cortez: ['act', 'auction', 'exchange'],
  magellan: ['bid', 'pay', 'ship'],
  'tal-der-koenige': ['orders', 'workers', 'build'],
  tikal: ['act', 'trade', 'bid'],
} as const satisfies Partial<Record<GameId, readonly string[]>>;
/** A game that is not in the list has no such moment to try. */
type Tried = keyof typeof stages;

for (const game of Object.keys(stages) as Tried[])
  test(`${game} with text spaced out`, async ({ page }) => {
    test.slow();
    const { album }: { album: Album } = await import(`../src/games/${game}/shots.ts`);
    await prefer(page);
    await page.goto('/');
    const found: string[] = [];
    for (const moment of stages[game]) {
      const prepared = album.moments[moment];
      if (!prepared) throw new Error(`${game} has no moment ${moment}.`);
      await page.goto(`/table/${await plant(page, prepared)}`);
      await page.locator('.now').first().waitFor();
      await expect(page.locator('section.now').getByText('still being shown')).toHaveCount(0);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, spaced);
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const fault of await faultsOf(page))
          if (/^cut|^out of reach|sideways/.test(fault)) found.push(`${moment} at ${width}x${height}: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  });
