/** Letters and numbers at the edge of the boards: what the log says of "C4" can be found, also on a phone. */
import { cortez } from '../src/games/cortez/index.ts';
import { tikal } from '../src/games/tikal/index.ts';
import { plant, prepare } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

const boards = [
  { moment: () => prepare(tikal, { until: ({ phase }) => phase === 'act' }), columns: 'ABCDEFGH', rows: 5 },
  {
    moment: () => prepare(cortez, { until: ({ phase }) => phase === 'act' }),
    columns: 'ABCDEFGHIJKLMNOPQ',
    rows: 17,
  },
];

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`columns by letter and rows by number, large enough to read, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prefer(page);
    await page.goto('/');
    for (const { moment, columns, rows } of boards) {
      const id = await plant(page, moment());
      await page.goto(`/table/${id}`);
      await page.locator('[data-place]').first().waitFor();
      // Of a part of the board only its own names are there (e2e/follow.test.ts).
      const out = page.getByRole('button', { name: 'Zoom out' });
      while (await out.count()) await out.click();
      const drawn = await page.locator('svg.board .rim text').evaluateAll((texts) =>
        (texts as SVGTextElement[]).map((text) => ({
          name: text.textContent,
          size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
          seen: Number(getComputedStyle(text).opacity) > 0,
        })),
      );
      const read = drawn.filter(({ size, seen }) => seen && size >= 10.95).map(({ name }) => name);
      for (const letter of columns) expect(read).toContain(letter);
      for (let row = 2; row <= rows; row++) expect(read).toContain(String(row));
    }
  });

test('the card of a place follows it when the window is turned or made smaller', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.goto(`/table/${await plant(page, prepare(tikal, { until: ({ phase, seat }) => phase === 'act' && seat === 0 }))}`);
  await page.locator('[data-place="A5"]').click();
  const card = page.locator('.card.menu');
  await expect(card).toBeVisible();
  for (const [width, height] of [
    [768, 1024],
    [1280, 640],
    [1000, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Whole within what is seen, and not over its own place.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const [own, place] = [at('.card.menu'), at('[data-place="A5"]')];
          const over = own.left < place.right && own.right > place.left && own.top < place.bottom && own.bottom > place.top;
          const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth + 1 && own.bottom <= innerHeight + 1;
          return own.width > 0 && inside && !over;
        }),
      )
      .toBe(true);
  }
});
