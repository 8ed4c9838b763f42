import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf, TikalAction } from '../action.ts';
import type { TikalEvent } from '../event.ts';
import type { TikalState } from '../state.ts';

/** One kind of action of this game. */
export type Rule<T extends TikalAction['type']> = ActionRule<TikalState, ActionOf<T>, TikalEvent>;
