/** What an analysis says of a game: plain data, the same wherever it was made. */
import type { Seat } from '../core/game.ts';
import type { Knowledge } from './knowledge.ts';
import type { Moment } from './moments.ts';

export const budgetNames = ['quick', 'thorough'] as const;
export type BudgetName = (typeof budgetNames)[number];

/** How hard an analysis looks; in actions played in thought, so that every machine comes to the same. */
export interface Budget {
  /** Imagined states on which the chances of a moment rest. */
  readonly looks: number;
  /** For a first look at all decisions together, and the most for one. */
  readonly first: number;
  readonly firstEach: number;
  /** How many decisions are looked at again, and how long each. */
  readonly again: number;
  readonly againEach: number;
}

export const budgets: Readonly<Record<BudgetName, Budget>> = {
  quick: { looks: 24, first: 160_000, firstEach: 3000, again: 8, againEach: 8000 },
  thorough: { looks: 64, first: 1_200_000, firstEach: 16_000, again: 16, againEach: 80_000 },
};

/** Everybody's chance to win at a moment, by seat, 1 in all. */
export interface MomentChances extends Moment {
  readonly chances: readonly number[];
}

export interface WeighedDecision {
  /** How many steps stood before it, and how many after it. */
  readonly step: number;
  readonly until: number;
  readonly seat: Seat;
  /** What it cost and what it won, as the game judges, and of the own chance to win. */
  readonly cost: number;
  readonly chanceCost: number;
  readonly gain: number;
  readonly chanceGain: number;
  /** What would rather have been done, in the notation of records; empty where it cost nothing. */
  readonly rather: readonly string[];
  readonly aspect?: string;
}

export interface Analysis {
  readonly game: string;
  readonly players: number;
  readonly knowledge: Knowledge;
  readonly budget: BudgetName;
  readonly seed: number;
  /** Whether costs are points; elsewhere only the chance says something. */
  readonly inPoints: boolean;
  readonly moments: readonly MomentChances[];
  readonly decisions: readonly WeighedDecision[];
}
