/** Faults that were seen in pictures of small windows, and one of a large one. */
import type { Album } from '../scripts/shots/album.ts';
import type { GameId } from '../src/games/index.ts';
import { seatCompany } from './company.ts';
import { plant } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

const momentOf = async (game: GameId, moment: string) => {
  const { album } = (await import(`../src/games/${game}/shots.ts`)) as { album: Album };
  const found = album.moments[moment];
  if (!found) throw new Error(`${game} has no moment ${moment}.`);
  return found;
};

test.describe('320 px wide, by touch', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('who plays where is chosen within the sheet', async ({ page }) => {
    await prefer(page);
    await page.goto('/');
    await page.goto(`/table/${await plant(page, await momentOf('magellan', 'bid'))}`);
    await page.getByRole('button', { name: 'Table', exact: true }).tap();
    const content = page.getByRole('dialog', { name: 'Table' }).locator('.content');
    await expect(content.getByRole('combobox').first()).toBeVisible();
    expect(await content.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  test('the name of the game and the sign of the line do not lie on each other', async ({ page }) => {
    await prefer(page);
    const company = await seatCompany(page, ['Bert', 'Chioma']);
    await page.goto(`/table/${company.id}`);
    await expect(page.getByRole('button', { name: /^Chat/ })).toBeVisible();
    for (const width of [320, 340, 360, 375, 390, 430]) {
      await page.setViewportSize({ width, height: 640 });
      const over = await page.evaluate(() => {
        const title = document.querySelector('header h1');
        if (!title || getComputedStyle(title).clipPath !== 'none') return [];
        const text = document.createRange();
        text.selectNodeContents(title);
        const { right } = text.getBoundingClientRect();
        return ['.connection', 'nav'].filter((part) => {
          const at = document.querySelector(`header ${part}`)?.getBoundingClientRect();
          return at !== undefined && at.left < right;
        });
      });
      expect(over, `at ${width}`).toEqual([]);
    }
    company.leave();
  });

  test('an onlooker of a fight offers a card without folding the sheet', async ({ page }) => {
    await prefer(page);
    await page.goto('/');
    await page.goto(`/table/${await plant(page, await momentOf('cortez', 'call'))}`);
    await page.locator('.now').getByRole('button', { name: 'Offer a war card' }).tap();
    const deal = page.getByRole('dialog', { name: 'Fight as a mercenary' });
    await expect(deal.getByRole('button', { name: 'Send offer' })).toBeVisible();
    // The button that stays in sight lies on the edge of the dialog: nothing is seen below it.
    const below = await deal.evaluate((dialog) => {
      const [edge, end] = [dialog.getBoundingClientRect(), dialog.querySelector('.end')?.getBoundingClientRect()];
      return edge.bottom - (end?.bottom ?? 0);
    });
    expect(below).toBeLessThan(2);
  });
});

test.describe('390 px wide, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('whoever invites without a name is told so where the finger is, and led to the field', async ({ page }) => {
    await prefer(page);
    await page.goto('/new/tikal');
    await page
      .getByRole('combobox', { name: /Who plays/ })
      .nth(1)
      .selectOption('invite');
    await page.getByRole('button', { name: 'Start game' }).tap();
    const said = page.getByRole('alert').filter({ hasText: 'Enter your name first.' });
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Name, Seat 1' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Name, Seat 1' }).fill('Anna');
    await page.getByRole('button', { name: 'Start game' }).tap();
    await page.waitForURL(/\/table\//);
  });
});

test.describe('a low phone, as a browser with its bars leaves it', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a game is opened by its name, and all edges of the tile to be placed are seen', async ({ page }) => {
    await prefer(page);
    await page.goto('/');
    // Forced, because the game's own link lies over its name.
    await page.getByRole('heading', { name: 'Tikal' }).tap({ force: true });
    await page.waitForURL('/new/tikal');
    for (const moment of ['start', 'place']) {
      await page.goto(`/table/${await plant(page, await momentOf('tikal', moment))}`);
      const tile = page.locator('.controls .face');
      await expect(tile).toBeInViewport({ ratio: 1 });
      const room = await page.evaluate(() => {
        const [face, buttons] = ['.controls .face', '.now .buttons'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        return (buttons?.top ?? 0) - (face?.bottom ?? 0);
      });
      expect(room, moment).toBeGreaterThanOrEqual(0);
    }
  });
});

test('on a desk the overseers to be taken up stand in the panel once, and over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prefer(page);
  await page.goto('/');
  await page.goto(`/table/${await plant(page, await momentOf('tal-der-koenige', 'orders'))}`);
  const pieces = page.locator('.controls .piece');
  await page.locator('[data-place="8"]').click();
  await page.locator('.card .letters').waitFor();
  await pieces.nth(1).click();
  await page.locator('[data-place="10"]').click();
  await expect(page.locator('.card.menu')).toContainText('10-A');
  await expect(page.locator('.card.menu .instead')).toBeHidden();
  await expect(pieces).toHaveCount(2);
});
