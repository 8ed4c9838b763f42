/** Building and stealing: which site is meant, what its levels hold, and what a block would make of it. */
import type { Seat } from '../../../core/game.ts';
import { colours, type Kind } from '../data.ts';
import { bestFilling, type Filling } from '../filling.ts';
import { capacityOf, levelStarts, positionsPerSite } from '../pyramid.ts';
import { canBuildAt, roomToBuild, sitesWhere } from '../rights.ts';
import { kindOf, pointsFor, prospects } from '../scoring.ts';
import { isFinished } from '../state.ts';
import type { TalView } from '../view.ts';
import { type Block, picked } from './picked.svelte.ts';
import { handOf, sumOf, type TalScene } from './scene.ts';

/** The sites where the viewer can build now. */
export function buildSites({ view, viewer }: TalScene): number[] {
  if (viewer === undefined || sumOf(handOf(view, viewer)) === 0) return [];
  return sitesWhere(view, viewer, canBuildAt);
}

export function buildSite(scene: TalScene): number | undefined {
  const sites = buildSites(scene);
  const { site } = picked(scene);
  return site !== undefined && sites.includes(site) ? site : sites[0];
}

/** 1 + colour by position. */
export function blocksOn({ blocks }: TalView, site: number): number[] {
  return blocks.slice(site * positionsPerSite, site * positionsPerSite + capacityOf(site));
}

/** The positions of a site, level by level. */
export function levelsOf(site: number): number[][] {
  const begins = levelStarts(site);
  return begins
    .slice(0, -1)
    .map((from, level) => Array.from({ length: (begins[level + 1] as number) - from }, (_, i) => from + i));
}

/** The best use of the blocks in hand on the site. */
export function fillingFor({ view }: TalScene, seat: Seat, site: number): Filling {
  return bestFilling(site, blocksOn(view, site), handOf(view, seat), roomToBuild(view, seat, site), view.expert);
}

/** What the pyramid would be, or could still become, with these blocks more; undefined when nothing is certain. */
export function worthWith(
  view: TalView,
  seat: Seat,
  site: number,
  more: readonly Block[],
): { kind: Kind; points: number; done: boolean } | undefined {
  const blocks = view.blocks.slice();
  const hands = view.hands.slice();
  const laid = view.laid.slice();
  for (const { position, colour } of more) {
    blocks[site * positionsPerSite + position] = colour + 1;
    const at = seat * colours.length + colour;
    hands[at] = (hands[at] as number) - 1;
    laid[site] = (laid[site] as number) + 1;
  }
  const then = { ...view, blocks, hands, laid };
  if (isFinished(then, site)) return { kind: kindOf(then, site), points: pointsFor(then, site), done: true };
  const prospect = prospects(then).find((one) => one.site === site);
  return prospect && { kind: prospect.kind, points: prospect.points, done: false };
}
