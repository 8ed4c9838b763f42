import type { ActionRule } from '../../../core/rules.ts';
import type { ActionOf, MagellanAction } from '../action.ts';
import type { MagellanEvent } from '../event.ts';
import type { State } from '../state.ts';

/** One kind of action of this game. */
export type Rule<T extends MagellanAction['type']> = ActionRule<State, ActionOf<T>, MagellanEvent>;
