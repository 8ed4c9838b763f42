/** Decisions in a fight and after it (C6). */
import type { Seat } from '../../../core/game.ts';
import { canDrawWar } from '../actions/draw-war.ts';
import { canMark } from '../aftermath.ts';
import { bridgeOn, fields, isCity, villageSupply } from '../board.ts';
import { figures } from '../data.ts';
import { isCalled } from '../fights.ts';
import { collarOf, type Fight, fighterOf, isFree, nationOf, nationOfFigure, type State } from '../state.ts';
import type { Candidate } from './candidate.ts';
import { lays } from './lay.ts';
import { helps } from './mercenary.ts';
import { fightStakes, type Stakes, swingFor, worthOfCollar } from './stake.ts';
import { replies } from './trade.ts';
import { warSum, worthOfNext, worthOfWar } from './worth.ts';

/** What it means to the seat to win its fight. */
export function stakeOf(stakes: Stakes, fight: Fight): number {
  const what = fightStakes(stakes, fight.attacker, fight.defender, fight.standIn === 1, fight.from, fight.at);
  return Math.abs(swingFor(stakes, what, fight.attacker, fight.defender));
}

export function inFight(stakes: Stakes, fight: Fight): Candidate[] {
  const { state, seat } = stakes;
  const time = stakes.time[seat] as number;
  switch (fight.stage) {
    case 'ready':
      return ready(state, seat, time);
    case 'lay':
      return lays(state, seat, fight, stakeOf(stakes, fight), time);
    case 'exchange':
      if (fight.passes < 2 && fighterOf(fight, fight.side) === seat)
        return lays(state, seat, fight, stakeOf(stakes, fight), time);
      if (isCalled(state, seat)) return helps(stakes, fight);
      return replies(stakes);
    case 'refill':
      return [{ action: { type: 'refill', draw: true }, promise: 1 }];
    case 'premium':
      return premium(stakes);
    case 'banish':
      return banishments(stakes, fight);
  }
}

/** C6.2: a food card is better spent here than as an action. To let the attack come costs the attacker cards. */
function ready(state: State, seat: Seat, time: number): Candidate[] {
  const found: Candidate[] = [
    { action: { type: 'stand' }, promise: 0 },
    { action: { type: 'surrender' }, promise: -0.5 },
  ];
  if (!canDrawWar(state, seat)) return found;
  const sum = warSum(state, seat);
  const drawn = worthOfWar(sum + 12, time) - worthOfWar(sum, time);
  found.push({ action: { type: 'drawWar' }, promise: drawn + 0.5 - worthOfNext(state, seat, 2, time) });
  return found;
}

/** Where a figure to mark had best stand: on land it comes in more easily, on a dam it opens the way for the others. */
export function marks(stakes: Stakes): Candidate[] {
  const { state, seat } = stakes;
  const found: Candidate[] = [];
  for (let figure = 0; figure < figures; figure++) {
    if (!canMark(state, seat, figure)) continue;
    const at = state.at[figure] as number;
    found.push({ action: { type: 'mark', at }, promise: ease(at) });
  }
  return found;
}

function ease(field: number): number {
  const row = Math.floor(field / 17);
  const column = field % 17;
  const far = Math.abs(row - 8) + Math.abs(column - 8);
  return (column === 8 || row === 8 ? 0.5 : 0) - far * 0.01 + (villageSupply[field] ? -0.2 : 0);
}

function premium(stakes: Stakes): Candidate[] {
  const worth = worthOfCollar(stakes, stakes.seat);
  const found = marks(stakes).map(({ action, promise }) => ({ action, promise: promise + worth + 1 }));
  found.push({ action: { type: 'pass' }, promise: 0 });
  return found;
}

/** Texcoco first: a beaten figure there keeps its own people from the richest village and is prey for the others. */
const richest = Array.from({ length: fields }, (_, field) => field)
  .filter((field) => !isCity(field))
  .sort((a, b) => quiet(b) - quiet(a));

function quiet(field: number): number {
  const row = Math.floor(field / 17);
  const column = field % 17;
  const far = Math.abs(row - 8) + Math.abs(column - 8);
  if ((bridgeOn[field] as number) >= 0 || column === 8 || row === 8) return villageSupply[field] ? 1 : -5;
  return far * 0.01 + (villageSupply[field] as number);
}

/** The beaten figure: one the seat could attack again onto a rich village, any other out of the way. */
function banishments({ state, seat }: Stakes, fight: Fight): Candidate[] {
  const preyed = nationOfFigure(fight.beaten) !== nationOf(state, seat) && collarOf(state, fight.beaten) < 0;
  const found: Candidate[] = [];
  for (const to of richest) {
    if (!isFree(state, to) || (!preyed && villageSupply[to])) continue;
    found.push({ action: { type: 'banish', to }, promise: -found.length });
    if (found.length === 3) break;
  }
  return found;
}

/** A place out of the way for a figure of that kind. */
export function placeOutside(state: State, seat: Seat, nation: number): number {
  const preyed = nation !== nationOf(state, seat);
  for (const field of richest) if (isFree(state, field) && (preyed || !villageSupply[field])) return field;
  return -1;
}
