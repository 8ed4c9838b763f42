/** T4.3: a figure to a neighbouring tile, over all the stones between. */

import type { Choice } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { canPay, pay, tooDear } from '../action-points.ts';
import { beyond, edgeCount, edgeTowards, hexCount, hexName } from '../map.ts';
import { stepAcross, stepPrice } from '../movement.ts';
import { refuse } from '../refuse.ts';
import { figures, figuresAt, hasFigure, moveFigure, stonesAcross } from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';
import { notWalkable } from './walk.ts';

export const step: Rule<'step'> = {
  refusal(state, seat, action) {
    const asked = notAsked(state, seat, 'act');
    if (asked) return asked;
    const { figure, from, to } = action;
    const blocked = notWalkable(state, seat, figure, from, to);
    if (blocked) return blocked;
    const between = { from: hexName(from), to: hexName(to) };
    if (edgeTowards(from, to) < 0) return refuse('T4.3', 'notNeighbours', between);
    const price = stepPrice(state, from, to);
    return price === 0 ? refuse('T4.3', 'noStones', between) : tooDear(state, 'T4.3', price);
  },

  choices(state, seat) {
    const offers: Choice<ActionOf<'step'>>[] = [];
    if (!canPay(state, seat, 1)) return offers;
    for (let from = 0; from < hexCount; from++) {
      if (figuresAt(state, from, seat) === 0) continue;
      for (let edge = 0; edge < edgeCount; edge++) {
        const to = stepAcross(state, from, edge, state.ap);
        if (to === beyond) continue;
        const way = [hexName(from), hexName(to)];
        for (const figure of figures)
          if (hasFigure(state, figure, from, seat))
            offers.push({
              action: { type: 'step', figure, from, to },
              at: hexName(to),
              piece: figure,
              price: stonesAcross(state, from, edge),
              way,
            });
      }
    }
    return offers;
  },

  play(state, seat, { figure, from, to }, _random, emit) {
    const price = stepPrice(state, from, to);
    pay(state, price);
    moveFigure(state, seat, figure, from, to);
    emit?.({ type: 'walked', seat, figure, from, to, way: [from, to], price });
  },
};
