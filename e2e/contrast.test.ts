/** Forced colours and more contrast: what is told by colour elsewhere is told by lines there, and marks and drawings stay readable. */
import type { Page } from '@playwright/test';
import { isForm } from '../src/core/form.ts';
import { type GameId, loadGame } from '../src/games/index.ts';
import { plant, prepare } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

/** Where places are lit, by what is offered there, and what they are lit with. */
const stages = {
  cortez: { offered: 'move', light: 'main svg circle.lit' },
  magellan: { offered: 'ship', light: 'main svg .lit .rim' },
  'tal-der-koenige': { offered: 'overseer', light: 'main svg .site.lit .ring' },
  tikal: { offered: 'place', light: 'main svg .light' },
} as const satisfies Partial<Record<GameId, { readonly offered: string; readonly light: string }>>;
/** A game that is not in the list has no such moment to try. */
type Tried = keyof typeof stages;

async function sit(page: Page, id: Tried): Promise<void> {
  const { offered } = stages[id];
  const game = await loadGame(id);
  if (!game) throw new Error(`There is no ${id}.`);
  const table = prepare(game, {
    players: 3,
    until: (state) => game.choices(state, 0).some((one) => (isForm(one) ? one.form : one.action.type) === offered),
  });
  await page.goto('/');
  await plant(page, table);
  await page.goto(`/table/${table.head.id}`);
  await page.locator('[data-place]').first().waitFor();
  await expect(page.locator('section.now').getByText('still being shown')).toHaveCount(0);
}

/** How the first such element is drawn: the computed values of these properties. */
const drawn = (page: Page, selector: string, ...properties: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)).join(' '), properties);

for (const [wish, media] of [
  ['forced colours', { forcedColors: 'active' }],
  ['more contrast', { contrast: 'more' }],
] as const)
  test(`${wish}: what can be pressed, what is chosen and who is awaited are told apart`, async ({ page }) => {
    await prefer(page);
    await page.emulateMedia(media);
    await sit(page, 'tal-der-koenige');
    const look = ['background-color', 'color', 'border-style', 'outline-style'];
    const main = '.now .buttons > .primary';
    await expect(page.locator(main)).toHaveAttribute('aria-disabled', 'true');
    const disabled = await drawn(page, main, ...look);
    expect(disabled).toContain('dashed');
    await page.locator('[data-place]:has(.site.lit)').first().click();
    const primary = '.button.primary:not([aria-disabled="true"])';
    await page.locator(primary).first().waitFor();
    const looks = [disabled, await drawn(page, primary, ...look), await drawn(page, '.now .button:not(.primary)', ...look)];
    expect(new Set(looks).size).toBe(3);
    expect(await drawn(page, '[role="tab"][aria-selected="true"]', 'outline-style', 'outline-width')).toBe('solid 3px');
    expect(await drawn(page, '[data-part="players"] .waits', 'outline-style')).toBe('solid');
    expect(await drawn(page, '[data-part="players"] li:not(.waits)', 'outline-style')).toBe('none');
  });

for (const id of Object.keys(stages) as Tried[])
  test(`forced colours: ${id} shows its lit places, its marks and its words`, async ({ page }) => {
    await prefer(page);
    await sit(page, id);
    const marks = () => page.locator('.mark path').evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
    const colours = new Set(await marks()).size;
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => drawn(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
    expect(new Set(await marks()).size).toBe(colours);
    await expect.poll(() => drawn(page, '.mark path', 'stroke')).toBe('rgb(0, 0, 0)');
    expect(await drawn(page, 'main svg text', 'forced-color-adjust')).toBe('none');
    // A drawing keeps its colours; what it takes from the page's accent is the system's.
    expect(await drawn(page, stages[id].light, 'stroke', 'stroke-width', 'visibility')).toMatch(/^rgb.* [1-9][\d.]*px visible$/);
  });

for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const)
  test(`${Object.keys(media)[0]}: what is chosen is framed on the pages around the tables, and nothing else is`, async ({
    page,
  }) => {
    await prefer(page);
    await page.emulateMedia(media);
    await page.goto('/map/cortez');
    await expect.poll(() => drawn(page, '[role="radio"][aria-checked="true"]', 'outline-style')).toBe('solid');
    expect(await drawn(page, '[role="radio"][aria-checked="false"]', 'outline-style')).toBe('none');
    await page.goto('/statistics/tikal');
    await expect.poll(() => drawn(page, 'label:has(input:checked)', 'outline-style')).toBe('solid');
    // The number of the chapter is read on its ground.
    await page.goto('/lesson/tikal');
    await expect.poll(() => drawn(page, 'nav a[aria-current]', 'outline-style')).toBe('solid');
    expect(await drawn(page, 'nav a[aria-current]', 'color')).not.toBe(
      await drawn(page, 'nav a[aria-current]', 'background-color'),
    );
    // A list always has something chosen, and shows it.
    await page.goto('/');
    await expect.poll(() => drawn(page, 'label:has(select)', 'outline-style')).toBe('none');
  });
