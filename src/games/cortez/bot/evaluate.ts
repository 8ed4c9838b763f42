/** What a position is worth: expected points at the end, line by line of the final count and of what leads there. */
import type { Aspect, Seat } from '../../../core/game.ts';
import { gold, points, supplyKinds } from '../data.ts';
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
import { chance, ownStrength } from './power.ts';
import { weights } from './weights.ts';
import type { AspectKey } from './words.ts';
import { ripeness, warSum, worthOfBriberies, worthOfSupplies, worthOfWar } from './worth.ts';

function missionHope(state: State, look: Outlook, seat: Seat): number {
  if (look.onMission[seat]) return worthOfMission(look);
  const owner = look.temples[state.missions[seat] as number] as number;
  const open = owner === -2 ? 1 : 0.5;
  return weights.missionHope * open * ripeness(look.actions[seat] as number, 3);
}

/** Everybody's hand in a fight; each is asked about against all others. */
const strengths: number[] = [];

function measureStrengths(state: State): void {
  strengths.length = 0;
  for (let seat = 0; seat < state.players; seat++) strengths.push(ownStrength(state, seat));
}

/** The chance that an attack of the one on the other succeeds, by their hands. */
function beats(attacker: Seat, defender: Seat): number {
  const defence = strengths[defender] as number;
  return chance(((strengths[attacker] as number) - defence - 3) / (4 + 0.2 * defence));
}

/** Attacks to come: those the seat can make, less those it must bear while figures of its stand in the city. */
function safety(look: Outlook, seat: Seat): number {
  let [reign, peril] = [0, 0];
  const players = strengths.length;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    reign += beats(seat, other);
    peril = Math.max(peril, beats(other, seat) * Math.min(1, look.actions[other] as number));
  }
  const attacks = (reign / (players - 1)) * Math.min(1, (look.actions[seat] as number) / 2);
  return weights.reign * attacks - weights.peril * peril * Math.min(1, (look.inside[seat] as number) / 2);
}

interface Line extends Aspect {
  readonly aspect: AspectKey;
}

/** Expected points by line of what leads to them. */
function linesFor(state: State, look: Outlook, seat: Seat): Line[] {
  const time = timeFor(look, seat);
  const goldCards = supplyOf(state, seat, gold) * points.gold;
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
    { aspect: 'safety', points: safety(look, seat) },
  ];
}

/** The seat's points at the end, as expected: the sum of the lines. */
function prospects(state: State, look: Outlook, seat: Seat): number {
  if (state.phase === 'over') return pointsOf(state, seat);
  let total = 0;
  for (const line of linesFor(state, look, seat)) total += line.points;
  return total;
}

export function evaluate(state: State, seat: Seat): number {
  const look = outlook(state);
  measureStrengths(state);
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

export function aspects(state: State, seat: Seat): Line[] {
  measureStrengths(state);
  return linesFor(state, outlook(state), seat);
}
