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

/** The seat's share of a treasure if the lead at its coming blurs so much; figures outside count in part. */
export function treasureShare(look: Outlook, seat: Seat, blur: number, more: number, waiting: number): number {
  let total = 0;
  let own = 0;
  const players = look.inside.length;
  for (let other = 0; other < players; other++) {
    const inside = look.inside[other]! + waiting * look.outside[other]! + (other === seat ? more : 0);
    const weight = inside <= 0 ? 0.02 : Math.exp((inside + look.highest[other]! * 0.01) / blur);
    total += weight;
    if (other === seat) own = weight;
  }
  return own / total;
}

/** Points from the treasures still to come, with so many more (or fewer) figures in the city. */
export function treasureHope(state: State, look: Outlook, seat: Seat, more = 0): number {
  const blur = weights.treasureFloor + weights.treasureBlur * look.toTreasure;
  const now = points.treasure * treasureShare(look, seat, blur, more, 0);
  const rounds = roundsFor(state.players) - state.round;
  if (rounds === 0 || look.turns < 8) return now;
  return now + weights.laterTreasure * points.treasure * rounds * treasureShare(look, seat, blur + 2.5, more, 0.5);
}

/** How likely the seat's nation is to have more figures in the city at the end (C10.2). */
export function nationHope(state: State, look: Outlook, seat: Seat): number {
  const nation = state.nations[seat] as 0 | 1;
  const other = (1 - nation) as 0 | 1;
  const tie = look.nationHighest[nation] > look.nationHighest[other] ? 0.5 : -0.5;
  const ahead = look.nationInside[nation] - look.nationInside[other] + tie;
  return 1 / (1 + Math.exp(-ahead / (0.3 + weights.nationBlur * Math.sqrt(look.turns))));
}
