/** Every game and stage in every window: nothing overlaps, nothing is too small, nothing is out of reach, nothing shifts. */
import type { Album } from '../scripts/shots/album.ts';
import { type GameId, gameIds } from '../src/games/index.ts';
import { boardBox, faultsOf, windows } from './measures.ts';
import { plant } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

/** The catalogue gives albums only to the camera (`--conditions=shots`); a test looks for them where they lie. */
const albumOf = async (game: GameId): Promise<Album> => (await import(`../src/games/${game}/shots.ts`)).album;

for (const game of gameIds)
  test(`${game} is whole in every window and at every stage`, async ({ page }) => {
    const { moments } = await albumOf(game);
    test.setTimeout(600_000);
    await prefer(page);
    await page.goto('/');
    const found: string[] = [];
    const [width, height] = windows[0];
    for (const [moment, prepared] of Object.entries(moments)) {
      const id = await plant(page, prepared);
      // Opened in the first window: a sheet takes a moment to settle where the layout changes.
      await page.setViewportSize({ width, height });
      await page.goto(`/table/${id}`);
      await page.locator('.now').first().waitFor();
      // The last steps are shown and what the stage needs is fetched; a sheet settles after that.
      await expect(page.locator('section.now').getByText('still being shown')).toHaveCount(0);
      await page.waitForTimeout(350);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        for (const fault of await faultsOf(page)) found.push(`${moment} at ${width}x${height}: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  });

/** Where a tap selects something on the board without doing it yet. */
const taps: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  cortez: ['act', 'banish'],
  magellan: ['bid', 'half'],
  'tal-der-koenige': ['orders', 'workers', 'build'],
  tikal: ['place', 'act'],
};

test('the board stays where it is between one tap and the next', async ({ page }) => {
  test.slow();
  await prefer(page);
  await page.goto('/');
  for (const game of gameIds)
    for (const moment of taps[game] ?? []) {
      const prepared = (await albumOf(game)).moments[moment];
      if (!prepared) throw new Error(`${game} has no moment ${moment}.`);
      const id = await plant(page, prepared);
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [1024, 768],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(`/table/${id}`);
        const lit = page.locator('[data-place].lit, [data-place][data-lit]');
        const place = (await lit.count()) ? lit.first() : page.locator('[data-place]').nth(4);
        await place.waitFor();
        const before = await boardBox(page);
        await place.focus();
        await page.keyboard.press('Enter');
        await page.waitForTimeout(150);
        const where = `${game} ${moment} at ${width}x${height}`;
        expect(await boardBox(page), where).toBe(before);
        // Beside the place, or where that would hide another that could be chosen, in the panel; in small windows always there.
        const covered = (await faultsOf(page)).filter((fault) => fault.includes('covers'));
        expect(covered, where).toEqual([]);
        if (width > 900) continue;
        expect(await page.locator('.play > .card').count(), `${where}: no card over the board`).toBe(0);
      }
    }
});

test('a sheet over the board folds from its first frame on, and stays up while others decide at the same time', async ({
  page,
}) => {
  const { mutiny } = (await albumOf('cortez')).moments;
  if (!mutiny) throw new Error('Cortez has no mutiny.');
  await prefer(page);
  await page.setViewportSize({ width: 320, height: 640 });
  // What every frame shows of the sheet, each state once.
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { sheetFrames: frames });
    const look = () => {
      const [side, rest] = [document.querySelector('aside'), document.querySelector('.rest')];
      if (side && rest) {
        const over = side.getBoundingClientRect().top < rest.getBoundingClientRect().top - 4;
        const state = `${over ? 'up' : 'down'}${document.querySelector('.fold') ? ', folds' : ''}`;
        if (frames.at(-1) !== state) frames.push(state);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await page.goto(`/table/${await plant(page, mutiny)}`);
  // The bots have put back their cards.
  await expect(page.getByText('✓')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Fold the panel down' })).toBeVisible();
  await page.waitForTimeout(350);
  const frames = await page.evaluate(() => (window as unknown as { sheetFrames: string[] }).sheetFrames);
  expect(frames.filter((state) => state.startsWith('up'))).toEqual(['up, folds']);
});
