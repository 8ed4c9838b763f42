/** What the game waits for from a seat, as everybody may know it: never what a hand holds or can pay. */
import { at } from '../../core/at.ts';
import type { Awaited, Seat } from '../../core/game.ts';
import { supplyLimit, warLimit } from './data.ts';
import { isAwaited } from './fights.ts';
import { drivenNation } from './flow.ts';
import { placeOf } from './map.ts';
import type { Awaits } from './message-keys.ts';
import { answererOf, attacking, defending } from './state.ts';
import type { FightView, View } from './view.ts';

const wait = <K extends keyof Awaits>(kind: K, details: Awaits[K]): Awaited => ({ kind, details: details });

export function awaited(view: View, seat: Seat): Awaited {
  switch (view.phase) {
    case 'mark':
    case 'bridges':
      return wait(view.phase, {});
    case 'attack':
    case 'flight':
      return wait(view.phase, { nation: drivenNation(view) });
    case 'plunder':
      return wait('plunder', { most: supplyLimit });
    case 'mutiny':
      return wait('mutiny', { most: warLimit });
    case 'auction':
      return wait('bid', { least: view.bid + 1 });
    case 'payment':
      return wait('pay', { amount: view.bid });
    case 'fight':
      return inFight(view, seat, view.fight!);
    default:
      return wait('act', { left: view.actions });
  }
}

function inFight(view: View, seat: Seat, fight: FightView): Awaited {
  const place = placeOf(fight.at);
  switch (fight.stage) {
    case 'ready':
      return wait('ready', { attacker: fight.attacker, at: place });
    case 'lay':
      return wait('lay', { defender: fight.defender, at: place });
    case 'refill':
      return wait('refill', {});
    case 'premium':
      return wait('premium', {});
    case 'banish':
      return wait('banish', { loser: fight.winner === attacking ? fight.defender : fight.attacker });
    default:
  }
  if (fight.passes < 2) {
    const side = 1 - fight.side;
    return wait('add', { opponent: side === defending ? fight.defender : fight.attacker, weapons: at(fight.weapons, side) });
  }
  const due = view.offers.some((offer) => isAwaited(fight, offer) && answererOf(offer) === seat);
  return due ? wait('answer', {}) : wait('help', { attacker: fight.attacker, defender: fight.defender });
}
