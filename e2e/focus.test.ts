/**
 * Whatever a person does by keyboard, the focus is somewhere afterwards: never on the body, never on something hidden. And whoever
 * listens hears it: whose turn it is when they come, then every line of the log once and in order.
 */
import type { Page } from '@playwright/test';
import type { Album } from '../scripts/shots/album.ts';
import { type GameId, gameIds } from '../src/games/index.ts';
import { againstTheLog, heardOn, record } from './hearing.ts';
import { plant, withoutBots } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

const albumOf = async (game: GameId): Promise<Album> => (await import(`../src/games/${game}/shots.ts`)).album;

/** Where the focus is, in words; nothing where it fell to the body. */
function focused(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    const at = document.activeElement;
    if (!at || at === document.body || at === document.documentElement) return '';
    return at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 60) ?? at.tagName;
  });
}

/** Whether whoever comes was told what they are asked, or for whom the table waits. */
async function toldOfTurn(page: Page): Promise<boolean> {
  for (let looks = 0; looks < 40; looks++) {
    const heard = await heardOn(page);
    const [asked] = await page.locator('.now.mine .sentence > span').allTextContents();
    if (asked === undefined ? heard.length : heard.some(({ text }) => text === `Your turn. ${asked}`)) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

/** What is wrong once the log has come to rest and everything in it was told, or it is clear that it will not be. */
async function wrongAtLast(page: Page, from: number): Promise<string[]> {
  let before = '';
  let wrong: string[] = [];
  for (let looks = 0; looks < 150; looks++) {
    // A sentence comes a little later than its line, when the focus rests.
    wrong = await againstTheLog(page, from);
    const now = JSON.stringify(wrong) + (await page.locator('.log li').count());
    if (now === before && (wrong.length === 0 || looks > 40)) return wrong;
    before = now;
    await page.waitForTimeout(80);
  }
  return wrong;
}

/** What can be pressed in turn: every button of the question that is not a toggle, and the place that Tab reaches. */
const pressable = '.now .buttons > .button:not([aria-disabled="true"]):not(:disabled), .now .controls button:not(:disabled)';

for (const game of gameIds)
  test(`${game}: the focus has a place after every action at every stage, and everything is heard once`, async ({ page }) => {
    test.setTimeout(300_000);
    await prefer(page);
    await record(page);
    await page.goto('/');
    const lost: string[] = [];
    const unheard: string[] = [];
    for (const [moment, prepared] of Object.entries((await albumOf(game)).moments)) {
      const id = await plant(page, prepared);
      const arrive = async () => {
        await page.goto(`/table/${id}`);
        await page.locator('section.now, .result, dialog[open]').first().waitFor();
      };
      await arrive();
      // A curtain speaks for itself.
      const curtain = (await page.locator('dialog[open]').count()) > 0;
      if (!curtain && !(await toldOfTurn(page))) unheard.push(`${moment}: ${JSON.stringify(await heardOn(page))} on arrival`);
      const place = page.locator('[data-place][tabindex="0"]:not([inert] *)').first();
      if ((await page.locator('dialog[open]').count()) === 0 && (await place.count())) {
        await place.focus();
        await page.keyboard.press('Enter');
        if ((await focused(page)) === '') lost.push(`${moment}: after the place ${await place.getAttribute('data-place')}`);
        await page.keyboard.press('Escape');
      }
      const button = page.locator('dialog[open] .primary').or(page.locator(pressable).last()).last();
      if (!(await button.count())) continue;
      // What is named is what is pressed: while a bot's step is shown other buttons stand there.
      const name = await button.evaluate((element: HTMLElement) => {
        element.focus();
        return element.innerText || element.getAttribute('aria-label');
      });
      await page.keyboard.press('Enter');
      // What it leads to takes a moment: a bot answers, a question changes.
      await page.waitForTimeout(120);
      if ((await focused(page)) === '') lost.push(`${moment}: after “${name}”`);
      unheard.push(...(await wrongAtLast(page, prepared.head.steps)).map((wrong) => `${moment}, after “${name}”: ${wrong}`));
    }
    expect(lost).toEqual([]);
    expect(unheard).toEqual([]);
  });

test('the focus goes with the page: to its heading, and back', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  for (const [link, heading] of [
    ['Play Tikal', 'Tikal'],
    ['Play Cortez', 'Cortez'],
  ] as const) {
    await page.getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1:focus')).toContainText(heading);
    await page.goBack();
    await expect(page.locator('h1:focus')).toBeVisible();
  }
});

test('a seat that is removed leaves the focus beside it', async ({ page }) => {
  await prefer(page);
  await page.goto('/new/tikal');
  await page
    .getByRole('button', { name: /Remove seat/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  expect(await focused(page)).not.toBe('');
});

test('after a dialog whose button has gone with what was done, the focus is at the question', async ({ page }) => {
  await prefer(page);
  await withoutBots(page);
  await page.goto('/');
  const { act } = (await albumOf('tikal')).moments;
  if (!act) throw new Error('There is no such moment.');
  await page.goto(`/table/${await plant(page, act)}`);
  await page.getByRole('button', { name: 'End the turn' }).focus();
  await page.keyboard.press('Enter');
  // Its title is heard first.
  await expect(page.getByRole('dialog', { name: 'Unspent action points are lost' })).toBeFocused();
  await page.getByRole('button', { name: /Are you sure/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#asked')).toBeFocused();
});
