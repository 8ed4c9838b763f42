/** The printed board in the browser: where its data come from, and drawing one by mouse, finger and keys. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, prefer, test } from './support.ts';
import { outlines, type Point, pharaoh, sites } from './valley.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the rules page says of each datum whether it is certain, likely or ours', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules/tal-der-koenige');
  await expect(page.getByRole('heading', { name: 'About this board' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Site 8, large \(ours\), Area 20 \(certain\), On the border to 16 \(certain\)/ }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /^Site 1, .*Area 17 \(ours\)/ })).toBeVisible();
  await page.goto('/rules/magellan');
  await expect(page.getByRole('img', { name: 'Columbus, Side A, Field II: bags 1 (certain), crowns 5 (certain)' })).toBeVisible();
  await page.goto('/rules/cortez');
  await expect(page.getByRole('button', { name: /Tlacopan 2 \(certain\), likely$/ })).toBeVisible();
  await page.goto('/rules/tikal');
  await expect(page.getByRole('heading', { name: 'About this board' })).toBeVisible();
  await expect(page.getByText('So all of it is likely, and nothing is ours.')).toBeVisible();
});

const valley = (page: Page) => page.getByRole('application', { name: /^The valley/ });

/** Where a point of the map is on the screen. */
async function onScreen(page: Page, [x, y]: Point): Promise<{ x: number; y: number }> {
  return await valley(page).evaluate(
    (svg, [px, py]) => {
      svg.scrollIntoView({ block: 'center' });
      const { x, y } = new DOMPoint(px, py).matrixTransform((svg as unknown as SVGSVGElement).getScreenCTM()!);
      return { x, y };
    },
    [x * 20, y * 0.84 * 20] as const,
  );
}

interface Hand {
  /** Chooses one of a row of buttons. */
  choose(page: Page, group: string, name: RegExp | string): Promise<void>;
  /** A new corner, a site or the pharaoh there. */
  set(page: Page, point: Point): Promise<void>;
}

const mouse: Hand = {
  choose: (page, group, name) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click(),
  async set(page, point) {
    const { x, y } = await onScreen(page, point);
    await page.mouse.click(x, y);
  },
};

const finger: Hand = {
  choose: (page, group, name) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).tap(),
  async set(page, point) {
    const { x, y } = await onScreen(page, point);
    await page.touchscreen.tap(x, y);
  },
};

const keys: Hand = {
  async choose(page, group, name) {
    const radios = page.getByRole('radiogroup', { name: group });
    const wanted = radios.getByRole('radio', { name });
    await radios.locator('[tabindex="0"]').focus();
    for (let step = 0; step < 20 && (await wanted.getAttribute('aria-checked')) !== 'true'; step++)
      await page.keyboard.press('ArrowRight');
    await expect(wanted).toBeChecked();
  },
  async set(page, [x, y]) {
    await valley(page).focus();
    await page.keyboard.press('Enter');
    for (const [label, want, less, more] of [
      ['From the left', x, 'ArrowLeft', 'ArrowRight'],
      ['From the top', y, 'ArrowUp', 'ArrowDown'],
    ] as const) {
      const at = async () => Number(await page.getByRole('spinbutton', { name: label }).inputValue());
      for (let now = await at(); now !== want; now = await at()) {
        const key = now < want ? more : less;
        await page.keyboard.press(Math.abs(want - now) > 4 ? `Shift+${key}` : key);
      }
    }
  },
};

async function drawValley(page: Page, hand: Hand): Promise<void> {
  test.setTimeout(240_000);
  await page.goto('/map/tal-der-koenige');
  await page.getByRole('button', { name: 'Empty board' }).click();
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText('There are 15 building sites; here are 0.');
  await expect(checks).toContainText('The valley has 7 areas. Missing: 16, 17, 18, 19, 20, 21, 22.');
  await hand.choose(page, 'What to set', 'Areas');
  for (const [area, corners] of Object.entries(outlines)) {
    await hand.choose(page, 'Areas', new RegExp(`^Area ${area}\\b`));
    for (const corner of corners) await hand.set(page, corner);
  }
  await expect(page.getByRole('button', { name: /^\d\d and \d\d$/, pressed: true })).toHaveCount(12);
  await hand.choose(page, 'What to set', 'Pharaoh’s pyramid');
  await hand.set(page, pharaoh);
  await hand.choose(page, 'What to set', 'Sites');
  for (const [site, { at, small, suns, across }] of Object.entries(sites)) {
    await hand.choose(page, 'Sites', new RegExp(`^Site ${site},`));
    await hand.set(page, at);
    if (small) await page.getByRole('combobox', { name: 'Size' }).selectOption('small');
    if (suns) await page.getByRole('combobox', { name: 'Suns' }).selectOption(String(suns));
    if (across) await page.getByRole('combobox', { name: 'On the border to' }).selectOption(String(across));
  }
  await expect(checks).toContainText('Everything the rulebook says of the board holds.');
  await expect(checks).not.toContainText('Unusual');
  await expect(checks).toContainText('100 random games, no law broken.', { timeout: 60_000 });
  await expect(checks.locator('[data-shares]')).toContainText(/2 players: Seat 1 \d+ %/);
}

