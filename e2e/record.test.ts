/** Opening a game record from elsewhere: by button, dropped, pasted, and what is no record. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, prefer, test } from './support.ts';

const record = readFileSync('src/games/magellan/records/3-players-AA.txt', 'utf8');

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await page.goto('/');
});

const replay = (page: Page) => expect(page.getByRole('button', { name: 'To the beginning' })).toBeVisible({ timeout: 20_000 });
const choose = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a record opens by button', { tag: '@everywhere' }, async ({ page }) => {
  await choose(page, record);
  await replay(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a record opens by a tap on its button', async ({ page }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.locator('label:has(input[type=file]), button:has-text("Open a game record")').first().tap();
    await (await chooser).setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await replay(page);
  });
});

test('a record opens by dropping its file on the page', async ({ page }) => {
  const carried = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    return data;
  }, record);
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: carried });
  await replay(page);
});

test('a record opens by pasting its text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), record);
  await expect(page.getByRole('button', { name: 'Paste' })).toBeVisible();
  await page.keyboard.press('Control+v');
  await replay(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Paste' }).click();
  await replay(page);
});

for (const [language, sentence] of Object.entries({
  en: 'This is not a game record.',
  nl: 'Dit is geen spelverslag.',
  de: 'Das ist keine Spielaufzeichnung.',
}))
  test(`anything else is refused in words (${language})`, async ({ page }) => {
    // Written once the page has written its own, or it would be overwritten.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((wish) => {
      localStorage.setItem('tafelrunde-settings', JSON.stringify({ language: wish, motion: 'off' }));
    }, language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const status = page.locator('.import [role=status]');
    await choose(page, 'Dear diary');
    await expect(status).toContainText(sentence);
    const lines = record.trimEnd().split('\n');
    await choose(page, [...lines.slice(0, -1), 'something else'].join('\n'));
    await expect(status).toContainText(String(lines.length));
    await choose(page, record);
    await expect(page).toHaveURL(/replay/);
  });
