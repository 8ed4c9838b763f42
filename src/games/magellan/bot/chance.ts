/**
 * What the judgement says of the chance to win, fitted on 10 positions each of 505 games of bots (half of them easy, half medium, all
 * player counts and variants). Written by `npm run calibrate -- --write`; docs/analysis.md says how well it holds.
 */
import type { FittedChance } from '../../../core/heuristics.ts';

export const chance: FittedChance = {
  table: {
    settled: [-2.846, 1.025, 0.9002],
    standing: [-3.18, -0.3079, -0.204],
    points: [-0.06831, 0.06177, 0.08586],
    players: { 3: 0.801, 4: 0.715, 5: 0.766, 6: 0.826 },
  },
  open: {
    settled: [-3.143, 1.083, 1.226],
    standing: [-2.974, -0.1422, 0.01627],
    points: [-0.06492, 0.05192, 0.09498],
    players: { 3: 0.758, 4: 0.681, 5: 0.796, 6: 0.844 },
  },
};
