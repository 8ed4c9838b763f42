/** The two actions of a turn: into the city, to a village, into a fight, or to the piles. */
import type { Seat } from '../../../core/game.ts';
import { canDrawWar } from '../actions/draw-war.ts';
import { disguise, figures, food, mostRefill, warPerFood, weapon } from '../data.ts';
import { fields, isCity, villageSupply } from '../map.ts';
import { canEnd, search } from '../movement.ts';
import { nationOf, type State, supplyLeft, supplyOf, warPileOf, warsOf } from '../state.ts';
import { byPromise, type Candidate } from './candidate.ts';
import { oddsAgainst } from './power.ts';
import { lossAt, nationAt, type Stakes, worthAt, worthOfCollar } from './stake.ts';
import { weights } from './weights.ts';
import { warSum, worthOfDraw, worthOfKind, worthOfWar } from './worth.ts';

const mostFights = 6;
const mostEntries = 4;
const mostVillages = 2;
/** Moves that promise less are not worth a thought. */
const worst = -0.5;

/** The most promising way to each field: what it promises, and from where. */
const promises = new Float64Array(fields);
const origins = new Int16Array(fields);

export function actions(stakes: Stakes): Candidate[] {
  const { state, seat } = stakes;
  const time = stakes.time[seat]!;
  // A supply card is never worse than nothing.
  const found: Candidate[] = [
    supplyLeft(state) > 0
      ? { action: { type: 'drawSupply' }, promise: worthOfDraw(state, seat, time) }
      : { action: { type: 'pass' }, promise: 0 },
  ];
  if (canDrawWar(state, seat)) found.push({ action: { type: 'drawWar' }, promise: promiseOfWar(state, seat, time) });
  lookAround(stakes);
  const fights: Candidate[] = [];
  const entries: Candidate[] = [];
  const villages: Candidate[] = [];
  for (let to = 0; to < fields; to++) {
    const promise = promises[to]!;
    if (promise < worst) continue;
    const kind = state.on[to]! >= 0 ? fights : isCity(to) ? entries : villages;
    kind.push({ action: { type: 'move', from: origins[to]!, to }, promise });
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
  const foes = armed ? foesOf(stakes) : [];
  const time = stakes.time[seat]!;
  const have = supplyOf(state, seat, disguise);
  const collar = worthOfCollar(stakes, seat);
  const draw = worthOfDraw(state, seat, time);
  const moved = stakes.entering[seat]! - stakes.leaving[seat]!;
  for (let figure = 0; figure < figures; figure++) {
    if (state.collar[figure] !== seat) continue;
    const from = state.at[figure]!;
    if (from < 0) continue;
    const here = worthAt(stakes, seat, from) + (isCity(from) ? moved : 0);
    const loss = lossAt(stakes, seat, from);
    const { reached, count, prices } = search(state, seat, from, have);
    for (let i = 1; i < count; i++) {
      const to = reached[i]!;
      if (!canEnd(state, seat, to, armed)) continue;
      const other = state.on[to]!;
      const supply = villageSupply[to]!;
      if (other < 0 && supply === 0 && !isCity(to)) continue;
      let promise = worthAt(stakes, seat, to) - here + supply * draw;
      if (other >= 0) promise = promiseOfFight(stakes, foes, to, promise + collar, loss);
      const price = prices[to]!;
      if (price) promise -= worthOfKind(disguise, have, time) - worthOfKind(disguise, have - price, time);
      if (promise <= promises[to]!) continue;
      promises[to] = promise;
      origins[to] = from;
    }
  }
}

/** An opponent as an attacker sees him. */
interface Foe {
  readonly chance: number;
  readonly spite: number;
  /** What the cards laid against him are worth. */
  readonly cost: number;
  /** What a collar and a supply card are worth to him. */
  readonly collar: number;
  readonly draw: number;
}

/** Each seat, and last whoever stands in for an unmarked figure of the other nation (C6.1). */
function foesOf(stakes: Stakes): Foe[] {
  const { state, seat, spite, time } = stakes;
  const foes: Foe[] = [];
  const any = { chance: 0, cost: 0, spite: 0, collar: 0, draw: 0 };
  let defenders = 0;
  for (let other = 0; other < state.players; other++) {
    const { chance, effort } = oddsAgainst(state, seat, other);
    const foe: Foe = {
      chance: other === seat ? 0 : chance,
      cost: costOf(state, seat, effort, time[seat]!),
      spite: spite[other]!,
      collar: worthOfCollar(stakes, other),
      draw: worthOfDraw(state, other, time[other]!),
    };
    foes.push(foe);
    if (nationOf(state, other) === nationOf(state, seat)) continue;
    any.chance += foe.chance;
    any.cost += foe.cost;
    any.spite += foe.spite;
    any.collar += foe.collar;
    any.draw += foe.draw;
    defenders += 1;
  }
  const mean = (sum: number) => sum / defenders;
  foes.push({
    chance: mean(any.chance),
    cost: mean(any.cost),
    spite: mean(any.spite),
    collar: mean(any.collar),
    draw: mean(any.draw),
  });
  return foes;
}

/** What it costs to lay that share of the hand: up to four war cards come back, about average ones (C6.7). */
function costOf(state: State, seat: Seat, effort: number, time: number): number {
  const sum = warSum(state, seat);
  const laid = effort * warsOf(state, seat);
  const left = sum - effort * sum + 3 * Math.min(mostRefill, laid);
  const weapons = supplyOf(state, seat, weapon);
  return (
    worthOfWar(sum, time) -
    worthOfWar(left, time) +
    worthOfKind(weapon, weapons, time) -
    worthOfKind(weapon, weapons * (1 - effort), time)
  );
}

/** `won` is what the attacker himself gains, `loss` what he loses otherwise. */
function promiseOfFight(stakes: Stakes, foes: readonly Foe[], at: number, won: number, loss: number): number {
  const { state } = stakes;
  const owner = state.collar[state.on[at]!]!;
  const { chance, cost, spite, collar, draw } = foes[owner >= 0 ? owner : state.players]!;
  const hurt = (owner >= 0 ? lossAt(stakes, owner, at) : 0) + nationAt(at);
  const gained = won + nationAt(at) + spite * hurt;
  const lost = -loss - spite * (collar + villageSupply[at]! * draw);
  return chance * gained + (1 - chance) * lost - cost * weights.attackCost;
}
