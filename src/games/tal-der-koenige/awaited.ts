/** What the game waits for from a seat, as everybody may know it: blocks lie open, tablets and orders do not. */
import type { Awaited, Seat } from '../../core/game.ts';
import type { Awaits } from './message-keys.ts';
import { blocksInHand, groupCount } from './state.ts';
import type { TalView } from './view.ts';

const wait = <K extends keyof Awaits>(kind: K, details: Awaits[K]): Awaited => ({ kind, details: details });

export function awaited(view: TalView, seat: Seat): Awaited {
  const { phase, points } = view;
  switch (phase) {
    case 'bids':
      return wait('bids', { groups: groupCount(view) });
    case 'overseers':
    case 'workers':
      return wait(phase, { points });
    case 'build':
      return wait('build', { blocks: blocksInHand(view, seat) });
    case 'steal':
    case 'takeOver':
      return wait(phase, {});
    default:
      return wait('orders', {});
  }
}
