import type { Page } from '@playwright/test';
import { hexName } from '../src/games/tikal/board.ts';
import { tikal } from '../src/games/tikal/index.ts';
import { isScoring, type TikalState, treasuresOf } from '../src/games/tikal/state.ts';
import { type Moment, plant, prepare } from './prepare.ts';
import { complaints, expect, expectAccessible, prefer, test } from './support.ts';

const at = (moment: Moment<TikalState>) => prepare(tikal, moment);
const mine = (phase: string) => (state: TikalState) => state.phase === phase && state.seat === 0;

async function sit(page: Page, prepared: ReturnType<typeof at>): Promise<void> {
  await page.goto('/');
  const id = await plant(page, prepared);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('application')).toBeVisible({ timeout: 20_000 });
}

const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);
const main = (page: Page) => page.locator('.now .buttons .primary');
const deed = (page: Page, name: string | RegExp) => page.locator('.deed', { hasText: name });
const sentence = (page: Page) => page.locator('.now .sentence');

/** A hex where the tile in hand fits in several ways, with the ways. */
function roomyHex(state: TikalState): { hex: string; rotations: number[] } {
  const ways = new Map<string, number[]>();
  for (const choice of tikal.choices(state, state.seat))
    if ('action' in choice && choice.action.type === 'place') {
      const hex = hexName(choice.action.hex);
      ways.set(hex, [...(ways.get(hex) ?? []), choice.action.rotation]);
    }
  const [hex, rotations] = [...ways].find(([, found]) => found.length > 1) ?? ['', []];
  return { hex, rotations };
}

/** A table of two persons at such a moment, with a hex where the tile can be turned. */
function roomyTable(until: (state: TikalState) => boolean) {
  let found = { hex: '', rotations: [] as number[] };
  const start = at({
    players: 2,
    persons: 2,
    until(state) {
      if (until(state)) found = roomyHex(state);
      return found.hex !== '';
    },
  });
  return { start, ...found };
}

/** Ends the turn, and says so once more where points are left. */
async function endTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End the turn', exact: true }).click();
  const sure = page.locator('dialog[open] .primary');
  await sure.click();
}

