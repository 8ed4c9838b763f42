import type { Page } from '@playwright/test';
import { type Moment, prepare } from '../../../e2e/prepare.ts';
import type { Album } from '../../../scripts/shots/album.ts';
import { tikal } from './index.ts';
import { playersOf, type TikalState, treasuresOf, valueAt } from './state.ts';

const at = (moment: Moment<TikalState>) => prepare(tikal, moment);
const auction = { auction: true };
const mine = (phase: string) => (state: TikalState) => state.phase === phase && state.seat === 0;

/** Whether the first seat is offered such an action now. */
function offered(state: TikalState, type: string, more: (place: number) => boolean = () => true): boolean {
  return (
    mine('act')(state) &&
    tikal
      .choices(state, 0)
      .some(
        (choice) => 'action' in choice && choice.action.type === type && (!('hex' in choice.action) || more(choice.action.hex)),
      )
  );
}

const singles = (state: TikalState, seat: number) =>
  Array.from({ length: 8 }, (_, motif) => treasuresOf(state, seat, motif)).filter((count) => count === 1).length;

/** Taps every lit or own place until a button with these words appears beside the board. */
async function select(page: Page, words: RegExp): Promise<void> {
  const places = page.locator('[data-place]');
  for (let place = 0; place < 40; place++) {
    await places.nth(place).click();
    // What can be done there may come a moment later.
    await page.waitForTimeout(150);
    if ((await page.locator('.deed').filter({ hasText: words }).count()) > 0) return;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
}

export const album: Album = {
  moments: {
    start: at({ until: mine('place') }),
    place: at({ until: (state) => mine('place')(state) && state.drawn > 9 && state.tile !== 6 }),
    act: at({ until: (state) => mine('act')(state) && state.drawn > 16 && state.ap > 7 }),
    uncover: at({
      until: (state) => state.drawn > 12 && state.ap > 5 && offered(state, 'uncover', (hex) => valueAt(state, hex) > 3),
    }),
    raise: at({ until: (state) => state.drawn > 8 && offered(state, 'raise') }),
    guard: at({ until: (state) => state.drawn > 20 && offered(state, 'guard', (hex) => valueAt(state, hex) > 3) }),
    trade: at({
      until: (state) => state.drawn > 16 && offered(state, 'exchange') && [0, 1, 2].every((seat) => singles(state, seat) > 1),
    }),
    scoring: at({ until: (state) => mine('act')(state) && state.scorings > 1 && state.order.length === 2 && state.ap < 3 }),
    bid: at({ options: auction, until: (state) => mine('auction')(state) && state.drawn > 7 && state.bid > 1 }),
    choose: at({ options: auction, until: (state) => mine('choose')(state) && state.drawn > 11 && state.open.length > 3 }),
    late: at({ until: (state) => mine('act')(state) && state.drawn > 34 && state.ap > 8 }),
    two: at({ players: 2, until: (state) => mine('place')(state) && state.drawn > 20 && playersOf(state) === 2 }),
    over: at({ until: (state) => state.phase === 'over' }),
  },
  closer: {
    async place({ page, phone, shot }) {
      const lit = page.locator('[data-place].lit');
      if (!phone) {
        await lit.nth(2).hover();
        await shot('hanging');
      }
      await lit.nth(1).click();
      await shot('chosen');
      await page.getByRole('button', { name: 'Turn right' }).click();
      await shot('turned');
    },
    async act({ page, phone, shot }) {
      await page.locator('[data-place="A5"]').click();
      await shot('figure');
      await page.locator('[data-place].lit').last().click();
      await shot('way');
      await page.keyboard.press('Escape');
      if (!phone) {
        await page.locator('[data-place="E4"]').hover();
        await page.waitForTimeout(600);
        await shot('why');
        await page.getByRole('tab', { name: 'Choices' }).click();
        await shot('choices');
      } else {
        await page.getByRole('button', { name: 'Players', exact: true }).click();
        await shot('players');
        await page.keyboard.press('Escape');
      }
      await page.locator('.now .button', { hasText: 'End the turn' }).click();
      await shot('end');
    },
    async uncover({ page, shot }) {
      await select(page, /Uncover/);
      await shot('temple');
    },
    async raise({ page, shot }) {
      await select(page, /Dig up/);
      await shot('treasure');
      await page.locator('.deed', { hasText: 'Dig up' }).click();
      await shot('raised');
    },
    async guard({ page, shot }) {
      await select(page, /Guard/);
      await shot('temple');
    },
    async trade({ page, shot }) {
      await page.getByRole('button', { name: /Exchange a treasure/ }).click();
      await shot('open');
      await page.locator('.trade .hand button').first().click();
      await page.locator('.trade [aria-label="You give"] button').first().click();
      await shot('chosen');
    },
    async scoring({ page, phone, shot }) {
      if (phone) return;
      await page.locator('.log .moment', { hasText: 'scores' }).last().click();
      await shot('scored');
    },
    async choose({ page, shot }) {
      await page.locator('.tiles button').nth(1).click();
      await shot('chosen');
    },
  },
};
