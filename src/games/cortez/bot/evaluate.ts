/** What a position is worth: expected points at the end, line by line of the final count and of what leads there. */
import type { Aspect, Seat } from '../../../core/game.ts';
import { points, supplyKinds } from '../data.ts';
import { pointsOf } from '../scoring.ts';
import { type State, supplyOf } from '../state.ts';
import {
  nationHope,
  type Outlook,
  outlook,
  timeFor,
  treasureHope,
  worthInside,
  worthOfMission,
  worthOutside,
} from './outlook.ts';
import { weights } from './weights.ts';
import { ripeness, warSum, worthOfBriberies, worthOfSupplies, worthOfWar } from './worth.ts';

function missionHope(state: State, look: Outlook, seat: Seat): number {
  if (look.onMission[seat]) return worthOfMission(look);
  const owner = look.temples[state.missions[seat] as number] as number;
  const open = owner === -2 ? 1 : 0.5;
  return weights.missionHope * open * ripeness(look.actions[seat] as number, 3);
}

/** Expected points by line; a line's name is a key of the game's aspects. */
function linesFor(state: State, look: Outlook, seat: Seat): Aspect[] {
  const time = timeFor(look, seat);
  const goldCards = supplyOf(state, seat, 3) * points.gold;
  return [
    { aspect: 'city', points: (look.inside[seat] as number) * worthInside(look) },
    { aspect: 'followers', points: (look.outside[seat] as number) * worthOutside(look, seat) },
    { aspect: 'mission', points: missionHope(state, look, seat) },
    {
      aspect: 'treasures',
      points: (state.treasures[seat] as number) * points.treasure + treasureHope(state, look, seat),
    },
    { aspect: 'nation', points: nationHope(state, look, seat) },
    { aspect: 'war', points: worthOfWar(warSum(state, seat), time) },
    { aspect: 'supplies', points: worthOfSupplies(state.supply, seat * supplyKinds, time) - goldCards },
    { aspect: 'gold', points: goldCards },
    { aspect: 'bribery', points: worthOfBriberies(state, seat, time) },
  ];
}

/** The seat's points at the end, as expected. */
function prospects(state: State, look: Outlook, seat: Seat): number {
  if (state.phase === 'over') return pointsOf(state, seat);
  const time = timeFor(look, seat);
  return (
    (look.inside[seat] as number) * worthInside(look) +
    (look.outside[seat] as number) * worthOutside(look, seat) +
    missionHope(state, look, seat) +
    (state.treasures[seat] as number) * points.treasure +
    treasureHope(state, look, seat) +
    nationHope(state, look, seat) +
    worthOfWar(warSum(state, seat), time) +
    worthOfSupplies(state.supply, seat * supplyKinds, time) +
    worthOfBriberies(state, seat, time)
  );
}

export function evaluate(state: State, seat: Seat): number {
  const look = outlook(state);
  const own = prospects(state, look, seat);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < state.players; other++) {
    if (other === seat) continue;
    const theirs = prospects(state, look, other);
    best = Math.max(best, theirs);
    sum += theirs;
  }
  const against = weights.leader * best + ((1 - weights.leader) * sum) / (state.players - 1);
  return own - against + chanceToWin(state, look, own - best) * weights.winning;
}

/** From a lead to the chance of winning; the longer the game, the less a lead says. */
function chanceToWin(state: State, look: Outlook, lead: number): number {
  if (state.phase === 'over') return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  return 1 / (1 + Math.exp(-lead / (2 + 1.2 * Math.sqrt(look.turns))));
}

export function aspects(state: State, seat: Seat): Aspect[] {
  return linesFor(state, outlook(state), seat);
}
