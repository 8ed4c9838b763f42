/** What the browser tests of Tal der Könige share: prepared tables, and where things are on the page. */
import type { Page } from '@playwright/test';
import { talDerKoenige } from '../src/games/tal-der-koenige/index.ts';
import { canBuild, canBuildAt, sitesWhere } from '../src/games/tal-der-koenige/rights.ts';
import type { Phase, State } from '../src/games/tal-der-koenige/state.ts';
import { type Moment, plant, prepare } from './prepare.ts';
import { expect } from './support.ts';

export const at = (moment: Moment<State>) => prepare(talDerKoenige, moment);
export const mine = (phase: Phase) => (state: State) =>
  state.phase === phase && (phase === 'orders' ? state.orders[0]! < 0 : state.turn === 0);
const handOf = ({ hands }: State) => hands.slice(0, 5).reduce((a, b) => a + b);

export const moments = {
  bids: at({ until: (state) => state.round === 2 && mine('bids')(state) && state.start === 1 }),
  overseers: at({ until: (state) => mine('overseers')(state) && state.points === 6 }),
  orders: at({ until: (state) => state.round > 2 && mine('orders')(state) }),
  workers: at({ until: (state) => state.round > 2 && mine('workers')(state) && state.points === 6 }),
  steal: at({ until: mine('steal') }),
  takeOver: at({ until: mine('takeOver') }),
  build: at({
    until: (state) =>
      mine('build')(state) &&
      handOf(state) > 4 &&
      canBuild(state, 0) &&
      sitesWhere(state, 0, canBuildAt).some((site) => state.laid[site] === 0),
  }),
  nearlyOver: at({
    players: 2,
    options: { advanced: true },
    until: (state) => mine('workers')(state) && state.pharaoh.length >= 30,
  }),
  over: at({ until: (state) => state.phase === 'over' }),
};

export async function sit(page: Page, prepared: (typeof moments)['bids']): Promise<void> {
  await page.goto('/');
  const id = await plant(page, prepared);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('application', { name: 'The Valley of the Kings' })).toBeVisible();
}

export const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);
export const main = (page: Page) => page.locator('.now .buttons > .primary');
export const group = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Group ${number}:`) });