test('a valley is drawn from nothing to valid by mouse, saved, and played on', async ({ page }) => {
  await prefer(page, { name: 'Anna' });
  await drawValley(page, mouse);
  await page.getByRole('textbox', { name: 'Name of this board' }).fill('Loft');
  await page.getByRole('button', { name: 'Play on it' }).click();
  await expect(page.getByRole('combobox', { name: 'Board' })).toHaveValue('own Loft');
  await expect(page.getByText('such games are never rated')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-own-map]')).toHaveText('Own board: Loft. Not rated.');
});

test('a valley is drawn from nothing to valid by keys', async ({ page }) => {
  await prefer(page);
  await drawValley(page, keys);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a valley is drawn from nothing to valid by finger', async ({ page }) => {
    await prefer(page);
    await drawValley(page, finger);
    await expectNoSideways(page);
  });

  for (const game of ['cortez', 'magellan', 'tal-der-koenige'])
    test(`the editor of ${game} fits and can be read`, async ({ page }) => {
      await prefer(page, { language: 'de' });
      await page.goto(`/map/${game}`);
      await expect(page.getByRole('region', { name: 'Prüfungen' })).toContainText('Alles, was die Spielregel');
      await expectNoSideways(page);
      await expectAccessible(page);
    });
});

test('a check that breaks says its sentence, and undo takes it back', async ({ page }) => {
  await prefer(page);
  const checks = page.getByRole('region', { name: 'Checks' });
  const broken = async (sentence: string) => {
    await expect(checks).toContainText(sentence);
    await page.keyboard.press('Control+z');
    await expect(checks).toContainText('Everything the rulebook says of the board holds.');
    await expect(checks).not.toContainText(sentence);
  };
  await page.goto('/map/tal-der-koenige');
  await mouse.choose(page, 'Sites', /^Site 4,/);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await broken('There are 15 building sites; here are 14. Missing: 4.');
  await page.getByRole('combobox', { name: 'On the border to' }).selectOption('20');
  await broken('Site 4 lies on the border of 18 and 20, but these two share none.');
  await mouse.choose(page, 'What to set', 'Areas');
  await page.getByRole('button', { name: '18 and 22' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '19 and 20' })).toBeFocused();
  await page.keyboard.press('Enter');
  await broken('from 6 to 20 costs 2. Here it costs 3.');

  await page.goto('/map/magellan');
  await mouse.choose(page, 'Side of the boards', 'Side B');
  await page.getByRole('button', { name: /^Pizarro, Side B, Field III/ }).click();
  await page.getByRole('button', { name: 'crowns: one more' }).click();
  await broken('Pizarro’s field III on side B counts by its cards and carries no crowns; here it has 1.');
  await page.getByRole('button', { name: /^Pizarro, Side B, Field III/ }).focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cook, Side B, Field III: bags 7, crowns 20' })).toBeVisible();

  await page.goto('/map/cortez');
  await page.getByRole('radio', { name: 'water', exact: true }).click();
  await page.getByRole('button', { name: /^I5, bridge/ }).click();
  await broken('There are 5 bridges; here are 4.');
  // Ground and figures are one walk of the arrow keys.
  await keys.choose(page, 'What to set', /^helmet$/);
  await page.getByRole('button', { name: /^B1, land/ }).click();
  await broken('18 fields carry a helmet alone; here are 19.');
});

test('what is no board is refused in words, and nothing is changed', async ({ page }) => {
  await prefer(page, { language: 'nl' });
  await page.goto('/map/tal-der-koenige');
  const file = page.locator('input[type="file"]');
  const name = page.getByRole('textbox', { name: 'Naam van dit bord' });
  // The usual board’s name is English; a board that nobody has named yet has none.
  await expect(name).toHaveValue('');
  await expect(name).toHaveAttribute('placeholder', 'Mijn bord');
  await name.fill('Zolder');
  await name.press('Tab');
  const lake = readFileSync(`${root}src/games/cortez/maps/1-reconstruction.json`, 'utf8');
  for (const [text, words] of [
    ['Dear diary', 'Dit is geen bord: het is geen JSON. Er is niets veranderd.'],
    ['[1]', 'Dit is geen bord van een spel dat we kennen. Er is niets veranderd.'],
    [lake, 'Dit is het bord van een ander spel. Er is niets veranderd.'],
    [`"${'x'.repeat(300_000)}"`, 'Dit is te groot voor een bord. Er is niets veranderd.'],
    ['{"game":"tal-der-koenige","name":""}', 'Dit is niet te lezen: name. Er is niets veranderd.'],
  ] as const) {
    await file.setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('status').filter({ hasText: 'Er is niets veranderd' })).toHaveText(words);
    await expect(name).toHaveValue('Zolder');
  }
  await page.goto('/map/magellan#nonsense');
  await expect(page.getByRole('status').filter({ hasText: 'Er is niets veranderd' })).toBeVisible();
});
