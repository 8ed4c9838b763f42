/** C3.1 as an action, C6.2 before a defence: a food card for four war cards. */
import type { Seat } from '../../../core/game.ts';
import { food, warPerFood } from '../data.ts';
import { finishAction } from '../flow.ts';
import { refuse } from '../refuse.ts';
import { nationOf, type State, supplyOf, warPileOf } from '../state.ts';
import { spendKind } from '../supplies.ts';
import { isActiveIn, isAtStage, notAsked } from '../waiting.ts';
import { drawWar as draw } from '../war.ts';
import type { Rule } from './rule.ts';

function isAsked(state: State, seat: Seat): boolean {
  return isActiveIn(state, seat, 'act') || isAtStage(state, seat, 'ready');
}

export function canDrawWar(state: State, seat: Seat): boolean {
  if (state.phase === 'fight' && state.fight?.drew) return false;
  return supplyOf(state, seat, food) > 0 && warPileOf(state, nationOf(state, seat)) > 0;
}

export const drawWar: Rule<'drawWar'> = {
  refusal(state, seat) {
    if (!isAsked(state, seat)) return notAsked(state);
    const rule = state.phase === 'act' ? 'C3.1' : 'C6.2';
    if (state.phase === 'fight' && state.fight?.drew) return refuse(rule, 'drewBefore', {});
    if (supplyOf(state, seat, food) === 0) return refuse(rule, 'noFood', {});
    return warPileOf(state, nationOf(state, seat)) === 0 ? refuse('C3.2', 'nothingToDraw', {}) : undefined;
  },
  choices(state, seat) {
    if (!isAsked(state, seat) || !canDrawWar(state, seat)) return [];
    const cards = Math.min(warPerFood, warPileOf(state, nationOf(state, seat)));
    return [{ action: { type: 'drawWar' }, price: 1, effect: { war: cards } }];
  },
  play(state, seat, _, random, emit) {
    const { fight } = state;
    spendKind(state, seat, food, 1, fight ? 'defence' : 'action', emit);
    draw(state, seat, warPerFood, fight ? 'defence' : 'action', random, emit);
    if (fight) fight.drew = 1;
    else finishAction(state, random, emit);
  },
};
