import { type Moment, prepare } from '../../../e2e/prepare.ts';
import type { Album } from '../../../scripts/shots/album.ts';
import { magellan } from './index.ts';
import type { State } from './state.ts';

const mine = (stage: string) => (state: State) => state.stage === stage && state.seat === 0;
const at = (moment: Moment<State>) => prepare(magellan, moment);
const sideB = { board1: 'B', board2: 'B' };

export const album: Album = {
  moments: {
    bid: at({ until: (state) => state.phase === 1 && mine('bid')(state) && state.highBid > 2 }),
    pay: at({ until: (state) => mine('pay')(state) && state.highBid > 6 }),
    veto: at({ until: mine('veto') }),
    ship: at({ until: mine('ship') }),
    tuck: at({ until: (state) => state.phase > 0 && mine('tuck')(state) }),
    'pay-tuck': at({ options: sideB, until: (state) => mine('pay')(state) && state.card === 2 }),
    half: at({ options: sideB, until: mine('half') }),
    exchange: at({ until: mine('exchange') }),
    pizarro: at({ options: sideB, until: (state) => mine('pizarro')(state) && state.turned.length > 1 }),
    over: at({ players: 6, until: (state) => state.stage === 'over' }),
    curtain: at({ persons: 3, until: (state) => state.phase === 1 && mine('bid')(state) }),
    six: at({ players: 6, until: (state) => state.phase === 0 && mine('bid')(state) && state.highBid > 3 }),
  },
  closer: {
    async bid({ page, phone, shot }) {
      // On the smallest phones the sheet with the bid lies over half of the board.
      const fold = page.locator('.fold[aria-expanded="true"]');
      if (await fold.count()) await fold.click();
      await page.locator('[data-place="vascoDaGama I"]').click();
      await shot('place');
      await page.keyboard.press('Escape');
      if (phone)
        for (const sheet of ['Players', 'Log', 'Choices']) {
          await page.getByRole('button', { name: sheet, exact: true }).click();
          await shot(sheet.toLowerCase());
          await page.keyboard.press('Escape');
        }
      await page.getByRole('button', { name: 'Rules', exact: true }).click();
      await page.waitForTimeout(700);
      await shot('rules');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await shot('menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Undo' }).click();
      await shot('undo');
      await page.keyboard.press('Escape');
    },
  },
};
