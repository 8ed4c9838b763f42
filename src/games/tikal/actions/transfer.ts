/** T4.2: camp to camp through the secret passage. */

import type { Choice } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { canPay, pay, tooDear } from '../action-points.ts';
import { price } from '../data.ts';
import { hexName } from '../map.ts';
import { refuse } from '../refuse.ts';
import { campOf, campsUp, figures, hasFigure, isCampOf, moveFigure } from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

export const transfer: Rule<'transfer'> = {
  refusal(state, seat, { figure, from, to }) {
    const asked = notAsked(state, seat, 'act');
    if (asked) return asked;
    if (from === to) return refuse('T4.2', 'sameHex', {});
    if (!isCampOf(state, from, seat)) return refuse('T4.2', 'noCampOfYours', { hex: hexName(from) });
    if (!isCampOf(state, to, seat)) return refuse('T4.2', 'noCampOfYours', { hex: hexName(to) });
    if (!hasFigure(state, figure, from, seat)) return refuse('T4.2', 'notThere', { figure, hex: hexName(from) });
    return tooDear(state, 'T4.2', price.transfer);
  },

  choices(state, seat) {
    const offers: Choice<ActionOf<'transfer'>>[] = [];
    if (!canPay(state, seat, price.transfer)) return offers;
    const camps = campsUp(state, seat);
    for (let one = 0; one <= camps; one++) {
      const from = campOf(state, seat, one);
      for (const figure of figures) {
        if (!hasFigure(state, figure, from, seat)) continue;
        for (let other = 0; other <= camps; other++) {
          if (other === one) continue;
          const to = campOf(state, seat, other);
          const way = [hexName(from), hexName(to)];
          const action = { type: 'transfer', figure, from, to } as const;
          offers.push({ action, at: hexName(to), piece: figure, price: price.transfer, way });
        }
      }
    }
    return offers;
  },

  play(state, seat, { figure, from, to }, _random, emit) {
    pay(state, price.transfer);
    moveFigure(state, seat, figure, from, to);
    emit?.({ type: 'transferred', seat, figure, from, to });
  },
};
