/** T4.1: a figure from the supply onto base camp or an own camp. */

import type { Choice } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { canPay, pay, tooDear } from '../action-points.ts';
import { price } from '../data.ts';
import { hexName } from '../map.ts';
import { refuse } from '../refuse.ts';
import { campOf, campsUp, figures, inSupplyOf, isCampOf } from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const bring: Rule<'bring'> = {
  refusal(state, seat, { figure, to }) {
    const asked = notAsked(state, seat, 'act');
    if (asked) return asked;
    if (!isCampOf(state, to, seat)) return refuse('T4.1', 'noCampOfYours', { hex: hexName(to) });
    if (inSupplyOf(state, figure, seat) === 0) return refuse('T4.1', 'noneInSupply', { figure });
    return tooDear(state, 'T4.1', price.bring);
  },

  choices(state, seat) {
    const offers: Choice<ActionOf<'bring'>>[] = [];
    if (!canPay(state, seat, price.bring)) return offers;
    for (let camp = 0; camp <= campsUp(state, seat); camp++) {
      const to = campOf(state, seat, camp);
      for (const figure of figures)
        if (inSupplyOf(state, figure, seat) > 0)
          offers.push({ action: { type: 'bring', figure, to }, at: hexName(to), piece: figure, price: price.bring });
    }
    return offers;
  },

  play(state, seat, { figure, to }, _random, emit) {
    pay(state, price.bring);
    if (figure === 'leader') state.leaders[seat] = to;
    else {
      const at = to * state.score.length + seat;
      state.supply[seat] = inSupplyOf(state, figure, seat) - 1;
      state.members[at] = state.members[at]! + 1;
    }
    emit?.({ type: 'broughtIn', seat, figure, to });
  },
};
