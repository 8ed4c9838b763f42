/** The table of taps in docs/client.md: a finger does every row, from a prepared moment, with as many taps as stand there. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Album } from '../scripts/shots/album.ts';
import { type Prepared, plant } from './prepare.ts';
import { expect, prefer, test } from './support.ts';
import { moments as tal } from './tal-hands.ts';
import { bribed, cortezActs, leaderToTemple, move, offered, payOtherwise, turnable } from './tap-moments.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const main = '.now .buttons > .primary';
const lit = '[data-place][data-lit]';
const button = (name: string) => `button:has-text("${name}"):visible`;

/** What is done, where, and by tapping what: each tap by what it hits. It is done when something else is told. */
interface Row {
  readonly act: string;
  readonly moment: Prepared;
  readonly taps: readonly string[];
  /** What shows that it is done, where nothing is told of it. */
  readonly done?: string;
  /** The taps before the last have something to tell as well. */
  readonly tells?: true;
}

/** Rows that e2e/taps.test.ts counts: they need more than taps one after the other. */
const elsewhere = [
  'walk one explorer',
  'take up another figure instead',
  'reinforcement: three in and to a tile',
  'first overseer to a site',
  'a level of four in one colour',
];

/** By the name of the act, what the table promises. */
const promised = new Map(
  readFileSync('docs/client.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| .* \| \d+ \| \d+ \| \| /.test(line))
    .flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return [
        [cells[1] ?? '', Number(cells[3])],
        [cells[5] ?? '', Number(cells[7])],
      ] as const;
    }),
);

const albumOf = async (game: string): Promise<Album['moments']> => (await import(`../src/games/${game}/shots.ts`)).album.moments;

