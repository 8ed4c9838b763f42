/** After the game: comments on its moments, trying it differently, and an address for anybody. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';

const record = readFileSync('src/games/tikal/records/3-players.txt', 'utf8').replace(
  /^players: 3$/m,
  'players: 3\nseat 1: Rosalind\nseat 2: Bert\nseat 3: Chris',
);

async function open(page: Page, text = record): Promise<void> {
  await page.goto('/');
  await page.evaluate((kept) => sessionStorage.setItem('tafelrunde-record', kept), text);
  await page.goto('/replay/record');
  await expect(page.locator('[data-part=share]')).toBeVisible({ timeout: 20_000 });
}

const lookAt = (page: Page, moment: number) => page.getByRole('slider').fill(`${moment}`);

test('comments stay with their moments, come together from files, and leave in the record', async ({ page }) => {
  await prefer(page, { name: 'Anna' });
  await open(page);
  await lookAt(page, 12);
  const comments = page.locator('[data-part=comments]');
  await comments.locator('summary').click();
  await comments.getByLabel('Comment on move 12').fill('<img src=x onerror=alert(1)>\nWhy not E4?');
  await comments.getByRole('button', { name: 'Add comment', exact: true }).click();
  await expect(comments.locator('.here')).toContainText('Anna');
  const theirs = `${record.trimEnd()}\n* note 40 Bert: Here it was lost.\n`;
  const file = (text: string) => ({ name: 'bert.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await comments.locator('input[type=file]').setInputFiles(file('Dear diary'));
  await expect(comments.getByRole('status')).toHaveText('This file is not a record that can be read.');
  await comments.locator('input[type=file]').setInputFiles(file(theirs));
  await expect(comments.getByRole('status')).toHaveText('1 comment added.');
  await comments.getByRole('button', { name: 'After move 40 Bert' }).click();
  await expect(page.getByRole('slider')).toHaveValue('40');
  await expect(comments.locator('.here')).toHaveText(/Bert.*Here it was lost\./);
  await page.reload();
  await expect(comments.locator('.all li')).toHaveCount(2);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await comments.getByRole('button', { name: 'Save record with comments' }).click();
  const text = readFileSync((await (await saved).path()) ?? '', 'utf8');
  expect(text.trimEnd().split('\n').slice(-2)).toEqual([
    '* note 12 Anna: <img src=x onerror=alert(1)>\\nWhy not E4?',
    '* note 40 Bert: Here it was lost.',
  ]);
  await expectAccessible(page, '[data-part=comments]');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('from a moment one plays on alone, and finds what was tried beside the game', async ({ page }) => {
    await prefer(page);
    await open(page);
    await lookAt(page, 30);
    const branches = page.locator('[data-part=branches]');
    await branches.locator('summary').tap();
    await branches.getByLabel('Name').fill('What if');
    await branches.getByLabel('Who plays').selectOption('I play for everybody');
    await expectNoSideways(page);
    await expectAccessible(page, '[data-part=branches]');
    await branches.getByRole('button', { name: 'Play on from here' }).tap();
    await expect(page).toHaveURL(/\/table\/here-/);
    await expect(page.locator('main svg.board')).toBeVisible();
    await page.goBack();
    await expect(branches.locator('li')).toContainText('What if');
    await expect(branches.locator('li')).toContainText('30 moves so far');
    await page.goto('/');
    await expect(page.getByText('What if · 30 moves')).toBeVisible();
  });
});

test('an address shows anybody the board at that moment in their language, until it is closed', async ({ page, browser }) => {
  await prefer(page, { name: 'Anna' });
  await open(page, `${record.trimEnd()}\n* note 25 Rosalind: Look here.\n`);
  await lookAt(page, 25);
  const share = page.locator('[data-part=share]');
  await share.locator('summary').click();
  await share.getByLabel('Title (optional)').fill('The turning point');
  await share.getByLabel('Leave out all names').check();
  await expectAccessible(page, '[data-part=share]');
  await share.getByRole('button', { name: 'Make an address' }).click();
  const link = await share.getByLabel('The address of this game').inputValue();
  const picture = await page.request.get(`${link}/picture.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect([(await picture.body()).readUInt32BE(16), (await picture.body()).readUInt32BE(20)]).toEqual([1200, 630]);
  const stranger = await browser.newContext({ locale: 'de-DE' });
  const other = await stranger.newPage();
  await other.goto(link);
  await expect(other.getByText('The turning point')).toBeVisible({ timeout: 20_000 });
  await expect(other.getByRole('slider')).toHaveValue('25');
  await expect(other.getByText('Nach Zug 25').first()).toBeVisible();
  await expect(other.getByText('Look here.').first()).toBeVisible();
  await expect(other.getByText('Rosalind')).toHaveCount(0);
  await expect(other.getByText('Spieler 1').first()).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await share.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(share.locator('li')).toHaveCount(0);
  await other.goto(link);
  await expect(other.getByText('Unter dieser Adresse ist nichts zu sehen, oder nichts mehr.')).toBeVisible();
  await stranger.close();
});

test('at an address several people talk about the game, see each other, and take all of it along', async ({ page, browser }) => {
  await prefer(page, { name: 'Anna' });
  await open(page);
  const share = page.locator('[data-part=share]');
  await share.locator('summary').click();
  await share.getByLabel('Whoever opens it may comment').check();
  await share.getByRole('button', { name: 'Make an address' }).click();
  const link = await share.getByLabel('The address of this game').inputValue();

  const elsewhere = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true });
  const bert = await elsewhere.newPage();
  await prefer(bert);
  await bert.goto(link);
  const theirs = bert.locator('[data-part=comments]');
  await expect(theirs).toBeVisible({ timeout: 20_000 });
  await lookAt(bert, 25);
  await theirs.locator('summary').tap();
  await theirs.getByLabel('Your name').fill('Bert');
  await theirs.getByLabel('Comment on move 25').fill('Here I would have stayed.');
  await theirs.getByRole('button', { name: 'Add comment', exact: true }).tap();
  await expect(theirs.locator('.here')).toContainText('Bert');
  await expect(theirs.getByText('Everybody who opens this address sees what you write here.')).toBeVisible();
  await expectNoSideways(bert);

  await page.goto(link);
  const comments = page.locator('[data-part=comments]');
  await comments.getByRole('button', { name: 'After move 25 Bert' }).click({ timeout: 20_000 });
  await comments.getByLabel('Comment on move 25').fill('Why?');
  await comments.getByRole('button', { name: 'Add comment', exact: true }).click();
  await expect(comments.locator('.here li')).toHaveCount(2);
  await expectAccessible(page, '[data-part=comments]');
  const saved = page.waitForEvent('download');
  await comments.getByRole('button', { name: 'Save record with comments' }).click();
  const text = readFileSync((await (await saved).path()) ?? '', 'utf8');
  expect(text).toContain('* note 25 Bert: Here I would have stayed.\n* note 25 Anna: Why?\n');

  await bert.reload();
  await expect(theirs.locator('.all')).toContainText('Why?', { timeout: 20_000 });
  await lookAt(bert, 25);
  // Anna's is not Bert's to remove; his own is.
  await expect(theirs.getByRole('button', { name: 'Remove this comment' })).toHaveCount(1);
  await theirs.getByRole('button', { name: 'Remove this comment' }).tap();
  await expect(theirs.locator('.here li')).toHaveCount(1);
  await elsewhere.close();
});
