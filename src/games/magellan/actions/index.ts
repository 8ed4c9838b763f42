/** All actions in the order in which they are offered. */
import { assemble } from '../../../core/rules.ts';
import type { MagellanAction } from '../action.ts';
import type { MagellanEvent } from '../event.ts';
import type { State } from '../state.ts';
import { bid } from './bid.ts';
import { exchange } from './exchange.ts';
import { half } from './half.ts';
import { pass } from './pass.ts';
import { pay } from './pay.ts';
import { ship } from './ship.ts';
import { stop } from './stop.ts';
import { tuck } from './tuck.ts';
import { turn } from './turn.ts';
import { veto } from './veto.ts';
import { waive } from './waive.ts';

export const { choices, refusal, play } = assemble<State, MagellanAction, MagellanEvent>({
  bid,
  pass,
  veto,
  waive,
  pay,
  ship,
  half,
  tuck,
  exchange,
  turn,
  stop,
});
