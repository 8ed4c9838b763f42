import { membersAt, type TikalState } from '../src/games/tikal/state.ts';
import { expect, prefer, test } from './support.ts';
import { at, deed, mine, place, sentence, sit } from './tikal-hands.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A turn with all its points and nobody of mine at base camp. */
const turn = at({
  players: 2,
  persons: 2,
  until: (state: TikalState) =>
    mine('act')(state) && state.ap === 10 && state.drawn > 2 && membersAt(state, 4, 0) === 0 && state.leaders[0] !== 4,
});

test('reinforcement by touch: three are brought in and go together, what to do stands beside the place', async ({ page }) => {
  await prefer(page);
  await sit(page, turn);
  const board = page.getByRole('application');
  const before = await board.boundingBox();
  await place(page, '0,4').tap();
  const menu = page.getByRole('group', { name: /^0,4/ });
  for (const left of [9, 8, 7]) {
    await menu.getByRole('button', { name: /^Bring in an explorer/ }).tap();
    await expect(sentence(page)).toContainText(`Spend ${left} action points`);
  }
  await expect(menu).toContainText('Tap a lit tile to walk there.');
  await menu.getByRole('button', { name: '3 explorers' }).tap();
  await place(page, '1,3').tap();
  await expect(place(page, '1,3')).toHaveAttribute('aria-label', /Anna: (expedition leader, )?[3-9] explorers/);
  await expect(page.getByRole('group', { name: /^1,3/ })).toBeVisible();
  expect(await board.boundingBox(), 'the board stays where it is').toEqual(before);
});

test('a tap on my own figures selects them, also while others are selected; the walk there stands in the menu', async ({
  page,
}) => {
  await prefer(page);
  await sit(page, turn);
  await place(page, '0,4').tap();
  for (const left of [9, 8]) {
    await deed(page, 'Bring in an explorer').tap();
    await expect(sentence(page)).toContainText(`Spend ${left} action points`);
  }
  await place(page, '1,3').tap();
  await expect(sentence(page)).toContainText('Spend 7 action points');
  await place(page, '0,4').tap();
  await expect(place(page, '0,4')).toHaveAttribute('aria-pressed', 'true');
  await place(page, '1,3').tap();
  await expect(place(page, '1,3')).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence(page), 'nobody has gone').toContainText('Spend 7 action points');
  await page.getByRole('button', { name: /^From 0,4: 1 explorer/ }).tap();
  await expect(sentence(page)).toContainText('Spend 6 action points');
  await page.getByRole('button', { name: 'Deselect' }).tap();
  await expect(page.locator('[data-place][aria-pressed="true"]')).toHaveCount(0);
});

test('a long press asks, Escape lets go', async ({ page }) => {
  await prefer(page);
  await sit(page, turn);
  const box = await place(page, '0,3').boundingBox();
  if (!box) throw new Error('The place cannot be seen.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.getByRole('group', { name: /^0,3 · temple/ })).toBeVisible();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('group', { name: /^0,3 · temple/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: /^0,3 · temple/ })).toHaveCount(0);
});
