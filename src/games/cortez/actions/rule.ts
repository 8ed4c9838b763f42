import type { ActionRule } from '../../../core/rules.ts';
import type { Action, ActionOf } from '../action.ts';
import type { CortezEvent } from '../event.ts';
import type { State } from '../state.ts';

/** One kind of action of this game. */
export type Rule<T extends Action['type']> = ActionRule<State, ActionOf<T>, CortezEvent>;
