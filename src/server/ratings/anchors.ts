/**
 * Bots stand where the ladder has put them and never move: so a number means something from the first game on. Medium is where everybody
 * begins; the others lie as far from it as their share of wins against the next level says (docs/bots.md, docs/ratings.md).
 */
import type { Level } from '../../bots/levels.ts';
import { type Belief, beginning, beta } from './plackett-luce.ts';

/** Games of two are another game than those of more: each has ratings of its own. */
export type Size = 'duel' | 'group';

export function sizeOf(players: number): Size {
  return players === 2 ? 'duel' : 'group';
}

/** Shares of the wins, one against clones of the level before, with so many at the table. */
interface Steps {
  readonly players: number;
  readonly medium: number;
  readonly strong: number;
}

/** From the table of docs/bots.md; a test holds them against it. */
export const ladder: Readonly<Record<string, Partial<Readonly<Record<Size, Steps>>>>> = {
  tikal: {
    duel: { players: 2, medium: 0.83, strong: 0.79 },
    group: { players: 4, medium: 0.68, strong: 0.51 },
  },
  magellan: { group: { players: 4, medium: 0.79, strong: 0.64 } },
  'tal-der-koenige': {
    duel: { players: 2, medium: 0.89, strong: 0.72 },
    group: { players: 4, medium: 0.65, strong: 0.5 },
  },
  cortez: {
    duel: { players: 2, medium: 0.71, strong: 0.77 },
    group: { players: 4, medium: 0.44, strong: 0.58 },
  },
};

/** How far apart in strength two are of whom one wins this share against clones of the other. */
export function distance(share: number, players: number): number {
  return Math.sqrt(players) * beta * Math.log((share * (players - 1)) / (1 - share));
}

/** Where the ladder has not been, a step as in most games: three wins of four between two. */
const unmeasured: Steps = { players: 2, medium: 0.75, strong: 0.75 };

export function anchor(game: string, size: Size, level: string): Belief {
  const steps = ladder[game]?.[size] ?? unmeasured;
  const { mu } = beginning;
  const from: Readonly<Record<Level, number>> = {
    easy: mu - distance(steps.medium, steps.players),
    medium: mu,
    strong: mu + distance(steps.strong, steps.players),
  };
  return { mu: from[level as Level] ?? mu, sigma: 0 };
}
