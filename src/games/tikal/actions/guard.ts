/** T4.8: a figure on top of a temple for the rest of the game; the others there leave it. */

import type { Choice, Seat } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { canPay, pay, tooDear } from '../action-points.ts';
import { guardsEach, price } from '../data.ts';
import { type Hex, hexCount, hexName } from '../map.ts';
import { refuse } from '../refuse.ts';
import { majorityAt } from '../scoring.ts';
import {
  type Figure,
  figures,
  figuresAt,
  guardAt,
  guarding,
  guardsUp,
  hasFigure,
  isTemple,
  leaderAt,
  membersAt,
  none,
  outOfGame,
  playersOf,
  type TikalState,
  valueAt,
} from '../state.ts';
import { notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

/** An unguarded temple with the seat's majority. */
export function couldGuard(state: TikalState, seat: Seat, hex: Hex): boolean {
  return isTemple(state, hex) && guardAt(state, hex) === none && majorityAt(state, hex) === seat;
}

export const guard: Rule<'guard'> = {
  refusal(state, seat, { hex, figure }) {
    const asked = notAsked(state, seat, 'act');
    if (asked) return asked;
    const at = { hex: hexName(hex) };
    if (!isTemple(state, hex)) return refuse('T4.8', 'noTemple', at);
    const guard = guardAt(state, hex);
    if (guard !== none) return refuse('T4.8', 'guardedBy', { ...at, seat: guard });
    if (guardsUp(state, seat) === guardsEach) return refuse('T4.8', 'noGuardLeft', {});
    if (majorityAt(state, hex) !== seat) return refuse('T4.8', 'noMajority', at);
    if (!hasFigure(state, figure, hex, seat)) return refuse('T4.8', 'notThere', { ...at, figure });
    return tooDear(state, 'T4.8', price.guard);
  },

  choices(state, seat) {
    const offers: Choice<ActionOf<'guard'>>[] = [];
    if (!canPay(state, seat, price.guard) || guardsUp(state, seat) === guardsEach) return offers;
    for (let hex = 0; hex < hexCount; hex++) {
      if (!couldGuard(state, seat, hex)) continue;
      for (const figure of figures) if (hasFigure(state, figure, hex, seat)) offers.push(offer(state, seat, hex, figure));
    }
    return offers;
  },

  play(state, seat, { hex, figure }, _random, emit) {
    const membersLost = membersAt(state, hex, seat) - (figure === 'member' ? 1 : 0);
    const leaderLost = figure === 'member' && leaderAt(state, hex, seat);
    pay(state, price.guard);
    if (figure === 'leader') state.leaders[seat] = guarding + hex;
    else if (leaderLost) state.leaders[seat] = outOfGame;
    state.lost[seat] = state.lost[seat]! + membersLost;
    state.members[hex * playersOf(state) + seat] = 0;
    state.guards[seat * guardsEach + guardsUp(state, seat)] = hex;
    emit?.({ type: 'guarded', seat, hex, figure, value: valueAt(state, hex), membersLost, leaderLost });
  },
};

function offer(state: TikalState, seat: Seat, hex: Hex, figure: Figure): Choice<ActionOf<'guard'>> {
  const leader = leaderAt(state, hex, seat);
  return {
    action: { type: 'guard', hex, figure },
    at: hexName(hex),
    piece: figure,
    price: price.guard,
    effect: { value: valueAt(state, hex), lost: figuresAt(state, hex, seat) - 1 },
    ...(leader ? { warning: figure === 'leader' ? 'leaderGuards' : 'leaderLost' } : {}),
  };
}
