/** What the browser tests of Tikal share: prepared tables, and where things are on the page. */
import type { Page } from '@playwright/test';
import { tikal } from '../src/games/tikal/index.ts';
import { hexName } from '../src/games/tikal/map.ts';
import type { TikalState } from '../src/games/tikal/state.ts';
import { type Moment, plant, prepare } from './prepare.ts';
import { expect } from './support.ts';

export const at = (moment: Moment<TikalState>) => prepare(tikal, moment);
export const mine = (phase: string) => (state: TikalState) => state.phase === phase && state.seat === 0;

export async function sit(page: Page, prepared: ReturnType<typeof at>): Promise<void> {
  await page.goto('/');
  const id = await plant(page, prepared);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('application')).toBeVisible({ timeout: 20_000 });
}

export const place = (page: Page, name: string) => page.locator(`[data-place="${name}"]`);
export const main = (page: Page) => page.locator('.now .buttons > .primary');
export const deed = (page: Page, name: string | RegExp) => page.locator('.deed', { hasText: name });
export const sentence = (page: Page) => page.locator('.now .sentence');

/** A hex where the tile in hand fits in several ways, with the ways. */
function roomyHex(state: TikalState): { hex: string; rotations: number[] } {
  const ways = new Map<string, number[]>();
  for (const choice of tikal.choices(state, state.seat))
    if ('action' in choice && choice.action.type === 'place') {
      const hex = hexName(choice.action.hex);
      ways.set(hex, [...(ways.get(hex) ?? []), choice.action.rotation]);
    }
  const [hex, rotations] = [...ways].find(([, found]) => found.length > 1) ?? ['', []];
  return { hex, rotations };
}

/** A table of two persons at such a moment, with a hex where the tile can be turned. */
export function roomyTable(until: (state: TikalState) => boolean) {
  let found = { hex: '', rotations: [] as number[] };
  const start = at({
    players: 2,
    persons: 2,
    until(state) {
      if (until(state)) found = roomyHex(state);
      return found.hex !== '';
    },
  });
  return { start, ...found };
}

/** Ends the turn, and says so once more where points are left. */
export async function endTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End the turn', exact: true }).click();
  const sure = page.locator('dialog[open] .primary');
  await sure.click();
}

/** What the main button says of a tile that lies there, turned so often. */
export const placing = (hex: string, rotation = 0) => `Place at ${hex}${rotation ? `, turned ${rotation * 60}°` : ''}`;
