/** What can be done in the toy, and what can happen. */
import type { Seat } from '../../game.ts';

export type ToyAction = { readonly type: 'show'; readonly fingers: number } | { readonly type: 'boast' };

export type ToyEvent =
  | {
      readonly type: 'decided';
      readonly seat: Seat;
      readonly secret?: { readonly to: readonly Seat[]; readonly fingers: number };
    }
  | { readonly type: 'shown'; readonly fingers: readonly number[]; readonly reveals: true }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly reveals: true;
      readonly secret?: { readonly to: readonly Seat[]; readonly shell: number };
    }
  | { readonly type: 'boasted'; readonly seat: Seat; readonly shells: readonly number[]; readonly reveals: true };
