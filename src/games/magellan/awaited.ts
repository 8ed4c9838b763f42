/** What the game waits for from a seat, as everybody may know it: prices and limits, never what the hand can pay. */
import { at } from '../../core/at.ts';
import type { Awaited, Seat } from '../../core/game.ts';
import { rightHalfCrowns } from './map.ts';
import type { Awaits } from './message-keys.ts';
import { currentField } from './state.ts';
import type { View } from './view.ts';

const wait = <K extends keyof Awaits>(kind: K, details: Awaits[K]): Awaited => ({ kind, details: details });

export function awaited(view: View, _seat: Seat): Awaited {
  const { card: explorer, highBid } = view;
  switch (view.stage) {
    case 'veto':
      return wait('veto', { explorer });
    case 'pay':
      return wait('pay', { explorer, price: highBid });
    case 'ship':
      return wait('ship', { explorer });
    case 'half':
      return wait('half', { cards: currentField(view, explorer).cards!, crowns: at(rightHalfCrowns, view.phase) });
    case 'tuck':
      return wait('tuck', {});
    case 'exchange':
      return wait('exchange', {});
    case 'pizarro':
      return wait('pizarro', { sum: view.turned.reduce((sum, value) => sum + value, 0) });
    default:
      return wait('bid', { explorer, least: highBid + 1 });
  }
}
