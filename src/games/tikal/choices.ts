/** The rules of all actions put together, and the choices in either grain of movement. */
import type { Choice, Seat } from '../../core/game.ts';
import { type ActionRules, assemble } from '../../core/rules.ts';
import type { TikalAction } from './action.ts';
import { bid } from './actions/bid.ts';
import { bring } from './actions/bring.ts';
import { camp } from './actions/camp.ts';
import { choose } from './actions/choose.ts';
import { end } from './actions/end.ts';
import { exchange } from './actions/exchange.ts';
import { guard } from './actions/guard.ts';
import { layAside } from './actions/layAside.ts';
import { pass } from './actions/pass.ts';
import { place } from './actions/place.ts';
import { raise } from './actions/raise.ts';
import { step } from './actions/step.ts';
import { transfer } from './actions/transfer.ts';
import { uncover } from './actions/uncover.ts';
import { walk } from './actions/walk.ts';
import type { TikalEvent } from './event.ts';
import type { TikalState } from './state.ts';

const rules: ActionRules<TikalState, TikalAction, TikalEvent> = {
  place,
  layAside,
  bring,
  transfer,
  step,
  walk,
  uncover,
  raise,
  exchange,
  camp,
  guard,
  end,
  bid,
  pass,
  choose,
};

export const { refusal, play } = assemble(rules);

type Choices = readonly Choice<TikalAction>[];
const nothing: Choices = [];

/** What is offered before the actions of a turn begin. */
function beforeActions(state: TikalState, seat: Seat): Choices {
  switch (state.phase) {
    case 'auction':
      return nothing.concat(bid.choices(state, seat), pass.choices(state, seat));
    case 'choose':
      return choose.choices(state, seat);
    case 'place':
      return nothing.concat(place.choices(state, seat), layAside.choices(state, seat));
    default:
      return nothing;
  }
}

/** The actions of a turn with this movement among them. */
function withMovement(state: TikalState, seat: Seat, ...movement: Choices[]): Choices {
  return nothing.concat(
    bring.choices(state, seat),
    ...movement,
    uncover.choices(state, seat),
    raise.choices(state, seat),
    exchange.choices(state, seat),
    camp.choices(state, seat),
    guard.choices(state, seat),
    end.choices(state, seat),
  );
}

/** Everything legal, movement in both grains. */
export function choices(state: TikalState, seat: Seat): Choices {
  if (state.phase !== 'act') return beforeActions(state, seat);
  return withMovement(state, seat, transfer.choices(state, seat), step.choices(state, seat), walk.choices(state, seat));
}

/** The choices with movement leg by leg: a step to a neighbour, or a passage from camp to camp. */
export function choicesInSteps(state: TikalState, seat: Seat): Choices {
  if (state.phase !== 'act') return beforeActions(state, seat);
  return withMovement(state, seat, transfer.choices(state, seat), step.choices(state, seat));
}

/** The choices with movement as whole walks, each the cheapest way to where it ends: what boards and bots want. */
export function choicesInWalks(state: TikalState, seat: Seat): Choices {
  if (state.phase !== 'act') return beforeActions(state, seat);
  return withMovement(state, seat, walk.choices(state, seat));
}
