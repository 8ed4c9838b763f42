/** Small things that were wrong on phones, each as a person met it. */
import type { Locator } from '@playwright/test';
import type { Album } from '../scripts/shots/album.ts';
import { type GameId, gameIds } from '../src/games/index.ts';
import { seatCompany } from './company.ts';
import { boardBox } from './measures.ts';
import { plant } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const momentOf = async (game: GameId, name: string) => {
  const { moments } = (await import(`../src/games/${game}/shots.ts`)).album as Album;
  const found = moments[name];
  if (!found) throw new Error(`${game} has no moment ${name}.`);
  return found;
};

test('the log opens at its newest line', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.goto(`/table/${await plant(page, await momentOf('cortez', 'act'))}`);
  const told = await page.locator('.told').textContent();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  const newest = page.locator('dialog[open] .log li').last();
  await expect(newest).toBeInViewport({ ratio: 0.9 });
  expect((told ?? '').length).toBeGreaterThan(3);
});

test('a proposal of another player leaves Magellan’s board as it lies', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const company = await seatCompany(page, ['Bert', 'Chioma']);
  await page.goto(`/table/${company.id}`);
  const board = page.getByRole('application');
  await page.getByRole('button', { name: 'Pass' }).tap();
  await company.act(1, { type: 'bid', amount: 1 });
  await expect(page.getByText(/Bert bids 1/).first()).toBeVisible();
  const before = [await board.getAttribute('viewBox'), await boardBox(page)];
  await company.guests[0]?.connection.ask({ type: 'propose', table: company.id, seat: 1, what: 'undo' });
  await expect(page.locator('.wants-answer')).toBeVisible();
  await page.waitForTimeout(350);
  expect([await board.getAttribute('viewBox'), await boardBox(page)]).toEqual(before);
  company.leave();
});

test('players: the score is large and what a scoring would bring small; who has scored, what is left, and long names', async ({
  page,
}) => {
  const { moments } = (await import('../src/games/tikal/shots.ts')).album;
  const prepared = moments.scoring;
  if (!prepared) throw new Error('Tikal has no scoring.');
  const long = 'Wilhelmina van der Heijden-Østergaard';
  const holders = prepared.head.holders.map((holder, seat) => (seat === 2 ? { ...holder, name: long } : holder));
  await prefer(page);
  await page.goto('/');
  await page.goto(`/table/${await plant(page, { ...prepared, head: { ...prepared.head, holders } })}`);
  await page.getByRole('button', { name: 'Players', exact: true }).tap();
  const rows = page.locator('dialog[open] li');
  await expect(rows).toHaveCount(4);
  const size = (one: Locator) => one.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  let scored = 0;
  for (const row of await rows.all()) {
    for (const left of [/in the supply$/, /camps? left$/, /guards? left$/]) await expect(row.getByTitle(left)).toBeVisible();
    const then = row.getByTitle('If scoring came now');
    const has = (await row.getByTitle('has scored in this scoring round').count()) > 0;
    if (has) scored++;
    // Nobody scores twice in a round: for who has, nothing more would come.
    if (has) await expect(then).toHaveCount(0);
    else if (await then.count()) expect(await size(then)).toBeLessThan(await size(row.locator('.points')));
  }
  expect(scored).toBe(2);
  const name = rows.nth(2).locator('.name');
  await expect(name).toHaveText(long);
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('players: ships in Magellan and scarabs in Tal der Könige that everybody has left', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  for (const [game, moment, left] of [
    ['magellan', 'six', /ships? left|ships? not yet/i],
    ['tal-der-koenige', 'bids', /scarab/i],
  ] as const) {
    await page.goto(`/table/${await plant(page, await momentOf(game, moment))}`);
    await page.getByRole('button', { name: 'Players', exact: true }).tap();
    const rows = page.locator('dialog[open] li');
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) await expect(row.getByTitle(left)).toBeVisible();
  }
});

test('pictures of the rules are whole: nothing in them stands beyond their edge, and leaves grow to all of it', async ({
  page,
}) => {
  await prefer(page);
  for (const game of gameIds) {
    await page.goto(`/rules/${game}`);
    await page.locator('.picture svg').first().waitFor();
    const beyond = await page.locator('.picture').evaluateAll((pictures) =>
      pictures.flatMap((picture, at) => {
        const edge = picture.getBoundingClientRect();
        return [...picture.querySelectorAll('li, span, p, svg')]
          .filter((one) => !one.parentElement?.closest('svg') && one.checkVisibility() && !one.closest('.hidden'))
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return right > edge.right + 1 || left < edge.left - 1;
          })
          .map((one) => `picture ${at}: ${one.textContent?.trim().slice(0, 20)}`);
      }),
    );
    expect(beyond, game).toEqual([]);
  }
  await page.goto('/rules/tikal');
  await page.locator('.picture .leaves').first().waitFor();
  const bare = await page.locator('.picture svg.board').evaluateAll(
    (boards) =>
      (boards as SVGSVGElement[]).filter((board) => {
        const { x, y, width, height } = board.viewBox.baseVal;
        const leaves = [...board.querySelectorAll<SVGPathElement>('.leaves')].map((one) => one.getBBox());
        const [left, top] = [Math.min(...leaves.map((box) => box.x)), Math.min(...leaves.map((box) => box.y))];
        const right = Math.max(...leaves.map((box) => box.x + box.width));
        const bottom = Math.max(...leaves.map((box) => box.y + box.height));
        return left > x + 10 || top > y + 10 || right < x + width - 10 || bottom < y + height - 10;
      }).length,
  );
  expect(bare).toBe(0);
});
