/**
 * Bots of older releases, search and judgement as they were, to measure those of today by (`scripts/freeze.ts` makes them). They play
 * on the rules of today and never change.
 */
import type { Action } from '../core/game.ts';
import type { DecisionRequest } from './bot.ts';

export interface FrozenBots {
  decide(asked: Omit<DecisionRequest, 'heuristics'>): Action;
  decideAside(asked: Omit<DecisionRequest, 'heuristics'>): Action | undefined;
}

/** By the commit they were frozen at. */
export const frozenNames = ['bf19446'] as const;
export type FrozenName = (typeof frozenNames)[number];

export function isFrozenName(name: string): name is FrozenName {
  return (frozenNames as readonly string[]).includes(name);
}

export async function loadFrozen(name: FrozenName, game: string): Promise<FrozenBots> {
  return (await import(new URL(`./frozen/${name}/${game}.js`, import.meta.url).href)) as FrozenBots;
}
