/** C5: one supply card. */
import { finishAction } from '../flow.ts';
import { refuse } from '../refuse.ts';
import { supplyLeft } from '../state.ts';
import { drawSupply as draw } from '../supplies.ts';
import { isActiveIn, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const drawSupply: Rule<'drawSupply'> = {
  refusal(state, seat) {
    if (!isActiveIn(state, seat, 'act')) return notAsked(state);
    return supplyLeft(state) === 0 ? refuse('C3.2', 'nothingToDraw', {}) : undefined;
  },
  choices(state, seat) {
    if (!isActiveIn(state, seat, 'act') || supplyLeft(state) === 0) return [];
    return [{ action: { type: 'drawSupply' }, effect: { supply: 1 } }];
  },
  play(state, seat, _, random, emit) {
    draw(state, seat, 1, 'action', random, emit);
    finishAction(state, random, emit);
  },
};
