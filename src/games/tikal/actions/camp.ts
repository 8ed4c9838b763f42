/** T4.7: a camp on jungle, or where all treasures have been raised. */

import type { Choice, Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { ActionOf } from '../action.ts';
import { canPay, pay, tooDear } from '../action-points.ts';
import { campsEach, price } from '../data.ts';
import { type Hex, hexCount, hexName } from '../map.ts';
import { refuse } from '../refuse.ts';
import { buriedAt, campAt, campsUp, kindAt, none, type TikalState } from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** Whether a camp, anybody's, could still be set up there. */
export function isGroundForCamp(state: TikalState, hex: Hex): boolean {
  const kind = kindAt(state, hex);
  return (kind === 'jungle' || (kind === 'treasure' && buriedAt(state, hex) === 0)) && campAt(state, hex) === none;
}

export const camp: Rule<'camp'> = {
  refusal(state, seat, { hex }) {
    const asked = notAsked(state, seat, 'act');
    if (asked) return asked;
    if (!isGroundForCamp(state, hex)) return whyNot(state, hex);
    if (campsUp(state, seat) === campsEach) return refuse('T4.7', 'noCampLeft', {});
    return tooDear(state, 'T4.7', price.camp);
  },

  choices(state, seat) {
    const offers: Choice<ActionOf<'camp'>>[] = [];
    if (!canPay(state, seat, price.camp)) return offers;
    const left = campsEach - campsUp(state, seat) - 1;
    if (left < 0) return offers;
    for (let hex = 0; hex < hexCount; hex++)
      if (isGroundForCamp(state, hex))
        offers.push({ action: { type: 'camp', hex }, at: hexName(hex), piece: 'camp', price: price.camp, effect: { left } });
    return offers;
  },

  play(state, seat: Seat, { hex }, _random, emit) {
    pay(state, price.camp);
    state.camps[seat * campsEach + campsUp(state, seat)] = hex;
    emit?.({ type: 'campSetUp', seat, hex });
  },
};

function whyNot(state: TikalState, hex: Hex): Refusal {
  const at = { hex: hexName(hex) };
  const owner = campAt(state, hex);
  if (owner !== none) return refuse('T4.7', 'campThere', { ...at, seat: owner });
  const left = buriedAt(state, hex);
  return left > 0 ? refuse('T4.7', 'treasuresFirst', { ...at, left }) : refuse('T4.7', 'noGroundForCamp', at);
}
