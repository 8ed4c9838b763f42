/** A figure as far as it likes, the cheapest way over stones (T4.3) and through its own passages (T4.2). */

import type { Choice, Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { ActionOf } from '../action.ts';
import { canPay, pay, tooDear } from '../action-points.ts';
import { type Hex, hexCount, hexName } from '../map.ts';
import { placesTo, priceOf, reachFrom, wayTo } from '../movement.ts';
import { refuse } from '../refuse.ts';
import { type Figure, figures, figuresAt, hasFigure, isKnown, kindAt, moveFigure, type TikalState } from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** What forbids both a step and a walk, whatever the price. */
export function notWalkable(state: TikalState, seat: Seat, figure: Figure, from: Hex, to: Hex): Refusal | undefined {
  if (!hasFigure(state, figure, from, seat)) return refuse('T4.3', 'notThere', { figure, hex: hexName(from) });
  if (from === to) return refuse('T4.3', 'sameHex', {});
  if (!isKnown(state, to)) return refuse('T4.3', 'notKnown', { hex: hexName(to) });
  return kindAt(state, to) === 'volcano' ? refuse('T4.3', 'volcano', { hex: hexName(to) }) : undefined;
}

export const walk: Rule<'walk'> = {
  refusal(state, seat, { figure, from, to }) {
    const asked = notAsked(state, seat, 'act');
    if (asked) return asked;
    const blocked = notWalkable(state, seat, figure, from, to);
    if (blocked) return blocked;
    const price = priceOf(reachFrom(state, seat, from), to);
    return price === 0 ? refuse('T4.3', 'noWay', { from: hexName(from), to: hexName(to) }) : tooDear(state, 'T4.3', price);
  },

  choices(state, seat) {
    const offers: Choice<ActionOf<'walk'>>[] = [];
    if (!canPay(state, seat, 1)) return offers;
    for (let from = 0; from < hexCount; from++) {
      if (figuresAt(state, from, seat) === 0) continue;
      const reach = reachFrom(state, seat, from, state.ap);
      for (let to = 0; to < hexCount; to++) {
        const price = priceOf(reach, to);
        if (price === 0) continue;
        const way = placesTo(reach, to);
        for (const figure of figures)
          if (hasFigure(state, figure, from, seat))
            offers.push({ action: { type: 'walk', figure, from, to }, at: hexName(to), piece: figure, price, way });
      }
    }
    return offers;
  },

  play(state, seat, { figure, from, to }, _random, emit) {
    const reach = reachFrom(state, seat, from, state.ap);
    const price = priceOf(reach, to);
    pay(state, price);
    moveFigure(state, seat, figure, from, to);
    emit?.({ type: 'walked', seat, figure, from, to, way: wayTo(reach, to), price });
  },
};
