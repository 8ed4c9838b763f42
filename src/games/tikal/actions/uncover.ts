/** T4.4: a temple level. */
import type { Choice, Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { Rule, TikalAction } from '../action.ts';
import { highestFloor, lowestFloor, price, worksPerTurn } from '../data.ts';
import { type Hex, hexCount, hexName } from '../map.ts';
import { no } from '../message-keys.ts';
import { majorityAt } from '../scoring.ts';
import { figuresAt, guardAt, isTemple, none, type TikalState, valueAt, workedAt } from '../state.ts';
import { canPay, notAsked, pay, tooDear } from './asked.ts';

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
    const offers: Choice<Extract<TikalAction, { type: 'uncover' }>>[] = [];
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
  if (!isTemple(state, hex)) return no('T4.4', 'noTemple', at);
  const guard = guardAt(state, hex);
  if (guard !== none) return no('T4.4', 'guardedBy', { ...at, seat: guard });
  const worked = workedAt(state, hex);
  if (worked >= worksPerTurn) return no('T4.4', 'twoLevels', at);
  const there = figuresAt(state, hex, seat);
  if (there <= worked) return no('T4.4', 'moreFigures', { ...at, needed: worked + 1, there });
  const floor = valueAt(state, hex) + 1;
  return floor > highestFloor ? no('T4.4', 'highest', at) : no('T4.4', 'floorGone', { ...at, floor });
}