async function rowsOf(game: string): Promise<readonly Row[]> {
  const album = await albumOf(game);
  const at = (name: string) => album[name]!;
  if (game === 'tikal') {
    const [raise, uncover, guard] = [offered('raise'), offered('uncover', true), offered('guard')];
    const [turning, leader] = [turnable(), leaderToTemple()];
    const turn = 'button[aria-label="Turn right"]';
    return [
      { act: 'place a tile that fits as it lies', moment: at('place'), taps: [lit, main] },
      { act: 'bring in an explorer', moment: at('act'), taps: ['[data-place="A5"]', button('Bring in an explorer')] },
      { act: 'raise a treasure', moment: raise.moment, taps: [raise.place, button('Dig up a treasure')] },
      {
        act: 'uncover two levels',
        moment: uncover.moment,
        taps: [uncover.place, button('Uncover a level'), button('Uncover a level')],
      },
      { act: 'turn it twice and place it', moment: turning.moment, taps: [turning.hex, turn, turn, main] },
      { act: 'guard a temple', moment: guard.moment, taps: [guard.place, button('Guard: ')] },
      {
        act: 'walk the leader, uncover a level',
        moment: leader.moment,
        taps: [leader.from, 'button[aria-label="Leader"]', leader.to, button('Uncover a level')],
        tells: true,
      },
    ];
  }
  const blocks = '[aria-label="Your blocks"] button';
  if (game === 'tal-der-koenige')
    return [
      {
        act: 'lay four tablets',
        moment: tal.bids,
        taps: [1, 2, 3, 4].map((group) => `button[aria-label^="Group ${group}:"]`),
        done: `${main}:not(:has-text("nothing"))`,
      },
      { act: 'a worker to a site', moment: tal.workers, taps: ['[data-place]:has(.site.lit)', main] },
      {
        act: 'to an exact place there',
        moment: tal.overseers,
        taps: ['[data-place]:has(.site.lit)', '.places button[aria-pressed="false"]:not([aria-disabled="true"])', main],
      },
      {
        act: 'orders for both overseers',
        moment: tal.orders,
        taps: [
          '[data-place]:has(.site.lit)',
          '[data-piece]:not(.taken)',
          '[data-place]:has(.site.lit):not([aria-current])',
          main,
        ],
      },
      {
        act: 'two levels, four and four, in two colours',
        moment: tal.build,
        taps: [blocks, '.layer', `${blocks}[aria-pressed="false"]`, '.layer'],
        tells: true,
      },
      {
        act: 'steal other blocks than proposed',
        moment: tal.steal,
        taps: ['[data-place]:has(.site.lit)', '.levels [aria-pressed="true"]', '.levels [aria-pressed="false"]', main],
      },
      { act: 'fill for me', moment: tal.build, taps: [button('Fill for me')] },
      { act: 'take over', moment: tal.takeOver, taps: ['[data-place].lit', main] },
    ];
  if (game === 'cortez') {
    const free = move(({ price, effect }) => !price && !effect);
    const village = move(({ effect }) => effect !== undefined && 'supply' in effect);
    const around = move(({ price }) => (price ?? 0) > 0, true);
    return [
      { act: 'a free move', moment: free.moment, taps: [free.from, free.to] },
      { act: 'a move to a village', moment: village.moment, taps: [village.from, village.to, main] },
      {
        act: 'another way',
        moment: around.moment,
        taps: [around.from, around.to, button('Take another way'), around.by, main],
      },
      { act: 'war cards for food', moment: cortezActs('drawWar'), taps: ['.acts .button'] },
      { act: 'a supply card', moment: cortezActs('drawSupply'), taps: ['.acts .button:nth-child(2)'] },
      { act: 'turn a bridge', moment: at('bridges'), taps: [lit, main] },
      { act: 'play a bribery card', moment: bribed(), taps: ['button.bribe', main] },
      { act: 'mark a figure', moment: at('mark'), taps: ['[data-lit="field"]', main] },
      {
        act: 'another figure instead',
        moment: at('act'),
        taps: ['[data-lit="figure"]'],
        done: '[data-place][aria-current]',
      },
      { act: 'an attack', moment: at('attack'), taps: ['[data-lit="figure"]', '[data-lit="field"], [data-lit="attack"]', main] },
    ];
  }
  return [
    { act: 'bid what is proposed', moment: at('bid'), taps: [main] },
    { act: 'bid one more', moment: at('bid'), taps: ['button[aria-label="More"]', main] },
    { act: 'pass', moment: at('bid'), taps: ['.now .buttons .other'] },
    { act: 'pay as proposed', moment: at('pay'), taps: [main] },
    { act: 'choose a ship', moment: at('ship'), taps: ['.now .ship', main] },
    { act: 'choose a half', moment: at('half'), taps: ['.now .controls .button', main] },
    { act: 'veto, or waive it', moment: at('veto'), taps: [main] },
    {
      act: 'leave a maximum',
      moment: at('bid'),
      taps: ['button[aria-label="More"]', button('Keep bidding up to')],
      done: '.now button:has-text("Cancel")',
    },
    {
      act: 'pay with another card',
      moment: payOtherwise(),
      taps: ['.now .cards [aria-pressed="false"]', '.now .cards [aria-pressed="true"]', main],
    },
    {
      act: 'ask what a port gives',
      moment: at('bid'),
      taps: ['[data-place="columbus I"], [data-place="Columbus I"]'],
      done: '.card.menu',
    },
  ];
}

/** So many taps the table in docs/client.md promises. */
async function expectTaps(page: Page, { act, moment, taps, done, tells }: Row): Promise<void> {
  // A bot of the last table might still write to this one.
  await page.goto('/');
  const id = await plant(page, moment);
  await page.goto(`/table/${id}`);
  await page.locator('.now').first().waitFor();
  await expect(page.locator('section.now').getByText('still being shown')).toHaveCount(0);
  await page.waitForTimeout(350);
  let told = await page.locator('.told').textContent();
  for (const [at, target] of taps.entries()) {
    if (tells && at === taps.length - 1) {
      await expect(page.locator('.told'), `${act}, on the way`).not.toHaveText(told ?? '');
      told = await page.locator('.told').textContent();
    }
    await page.locator(target).first().tap();
  }
  if (done) await expect(page.locator(done).first(), act).toBeVisible();
  else await expect(page.locator('.told'), act).not.toHaveText(told ?? '');
}

const games = ['tikal', 'magellan', 'tal-der-koenige', 'cortez'];
for (const game of games)
  test(`${game}: common acts take as many taps as the table says`, async ({ page }) => {
    test.slow();
    await prefer(page);
    for (const row of await rowsOf(game)) {
      expect(row.taps.length, row.act).toBe(promised.get(row.act));
      await expectTaps(page, row);
    }
  });

test('every row of the table is counted', async () => {
  const counted = (await Promise.all(games.map(rowsOf))).flat().map(({ act }) => act);
  expect([...counted, ...elsewhere].sort()).toEqual([...promised.keys()].sort());
  expect(promised.size).toBe(40);
});
