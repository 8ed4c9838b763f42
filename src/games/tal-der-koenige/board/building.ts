/** Building and stealing: which site is meant, what its levels hold, and what a block would make of it. */
import { at } from '../../../core/at.ts';
import type { Offer, Plan } from '../../../core/game.ts';
import type { TalAction } from '../action.ts';
import type { Kind } from '../data.ts';
import { capacityOf, levelStarts, positionsPerSite } from '../pyramid.ts';

import type { TalView } from '../view.ts';
import { offersOf } from './moves.ts';
import { type Block, picked } from './picked.svelte.ts';
import type { TalScene } from './scene.ts';

/** The sites where the viewer can build now. */
export function buildSites(scene: TalScene): number[] {
  return [...new Set(offersOf(scene).flatMap(({ action }) => (action.type === 'build' ? [action.site] : [])))];
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
  return begins.slice(0, -1).map((from, level) => Array.from({ length: at(begins, level + 1) - from }, (_, i) => from + i));
}

/** The best use of the blocks in hand on the site. */
export function fillingFor(scene: TalScene, site: number): Plan<TalAction> | undefined {
  return scene.plans().find(({ at }) => at === String(site));
}

export function blocksOfPlan(plan: Plan<TalAction> | undefined): Block[] {
  return (plan?.actions ?? []).flatMap((action) => (action.type === 'build' ? [action] : []));
}

/** What the pyramid would be or could still become: as it stands, with one block more, or filled. */
export interface Worth {
  readonly kind: Kind;
  readonly points: number;
  readonly done: boolean;
}

export function worthOf(effect: Offer<TalAction>['effect']): Worth | undefined {
  return effect?.kind ? { kind: effect.kind as Kind, points: Number(effect.points), done: Number(effect.done) > 0 } : undefined;
}
