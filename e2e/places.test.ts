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
