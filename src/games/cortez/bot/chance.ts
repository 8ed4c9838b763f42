/**
 * What the judgement says of the chance to win, fitted on 10 positions each of 505 games of bots (half of them easy, half medium, all
 * player counts and variants). Written by `npm run calibrate -- --write`; docs/analysis.md says how well it holds.
 */
import type { FittedChance } from '../../../core/heuristics.ts';

export const chance: FittedChance = {
  table: {
    settled: [-2.886, -0.1528, -0.00784],
    standing: [-3.379, 0.1071, 0.307],
    points: [-0.001167, 0.01344, 0.04293],
    players: { 2: 0.437, 3: 0.531, 4: 0.529, 5: 0.681, 6: 0.763 },
  },
  open: {
    settled: [-2.807, -0.07123, 0.09339],
    standing: [-3.438, -0.2058, -0.06018],
    points: [-0.008202, 0.02593, 0.06874],
    players: { 2: 0.427, 3: 0.555, 4: 0.558, 5: 0.696, 6: 0.794 },
  },
};
