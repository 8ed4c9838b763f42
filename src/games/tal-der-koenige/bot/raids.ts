/** K3.5 and K3.6: what there is to gain on the sites of others. */
import type { Seat } from '../../../core/game.ts';
import type { ActionOf, TalAction } from '../action.ts';
import { blocksPerWorker, colours } from '../data.ts';
import { capacityOf } from '../pyramid.ts';
import { canStealAt, canTakeOverAt, highestBlocks, mostToSteal, sitesWhere, workersForTakingOver } from '../rights.ts';
import { blockAt, type State, workersAt } from '../state.ts';
import { paceAt } from './holding.ts';
import type { Outlook } from './outlook.ts';
import { worthOf } from './worth.ts';
import { strip, type Yard } from './yard.ts';

const before = new Int8Array(16);

/** What so many workers on the site would bring, the owner's loss and the own gain taken together. */
export function raidGain(state: State, seat: Seat, site: number, workers: number, yard: Yard, outlook: Outlook): number {
  if (workers === 0) return 0;
  const owner = state.owners[site]!;
  const pace = paceAt(state, owner, site);
  const { weights } = outlook;
  const share = 1 / (state.players - 1);
  const whole = worthOf(yard, site, outlook.rounds, pace, 0, outlook);
  const first = site * 16;
  for (let i = 0; i < 16; i++) before[i] = yard[first + i]!;
  const blocks = Math.min(blocksPerWorker * workers, state.laid[site]!);
  strip(yard, site, blocks);
  const robbed = (whole - worthOf(yard, site, outlook.rounds, pace, 0, outlook)) * share + weights.loot * blocks;
  for (let i = 0; i < 16; i++) yard[first + i] = before[i]!;
  const taken =
    state.scarabs[seat]! > 0 && workers > workersForTakingOver(state, owner, site) ? whole * (weights.spoils + share) : 0;
  return Math.max(robbed, taken);
}

/** Thefts worth a thought: as many blocks as may be, of each colour by preference, and half as many. */
export function thefts(state: State, seat: Seat): ActionOf<'steal'>[] {
  const found = new Map<string, ActionOf<'steal'>>();
  for (const site of sitesWhere(state, seat, canStealAt)) {
    const most = mostToSteal(state, seat, site);
    for (const count of new Set([most, Math.ceil(most / 2)]))
      for (let colour = 0; colour < colours.length; colour++) {
        const first = (level: number[]) => level.sort((a, b) => rank(state, site, b, colour) - rank(state, site, a, colour));
        const positions = highestBlocks(state, site, count, first);
        const name = positions.map((position) => blockAt(state, site, position)).join();
        found.set(`${site} ${name}`, { type: 'steal', site, positions });
      }
  }
  return [...found.values()];
}

function rank(state: State, site: number, position: number, colour: number): number {
  return blockAt(state, site, position) === colour + 1 ? 1 : 0;
}

export function takeOvers(state: State, seat: Seat): TalAction[] {
  return sitesWhere(state, seat, canTakeOverAt).map((site) => ({ type: 'takeOver', site }));
}

/** Workers the owner of the site has there, and so the fewest that can take it. */
export function workersToTake(state: State, site: number): number {
  return workersAt(state, state.owners[site]!, site) + 1;
}

export function isPrey(state: State, seat: Seat, site: number): boolean {
  const owner = state.owners[site]!;
  return owner >= 0 && owner !== seat && state.laid[site]! < capacityOf(site);
}
