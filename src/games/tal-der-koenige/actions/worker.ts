/** K3.4: workers go openly, each at most once a round. */
import type { Choice } from '../../../core/game.ts';
import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf } from '../action.ts';
import { figuresEach, overseersEach } from '../data.ts';
import type { TalEvent } from '../event.ts';
import { destinationRefusal, destinations } from '../movement.ts';
import { distance, nameOf, type Spot, siteOf } from '../places.ts';
import type { State } from '../state.ts';
import { figureAt, hasMoved, isFinished, workerFrom } from '../table.ts';
import { isAskedFor, no, notAskedFor } from '../waiting.ts';

type Worker = ActionOf<'worker'>;

export const worker: ActionRule<State, Worker, TalEvent> = {
  refusal(state, seat, { from, to }) {
    const unasked = notAskedFor(state, seat, 'workers');
    if (unasked) return unasked;
    if (workerFrom(state, seat, from) < 0) return no('K3.4', 'noWorkerThere', { place: nameOf(from) });
    return destinationRefusal(state, seat, from, to, 'K3.4');
  },

  choices(state, seat) {
    if (!isAskedFor(state, seat, 'workers')) return [];
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
