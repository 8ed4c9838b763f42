import type { Page } from '@playwright/test';
import { seatCompany } from './company.ts';
import { expect, prefer, test } from './support.ts';

/** Notes the bid on the board at every caption, however fast they pass. */
async function noteCaptions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const told = document.querySelector('main .caption')?.textContent?.trim() ?? '';
      const bid = document.querySelector('.bidder .bid')?.textContent ?? 'none';
      const line = `${/bids (\d+)/.exec(told)?.[1] ?? 'none'} ${bid}`;
      if (seen.at(-1) !== line) seen.push(line);
    };
    new MutationObserver(note).observe(document.querySelector('main') as Element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

// On a phone, where the log is a sheet.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bid = (amount: number) => ({ type: 'bid', amount });

test('what happened while one was away is shown on the board as it was, and found again after a reload', async ({
  page,
  context,
}) => {
  await prefer(page, { name: 'Anna' });
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  await page.goto(`/table/${company.id}`);
  await page.getByRole('button', { name: 'Pass' }).tap();
  await expect(page.locator('.table').getByText(/^Bert may bid/)).toBeVisible();
  await page.close();
  for (const amount of [1, 2, 3, 4, 5]) await company.act(amount % 2 ? 1 : 2, bid(amount));

  const back = await context.newPage();
  await prefer(back);
  await back.goto(`/table/${company.id}`);
  await expect(back.locator('.table').getByText('5 moves since you were here.')).toBeVisible();
  await expect(back.locator('.bidder .bid')).toHaveCount(0);
  const seen = await noteCaptions(back);
  await back.getByRole('button', { name: 'Play back' }).tap();
  await expect(back.locator('.bidder .bid')).toHaveText('5');
  expect((await seen()).filter((line) => /^\d/.test(line))).toEqual(['1 1', '2 2', '3 3', '4 4', '5 5']);
  await back.reload();
  await expect(back.locator('.bidder .bid')).toHaveText('5');
  await back.getByRole('button', { name: 'Log', exact: true }).tap();
  await back
    .locator('dialog[open] .log')
    .getByRole('button', { name: /^Chioma bids 2/ })
    .tap();
  await expect(back.locator('.table').getByText('Looking back: move 3 of 6.')).toBeVisible();
  await expect(back.locator('.bidder .bid')).toHaveText('2');
  await back.getByRole('button', { name: 'One move back' }).tap();
  await expect(back.locator('.bidder .bid')).toHaveText('1');
  await back.getByRole('button', { name: 'Back to now' }).tap();
  await expect(back.locator('.bidder .bid')).toHaveText('5');

  const again = await noteCaptions(back);
  await back.getByRole('button', { name: 'Log', exact: true }).tap();
  await back.getByRole('button', { name: 'Since my last move' }).tap();
  await expect(back.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect.poll(async () => (await again()).at(-1)).toBe('5 5');
  expect(await again()).toContain('1 1');
  company.leave();
});
