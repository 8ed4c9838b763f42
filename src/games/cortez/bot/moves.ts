/** The two actions of a turn: into the city, to a village, into a fight, or to the piles. */
import type { Seat } from '../../../core/game.ts';
import { canDrawWar } from '../actions/draw-war.ts';
import { fields, isCity, villageSupply } from '../board.ts';
import { disguise, figures, food, warPerFood } from '../data.ts';
import { nationOf, type State, supplyLeft, supplyOf, warPileOf, warsOf } from '../state.ts';
import { canEnd, search } from '../ways.ts';
import { byPromise, type Candidate } from './candidate.ts';
import { chanceAgainst } from './power.ts';
import { type FightStakes, fightStakes, type Stakes, worthAt } from './stake.ts';
import { weights } from './weights.ts';
import { warSum, worthOfDraw, worthOfKind, worthOfWar } from './worth.ts';

const mostFights = 6;
const mostEntries = 4;
const mostVillages = 2;

/** The most promising way to each field: what it promises, and from where. */
const promises = new Float64Array(fields);
const origins = new Int16Array(fields);

export function actions(stakes: Stakes): Candidate[] {
  const { state, seat } = stakes;
  const time = stakes.time[seat] as number;
  const found: Candidate[] = [{ action: { type: 'pass' }, promise: 0 }];
  if (supplyLeft(state) > 0) found.push({ action: { type: 'drawSupply' }, promise: worthOfDraw(state, seat, time) });
  if (canDrawWar(state, seat)) found.push({ action: { type: 'drawWar' }, promise: promiseOfWar(state, seat, time) });
  lookAround(stakes);
  const fights: Candidate[] = [];
  const entries: Candidate[] = [];
  const villages: Candidate[] = [];
  for (let to = 0; to < fields; to++) {
    const promise = promises[to] as number;
    if (promise === Number.NEGATIVE_INFINITY) continue;
    const kind = (state.on[to] as number) >= 0 ? fights : isCity(to) ? entries : villages;
    kind.push({ action: { type: 'move', from: origins[to] as number, to }, promise });
  }
  found.push(
    ...byPromise(fights).slice(0, mostFights),
    ...byPromise(entries).slice(0, mostEntries),
    ...byPromise(villages).slice(0, mostVillages),
  );
  return byPromise(found);
}

function promiseOfWar(state: State, seat: Seat, time: number): number {
  const drawn = Math.min(warPerFood, warPileOf(state, nationOf(state, seat)));
  const sum = warSum(state, seat);
  const spent = worthOfKind(food, supplyOf(state, seat, food), time) - worthOfKind(food, supplyOf(state, seat, food) - 1, time);
  return worthOfWar(sum + 3 * drawn, time) - worthOfWar(sum, time) - spent;
}

/** What every field within reach promises. */
function lookAround(stakes: Stakes): void {
  const { state, seat } = stakes;
  promises.fill(Number.NEGATIVE_INFINITY);
  const armed = warsOf(state, seat) > 0;
  const chances = armed ? chancesOf(state, seat) : [];
  const time = stakes.time[seat] as number;
  const have = supplyOf(state, seat, disguise);
  const toll = Array.from(
    { length: have + 1 },
    (_, price) => worthOfKind(disguise, have, time) - worthOfKind(disguise, have - price, time),
  );
  const draw = worthOfDraw(state, seat, time);
  for (let figure = 0; figure < figures; figure++) {
    if (state.collar[figure] !== seat) continue;
    const from = state.at[figure] as number;
    if (from < 0) continue;
    const here = worthAt(stakes, seat, from);
    const { reached, count, prices } = search(state, seat, from, have);
    for (let i = 1; i < count; i++) {
      const to = reached[i] as number;
      if (!canEnd(state, seat, to, armed)) continue;
      const promise = promiseOf(stakes, from, to, here, chances, draw);
      if (promise === Number.NEGATIVE_INFINITY) continue;
      const net = promise - (toll[prices[to] as number] as number);
      if (net <= (promises[to] as number)) continue;
      promises[to] = net;
      origins[to] = from;
    }
  }
}

/** The chance to beat each seat, and at the end the one to beat whoever stands in for an unmarked figure (C6.1). */
function chancesOf(state: State, seat: Seat): number[] {
  const chances: number[] = [];
  let [sum, defenders] = [0, 0];
  for (let other = 0; other < state.players; other++) {
    const chance = other === seat ? 0 : chanceAgainst(state, seat, other);
    chances.push(chance);
    if (nationOf(state, other) === nationOf(state, seat)) continue;
    sum += chance;
    defenders += 1;
  }
  chances.push(sum / defenders);
  return chances;
}

function promiseOf(stakes: Stakes, from: number, to: number, here: number, chances: readonly number[], draw: number): number {
  const { state, seat } = stakes;
  const figure = state.on[to] as number;
  if (figure >= 0) return promiseOfFight(stakes, from, to, state.collar[figure] as number, chances);
  if (isCity(to))
    return (
      worthAt(stakes, seat, to) - here - (isCity(from) ? (stakes.entering[seat] as number) - (stakes.leaving[seat] as number) : 0)
    );
  const supply = villageSupply[to] as number;
  if (supply === 0) return Number.NEGATIVE_INFINITY;
  return supply * draw + worthAt(stakes, seat, to) - here;
}

function promiseOfFight(stakes: Stakes, from: number, to: number, owner: Seat, chances: readonly number[]): number {
  const { state, seat } = stakes;
  const defender = owner >= 0 ? owner : anyEnemy(state, seat);
  const chance = chances[owner >= 0 ? owner : state.players] as number;
  const fight = fightStakes(stakes, seat, defender, owner < 0, from, to);
  return expected(stakes, fight, defender, chance) - weights.attackCost;
}

export function expected({ spite }: Stakes, fight: FightStakes, defender: Seat, chance: number): number {
  const hate = spite[defender] as number;
  const won = fight.attackerWins - hate * fight.defenderLoses;
  const lost = fight.attackerLoses - hate * fight.defenderWins;
  return chance * won + (1 - chance) * lost;
}

function anyEnemy(state: State, seat: Seat): Seat {
  for (let i = 1; i < state.players; i++) {
    const other = (seat + i) % state.players;
    if (nationOf(state, other) !== nationOf(state, seat)) return other;
  }
  throw new Error('nobody leads the other nation');
}
