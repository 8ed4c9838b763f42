import { type Moment, prepare } from '../../../e2e/prepare.ts';
import type { Album } from '../../../scripts/shots/album.ts';
import { cortez } from './index.ts';
import type { State } from './state.ts';
import { waiting } from './waiting.ts';

const at = (moment: Moment<State>) => prepare(cortez, moment);
/** Anna is asked in that phase. */
const mine = (phase: string) => (state: State) => state.phase === phase && waiting(state).includes(0);
const staged = (stage: string) => (state: State) => state.fight?.stage === stage && waiting(state).includes(0);

export const album: Album = {
  moments: {
    mark: at({ until: mine('mark') }),
    act: at({ until: (state) => mine('act')(state) && state.turn > 14 }),
    offered: at({
      asides: true,
      until: (state) => mine('act')(state) && state.offers.some(({ to, answered }) => to === 0 && !answered),
    }),
    bridges: at({ until: (state) => mine('bridges')(state) && state.bridges.includes(0) }),
    attack: at({ until: mine('attack') }),
    plunder: at({ until: mine('plunder') }),
    mutiny: at({ until: mine('mutiny') }),
    auction: at({ until: (state) => mine('auction')(state) && state.bid > 2 }),
    pay: at({ until: mine('payment') }),
    ready: at({ until: staged('ready') }),
    lay: at({ until: staged('lay') }),
    exchange: at({
      until: (state) => staged('exchange')(state) && (state.fight?.passes ?? 2) < 2 && (state.fight?.weapons[0] ?? 0) > 0,
    }),
    call: at({
      until: (state) =>
        staged('exchange')(state) && (state.fight?.passes ?? 0) > 1 && state.fight?.attacker !== 0 && state.fight?.defender !== 0,
    }),
    refill: at({ until: staged('refill') }),
    premium: at({ until: staged('premium') }),
    banish: at({ until: (state) => state.fight?.stage === 'banish' && waiting(state).includes(0) }),
    bribe: at({ until: (state) => mine('act')(state) && (state.bribery[0] ?? 0) + (state.bribery[1] ?? 0) > 0 }),
    six: at({ players: 6, until: (state) => mine('act')(state) && state.turn > 20 }),
    'six-fight': at({ players: 6, until: (state) => staged('exchange')(state) && (state.fight?.passes ?? 2) < 2 }),
    'six-auction': at({ players: 6, until: (state) => mine('auction')(state) && state.bid > 4 }),
    over: at({ players: 6, until: (state) => state.phase === 'over' }),
    curtain: at({ persons: 3, until: (state) => mine('act')(state) && state.turn > 5 }),
  },
  closer: {
    async act({ page, phone, shot }) {
      await page.locator('.figures .lit').first().waitFor();
      const field = await page.evaluate(() => {
        const lit = document.querySelector('.figures .lit')?.getBoundingClientRect();
        return lit ? [lit.x + lit.width / 2, lit.y + lit.height / 2] : [0, 0];
      });
      await page.mouse.click(field[0] ?? 0, field[1] ?? 0);
      await page.mouse.move(5, 5);
      await shot('figure');
      const target = page.getByRole('button', { name: /You can attack here/ }).first();
      if (await target.count()) await target.click();
      await page.mouse.move(5, 5);
      await shot('way');
      await page.getByRole('button', { name: 'Trade', exact: true }).click();
      await page
        .getByRole('button', { name: /^More: You give: / })
        .first()
        .click();
      await shot('trade');
      await page.keyboard.press('Escape');
      if (phone)
        for (const sheet of ['Players', 'Log', 'Choices']) {
          await page.getByRole('button', { name: sheet, exact: true }).click();
          await shot(sheet.toLowerCase());
          await page.keyboard.press('Escape');
        }
    },
    async call({ page, phone, shot }) {
      // On a phone the panel has it too, over that of the fight.
      const offer = page.getByRole('button', { name: 'Offer a war card' });
      await (phone ? offer.last() : offer.first()).click();
      await shot('offer');
      await page.keyboard.press('Escape');
    },
    async exchange({ page, shot }) {
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await shot('board');
    },
  },
};
