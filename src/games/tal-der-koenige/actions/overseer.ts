/** K3.2, round 1: overseers go openly. */

import type { ActionOf } from '../action.ts';
import { figuresEach } from '../data.ts';
import { distance, siteOf } from '../map.ts';
import { destinationRefusal, destinations } from '../movement.ts';
import { claim, claims } from '../overseers.ts';
import { refuse } from '../refuse.ts';
import { figureAt, hasMoved } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

type Overseer = ActionOf<'overseer'>;

export const overseer: Rule<'overseer'> = {
  refusal(state, seat, { overseer, to }) {
    const unasked = notAsked(state, seat, 'overseers');
    if (unasked) return unasked;
    if (hasMoved(state, overseer - 1)) return refuse('K3.2', 'movedBefore', { overseer });
    return destinationRefusal(state, seat, figureAt(state, seat, overseer - 1), to, 'K3.2');
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'overseers')) return [];
    return [1, 2]
      .filter((number) => !hasMoved(state, number - 1))
      .flatMap((number) =>
        destinations<Overseer>(state, seat, figureAt(state, seat, number - 1), 'K3.2', (to) => ({
          action: { type: 'overseer', overseer: number, to },
          piece: `overseer ${number}`,
          ...(claims(state, seat, siteOf(to)) ? { effect: { claims: siteOf(to) } } : {}),
        })),
      );
  },

  play(state, seat, { overseer, to }, _random, emit) {
    const figure = overseer - 1;
    const from = figureAt(state, seat, figure);
    const price = distance(from, to);
    state.figures[seat * figuresEach + figure] = to;
    state.points -= price;
    state.moved |= 1 << figure;
    emit?.({ type: 'overseer', seat, overseer, from, to, price });
    claim(state, seat, figure, emit);
  },
};
