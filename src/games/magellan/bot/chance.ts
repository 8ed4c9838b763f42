/**
 * What the judgement says of the chance to win, fitted on 10 positions each of 550 games of bots (half of them easy, half medium, all
 * player counts and variants). Written by `npm run calibrate -- --write`; docs/analysis.md says how well it holds.
 */
import type { FittedChance } from '../../../core/heuristics.ts';

export const chance: FittedChance = {
  table: {
    settled: [-3.059, 1.071, 1.099],
    standing: [-3.835, -0.1967, -0.0849],
    points: [-0.05432, 0.05535, 0.08618],
    players: { 3: 0.705, 4: 0.729, 5: 0.882, 6: 0.923 },
  },
  open: {
    settled: [-3.345, 1.103, 1.274],
    standing: [-3.591, 0.08542, 0.2386],
    points: [-0.04913, 0.05815, 0.09623],
    players: { 3: 0.756, 4: 0.746, 5: 0.848, 6: 0.935 },
  },
};
