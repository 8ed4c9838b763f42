/** T4.4: a temple level. */

import type { Choice, Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { ActionOf } from '../action.ts';
import { canPay, pay, tooDear } from '../action-points.ts';
import { highestFloor, lowestFloor, price, worksPerTurn } from '../data.ts';
import { type Hex, hexCount, hexName } from '../map.ts';
import { refuse } from '../refuse.ts';
import { majorityAt } from '../scoring.ts';
import { figuresAt, guardAt, isTemple, none, type TikalState, valueAt, workedAt } from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

function floorsLeft(state: TikalState, floor: number): number {
  return state.floors[floor - lowestFloor] ?? 0;
}

/** All but the price: an unguarded temple, a floor for it, and a figure for every level of this turn. */
export function canUncover(state: TikalState, seat: Seat, hex: Hex): boolean {
  const worked = workedAt(state, hex);
  return (
    isTemple(state, hex) &&
    worked < worksPerTurn &&
    figuresAt(state, hex, seat) > worked &&
    guardAt(state, hex) === none &&
    floorsLeft(state, valueAt(state, hex) + 1) > 0
  );
}

export const uncover: Rule<'uncover'> = {
  refusal(state, seat, { hex }) {
    const asked = notAsked(state, seat, 'act');
    if (asked) return asked;
    return canUncover(state, seat, hex) ? tooDear(state, 'T4.4', price.uncover) : whyNot(state, seat, hex);
  },

  choices(state, seat) {
    const offers: Choice<ActionOf<'uncover'>>[] = [];
    if (!canPay(state, seat, price.uncover)) return offers;
    for (let hex = 0; hex < hexCount; hex++) {
      if (!canUncover(state, seat, hex)) continue;
      const owner = majorityAt(state, hex);
      offers.push({
        action: { type: 'uncover', hex },
        at: hexName(hex),
        price: price.uncover,
        effect: { value: valueAt(state, hex) + 1 },
        ...(owner !== none && owner !== seat ? { warning: 'othersTemple' } : {}),
      });
    }
    return offers;
  },

  play(state, seat, { hex }, _random, emit) {
    const value = valueAt(state, hex) + 1;
    pay(state, price.uncover);
    state.floors[value - lowestFloor] = floorsLeft(state, value) - 1;
    state.values[hex] = value;
    state.worked.push(hex);
    emit?.({ type: 'uncovered', seat, hex, value });
  },
};

function whyNot(state: TikalState, seat: Seat, hex: Hex): Refusal {
  const at = { hex: hexName(hex) };
  if (!isTemple(state, hex)) return refuse('T4.4', 'noTemple', at);
  const guard = guardAt(state, hex);
  if (guard !== none) return refuse('T4.4', 'guardedBy', { ...at, seat: guard });
  const worked = workedAt(state, hex);
  if (worked >= worksPerTurn) return refuse('T4.4', 'twoLevels', at);
  const there = figuresAt(state, hex, seat);
  if (there <= worked) return refuse('T4.4', 'moreFigures', { ...at, needed: worked + 1, there });
  const floor = valueAt(state, hex) + 1;
  return floor > highestFloor ? refuse('T4.4', 'highest', at) : refuse('T4.4', 'floorGone', { ...at, floor });
}
