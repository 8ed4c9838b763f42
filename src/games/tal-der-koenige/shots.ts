import { type Moment, prepare } from '../../../e2e/prepare.ts';
import type { Album } from '../../../scripts/shots/album.ts';
import { talDerKoenige } from './index.ts';
import type { Phase, State } from './state.ts';
import { isFinished, sitesInPlay } from './state.ts';

const at = (moment: Moment<State>) => prepare(talDerKoenige, moment);
const mine = (phase: Phase) => (state: State) =>
  state.phase === phase && (phase === 'orders' ? state.orders[0]! < 0 : state.turn === 0);
const later = (phase: Phase) => (state: State) => state.round > 3 && mine(phase)(state);
const finished = (state: State) => sitesInPlay(state.players).filter((site) => isFinished(state, site)).length;

export const album: Album = {
  moments: {
    bids: at({ until: (state) => state.round === 2 && mine('bids')(state) && state.start !== 0 }),
    overseers: at({ until: (state) => mine('overseers')(state) && state.points === 6 }),
    orders: at({ until: later('orders') }),
    workers: at({ until: (state) => later('workers')(state) && state.points === 6 }),
    steal: at({ until: mine('steal') }),
    takeOver: at({ until: mine('takeOver') }),
    build: at({ until: (state) => later('build')(state) && state.hands.slice(0, 5).reduce((a, b) => a + b) > 3 }),
    late: at({ until: (state) => finished(state) > 5 && mine('workers')(state) }),
    two: at({ players: 2, until: (state) => state.round > 2 && mine('workers')(state) }),
    three: at({ players: 3, until: (state) => state.round > 2 && mine('bids')(state) }),
    over: at({ until: (state) => state.phase === 'over' }),
    curtain: at({ persons: 3, until: (state) => state.round === 2 && mine('orders')(state) }),
  },
  closer: {
    async bids({ page, shot }) {
      for (const group of [0, 0, 2, 1]) await page.locator(`[data-group="${group}"] .lot`).click();
      await shot('laid');
    },
    async orders({ page, phone, shot }) {
      const press = (selector: string) => (phone ? page.locator(selector).tap() : page.locator(selector).click());
      await press('[data-place="8"]');
      // In a small window the card lies over the pieces, and has them itself.
      await page.locator('.card .letters').waitFor();
      await press(phone && (await page.locator('.docked').count()) ? '.docked .piece >> nth=1' : '.controls .piece >> nth=1');
      await press('[data-place="10"]');
      await shot('written');
      await page.locator('.now .buttons .primary').click();
      await page.waitForTimeout(2200);
      await shot('shown');
      if (phone)
        for (const sheet of ['Players', 'Log', 'Choices']) {
          await page.getByRole('button', { name: sheet, exact: true }).click();
          await shot(sheet.toLowerCase());
          await page.keyboard.press('Escape');
        }
    },
    async workers({ page, phone, shot }) {
      await (phone ? page.locator('[data-place="6"]').tap() : page.locator('[data-place="6"]').click());
      await shot('chosen');
      if (!phone) await page.locator('[data-place="13"]').hover();
      await page.waitForTimeout(500);
      await shot('asked');
    },
    async over({ page, shot }) {
      await page.waitForTimeout(4000);
      await shot('counted');
    },
    async build({ page, shot }) {
      await page.locator('.levels button').first().focus();
      await shot('thought');
    },
  },
};
