/** The rules on one page, as a printer would get them. */
import { languages } from '../src/core/text.ts';
import { gameIds } from '../src/games/index.ts';
import { expect, expectAccessible, prefer, test } from './support.ts';

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
/** Its pages' size in points, rounded. */
const sizeOf = (pdf: Buffer) =>
  /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/
    .exec(pdf.toString('latin1'))
    ?.slice(1)
    .map((length) => Math.round(Number(length)))
    .join(' ');

test('the summary of every game prints on one page, large enough to read, in every language', async ({ browser }) => {
  for (const language of languages) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await prefer(page, { language });
    for (const game of gameIds) {
      await page.goto(`/summary/${game}`);
      await page.getByRole('table').last().waitFor();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect([game, language, pagesOf(pdf), sizeOf(pdf)]).toEqual([game, language, 1, '595 842']);
      await page.emulateMedia({ media: 'print' });
      // In points: 4 for every 3 of them.
      const sizes = await page
        .locator('main p, main li, main td, main th')
        .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * 0.75));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.5);
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
    await context.close();
  }
});

test('the rules begin with the aim and lead to the page to print', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/cortez');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What it is about');
  await expect(page.getByRole('table', { name: 'The events of a round' }).getByRole('row')).toHaveCount(11);
  await page.getByRole('link', { name: 'One page to print' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cortez on one page');
  await expectAccessible(page);
});
