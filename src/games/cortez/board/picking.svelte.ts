/** What the person has begun to choose on the board: hand, board and controls speak of the same thing. */
import { selection } from '../../../ui/selection.svelte.ts';
import type { CortezScene } from './scene.ts';

interface Picking {
  /** The field of the figure chosen, -1 for none. */
  readonly from: number;
  /** The bribery card being played, if one is. */
  readonly bribe: 'moveOwn' | 'moveOther' | undefined;
  /** Fields the way is to lead over; undefined while the cheapest way will do. */
  readonly stops: readonly number[] | undefined;
}

// An offer that comes in between changes nothing of what is half done.
const held = selection<CortezScene, Picking>({ from: -1, bribe: undefined, stops: undefined }, ({ view, viewer }) =>
  [viewer, view.turn, view.actions, view.phase, view.fight?.stage].join(' '),
);

export const pickingFor = held.of;
export const pick = held.put;
