/** T3.5: a tile that fits nowhere is laid aside for good, its treasures unseen with it. */

import { kindOf, printedValue, tileName } from '../data.ts';
import { tileIsDealtWith } from '../flow.ts';
import { fitsSomewhere } from '../laying.ts';
import { refuse } from '../refuse.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const layAside: Rule<'layAside'> = {
  refusal(state, seat) {
    const asked = notAsked(state, seat, 'place');
    if (asked) return asked;
    return fitsSomewhere(state, state.tile) ? refuse('T3.5', 'fitsSomewhere', {}) : undefined;
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'place') || fitsSomewhere(state, state.tile)) return [];
    return [{ action: { type: 'layAside' }, piece: tileName(state.tile) }];
  },

  play(state, seat, _action, _random, emit) {
    const { tile } = state;
    state.laidAside.push(tile);
    emit?.({ type: 'tileLaidAside', seat, tile, treasures: kindOf(tile) === 'treasure' ? printedValue(tile) : 0 });
    tileIsDealtWith(state);
  },
};