test('Tikal by mouse: a tile turned and placed, a turn of several actions, taken back step by step', async ({ page }) => {
  const { start, hex, rotations } = roomyTable(mine('place'));
  await prefer(page);
  await sit(page, start);
  await place(page, hex).hover();
  await expect(page.locator('.ghost')).toBeVisible();
  await place(page, hex).click();
  await expect(main(page)).toHaveText(`Place at ${hex}, rotation ${rotations[0]}`);
  await page.keyboard.press('r');
  await expect(main(page)).toHaveText(`Place at ${hex}, rotation ${rotations[1]}`);
  await place(page, hex).hover();
  await page.mouse.wheel(0, -100);
  await expect(main(page)).toHaveText(`Place at ${hex}, rotation ${rotations[0]}`);
  await place(page, hex).click();
  await expect(sentence(page)).toContainText('Spend 10 action points');

  await place(page, '0,4').click();
  await deed(page, 'Bring in the leader').click();
  await deed(page, 'Bring in an explorer').click();
  await expect(sentence(page)).toContainText('Spend 8 action points');
  await page.getByRole('button', { name: 'Leader', exact: true }).click();
  await place(page, '1,3').click();
  await expect(page.locator('.pips')).toContainText('→7');
  await place(page, '1,3').click();
  await expect(place(page, '1,3')).toHaveAttribute('aria-label', /Anna: expedition leader/);

  await place(page, '0,4').click();
  await page.getByRole('button', { name: 'Select 0,4 instead' }).click();
  await place(page, '0,3').click();
  await main(page).click();
  await expect(place(page, '0,3')).toHaveAttribute('aria-label', /^0,3 temple\. Value 1\. Anna: 1 explorer\. You lead 1 to 0\./);
  await deed(page, 'Uncover').click();
  await expect(place(page, '0,3')).toHaveAttribute('aria-label', /Value 2/);
  await expect(sentence(page)).toContainText('Spend 3 action points');
  await deed(page, 'Uncover').hover();
  await expect(page.locator('.why').filter({ hasText: 'takes 2 figures' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rule T4.4' }).first().click();
  await expect(page.locator('.cited')).toContainText('needs two figures there');
  await page.keyboard.press('Escape');

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(place(page, '0,3')).toHaveAttribute('aria-label', /Value 1/);
  await undo.click();
  await expect(place(page, '0,4')).toHaveAttribute('aria-label', /Anna: 1 explorer/);
  await expect(sentence(page)).toContainText('Spend 7 action points');
  await endTurn(page);
  await expect(sentence(page)).toContainText('Place');
  expect(await page.locator('main svg *').count()).toBeLessThan(3000);
});

test('why not, with the rule behind it, on hovering', async ({ page }) => {
  await prefer(page);
  await sit(page, at({ until: (state) => mine('act')(state) && state.drawn > 16 && state.ap > 7 }));
  await place(page, '0,4').click();
  await place(page, '4,3').hover();
  await expect(page.getByText(/There is a volcano at 4,3; nobody can enter it\./)).toBeVisible();
  await page.getByRole('button', { name: 'Rule T4.3' }).first().click();
  await expect(page.locator('.cited')).toContainText('as many points as stones');
});

test('treasures change hands in the trade view, pairs stay out of it', async ({ page }) => {
  const singles = (state: TikalState, seat: number) =>
    Array.from({ length: 8 }, (_, motif) => treasuresOf(state, seat, motif)).filter((count) => count === 1).length;
  await prefer(page);
  await sit(
    page,
    at({
      players: 2,
      until: (state) => mine('act')(state) && state.ap > 2 && singles(state, 0) > 1 && singles(state, 1) > 1 && state.drawn > 9,
    }),
  );
  await page.getByRole('button', { name: /Exchange a treasure/ }).click();
  const theirs = page.getByRole('group', { name: 'You take' }).getByRole('button');
  const wanted = (await theirs.first().getAttribute('aria-label')) ?? '';
  await theirs.first().click();
  await expect(main(page)).toHaveAttribute('aria-disabled', 'true');
  const own = page.getByRole('group', { name: 'You give' }).getByRole('button');
  await own.last().click();
  await expect(main(page)).toHaveText(/^Take the .* of Bert for your /);
  await expectAccessible(page, 'aside');
  await main(page).click();
  await expect(page.locator('.log')).toContainText(`Anna takes the ${wanted.replace(/ of .*/, '')} of Bert`);
});

test('what a bot does is played back: its figures walk, captions tell', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('tafelrunde-settings', JSON.stringify({ speed: 'fast', motion: 'system', sound: false })),
  );
  await sit(
    page,
    at({ players: 2, until: (state) => mine('act')(state) && state.ap === 0 && state.drawn > 6 && state.drawn < 20 }),
  );
  await page.getByRole('button', { name: 'End the turn', exact: true }).click();
  await expect(page.locator('.mover, .trail').first()).toBeAttached({ timeout: 30_000 });
  await expect(page.locator('main .caption')).toContainText('Bert', { timeout: 30_000 });
});

test('a maximum bid left standing answers by itself', async ({ page }) => {
  await prefer(page);
  await sit(
    page,
    at({ options: { auction: true }, until: (state) => mine('auction')(state) && state.drawn > 7 && state.bid > 1 }),
  );
  await expect(page.getByRole('region', { name: 'The auction' })).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Your bid' }).fill('15');
  await expect(page.getByText(/^leaves you/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep bidding up to 15' }).click();
  await expect(page.getByText(/^Choose a tile/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('group', { name: 'Tiles on offer' }).getByRole('button').first().click();
  await expect(main(page)).toHaveText(/^Take /);
});

/** Walks the board with the arrow keys to a place. */
async function walkTo(page: Page, name: string): Promise<void> {
  const [column = 0, row = 0] = name.split(',').map(Number);
  for (let steps = 0; steps < 20; steps++) {
    const [c = 0, r = 0] = ((await page.locator('[data-place]:focus').getAttribute('data-place')) ?? '').split(',').map(Number);
    if (c === column && r === row) return;
    await page.keyboard.press(c < column ? 'ArrowRight' : c > column ? 'ArrowLeft' : r < row ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error('The arrow keys never came there.');
}

/** Tabs until something with these words has the focus, then presses Enter. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 120; tabs++) {
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
    await walkTo(page, '0,4');
    await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', /^0,4 base camp\./);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Bring in an explorer/);
    await expect(sentence(page)).toContainText('9 action points');
    await tabTo(page, /^End the turn$/);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await tabTo(page, /^End the turn: really/);
  }
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
});

test('a tile is turned and placed by keyboard', async ({ page }) => {
  await prefer(page);
  const { start, hex, rotations } = roomyTable((state) => mine('place')(state) && state.drawn > 5);
  await sit(page, start);
  for (let tabs = 0; !(await page.locator('[data-place]:focus').count()) && tabs < 60; tabs++) await page.keyboard.press('Tab');
  await walkTo(page, hex);
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', /The tile can be placed here/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await expect(main(page)).toHaveText(`Place at ${hex}, rotation ${rotations[1]}`);
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toContainText('Spend 10 action points');
});

test('online in two browsers and two languages: each sees what the other does', async ({ page: anna, browser }) => {
  test.slow();
  await prefer(anna, { name: 'Anna' });
  await anna.goto('/new/tikal');
  const seats = anna.getByRole('combobox', { name: /Who plays/ });
  await seats.nth(1).selectOption('invite');
  while ((await seats.count()) > 2)
    await anna
      .getByRole('button', { name: /Remove seat/ })
      .last()
      .click();
  await anna.getByRole('button', { name: 'Start' }).click();
  const link = await anna.getByRole('textbox', { name: /Invitation/ }).inputValue();
  const context = await browser.newContext({ locale: 'nl-NL' });
  const bert = await context.newPage();
  const dutch = complaints(bert);
  await prefer(bert, { name: 'Bert' });
  await bert.goto(new URL(link).pathname + new URL(link).hash);
  await bert.getByRole('button', { name: 'Ga zitten' }).click();
  await expect(anna.getByText('Bert')).toBeVisible();
  await anna.getByRole('button', { name: 'Start' }).click();
  await expect(bert.getByRole('application', { name: 'Het oerwoud van Tikal' })).toBeVisible();
  await expect(anna.getByRole('application', { name: 'The jungle of Tikal' })).toBeVisible();

  const end = { anna: 'End the turn', bert: 'Beëindig de beurt' };
  for (let turn = 0; turn < 4; turn++) {
    const lit = (page: Page) => page.locator('[data-place].lit').first();
    const first = await Promise.race([
      lit(anna)
        .waitFor({ timeout: 20_000 })
        .then(() => 'anna' as const),
      lit(bert)
        .waitFor({ timeout: 20_000 })
        .then(() => 'bert' as const),
    ]);
    const [actor, other] = first === 'anna' ? [anna, bert] : [bert, anna];
    const hex = (await lit(actor).getAttribute('data-place')) ?? '';
    await place(actor, hex).click();
    await place(actor, hex).click();
    await expect(place(other, hex)).not.toHaveAttribute('aria-label', /unexplored|onbekend/);
    await place(actor, '0,4').click();
    await actor.locator('.deed').first().click();
    const name = first === 'anna' ? 'Anna' : 'Bert';
    await expect(place(other, '0,4')).toHaveAttribute('aria-label', new RegExp(`${name}: `));
    await actor.locator('.now .buttons .button', { hasText: end[first] }).click();
    await actor.locator('dialog[open] .primary').click();
  }
  expect(dutch).toEqual([]);
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tile and a figure by tap, within thumb’s reach', async ({ page }) => {
    const { start, hex, rotations } = roomyTable((state) => mine('place')(state) && state.drawn > 3);
    await prefer(page);
    await sit(page, start);
    await place(page, hex).tap();
    await expect(main(page)).toHaveText(`Place at ${hex}, rotation ${rotations[0]}`);
    const turned = (at: number) => expect(main(page)).toHaveText(`Place at ${hex}, rotation ${rotations[at]}`);
    await page.getByRole('button', { name: 'Turn right' }).tap();
    await turned(1);
    await page.getByRole('button', { name: 'Turn left' }).tap();
    await turned(0);
    await main(page).tap();
    await expect(sentence(page)).toContainText('Spend 10 action points');
    await place(page, '0,4').tap();
    await deed(page, 'Bring in an explorer').tap();
    await expect(sentence(page)).toContainText('Spend 9 action points');
    const height = async () => (await page.getByRole('application').boundingBox())?.height ?? 0;
    const before = await height();
    await place(page, '1,3').tap();
    await expect(main(page)).toHaveText('Walk an explorer from 0,4 to 1,3');
    expect(Math.abs((await height()) - before), 'the board stays where it is between two taps').toBeLessThan(1);
    await place(page, '1,3').tap();
    await expect(sentence(page)).toContainText('Spend 8 action points');
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
    await expect(main(page)).toHaveText(`Place at ${hex}, rotation ${rotations[1]}`);
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

const stages = {
  placing: at({ until: (state) => mine('place')(state) && state.drawn > 9 && state.tile !== 6 }),
  acting: at({ until: (state) => mine('act')(state) && state.drawn > 16 && state.ap > 7 }),
  bidding: at({ options: { auction: true }, until: (state) => mine('auction')(state) && state.drawn > 7 && state.bid > 1 }),
  scored: at({ until: (state) => mine('act')(state) && state.scorings > 1 && state.order.length === 2 && state.ap === 10 }),
};

for (const [size, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }))
  test(`Tikal’s stages are accessible in light and dark on a ${size}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await prefer(page);
    await sit(page, stages.acting);
    await place(page, '0,4').click();
    await expectAccessible(page);
    await sit(page, stages.placing);
    await page.locator('[data-place].lit').first().click();
    await expectAccessible(page, 'aside');
    await sit(page, stages.bidding);
    await expectAccessible(page, 'aside');
    await expectAccessible(page, 'section[aria-label="The auction"]');
    await sit(page, stages.scored);
    await expect(page.locator('main .scored')).toBeVisible();
    await expectAccessible(page, 'main');
  });

test('the rules page shows its pictures, the worked example of movement among them', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/tikal');
  const pictures = page.locator('.picture svg[role="img"]');
  await expect(pictures).toHaveCount(7, { timeout: 20_000 });
  const movement = page.locator('section', { hasText: 'Actions and their prices' }).locator('.picture svg[role="img"]');
  await expect(movement.locator('.chip')).not.toHaveCount(0);
  await expect(movement.locator('.way').first()).toBeAttached();
  await expectAccessible(page, '.paragraph');
});
