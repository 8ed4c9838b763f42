import { refuserFor } from '../../core/refusal.ts';
import type { Reasons } from './message-keys.ts';

/** A refusal of this game, with the paragraph it rests on. */
export const refuse = refuserFor<Reasons>();
