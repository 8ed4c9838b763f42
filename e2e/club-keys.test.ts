/** A tournament that runs, comments, what was tried differently and addresses, by keyboard alone and by ear. */
import { readFileSync } from 'node:fs';
import { heardOn, record } from './hearing.ts';
import { expect, prefer, test } from './support.ts';
import { expectTold, walkAndPress, walkAndType, walkTo } from './walking.ts';

test('a tournament is opened, filled, started and left without eyes', async ({ page }) => {
  await prefer(page, { name: 'Anna' });
  await record(page);
  await page.goto('/tournaments');
  await page.getByRole('heading', { name: 'Tournaments' }).waitFor();
  await walkAndPress(page, /^Open a tournament$/);
  await walkAndType(page, /^Name of the tournament/, 'Cup by ear');
  await walkAndPress(page, /^Open the tournament$/);
  await expect(page.locator('h1:focus')).toHaveText('Cup by ear');
  await expectTold(page, /^Open for entry\.\n1 player\.$/m);
  await walkAndType(page, /^How many bots/, '3');
  await walkAndPress(page, /^Add bots$/);
  await expectTold(page, /^4 players\.$/m, /^Add bots$/);
  await walkAndPress(page, /^Start the tournament$/);
  await expectTold(page, /^Round 1 of 3\.\nGo to your table\.$/m, /^Cup by ear$/);
  await walkTo(page, /^Go to your table$/);
  await walkAndPress(page, /^How is this counted\?$/);
  await walkAndPress(page, /^Withdraw$/);
  await expect(page.getByText('From the next round on you are no longer paired.')).toBeVisible();
  await walkAndPress(page, /^Yes, withdraw$/);
  await expectTold(page, /^You have withdrawn\.$/m);
  // Everything once; that it is in progress only while the first round is not drawn up yet.
  const heard = (await heardOn(page)).map(({ text }) => text).filter((text) => text !== 'In progress.');
  const pairing = ['Round 1 of 3.', 'Go to your table.'];
  expect(heard).toEqual(['Open for entry.', '1 player.', '4 players.', ...pairing, 'You have withdrawn.']);
});

test('a game is commented on, tried differently, passed on and saved without eyes', async ({ page }) => {
  await prefer(page, { name: 'Anna' });
  await record(page);
  await page.goto('/');
  const text = readFileSync('src/games/tikal/records/3-players.txt', 'utf8');
  await page.evaluate((kept) => sessionStorage.setItem('tafelrunde-record', kept), text);
  await page.goto('/replay/record');
  await expect(page.locator('[data-part=share]')).toBeVisible({ timeout: 20_000 });
  page.on('dialog', (dialog) => dialog.accept());
  await walkTo(page, /^Move \d+ of/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');

  await walkAndPress(page, /^Comments/);
  await walkAndType(page, /^Comment on move 1$/, 'Why here?');
  await walkAndPress(page, /^Add comment$/);
  await expectTold(page, /^Anna: Why here\?$/m, /^Add comment$/);
  await walkAndPress(page, /^Remove this comment$/);
  await expectTold(page, /^The comment is removed\.$/m, /^After move 1$/);

  await walkAndPress(page, /^Share this game$/);
  await page.getByRole('button', { name: 'Make an address' }).and(page.locator(':not([aria-disabled="true"])')).waitFor();
  await walkAndPress(page, /^Make an address$/);
  await expect(page.getByLabel('The address of this game')).toBeFocused();
  await walkAndPress(page, /^Close$/);
  await expectTold(page, /^The address is closed\.$/m, /^Share this game$/);

  await walkAndPress(page, /^Download$/);
  const saved = page.waitForEvent('download');
  await walkAndPress(page, /^Board as drawing \(SVG\)$/);
  await saved;
  await expectTold(page, /^Saved\.$/m, /^Board as drawing \(SVG\)$/);
  await walkAndPress(page, /^Whole game as animation/);
  await expectTold(page, /^The animation is being made on your device…$/m, /^Stop$/);
  await page.keyboard.press('Enter');
  await expectTold(page, /./, /^Whole game as animation/);

  await walkAndPress(page, /^Try it differently$/);
  await walkAndPress(page, /^Play on from here$/);
  await expect(page).toHaveURL(/\/table\/here-/);
  await expectTold(page, /^Your turn\. /m);
});
