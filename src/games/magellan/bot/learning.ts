/** How bidders learn: tables of players who do at once what they think sensible, each by weights of his own. */
import type { Learning } from '../../../core/learning.ts';
import type { State } from '../state.ts';
import { rolloutAction } from './index.ts';
import { learnedNumbers, names, weightsOf } from './weights.ts';

/** Worths of money and shares vary by tenths, likings by points. */
const widths = names.map((name) => {
  if (name === 'pizarro') return 1.5;
  if (name === 'rivalry' || name === 'open hand') return 0.2;
  return /^(money|sales|option|denial)/.test(name) ? 0.1 : 1;
});

export const learning: Learning = {
  names,
  widths,
  today: learnedNumbers,
  table(numbers) {
    const weights = numbers.map(weightsOf);
    return (state, seat) => rolloutAction(state as State, seat, weights[seat]!, weights);
  },
};
