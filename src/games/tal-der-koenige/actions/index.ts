/** All actions in the order in which they are offered. */
import { assemble } from '../../../core/rules.ts';
import type { TalAction } from '../action.ts';
import type { TalEvent } from '../event.ts';
import type { State } from '../state.ts';
import { bid } from './bid.ts';
import { build } from './build.ts';
import { done } from './done.ts';
import { order } from './order.ts';
import { overseer } from './overseer.ts';
import { steal } from './steal.ts';
import { takeOver } from './take-over.ts';
import { worker } from './worker.ts';

export const { choices, refusal, play } = assemble<State, TalAction, TalEvent>({
  bid,
  overseer,
  order,
  worker,
  steal,
  takeOver,
  build,
  done,
});
