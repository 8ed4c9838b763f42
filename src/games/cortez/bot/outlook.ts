/** A position at a glance: who stands where, how long it lasts, what a figure is worth to its player. */
import type { Seat } from '../../../core/game.ts';
import { figures, firstTemple, lastTemple, points, roundsFor } from '../data.ts';
import { cityNumber } from '../map.ts';
import { nationOfFigure, type State } from '../state.ts';
import { actionsLeft, turnsLeft, turnsToTreasure } from './clock.ts';
import { weights } from './weights.ts';
import { ripeness } from './worth.ts';

export interface Outlook {
  /** Turns after this one, and until the treasure of this round. */
  turns: number;
  toTreasure: number;
  /** Per seat: actions to come, marked figures inside and outside, the highest number one stands on. */
  actions: number[];
  inside: number[];
  outside: number[];
  highest: number[];
  onMission: boolean[];
  /** Per nation: figures in the city and the highest number one stands on. */
  nationInside: [number, number];
  nationHighest: [number, number];
  /** A temple, by number: the seat that wears it, -2 when nobody, -1 for an unmarked figure. */
  temples: number[];
}

const nobody = -2;

function blank(): Outlook {
  return {
    turns: 0,
    toTreasure: 0,
    actions: [],
    inside: [],
    outside: [],
    highest: [],
    onMission: [],
    nationInside: [0, 0],
    nationHighest: [0, 0],
    temples: [],
  };
}

/** `into` is written over: for who looks at many positions and keeps none. */
export function outlook(state: State, into = blank()): Outlook {
  const { players } = state;
  const look = into;
  look.turns = turnsLeft(state);
  look.toTreasure = turnsToTreasure(state);
  for (const counts of [look.actions, look.inside, look.outside, look.highest, look.onMission]) counts.length = players;
  for (let seat = 0; seat < players; seat++) {
    look.actions[seat] = actionsLeft(state, seat, look.turns);
    look.inside[seat] = 0;
    look.outside[seat] = 0;
    look.highest[seat] = 0;
    look.onMission[seat] = false;
  }
  look.nationInside[0] = look.nationInside[1] = 0;
  look.nationHighest[0] = look.nationHighest[1] = 0;
  for (let temple = 0; temple <= lastTemple; temple++) look.temples[temple] = nobody;
  for (let figure = 0; figure < figures; figure++) count(state, look, figure);
  return look;
}

function count(state: State, look: Outlook, figure: number): void {
  const field = state.at[figure]!;
  const owner = state.collar[figure]!;
  const number = field < 0 ? 0 : cityNumber[field]!;
  if (number === 0) {
    if (owner >= 0) look.outside[owner] = look.outside[owner]! + 1;
    return;
  }
  const nation = nationOfFigure(figure);
  look.nationInside[nation] += 1;
  look.nationHighest[nation] = Math.max(look.nationHighest[nation], number);
  if (number >= firstTemple && number <= lastTemple) look.temples[number] = owner;
  if (owner < 0) return;
  look.inside[owner] = look.inside[owner]! + 1;
  look.highest[owner] = Math.max(look.highest[owner]!, number);
  if (number === state.missions[owner]) look.onMission[owner] = true;
}

/** How useful cards in hand still are to the seat: they attack, and they defend in others' turns too. */
export function timeFor(look: Outlook, seat: Seat): number {
  return ripeness(look.actions[seat]! + look.turns / 2, 4);
}

/** The same where nothing else of the outlook is asked for. */
export function timeOf(state: State, seat: Seat): number {
  const turns = turnsLeft(state);
  return ripeness(actionsLeft(state, seat, turns) + turns / 2, 4);
}

/** A marked figure in the city, apart from treasures and missions. */
export function worthInside(look: Outlook): number {
  return points.figure * (1 - weights.cityFade * ripeness(look.turns, 10));
}

/** A marked figure outside: it needs an action to come in. */
export function worthOutside(look: Outlook, seat: Seat): number {
  return weights.outside * ripeness(Math.max(0, look.actions[seat]! - 0.5), 2.5);
}

export function worthOfMission(look: Outlook): number {
  return points.mission * (1 - weights.missionFade * ripeness(look.turns, 8));
}

/** A race for a treasure: how the lead at its coming blurs, and for how much figures outside count. */
export interface Race {
  blur: number;
  waiting: number;
  /** Per seat: what its figures weigh. */
  readonly claims: number[];
}

/** `into` is written over. */
export function raceFor(look: Outlook, blur: number, waiting: number, into: Race): Race {
  into.blur = blur;
  into.waiting = waiting;
  into.claims.length = look.inside.length;
  for (let seat = 0; seat < look.inside.length; seat++) into.claims[seat] = claimOf(look, into, seat, 0);
  return into;
}

function claimOf(look: Outlook, { blur, waiting }: Race, seat: Seat, more: number): number {
  const inside = look.inside[seat]! + waiting * look.outside[seat]! + more;
  return inside <= 0 ? 0.02 : Math.exp((inside + look.highest[seat]! * 0.01) / blur);
}

/** The seat's share of the treasure. */
export function treasureShare({ claims }: Race, seat: Seat, own = claims[seat]!): number {
  let total = 0;
  for (let other = 0; other < claims.length; other++) total += other === seat ? own : claims[other]!;
  return own / total;
}

const soon: Race = { blur: 0, waiting: 0, claims: [] };
const later: Race = { blur: 0, waiting: 0, claims: [] };

/** Points from the treasures still to come: what the seat may hope for with so many more (or fewer) figures in the city. */
export function treasureHopes(state: State, look: Outlook): (seat: Seat, more: number) => number {
  const blur = weights.treasureFloor + weights.treasureBlur * look.toTreasure;
  const rounds = roundsFor(state.players) - state.round;
  const isLast = rounds === 0 || look.turns < 8;
  raceFor(look, blur, 0, soon);
  if (!isLast) raceFor(look, blur + 2.5, 0.5, later);
  const share = (race: Race, seat: Seat, more: number) =>
    treasureShare(race, seat, more ? claimOf(look, race, seat, more) : undefined);
  return (seat, more) => {
    const now = points.treasure * share(soon, seat, more);
    return isLast ? now : now + weights.laterTreasure * points.treasure * rounds * share(later, seat, more);
  };
}

/** How likely the seat's nation is to have more figures in the city at the end (C10.2). */
export function nationHope(state: State, look: Outlook, seat: Seat): number {
  const nation = state.nations[seat] as 0 | 1;
  const other = (1 - nation) as 0 | 1;
  const tie = look.nationHighest[nation] > look.nationHighest[other] ? 0.5 : -0.5;
  const ahead = look.nationInside[nation] - look.nationInside[other] + tie;
  return 1 / (1 + Math.exp(-ahead / (0.3 + weights.nationBlur * Math.sqrt(look.turns))));
}
