/** T4.5: the top treasure of a tile, shown to everybody. */

import type { Choice, Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { ActionOf } from '../action.ts';
import { canPay, pay, tooDear } from '../action-points.ts';
import { motifCount, price, treasuresEnd, worksPerTurn } from '../data.ts';
import { type Hex, hexCount, hexName } from '../map.ts';
import { refuse } from '../refuse.ts';
import { buriedAt, figuresAt, kindAt, none, type TikalState, tileAt, treasuresOf, workedAt } from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** All but the price: treasures left, and a figure for every one of this turn. */
export function canRaise(state: TikalState, seat: Seat, hex: Hex): boolean {
  const worked = workedAt(state, hex);
  return buriedAt(state, hex) > 0 && worked < worksPerTurn && figuresAt(state, hex, seat) > worked;
}

export const raise: Rule<'raise'> = {
  refusal(state, seat, { hex }) {
    const asked = notAsked(state, seat, 'act');
    if (asked) return asked;
    return canRaise(state, seat, hex) ? tooDear(state, 'T4.5', price.raise) : whyNot(state, seat, hex);
  },

  choices(state, seat) {
    const offers: Choice<ActionOf<'raise'>>[] = [];
    if (!canPay(state, seat, price.raise)) return offers;
    for (let hex = 0; hex < hexCount; hex++)
      if (canRaise(state, seat, hex))
        offers.push({
          action: { type: 'raise', hex },
          at: hexName(hex),
          price: price.raise,
          effect: { left: buriedAt(state, hex) - 1 },
        });
    return offers;
  },

  play(state, seat, { hex }, _random, emit) {
    // T3.4: raised in the order they were laid.
    const at = treasuresEnd[tileAt(state, hex)]! - buriedAt(state, hex);
    const motif = state.hidden[at]!;
    const left = buriedAt(state, hex) - 1;
    pay(state, price.raise);
    state.hidden[at] = none;
    state.buried[hex] = left;
    state.worked.push(hex);
    state.treasures[seat * motifCount + motif] = treasuresOf(state, seat, motif) + 1;
    emit?.({ type: 'raised', seat, hex, motif, left, reveals: true });
  },
};

function whyNot(state: TikalState, seat: Seat, hex: Hex): Refusal {
  const at = { hex: hexName(hex) };
  if (kindAt(state, hex) !== 'treasure') return refuse('T4.5', 'noTreasureTile', at);
  if (buriedAt(state, hex) === 0) return refuse('T4.5', 'noTreasuresLeft', at);
  const worked = workedAt(state, hex);
  if (worked >= worksPerTurn) return refuse('T4.5', 'twoTreasures', at);
  return refuse('T4.5', 'moreFigures', { ...at, needed: worked + 1, there: figuresAt(state, hex, seat) });
}
