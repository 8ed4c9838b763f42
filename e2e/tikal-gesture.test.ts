import { membersAt, type TikalState } from '../src/games/tikal/state.ts';
import { seatCompany } from './company.ts';
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
  await place(page, 'A5').tap();
  const menu = page.getByRole('group', { name: /^A5/ });
  for (const left of [9, 8, 7]) {
    await menu.getByRole('button', { name: /^Bring in an explorer/ }).tap();
    await expect(sentence(page)).toContainText(`Spend ${left} action points`);
  }
  await expect(menu).toContainText('Choose a lit tile to walk there.');
  await menu.getByRole('button', { name: '3 explorers' }).tap();
  await place(page, 'B4').tap();
  await expect(place(page, 'B4')).toHaveAttribute('aria-label', /Anna: (expedition leader, )?[3-9] explorers/);
  await expect(page.getByRole('group', { name: /^B4/ })).toBeVisible();
  expect(await board.boundingBox(), 'the board stays where it is').toEqual(before);
});

test('a tap on my own figures selects them, also while others are selected; the walk there stands in the menu', async ({
  page,
}) => {
  await prefer(page);
  await sit(page, turn);
  await place(page, 'A5').tap();
  for (const left of [9, 8]) {
    await deed(page, 'Bring in an explorer').tap();
    await expect(sentence(page)).toContainText(`Spend ${left} action points`);
  }
  await place(page, 'B4').tap();
  await expect(sentence(page)).toContainText('Spend 7 action points');
  await place(page, 'A5').tap();
  await expect(place(page, 'A5')).toHaveAttribute('aria-current', 'true');
  await place(page, 'B4').tap();
  await expect(place(page, 'B4')).toHaveAttribute('aria-current', 'true');
  await expect(sentence(page), 'nobody has gone').toContainText('Spend 7 action points');
  await page.getByRole('button', { name: /^From A5: 1 explorer/ }).tap();
  await expect(sentence(page)).toContainText('Spend 6 action points');
  await page.getByRole('button', { name: 'Deselect' }).tap();
  await expect(page.locator('[data-place][aria-current]')).toHaveCount(0);
});

test('a long press asks, Escape lets go', async ({ page }) => {
  await prefer(page);
  await sit(page, turn);
  const box = await place(page, 'A4').boundingBox();
  if (!box) throw new Error('The place cannot be seen.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.getByRole('group', { name: /^A4 · temple/ })).toBeVisible();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('group', { name: /^A4 · temple/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: /^A4 · temple/ })).toHaveCount(0);
});

test('early on the view is near what is explored and grows with it; it has settled before anything can be hit', async ({
  page,
}) => {
  await prefer(page);
  await sit(page, at({ players: 2, persons: 2, until: (state: TikalState) => mine('place')(state) && state.drawn === 1 }));
  const board = page.getByRole('application');
  const seen = async () => Number((await board.getAttribute('viewBox'))?.split(' ')[2]);
  const start = await seen();
  // Every hex that matters lies whole in the view, and the drawing is nearer than the whole would be.
  const frame = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const lit of await page.locator('[data-place][data-lit]').all()) {
    const box = (await lit.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect(box.x).toBeGreaterThanOrEqual(frame.x - 1);
    expect(box.y).toBeGreaterThanOrEqual(frame.y - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  }
  await page.getByRole('button', { name: 'Zoom out' }).tap();
  await expect.poll(seen).toBeGreaterThan(start);
  await page.getByRole('button', { name: 'Show everything' }).tap();
  await expect.poll(seen).toBe(start);
});

test('whoever has zoomed elsewhere is taken to where something happens', async ({ page }) => {
  await prefer(page);
  await sit(page, turn);
  const board = page.getByRole('application');
  const frame = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const camp = place(page, 'A5');
  const inView = async () => {
    const box = (await camp.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height;
  };
  // Zoom far in at the corner that is farthest from base camp.
  await page.mouse.move(frame.x + 12, frame.y + 12);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  await expect.poll(inView).toBe(false);
  await page.getByRole('button', { name: 'Choices' }).tap();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /^Bring an explorer in at A5/ })
    .first()
    .tap();
  await page.keyboard.press('Escape');
  await expect.poll(inView).toBe(true);
});

test('on a slow line a tap that comes before the laid tile is acknowledged still selects', async ({ page }) => {
  // Every answer of the server comes a second late.
  await page.routeWebSocket('**/*', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => setTimeout(() => socket.send(message), 1000));
  });
  await prefer(page);
  const company = await seatCompany(page, ['Bert'], 'tikal');
  await page.goto(`/table/${company.id}`);
  await page.locator('[data-place][data-lit]').first().tap();
  await page.locator('.now .buttons > .primary').tap();
  // At once, while the tile is still on its way.
  await expect(sentence(page)).not.toContainText('action points');
  await place(page, 'A5').tap();
  await expect(sentence(page)).toContainText('Spend 10 action points');
  await expect(place(page, 'A5')).toHaveAttribute('aria-current', 'true');
  await deed(page, 'Bring in an explorer').tap();
  await expect(sentence(page)).toContainText('Spend 9 action points');
  company.leave();
});
