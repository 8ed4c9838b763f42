/**
 * What the judgement says of the chance to win, fitted on 10 positions each of 505 games of bots (half of them easy, half medium, all
 * player counts and variants). Written by `npm run calibrate -- --write`; docs/analysis.md says how well it holds.
 */
import type { FittedChance } from '../../../core/heuristics.ts';

export const chance: FittedChance = {
  table: {
    settled: [-3.058, 0.7312, 1.096],
    standing: [-3.399, 0.4611, 1.264],
    points: [-0.05209, 0.002549, 0.04513],
    players: { 2: 0.38, 3: 0.479, 4: 0.603 },
  },
  open: {
    settled: [-3.166, 0.593, 1.16],
    standing: [-3.353, 0.5221, 1.24],
    points: [-0.05043, 0.001412, 0.04637],
    players: { 2: 0.382, 3: 0.479, 4: 0.596 },
  },
};
