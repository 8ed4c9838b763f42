/** K3.4: workers go openly, each at most once a round. */
import type { Choice } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { figuresEach, overseersEach } from '../data.ts';
import { distance, nameOf, type Spot, siteOf } from '../map.ts';
import { destinationRefusal, destinations } from '../movement.ts';
import { refuse } from '../refuse.ts';
import { figureAt, hasMoved, isFinished, workerFrom } from '../state.ts';
import { isAsked, notAsked } from '../waiting.ts';
import type { Rule } from './rule.ts';

type Worker = ActionOf<'worker'>;

export const worker: Rule<'worker'> = {
  refusal(state, seat, { from, to }) {
    const unasked = notAsked(state, seat, 'workers');
    if (unasked) return unasked;
    if (workerFrom(state, seat, from) < 0) return refuse('K3.4', 'noWorkerThere', { place: nameOf(from) });
    return destinationRefusal(state, seat, from, to, 'K3.4');
  },

  choices(state, seat) {
    if (!isAsked(state, seat, 'workers')) return [];
    const starts = new Set<Spot>();
    for (let figure = overseersEach; figure < figuresEach; figure++)
      if (!hasMoved(state, figure)) starts.add(figureAt(state, seat, figure));
    const offers: Choice<Worker>[] = [];
    for (const from of starts)
      offers.push(
        ...destinations<Worker>(state, seat, from, 'K3.4', (to) => ({
          action: { type: 'worker', from, to },
          piece: `worker ${nameOf(from)}`,
          ...(siteOf(to) && isFinished(state, siteOf(to)) ? { warning: 'finishedSite' } : {}),
        })),
      );
    return offers;
  },

  play(state, seat, { from, to }, _random, emit) {
    const figure = workerFrom(state, seat, from);
    const price = distance(from, to);
    state.figures[seat * figuresEach + figure] = to;
    state.points -= price;
    state.moved |= 1 << figure;
    emit?.({ type: 'worker', seat, from, to, price });
  },
};
