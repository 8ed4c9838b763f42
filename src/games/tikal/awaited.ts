/** What the game waits for from a seat, as everybody may know it: in Tikal all that is asked is open. */
import type { Awaited, Seat } from '../../core/game.ts';
import { leastBid } from './auction.ts';
import { fitsSomewhere } from './laying.ts';
import type { Awaits } from './message-keys.ts';
import { isScoring } from './state.ts';
import type { TikalView } from './view.ts';

const wait = <K extends keyof Awaits>(kind: K, details: Awaits[K]): Awaited => ({ kind, details: details as Awaited['details'] });

export function awaited(view: TikalView, _seat: Seat): Awaited {
  const { ap, tile } = view;
  switch (view.phase) {
    case 'auction':
      return wait('bid', { least: leastBid(view) });
    case 'choose':
      return wait('choose', { tiles: view.open.length });
    case 'place':
      return wait(fitsSomewhere(view, tile) ? 'place' : 'layAside', { tile });
    default:
      return isScoring(view) ? wait('score', { ap, round: view.scorings }) : wait('act', { ap });
  }
}
