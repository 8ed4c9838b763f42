/** Leaving it: an action (C2.2), the bridges (C8.1), an addition (C6.3), a bid (C8.4), the premium (C6.8). */
import type { Seat } from '../../../core/game.ts';
import { takeCollar } from '../aftermath.ts';
import { passBid } from '../auction.ts';
import { continueExchange, passExchange } from '../fights.ts';
import { finishAction, finishEvent } from '../flow.ts';
import type { State } from '../state.ts';
import { isActiveIn, isAtStage, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

function canPass(state: State, seat: Seat): boolean {
  if (isActiveIn(state, seat, 'act') || isActiveIn(state, seat, 'bridges')) return true;
  if (state.phase === 'auction') return state.bidder === seat;
  if (isAtStage(state, seat, 'premium')) return true;
  return isAtStage(state, seat, 'exchange') && (state.fight?.passes ?? 2) < 2;
}

export const pass: Rule<'pass'> = {
  refusal: (state, seat) => (canPass(state, seat) ? undefined : notAsked(state)),
  choices: (state, seat) => (canPass(state, seat) ? [{ action: { type: 'pass' } }] : []),
  play(state, seat, _, random, emit) {
    const { fight } = state;
    if (state.phase === 'act') {
      emit?.({ type: 'passed', seat, what: 'action' });
      return finishAction(state, random, emit);
    }
    if (state.phase === 'bridges') {
      emit?.({ type: 'passed', seat, what: 'bridges' });
      return finishEvent(state, emit);
    }
    if (state.phase === 'auction') return passBid(state, seat, random, emit);
    if (!fight) return;
    if (fight.stage === 'premium') {
      emit?.({ type: 'passed', seat, what: 'premium' });
      return takeCollar(state, fight, emit);
    }
    passExchange(fight, emit);
    continueExchange(state, emit);
  },
};
