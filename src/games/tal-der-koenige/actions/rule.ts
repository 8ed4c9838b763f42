import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf, TalAction } from '../action.ts';
import type { TalEvent } from '../event.ts';
import type { State } from '../state.ts';

/** One kind of action of this game. */
export type Rule<T extends TalAction['type']> = ActionRule<State, ActionOf<T>, TalEvent>;
