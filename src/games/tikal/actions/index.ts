/** The rules of all actions put together, and the choices in either grain of movement. */
import type { Choice, Seat } from '../../../core/game.ts';
import { type ActionRules, assemble } from '../../../core/rules.ts';
import type { TikalAction } from '../action.ts';
import type { TikalEvent } from '../event.ts';
import type { TikalState } from '../state.ts';
import { bid } from './bid.ts';
import { bring } from './bring.ts';
import { camp } from './camp.ts';
import { choose } from './choose.ts';
import { end } from './end.ts';
import { exchange } from './exchange.ts';
import { guard } from './guard.ts';
import { layAside } from './lay-aside.ts';
import { pass } from './pass.ts';
import { place } from './place.ts';
import { raise } from './raise.ts';
import { step } from './step.ts';
import { transfer } from './transfer.ts';
import { uncover } from './uncover.ts';
import { walk } from './walk.ts';

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
