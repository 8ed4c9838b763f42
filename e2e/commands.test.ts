/** The commands of whoever listens, and the line to type actions: the same in every game. */
import type { Page } from '@playwright/test';
import type { Album } from '../scripts/shots/album.ts';
import type { GameId } from '../src/games/index.ts';
import { againstTheLog, heardOn, record } from './hearing.ts';
import { plant, withoutBots } from './prepare.ts';
import { expect, expectAccessible, prefer, test } from './support.ts';

const albumOf = async (game: GameId): Promise<Album> => (await import(`../src/games/${game}/shots.ts`)).album;

/** A moment of each game in which something can be done on the board. */
const moments = { tikal: 'act', magellan: 'ship', 'tal-der-koenige': 'workers', cortez: 'act' } as const satisfies Partial<
  Record<GameId, string>
>;
/** A game that is not in the list has no such moment to try. */
type Tried = keyof typeof moments;

async function sit(page: Page, game: Tried, moment: string): Promise<number> {
  await prefer(page);
  // In Cortez they make offers at any time, and whatever they say would be heard between a key and its answer.
  await withoutBots(page);
  await record(page);
  await page.goto('/');
  const prepared = (await albumOf(game)).moments[moment];
  if (!prepared) throw new Error('There is no such moment.');
  await page.goto(`/table/${await plant(page, prepared)}`);
  await expect.poll(async () => (await heardOn(page)).some(({ text }) => text.startsWith('Your turn'))).toBe(true);
  return prepared.head.steps;
}

/** What is answered to a key. */
async function press(page: Page, key: string): Promise<string> {
  const before = (await heardOn(page)).length;
  await page.keyboard.press(key);
  await expect.poll(async () => (await heardOn(page)).length, key).toBeGreaterThan(before);
  return (await heardOn(page))
    .slice(before)
    .map(({ text }) => text)
    .join(' ');
}

for (const game of Object.keys(moments) as Tried[])
  test(`${game}: every command answers, and the typed line plays`, async ({ page }) => {
    const steps = await sit(page, game, moments[game]);
    const place = page.locator('main [data-place]:focus');
    const asked = await page.locator('#asked > span').first().innerText();

    await page.keyboard.press('b');
    await expect(place).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.locator('main [data-place][data-lit]:focus')).toBeVisible();
    const label = (await place.getAttribute('aria-label')) ?? '';
    expect(await press(page, 'w')).toContain(`${label} ${asked}`);
    expect(await press(page, 'a')).toMatch(/You can: .+|There is nothing you can do here\./);
    if (game !== 'magellan' || (await page.locator('main [data-own]').count())) {
      await page.keyboard.press('f');
      await expect(page.locator('main [data-place][data-own]:focus')).toBeVisible();
      // Walks say their price.
      if (game === 'tikal') expect(await press(page, 'a')).toMatch(/Walk .+, \d AP/);
    }
    // A figure that opens no card when it is taken up says where it can go.
    if (game === 'cortez') {
      expect(await press(page, 'Enter')).toMatch(/^Selected\. \d+ places? to go on to; N leads to the next\.$/);
      expect(await press(page, 'Enter')).toBe('No longer selected.');
    }
    expect(await press(page, 'p')).toMatch(/Anna: (at least )?-?\d+ points?.*to decide\. Bert: .*\d+ points?/);
    expect((await press(page, 'h')).length).toBeGreaterThan(5);
    expect(await press(page, 's')).not.toBe('');
    expect(await press(page, 'l')).not.toBe('');
    await page.keyboard.press('q');
    await expect(page.locator('#asked')).toBeFocused();
    await page.keyboard.press('c');
    await expect(page.locator('[role="tabpanel"] li button:focus')).toBeVisible();
    await page.keyboard.press('g');
    await expect(page.locator('[role="tabpanel"] .log button:focus')).toBeVisible();

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys and commands' })).toBeFocused();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'What can I do here?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('/');
    const line = page.getByRole('combobox', { name: 'Type an action' });
    await expect(line).toBeFocused();
    // A command is its key; nonsense and what cannot be done get a reason and change nothing.
    await page.keyboard.type('w');
    expect(await press(page, 'Enter')).toContain(asked);
    await page.keyboard.type('fly to the moon');
    expect(await press(page, 'Enter')).toContain('Nothing you can do now fits “fly to the moon”.');
    expect((await heardOn(page)).filter(({ urgent }) => urgent)).toHaveLength(1);
    await expect(page.locator('#asked > span').first()).toHaveText(asked);
    await line.fill('');
    // What is offered is completed, chosen by arrow key, and done.
    const [, example = ''] = /: (.+)$/.exec((await line.getAttribute('placeholder')) ?? '') ?? [];
    await page.keyboard.type(example.split(' ')[0] ?? '');
    await page.keyboard.press('ArrowDown');
    const option = page.locator('[role="option"][aria-selected="true"]');
    await expect(option).toBeVisible();
    await expect(line).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    await expectAccessible(page, '[data-part="line"]');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await heardOn(page)).some((one) => one.steps?.[0] === steps)).toBe(true);
    await expect(line).toBeFocused();
    await expect(line).toHaveValue('');
    await expect.poll(() => againstTheLog(page, steps)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.matches('#asked, main [data-place], .log button'))).toBe(true);
  });

test('an action is typed as the records write it, and refused with its reason', async ({ page }) => {
  await sit(page, 'tikal', 'bid');
  await page.keyboard.press('/');
  await page.keyboard.type('bid 624');
  expect(await press(page, 'Enter')).toMatch(/\(T\d+\.\d+\)$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('PASS');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heardOn(page)).some(({ text }) => text === 'Anna passes.')).toBe(true);
});

test('whoever wants letters to be letters turns the commands off', async ({ page }) => {
  await sit(page, 'magellan', 'ship');
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Single keys are commands' }).uncheck();
  await page.keyboard.press('Escape');
  const before = (await heardOn(page)).length;
  await page.keyboard.press('w');
  await page.waitForTimeout(150);
  expect((await heardOn(page)).length).toBe(before);
  // The links at the top still lead there.
  await page.locator('.skip button').last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keys and commands' })).toBeVisible();
});
