/** C1.6 at the start, C6.8 as the winner's premium: a collar for an unmarked figure of the own nation outside the city. */
import type { Seat } from '../../../core/game.ts';
import { canMark, takeCollar } from '../aftermath.ts';
import { figures } from '../data.ts';
import { nextMark } from '../flow.ts';
import { isCity, placeOf } from '../map.ts';
import { refuse } from '../refuse.ts';
import { collarOf, figureOn, nationOf, nationOfFigure, type State } from '../state.ts';
import { isActiveIn, isAtStage, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

function asksToMark(state: State, seat: Seat): boolean {
  return isActiveIn(state, seat, 'mark') || isAtStage(state, seat, 'premium');
}

export const mark: Rule<'mark'> = {
  refusal(state, seat, { at }) {
    if (!asksToMark(state, seat)) return notAsked(state);
    const rule = state.phase === 'mark' ? 'C1.6' : 'C6.8';
    const figure = figureOn(state, at);
    if (figure < 0 || collarOf(state, figure) >= 0) return refuse(rule, 'notUnmarked', { at: placeOf(at) });
    if (nationOfFigure(figure) !== nationOf(state, seat)) return refuse(rule, 'otherNation', { at: placeOf(at) });
    return isCity(at) ? refuse(rule, 'insideCity', { at: placeOf(at) }) : undefined;
  },
  choices(state, seat) {
    if (!asksToMark(state, seat)) return [];
    const offers = [];
    for (let figure = 0; figure < figures; figure++) {
      if (!canMark(state, seat, figure)) continue;
      const at = state.at[figure]!;
      offers.push({ action: { type: 'mark', at } as const, at: placeOf(at) });
    }
    return offers;
  },
  play(state, seat, { at }, random, emit) {
    state.collar[figureOn(state, at)] = seat;
    emit?.({ type: 'marked', seat, at });
    if (state.phase === 'mark') nextMark(state, random, emit);
    else if (state.fight) takeCollar(state, state.fight, emit);
  },
};
