/** Fights, trades, auctions and secret orders by keyboard alone, with what is heard; and whole games on demand (npm run heard). */
import type { Page } from '@playwright/test';
import type { Album } from '../scripts/shots/album.ts';
import { type GameId, gameIds } from '../src/games/index.ts';
import { againstTheLog, heardOn, record } from './hearing.ts';
import { plant } from './prepare.ts';
import { expect, prefer, test } from './support.ts';

const albumOf = async (game: GameId): Promise<Album> => (await import(`../src/games/${game}/shots.ts`)).album;

/** Sits down at a moment; says how many steps stand. */
async function sit(page: Page, game: GameId, moment: string): Promise<number> {
  await prefer(page);
  await record(page);
  await page.goto('/');
  const prepared = (await albumOf(game)).moments[moment];
  if (!prepared) throw new Error('There is no such moment.');
  await page.goto(`/table/${await plant(page, prepared)}`);
  await expect.poll(async () => /^Your turn/m.test(await told(page))).toBe(true);
  return prepared.head.steps;
}

const told = async (page: Page) => (await heardOn(page)).map(({ text }) => text).join('\n');

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const off = at?.getAttribute('aria-disabled') === 'true';
    // The question is no answer to itself.
    return at && at !== document.body && at.id !== 'asked' && !off
      ? (at.getAttribute('aria-label') ?? at.textContent?.replace(/\s+/g, ' ').trim() ?? '')
      : '';
  });

/** Tabs from where one is to something of that name and presses Enter; far away is too far. */
async function reach(page: Page, name: RegExp, most = 45): Promise<boolean> {
  for (let tabs = 0; tabs < most; tabs++) {
    if (name.test(await focused(page))) {
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Tabs to something without pressing it. */
async function tabTo(page: Page, name: RegExp, tag = 'button'): Promise<void> {
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page)) && (await page.locator(`${tag}:focus`).count())) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}

/** Answers question after question with the first of these buttons that is there, until this was heard. */
async function answer(page: Page, names: readonly RegExp[], until: RegExp): Promise<void> {
  for (let rounds = 0; rounds < 60; rounds++) {
    await expect.poll(async () => until.test(await told(page)) || (await page.locator('.now.mine').count()) > 0).toBe(true);
    if (until.test(await told(page))) return;
    const buttons = await page
      .locator('.now .buttons > .button:not([aria-disabled="true"]), .now .controls button')
      .allInnerTexts();
    const name = names.find((one) => buttons.some((text) => one.test(text.trim())));
    // What others did is still being shown.
    if (!name) {
      await page.waitForTimeout(100);
      continue;
    }
    await page.keyboard.press('q');
    const before = (await heardOn(page)).length;
    if (!(await reach(page, name))) throw new Error(`Tab never came to ${name}.`);
    await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(before);
  }
  throw new Error(`Never heard: ${until}`);
}

