/** What is at stake: what a figure on a field is worth to its player, and what a fight would change. */
import type { Seat } from '../../../core/game.ts';
import { collarsPerPlayer, points } from '../data.ts';
import { cityNumber, villageSupply } from '../map.ts';
import { collarOf, figureOn, type State } from '../state.ts';
import { type Outlook, outlook, timeFor, treasureHopes, worthInside, worthOfMission, worthOutside } from './outlook.ts';
import { weights } from './weights.ts';
import { worthOfDraw } from './worth.ts';

/** A position as one seat sees it: what places, collars and others' losses mean to each. */
export interface Stakes {
  readonly state: State;
  readonly look: Outlook;
  readonly seat: Seat;
  /** Per seat: how useful hands are, a figure inside and outside, one figure more and one fewer for the treasures. */
  readonly time: number[];
  readonly inside: number;
  readonly outside: number[];
  readonly entering: number[];
  readonly leaving: number[];
  readonly mission: number;
  /** Per seat: how much its losses please this one. */
  readonly spite: number[];
}

export function stakesFor(state: State, seat: Seat): Stakes {
  const look = outlook(state);
  const stakes: Stakes = {
    state,
    look,
    seat,
    time: [],
    inside: worthInside(look),
    outside: [],
    entering: [],
    leaving: [],
    mission: Math.max(0, worthOfMission(look) - weights.missionHope * 0.7),
    spite: spites(state, look, seat),
  };
  const hope = treasureHopes(state, look);
  for (let each = 0; each < state.players; each++) {
    const now = hope(each, 0);
    stakes.time.push(timeFor(look, each));
    stakes.outside.push(worthOutside(look, each));
    stakes.entering.push(hope(each, 1) - now);
    stakes.leaving.push(now - hope(each, -1));
  }
  return stakes;
}

/** Points everybody can count: the board and the treasures. */
function openPoints(state: State, look: Outlook, seat: Seat): number {
  return look.inside[seat]! * points.figure + look.outside[seat]! * 2 + state.treasures[seat]! * points.treasure;
}

function spites(state: State, look: Outlook, seat: Seat): number[] {
  const { players } = state;
  if (players === 2) return [1, 1];
  let best = Number.NEGATIVE_INFINITY;
  const open: number[] = [];
  for (let other = 0; other < players; other++) {
    open.push(openPoints(state, look, other));
    if (other !== seat) best = Math.max(best, open[other]!);
  }
  for (let other = 0; other < players; other++)
    open[other] = weights.spite / (players - 1) + weights.leaderSpite * Math.exp((open[other]! - best) / 6);
  return open;
}

/** What a marked figure of the owner is worth on that field. */
export function worthAt(
  { state, look, inside, outside, leaving, entering, mission }: Stakes,
  owner: Seat,
  field: number,
): number {
  const number = cityNumber[field]!;
  if (number === 0) return outside[owner]!;
  const stands = collarOf(state, figureOn(state, field)) === owner;
  const treasure = (stands ? leaving[owner] : entering[owner])!;
  const onMission = number === state.missions[owner] && (stands || !look.onMission[owner]);
  return inside + treasure + (onMission ? mission : 0) + number * weights.depth;
}

/** What one more collar on the board is worth; nothing once all are there (C6.8). */
export function worthOfCollar({ look, outside }: Stakes, seat: Seat): number {
  const used = look.inside[seat]! + look.outside[seat]!;
  return used < collarsPerPlayer ? outside[seat]! : 0;
}

/** What losing the figure on that field costs: the last collar stays on (C6.8). */
export function lossAt(stakes: Stakes, owner: Seat, field: number): number {
  const { look, outside } = stakes;
  const last = look.inside[owner]! + look.outside[owner]! === 1;
  return worthAt(stakes, owner, field) - (last ? outside[owner]! : 0);
}

/** A figure of its nation in the city counts for a player without his collar too (C10.2). */
export function nationAt(field: number): number {
  return cityNumber[field]! > 0 ? 0.6 : 0;
}

interface FightStakes {
  /** What each fighter gains when the attacker wins, and when the defender does. */
  readonly attackerWins: number;
  readonly defenderLoses: number;
  readonly attackerLoses: number;
  readonly defenderWins: number;
}

export function fightStakes(
  stakes: Stakes,
  attacker: Seat,
  defender: Seat,
  standIn: boolean,
  from: number,
  at: number,
): FightStakes {
  const { state, time } = stakes;
  const village = villageSupply[at]!;
  const drawn = (seat: Seat) => (village ? village * worthOfDraw(state, seat, time[seat]!) : 0);
  const nation = nationAt(at);
  return {
    attackerWins:
      worthAt(stakes, attacker, at) -
      worthAt(stakes, attacker, from) +
      worthOfCollar(stakes, attacker) +
      drawn(attacker) +
      nation,
    defenderLoses: -(standIn ? 0 : lossAt(stakes, defender, at)) - nation,
    attackerLoses: -lossAt(stakes, attacker, from),
    defenderWins: worthOfCollar(stakes, defender) + drawn(defender),
  };
}

/** What it means to the seat that the attacker wins rather than the defender. */
export function swingFor(stakes: Stakes, fight: FightStakes, attacker: Seat, defender: Seat): number {
  const { seat, spite } = stakes;
  const forAttacker = fight.attackerWins - fight.attackerLoses;
  const forDefender = fight.defenderLoses - fight.defenderWins;
  const share = (other: Seat) => (other === seat ? 1 : -spite[other]!);
  return share(attacker) * forAttacker + share(defender) * forDefender;
}
