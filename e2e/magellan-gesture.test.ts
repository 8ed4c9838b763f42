import { magellan } from '../src/games/magellan/index.ts';
import { plant, prepare } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a port says what it is on a tap and is let go by the cross; what can be done there stands beside it', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const id = await plant(page, prepare(magellan, { players: 3, until: (state) => magellan.waiting(state).includes(0) }));
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('application')).toBeVisible();
  const port = page.locator('[data-place]').first();
  await port.tap();
  const card = page.locator('.card.menu');
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Deselect' }).tap();
  await expect(card).toHaveCount(0);
});

test('a hand that lies open is drawn for everybody; discards and what is known of hands can be looked at', async ({ page }) => {
  const cards = (counts: readonly number[]) => counts.flatMap((count, i) => Array<number>(count).fill(i + 1));
  let open: number[] = [];
  let discards: number[] = [];
  const prepared = prepare(magellan, {
    players: 3,
    until(state) {
      open = cards(state.hands.slice(9, 18));
      discards = cards(state.discard);
      return state.open[1] === 1 && open.length > 1 && discards.length > 1 && magellan.waiting(state).includes(0);
    },
  });
  await prefer(page);
  await page.goto('/');
  const id = await plant(page, prepared);
  await page.goto(`/table/${id}`);
  await page.locator('[data-place="money"]').tap();
  const card = page.getByRole('group', { name: 'Cards and money' });
  await expect(card).toContainText(`Discards: ${discards.join(', ')}`);
  await expect(card).toContainText(`Bert: ${open.join(', ')}`);
  await page.getByRole('button', { name: 'Deselect' }).tap();
  await page.getByRole('button', { name: 'Players' }).tap();
  await expect(page.locator('dialog[open] li').nth(1).getByTitle('hand lies open').locator('b')).toHaveText(open.map(String));
});

test('ships among which one must choose are told apart: numbered on the board as on the buttons, with what lies under them', async ({
  page,
}) => {
  let numbers: number[] = [];
  const prepared = prepare(magellan, {
    players: 3,
    until(state) {
      if (!magellan.waiting(state).includes(0)) return false;
      numbers = magellan
        .choices(state, 0)
        .flatMap((choice) => ('action' in choice && choice.action.type === 'ship' ? [choice.action.ship + 1] : []));
      return numbers.length > 1;
    },
  });
  await prefer(page);
  await page.goto('/');
  await page.goto(`/table/${await plant(page, prepared)}`);
  const buttons = page.locator('.now .controls .ship');
  await expect(buttons).toHaveCount(numbers.length);
  for (const [at, number] of numbers.entries()) await expect(buttons.nth(at)).toContainText(`ship ${number}`);
  const drawn = await page.locator('.ships .number text').allTextContents();
  expect(drawn.map(Number).sort((a, b) => a - b)).toEqual(numbers.toSorted((a, b) => a - b));
  await buttons.nth(1).tap();
  await page.locator('.now .buttons > .primary').tap();
  await expect(page.locator('.told')).toContainText(/Anna sails from/);
});
