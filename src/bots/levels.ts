/** The bots by name, and how hard each level thinks. */
import type { BeamSettings } from './beam.ts';
import type { JudgeSettings } from './judge.ts';
import type { SecretSettings } from './secret.ts';

export const levels = ['easy', 'medium', 'strong'] as const;
export type Level = (typeof levels)[number];

/** Beside the levels: anything legal, and what the game calls sensible without searching. */
export const botNames = ['random', 'greedy', ...levels] as const;
export type BotName = (typeof botNames)[number];

/** Milliseconds a decision may take. */
export const milliseconds: Readonly<Record<BotName, number>> = { random: 0, greedy: 0, easy: 50, medium: 200, strong: 1000 };

/** What a level may use of an allowance that is meant for the strongest. */
export function shareOf(bot: BotName): number {
  return milliseconds[bot] / milliseconds.strong;
}

export interface Effort {
  /** Widths of the beams, one after the other, each on an imagined state of its own. */
  readonly widths: readonly number[];
  readonly beam: Omit<BeamSettings, 'width'>;
  /** How the best turns are compared. */
  readonly turns: JudgeSettings;
  /** How single actions are compared, and how many. */
  readonly replies: JudgeSettings & { readonly candidates: number };
  readonly secret: SecretSettings;
}

export const efforts: Readonly<Record<'medium' | 'strong', Effort>> = {
  medium: {
    widths: [4, 12],
    beam: { branching: 16, best: 4, until: 0.7 },
    turns: { imaginings: 3, replies: false, trust: 0 },
    replies: { imaginings: 5, replies: true, trust: 20, candidates: 6 },
    secret: { candidates: 6, imaginings: 4, rounds: 12 },
  },
  strong: {
    widths: [8, 30, 100, 300],
    beam: { branching: 60, best: 12, until: 0.55 },
    turns: { imaginings: 200, replies: true, trust: 2 },
    replies: { imaginings: 1000, replies: true, trust: 20, candidates: 12 },
    secret: { candidates: 20, imaginings: 40, rounds: 2000 },
  },
};
