import type { Seat } from '../../core/game.ts';
import { exchangeWaits } from './fights.ts';
import { fighterOf, type State } from './state.ts';

/** Who must decide now. Depends on nothing hidden. */
export function waiting(state: State): Seat[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'plunder':
    case 'mutiny':
      return state.owing.flatMap((owes, seat) => (owes ? [seat] : []));
    case 'auction':
    case 'payment':
      return [state.bidder];
    case 'fight':
      return state.fight ? fightWaits(state) : [];
    default:
      return [state.active];
  }
}

function fightWaits(state: State): Seat[] {
  const { fight } = state;
  if (!fight) return [];
  if (fight.stage === 'exchange') return exchangeWaits(state, fight);
  return [fighterOf(fight, fight.stage === 'banish' ? fight.winner : fight.side)];
}
