import type { Page } from '@playwright/test';
import { isScoring } from '../src/games/tikal/state.ts';
import { expect, prefer, test } from './support.ts';
import { at, deed, main, mine, place, placing, roomyTable, sentence, sit } from './tikal-hands.ts';

/** Walks the board with the arrow keys to a place. */
async function walkTo(page: Page, name: string): Promise<void> {
  const [column = '', row = ''] = name;
  for (let steps = 0; steps < 20; steps++) {
    const [c = '', r = ''] = (await page.locator('[data-place]:focus').getAttribute('data-place')) ?? '';
    if (c === column && r === row) return;
    await page.keyboard.press(c < column ? 'ArrowRight' : c > column ? 'ArrowLeft' : r < row ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error('The arrow keys never came there.');
}

/** Tabs until something with these words has the focus, then presses Enter. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 400; tabs++) {
    const told = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (words.test(told ?? '')) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${words}.`);
}

test('the end of a game by keyboard alone', async ({ page }) => {
  await prefer(page);
  await sit(
    page,
    at({
      players: 2,
      persons: 2,
      from: 3,
      until: (state) =>
        state.drawn === 36 &&
        state.phase === 'act' &&
        isScoring(state) &&
        state.ap === 10 &&
        state.supply.every((left) => left > 0),
    }),
  );
  for (let seat = 0; seat < 2; seat++) {
    await expect(sentence(page)).toContainText('Scoring round 4');
    for (let tabs = 0; !(await page.locator('[data-place]:focus').count()) && tabs < 60; tabs++) await page.keyboard.press('Tab');
    await walkTo(page, 'A5');
    await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', /^A5 base camp\./);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Bring in an explorer/);
    await expect(sentence(page)).toContainText('9 action points');
    await tabTo(page, /^End the turn$/);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await tabTo(page, /^End the turn\. Are you sure/);
  }
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});

test('a tile is turned and placed by keyboard', { tag: '@everywhere' }, async ({ page }) => {
  await prefer(page);
  const { start, hex, rotations } = roomyTable((state) => mine('place')(state) && state.drawn > 5);
  await sit(page, start);
  for (let tabs = 0; !(await page.locator('[data-place]:focus').count()) && tabs < 60; tabs++) await page.keyboard.press('Tab');
  await walkTo(page, hex);
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', /The tile fits here/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await expect(main(page)).toHaveText(placing(hex, rotations[1]));
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toContainText('Spend 10 action points');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tile and a figure by tap, within thumb’s reach', async ({ page }) => {
    const { start, hex, rotations } = roomyTable((state) => mine('place')(state) && state.drawn > 3);
    await prefer(page);
    await sit(page, start);
    await place(page, hex).tap();
    await expect(main(page)).toHaveText(placing(hex, rotations[0]));
    const turned = (at: number) => expect(main(page)).toHaveText(placing(hex, rotations[at]));
    await page.getByRole('button', { name: 'Turn right' }).tap();
    await turned(1);
    await page.getByRole('button', { name: 'Turn left' }).tap();
    await turned(0);
    await main(page).tap();
    await expect(sentence(page)).toContainText('Spend 10 action points');
    await place(page, 'A5').tap();
    await deed(page, 'Bring in an explorer').tap();
    await expect(sentence(page)).toContainText('Spend 9 action points');
    const height = async () => (await page.getByRole('application').boundingBox())?.height ?? 0;
    const before = await height();
    await place(page, 'B4').tap();
    await expect(sentence(page)).toContainText('Spend 8 action points');
    expect(Math.abs((await height()) - before), 'the board stays where it is').toBeLessThan(1);
    const box = await page.getByRole('button', { name: 'End the turn', exact: true }).boundingBox();
    expect(box && box.y + box.height).toBeGreaterThan(740);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });

  test('a swipe over the tile turns it', async ({ page }) => {
    const { start, hex, rotations } = roomyTable((state) => mine('place')(state) && state.drawn > 3);
    await prefer(page);
    await sit(page, start);
    await place(page, hex).tap();
    await swipe(page, hex);
    await expect(main(page)).toHaveText(placing(hex, rotations[1]));
  });
});

/** A finger drawn over a place. */
async function swipe(page: Page, name: string): Promise<void> {
  const box = await place(page, name).boundingBox();
  if (!box) throw new Error('The place cannot be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x - 20, y }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 20, y }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
