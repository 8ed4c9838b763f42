import { drawCards } from '../cards.ts';
import { endSale, placeName } from '../flow.ts';
import { rightHalfCrowns } from '../map.ts';
import { currentField } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** M5.5 B the left half draws cards at once, the right half carries crowns. */
export const half: Rule<'half'> = {
  refusal: (state, seat) => notAsked(state, seat, 'half'),

  choices(state, seat) {
    if (!isAsked(state, seat, 'half')) return [];
    const at = placeName(state.card * 3 + state.phase);
    return [
      { action: { type: 'half', half: 'left' }, at, effect: { cards: currentField(state, state.card).cards! } },
      { action: { type: 'half', half: 'right' }, at, effect: { crowns: rightHalfCrowns[state.phase]! } },
    ];
  },

  play(state, seat, action, random, emit) {
    const left = action.half === 'left';
    state.halves[state.moving] = left ? 1 : 2;
    const at = placeName(state.card * 3 + state.phase);
    emit?.({ type: 'choseHalf', seat, ship: state.moving % 6, half: action.half, at });
    if (left) drawCards(state, seat, currentField(state, state.card).cards!, 'vasco', random, emit);
    endSale(state, random, emit);
  },
};
