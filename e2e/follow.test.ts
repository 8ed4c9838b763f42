/** Whoever has zoomed sees what happens elsewhere, and can still name every place. */
import type { Page } from '@playwright/test';
import type { Album } from '../scripts/shots/album.ts';
import type { GameId } from '../src/games/index.ts';
import { plant } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

const albumOf = async (game: GameId): Promise<Album> => (await import(`../src/games/${game}/shots.ts`)).album;

/** A late moment of each game, and how its log tells where something came to. */
const told = {
  cortez: { moment: 'act', to: /moves from .* to field ([A-Q]\d+)/ },
  magellan: { moment: 'half', to: /sails from .* to ([\w ]+ I+)\.|sends a ship to ([\w ]+ I+)\./ },
  'tal-der-koenige': { moment: 'build', to: /(?:worker|overseer).* to (?:site|area) (\d+)/i },
  tikal: { moment: 'act', to: /walks .* to ([A-H]\d)|places .* tile at ([A-H]\d)/ },
} as const satisfies Partial<Record<GameId, { moment: string; to: RegExp }>>;
/** A game that is not in the list has no such moment to try. */
type Tried = keyof typeof told;

/** Whether the middle of a place is inside the board's window. */
function isSeen(page: Page, place: string): Promise<boolean> {
  return page.evaluate((name) => {
    const board = document.querySelector('svg[role="application"]')?.getBoundingClientRect();
    const named = [...document.querySelectorAll('[data-place]')].find((one) => one.getAttribute('aria-label')?.startsWith(name));
    const at = (document.querySelector(`[data-place="${name}"]`) ?? named)?.getBoundingClientRect();
    if (!board || !at) throw new Error(`There is no place ${name}.`);
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    return x > board.left && x < board.right && y > board.top && y < board.bottom;
  }, place);
}

for (const game of Object.keys(told) as Tried[])
  test(`${game}: a view that was zoomed goes to where something happens`, async ({ page }) => {
    const { moment, to } = told[game];
    const prepared = (await albumOf(game)).moments[moment];
    if (!prepared) throw new Error(`${game} has no moment ${moment}.`);
    await prefer(page);
    await page.goto('/');
    await page.goto(`/table/${await plant(page, prepared)}`);
    const lines = page.locator('.log .moment');
    await lines.first().waitFor();
    const older = page.getByRole('button', { name: 'Show everything' });
    if (await older.count()) await older.click();
    const texts = await lines.allTextContents();
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    for (let i = 0; i < 5; i++) await zoomIn.click();
    // Away from the present, whose last step was seen before anybody zoomed.
    await lines.first().click();
    let gone = 0;
    for (let at = texts.length - 1; at >= 0 && !gone; at--) {
      const found = to.exec(texts[at] ?? '');
      const place = found?.[1] ?? found?.[2];
      if (!place) continue;
      const already = await isSeen(page, place);
      await lines.nth(at).click();
      await expect.poll(() => isSeen(page, place), { message: `${texts[at]} is seen` }).toBe(true);
      if (!already) gone++;
    }
    expect(gone, 'steps that lay outside the view').toBe(1);
  });

test('a zoomed view of Tikal and Cortez has the letters and numbers of what it shows at its edge', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const [game, moment, zooms] of [
    ['tikal', 'start', 0],
    ['tikal', 'act', 1],
    ['cortez', 'act', 4],
  ] as const) {
    const prepared = (await albumOf(game)).moments[moment];
    if (!prepared) throw new Error(`${game} has no moment ${moment}.`);
    await page.goto(`/table/${await plant(page, prepared)}`);
    await page.locator('[data-place]').first().waitFor();
    for (let i = 0; i < zooms; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
    const unnamed = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const board = document.querySelector('svg[role="application"]')!.getBoundingClientRect();
      const inside = ({ x, y, width, height }: DOMRect) =>
        x >= board.left - 1 && y >= board.top - 1 && x + width <= board.right + 1 && y + height <= board.bottom + 1;
      const rim = [...document.querySelectorAll('.rim text')].filter((one) => inside(one.getBoundingClientRect()));
      const names = new Set(rim.map(({ textContent }) => textContent));
      // Places that are wholly in sight: both their letter and their number must be too.
      const places = [...document.querySelectorAll('[data-place]')].filter((one) => inside(one.getBoundingClientRect()));
      if (places.length < 4) return ['too few places'];
      return places.flatMap((one) => {
        const [, letter, number] = /^([A-Z])(\d+)$/.exec(one.getAttribute('data-place') ?? '') ?? [];
        // The corner of Cortez's map bears its letter alone.
        return letter && number && !(names.has(letter) && (names.has(number) || number === '1')) ? [`${letter}${number}`] : [];
      });
    });
    expect(unnamed, `${game} ${moment}`).toEqual([]);
  }
});
