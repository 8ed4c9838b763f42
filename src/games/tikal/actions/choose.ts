/** T8.2: whoever won the turn chooses one of the open tiles. */

import { tileName } from '../data.ts';
import { chooseTile } from '../flow.ts';
import { refuse } from '../refuse.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const choose: Rule<'choose'> = {
  refusal(state, seat, { tile }) {
    const asked = notAsked(state, seat, 'choose');
    if (asked) return asked;
    return state.open.includes(tile) ? undefined : refuse('T8.2', 'notOpen', { tile: tileName(tile) });
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'choose')) return [];
    return state.open.map((tile) => ({ action: { type: 'choose', tile }, piece: tileName(tile) }));
  },

  play(state, seat, { tile }, _random, emit) {
    chooseTile(state, seat, tile, emit);
  },
};
