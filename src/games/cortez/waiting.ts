/** Whom the game waits for, and the refusals that come before every rule: over, not asked. */
import type { Seat } from '../../core/game.ts';
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { exchangeWaits } from './fights.ts';
import { fighterOf, type Phase, type Stage, type State } from './state.ts';

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

/** Refuses everything once the game is over. */
export function whenOver(state: State): Refusal | undefined {
  return state.phase === 'over' ? houseRefusal('over', {}) : undefined;
}

export function notAsked(state: State): Refusal {
  return whenOver(state) ?? houseRefusal('notAsked', {});
}

/** Whether the active player is asked in that phase. */
export function isActiveIn(state: State, seat: Seat, phase: Phase): boolean {
  return state.phase === phase && state.active === seat;
}

/** Whether a fight is at that stage and asks this seat. */
export function isAtStage(state: State, seat: Seat, stage: Stage): boolean {
  const { fight } = state;
  if (state.phase !== 'fight' || fight?.stage !== stage) return false;
  return (fight.side === 0 ? fight.attacker : fight.defender) === seat;
}
