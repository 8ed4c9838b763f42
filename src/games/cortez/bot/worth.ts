/** What cards in hand are worth in points, given how long they can still be used. */
import type { Seat } from '../../../core/game.ts';
import { briberyKinds, briberyPoints, gold, points, supplyKinds, supplyOfKind, warValues } from '../data.ts';
import { type State, supplyOf } from '../state.ts';
import { weights } from './weights.ts';

/** Grows from 0 at the end of the game towards 1. */
export function ripeness(left: number, half: number): number {
  return left / (left + half);
}

function firstOf(kind: number): number {
  if (kind === 0) return weights.disguise;
  if (kind === 1) return weights.weapon;
  return kind === 2 ? weights.food : weights.gold;
}

/** Powers of `fading` for as many cards as one kind has; a hand that is only guessed at may hold parts of cards. */
const faded = Float64Array.from({ length: supplyOfKind + 1 }, (_, count) => weights.fading ** count);

function fadedBy(count: number): number {
  const whole = count | 0;
  return whole === count && whole >= 0 && whole < faded.length ? faded[whole]! : weights.fading ** count;
}

/** So many cards of one supply kind; each further one is worth less. Gold is a point each besides (C10.3). */
export function worthOfKind(kind: number, count: number, time: number): number {
  const { fading } = weights;
  const used = (firstOf(kind) * time * (1 - fadedBy(count))) / (1 - fading);
  return kind === gold ? used + count * points.gold : used;
}

/** What one more card of a kind would add. */
export function worthOfNext(state: State, seat: Seat, kind: number, time: number): number {
  const count = state.supply[seat * supplyKinds + kind]!;
  const used = firstOf(kind) * time * fadedBy(count);
  return kind === gold ? used + points.gold : used;
}

/** What a card from the pile adds on average. */
export function worthOfDraw(state: State, seat: Seat, time: number): number {
  let total = 0;
  for (let kind = 0; kind < supplyKinds; kind++) total += worthOfNext(state, seat, kind, time);
  return total / supplyKinds;
}

/** War cards that sum up to so much. */
export function worthOfWar(sum: number, time: number): number {
  return (weights.war * time * sum) / (sum + weights.warHalf);
}

export function warSum(state: State, seat: Seat): number {
  let total = 0;
  for (let i = 0; i < warValues; i++) total += state.war[seat * warValues + i]! * (i + 1);
  return total;
}

const briberyWeights = [weights.moveOwn, weights.moveOther, weights.briberyWar, weights.briberySupply];

export function worthOfBribery(kind: number, time: number): number {
  const certain = briberyPoints[kind]!;
  return certain || (briberyWeights[kind] ?? 0) * time;
}

/** What the card on top of the bribery pile is worth as far as the seat can know: any it has not seen. */
export function worthOfUnseen(state: State, seat: Seat, time: number): number {
  let total = 0;
  let cards = 0;
  for (let kind = 0; kind < briberyKinds; kind++) {
    let unseen = state.briberyPile[kind]!;
    for (let other = 0; other < state.players; other++) if (other !== seat) unseen += state.bribery[other * briberyKinds + kind]!;
    total += unseen * worthOfBribery(kind, time);
    cards += unseen;
  }
  return cards ? total / cards : 0;
}

/** What the seat's supplies gain by getting these and giving those. */
export function gainOf(state: State, seat: Seat, gets: readonly number[], gives: readonly number[], time: number): number {
  let gain = 0;
  for (let kind = 0; kind < supplyKinds; kind++) {
    const have = supplyOf(state, seat, kind);
    const then = have + gets[kind]! - gives[kind]!;
    if (then !== have) gain += worthOfKind(kind, then, time) - worthOfKind(kind, have, time);
  }
  return gain;
}
