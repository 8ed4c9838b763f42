/**
 * What the judgement says of the chance to win, fitted on 10 positions each of 505 games of bots (half of them easy, half medium, all
 * player counts and variants). Written by `npm run calibrate -- --write`; docs/analysis.md says how well it holds.
 */
import type { FittedChance } from '../../../core/heuristics.ts';

export const chance: FittedChance = {
  table: {
    settled: [-1.457, 0.2137, 0.883],
    standing: [-1.716, -0.05189, 0.6073],
    points: [-0.2402, 0.2244, 0.4698],
    players: { 2: 0.438, 3: 0.62, 4: 0.58 },
  },
  open: {
    settled: [-1.447, 0.2209, 0.893],
    standing: [-1.717, -0.06833, 0.5823],
    points: [-0.2408, 0.2252, 0.47],
    players: { 2: 0.442, 3: 0.62, 4: 0.579 },
  },
};
