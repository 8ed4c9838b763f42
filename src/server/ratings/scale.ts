/** How a rating is shown: a number as in chess, and what it means beside the bots. */
import { anchor, type Size } from './anchors.ts';
import { type Belief, beginning, beta } from './plackett-luce.ts';

/** Where everybody begins, and a medium bot stays. */
const middle = 1500;
/** Points by which a duel's chances become ten to one. */
const tenfold = 400;
const perMu = tenfold / Math.LN10 / (Math.SQRT2 * beta);

/** Fewer games than this say little: until then a rating is provisional. */
export const provisionalUntil = 10;

export const shown = ({ mu }: Pick<Belief, 'mu'>): number => Math.round(middle + (mu - beginning.mu) * perMu);
/** How far off it may be, two times in three. */
export const doubt = ({ sigma }: Pick<Belief, 'sigma'>): number => Math.round(sigma * perMu);

/** Beside which bot somebody stands, and whether clearly below or above it. */
export interface Likeness {
  readonly level: 'easy' | 'medium' | 'strong';
  readonly than: 'weaker' | 'like' | 'stronger';
}

/** The nearest bot; beyond the outer ones, further off than half the way to the next, weaker or stronger than it. */
export function likeness(game: string, size: Size, { mu }: Pick<Belief, 'mu'>): Likeness {
  const [easy, medium, strong] = (['easy', 'medium', 'strong'] as const).map((level) => anchor(game, size, level).mu) as [
    number,
    number,
    number,
  ];
  if (mu < easy - (medium - easy) / 2) return { level: 'easy', than: 'weaker' };
  if (mu < (easy + medium) / 2) return { level: 'easy', than: 'like' };
  if (mu < (medium + strong) / 2) return { level: 'medium', than: 'like' };
  return { level: 'strong', than: mu > strong + (strong - medium) / 2 ? 'stronger' : 'like' };
}
