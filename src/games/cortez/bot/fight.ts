/** Decisions in a fight and after it (C6). */
import type { Seat } from '../../../core/game.ts';
import { canDrawWar } from '../actions/draw-war.ts';
import { isCalled } from '../fights.ts';
import { type Fight, fighterOf, type State } from '../state.ts';
import { bribes } from './bribe.ts';
import type { Candidate } from './candidate.ts';
import { lays } from './lay.ts';
import { helps } from './mercenary.ts';
import { timeOf } from './outlook.ts';
import { banishments, premium } from './places.ts';
import { fightStakes, type Stakes, stakesFor, swingFor } from './stake.ts';
import { replies } from './trade.ts';
import { warSum, worthOfNext, worthOfWar } from './worth.ts';

/** What it means to the seat to win its fight. */
function stakeOf(stakes: Stakes, fight: Fight): number {
  const what = fightStakes(stakes, fight.attacker, fight.defender, fight.standIn === 1, fight.from, fight.at);
  return Math.abs(swingFor(stakes, what, fight.attacker, fight.defender));
}

export function inFight(state: State, seat: Seat, fight: Fight): Candidate[] {
  switch (fight.stage) {
    case 'ready':
      return ready(state, seat);
    case 'lay':
      return toLay(state, seat, fight);
    case 'exchange':
      if (fight.passes < 2 && fighterOf(fight, fight.side) === seat) return toLay(state, seat, fight);
      if (isCalled(state, seat)) return helps(stakesFor(state, seat), fight);
      return replies(stakesFor(state, seat));
    case 'refill':
      return [{ action: { type: 'refill', draw: true }, promise: 1 }];
    case 'premium':
      return premium(state, seat);
    case 'banish':
      return banishments(state, seat, fight);
  }
}

function toLay(state: State, seat: Seat, fight: Fight): Candidate[] {
  const stakes = stakesFor(state, seat);
  const drawn = bribes(stakes).filter(({ action }) => action.type === 'bribe' && action.card === 'drawWar');
  return [...lays(state, seat, fight, stakeOf(stakes, fight), stakes.time[seat]!), ...drawn];
}

/** C6.2: a food card is better spent here than as an action. To let the attack come costs the attacker cards. */
function ready(state: State, seat: Seat): Candidate[] {
  const found: Candidate[] = [
    { action: { type: 'stand' }, promise: 0 },
    { action: { type: 'surrender' }, promise: -0.5 },
  ];
  if (!canDrawWar(state, seat)) return found;
  const time = timeOf(state, seat);
  const sum = warSum(state, seat);
  const drawn = worthOfWar(sum + 12, time) - worthOfWar(sum, time);
  found.push({ action: { type: 'drawWar' }, promise: drawn + 0.5 - worthOfNext(state, seat, 2, time) });
  return found;
}