async function expectHeard(page: Page, from: number): Promise<void> {
  await expect.poll(() => againstTheLog(page, from)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus has a place').toBe(true);
}

test('tikal: an auction, and an exchange of treasures', async ({ page }) => {
  const bids = await sit(page, 'tikal', 'bid');
  await answer(page, [/^Pass$/], /takes the next turn/);
  await expectHeard(page, bids);
  const trade = await sit(page, 'tikal', 'trade');
  await page.keyboard.press('q');
  expect(await reach(page, /^Exchange a treasure/)).toBe(true);
  expect(await reach(page, /’s \w+$/)).toBe(true);
  await expect.poll(() => told(page)).toMatch(/Choose one on each side/);
  await page.keyboard.press('q');
  expect(await reach(page, /^[a-z]+$/i)).toBe(true);
  await expect.poll(() => told(page)).toMatch(/more points? in each scoring round|Does not change your points/);
  expect(await reach(page, /^Take .+ for your /)).toBe(true);
  await expect.poll(() => told(page)).toMatch(/Anna takes .+ in return/);
  await expectHeard(page, trade);
});

test('magellan: an auction to its end, and the payment', async ({ page }) => {
  const from = await sit(page, 'magellan', 'bid');
  await answer(page, [/^Bid \d+$/, /^Pay with/, /^Pass$/, /./], /gets .+ for \d+/);
  await expectHeard(page, from);
  const pay = await sit(page, 'magellan', 'pay');
  await answer(page, [/^Pay with/], /Anna pays with/);
  await expectHeard(page, pay);
});

test('tal der könige: secret orders', async ({ page }) => {
  const orders = await sit(page, 'tal-der-koenige', 'orders');
  await answer(page, [/^Order overseer 1/], /The orders are shown\./);
  // The own orders are told to their owner, those of the others only when they are shown.
  expect(await told(page)).toMatch(/Anna orders: |Anna has given orders/);
  expect(await told(page)).not.toMatch(/Bert orders: /);
  await expectHeard(page, orders);
});

test('tal der könige: bids face down, the tablets one stop for Tab', async ({ page }) => {
  const from = await sit(page, 'tal-der-koenige', 'bids');
  await page.keyboard.press('q');
  await tabTo(page, /^tablet 4$/);
  // A number lays the tablet at that group; what lies there is said, and the focus goes on to the next tablet.
  await page.keyboard.press('2');
  await expect.poll(() => told(page)).toMatch(/^Lay .*4 at group 2$/m);
  await expect.poll(() => focused(page)).toMatch(/^tablet 3$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toMatch(/^tablet 2$/);
  await page.keyboard.press('1');
  await expect.poll(() => told(page)).toMatch(/^Lay .*2 at group 1; .*4 at group 2$/m);
  await page.keyboard.press('q');
  expect(await reach(page, /^Lay .*2 at group 1; .*4 at group 2$/, 6)).toBe(true);
  // One hears what lies face down only as a number of tablets, until they are turned up.
  await expect.poll(() => told(page)).toMatch(/The tablets are turned up\./);
  const before = (await told(page)).split('The tablets are turned up.')[0] ?? '';
  expect(before).toMatch(/Anna lays tablets: /);
  await expectHeard(page, from);
});

test('cortez: an auction to its end, and the payment', async ({ page }) => {
  const from = await sit(page, 'cortez', 'auction');
  await page.keyboard.press('q');
  // A bid that nobody could pay is refused with the most that one can.
  await tabTo(page, /^$/, 'input');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('624');
  await expect.poll(() => told(page)).toMatch(/\b24\b.*\(C\d+\.\d+\)/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('24');
  await expect.poll(() => told(page)).toMatch(/^Bid 24$/m);
  expect(await told(page)).not.toMatch(/^Bid 624$/m);
  await page.keyboard.press('q');
  expect(await reach(page, /^Bid 24$/)).toBe(true);
  await answer(page, [/^Pay /, /^Decline$/, /^Pass$/], /Anna gets the bribery card for 24/);
  await expectHeard(page, from);
  const pay = await sit(page, 'cortez', 'pay');
  await answer(page, [/^Pay /], /Anna pays /);
  await expectHeard(page, pay);
});

test('magellan: a hand of coins is one stop for Tab, walked by arrows', async ({ page }) => {
  await sit(page, 'magellan', 'pay');
  await page.keyboard.press('q');
  await page.keyboard.press('Tab');
  const first = await focused(page);
  expect(first).toMatch(/^\d+, \d+ crowns?$/);
  await page.keyboard.press('ArrowRight');
  const second = await focused(page);
  expect(second).not.toBe(first);
  // A coin too many: the reason is said. Taken away again: what is paid.
  await page.keyboard.press('Space');
  await expect.poll(() => told(page)).toMatch(/Leave out the .+\(M2\.7\)$/);
  await page.keyboard.press('Space');
  await expect.poll(() => told(page)).toMatch(/^Pay with 7$/m);
  await page.keyboard.press('Tab');
  expect(await focused(page)).not.toMatch(/^\d+, \d+ crowns?$/);
  // Whoever comes back is where they were.
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe(second);
});

test('cortez: a fight from the challenge to the cards, the board under it out of reach; a trade', async ({ page }) => {
  const from = await sit(page, 'cortez', 'ready');
  await expect(page.locator('section.stage')).toBeVisible();
  await expect(page.locator('main .play[inert]')).toHaveCount(1);
  // Challenge, cards, what is shown, who is beaten, and what is drawn afterwards.
  const deeds = [/^Decline$/, /^Fight$/, /^Lay/, /^Stay out/, /^Pass$/, /^Draw new war cards$/];
  await answer(page, deeds, /The cards are shown\..+ beats .+ (draws \d+ war cards? after the fight|draws no war cards)/s);
  await expectHeard(page, from);
  const trade = await sit(page, 'cortez', 'act');
  await expect(page.locator('main .play[inert]')).toHaveCount(0);
  await page.keyboard.press('q');
  expect(await reach(page, /^Trade$/)).toBe(true);
  await expect(page.getByRole('dialog', { name: 'A trade' })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await reach(page, /^More: You give/)).toBe(true);
  expect(await reach(page, /^More: You get/)).toBe(true);
  expect(await reach(page, /^Send offer$/)).toBe(true);
  await expect.poll(() => told(page)).toMatch(/Anna offers/);
  await expectHeard(page, trade);
});

for (const [word, done] of [
  ['Decline', /Anna declines/],
  ['Accept', /Anna gives .+ to |gets .+ from Anna/],
] as const)
  test(`cortez: what somebody offers is heard of; ${word}`, async ({ page }) => {
    const steps = await sit(page, 'cortez', 'offered');
    expect(await reach(page, new RegExp(`^${word}`))).toBe(true);
    await expect.poll(() => told(page)).toMatch(done);
    await expectHeard(page, steps);
  });

test('tal der könige: blocks are stolen and a site is taken over', async ({ page }) => {
  const steal = await sit(page, 'tal-der-koenige', 'steal');
  await answer(page, [/^Steal/], /Anna steals \d+ blocks? from/);
  await expectHeard(page, steal);
  const taken = await sit(page, 'tal-der-koenige', 'takeOver');
  await answer(page, [/^Take over/, /^Site \d/], /Anna takes over site/);
  await expectHeard(page, taken);
});

for (const game of gameIds)
  test(`${game}: few stops for Tab, each region one`, async ({ page }) => {
    const { moments } = await albumOf(game);
    const moment = ['late', 'act', 'ship'].find((name) => name in moments) ?? 'act';
    await sit(page, game, moment);
    const stops = new Set<string>();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const all = [...document.querySelectorAll('*')];
        return document.activeElement === document.body ? '' : String(all.indexOf(document.activeElement!));
      });
      if (at === '' || stops.has(at)) break;
      stops.add(at);
    }
    expect(stops.size).toBeLessThan(30);
    // The drawing is no stop; its places are one.
    expect(
      await page.locator('main svg[role="application"]').evaluate((svg) => [...document.querySelectorAll('*')].indexOf(svg)),
    ).toBeGreaterThan(0);
    expect(
      stops.has(
        String(
          await page.locator('main svg[role="application"]').evaluate((svg) => [...document.querySelectorAll('*')].indexOf(svg)),
        ),
      ),
    ).toBe(false);
    // A player's line is a sentence, without a number twice.
    const line = await page
      .locator('[data-part="players"] .line')
      .first()
      .evaluate((element) => {
        const words = (node: Node): string =>
          node instanceof Element && node.getAttribute('aria-hidden') === 'true'
            ? ''
            : node.childNodes.length
              ? [...node.childNodes].map(words).join('')
              : (node.textContent ?? '');
        return words(element).replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
      });
    expect(line).toMatch(/^Anna, you, is deciding.*, (at least )?-?\d+ points?/);
    expect(line).not.toMatch(/(\b\d+) \1 /);
    for (const rule of await page.locator('.rule, .why button').all()) {
      const box = await rule.boundingBox();
      if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  });

// A whole game, every decision typed: minutes each, so only on demand.
if (process.env.LONG)
  for (const game of gameIds)
    test(`${game}: a whole game by ear`, async ({ page }) => {
      test.setTimeout(1_800_000);
      const { moments } = await albumOf(game);
      const from = await sit(page, game, Object.keys(moments)[0] ?? '');
      await page.keyboard.press('/');
      const line = page.getByRole('combobox', { name: 'Type an action' });
      for (let decisions = 0; decisions < 3000; decisions++) {
        // The others take as long as they take.
        await page.locator('.now.mine, .result').first().waitFor({ timeout: 300_000 });
        if (await page.locator('.result').count()) break;
        if (await page.locator('dialog[open] .primary').count()) await page.locator('dialog[open] .primary').press('Enter');
        const [, example = ''] = /: (.+)$/.exec((await line.getAttribute('placeholder')) ?? '') ?? [];
        await line.fill(example);
        await line.press('Enter');
      }
      await expect(page.locator('.result')).toBeVisible();
      await page
        .getByRole('button', { name: 'Show everything' })
        .last()
        .click()
        .catch(() => undefined);
      await expectHeard(page, from);
    });
