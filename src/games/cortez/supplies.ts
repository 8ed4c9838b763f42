/** Supply cards on their way: drawn, spent, handed over, and what everybody knows of a hand afterwards. */
import type { Seat } from '../../core/game.ts';
import { pileOf, type Random } from '../../core/random.ts';
import { supplyKinds } from './data.ts';
import { drawOne } from './draw.ts';
import type { Cause, Emit } from './event.ts';
import { isFirstVersion, type OpenOffer, type State, sum, supplyOf } from './state.ts';

/** Everybody knows the seat to hold at least so many of a kind. */
export function knownOf(state: State, seat: Seat, kind: number): number {
  return state.known[seat * supplyKinds + kind]!;
}

/** Draws up to so many cards; the discards are shuffled when the pile runs out (C3.2). */
export function drawSupply(state: State, seat: Seat, count: number, why: Cause, random: Random, emit?: Emit): void {
  const cards = emit ? new Array<number>(supplyKinds).fill(0) : undefined;
  let drawn = 0;
  let left = sum(state.pile);
  for (; drawn < count; drawn++) {
    if (left === 0) left = shuffleDiscards(state, emit);
    if (left === 0) break;
    const kind = drawOne(state.pile, 0, supplyKinds, pileOf(random, 'supply'));
    left -= 1;
    gain(state, seat, kind, 1);
    if (cards) cards[kind] = cards[kind]! + 1;
  }
  if (cards) emit?.({ type: 'drewSupply', seat, count: drawn, why, reveals: true, secret: { to: [seat], cards } });
}

/** The discards become the pile; says how many there were. */
export function shuffleDiscards(state: State, emit?: Emit): number {
  const count = sum(state.discards);
  for (let kind = 0; kind < supplyKinds; kind++) {
    state.pile[kind] = state.pile[kind]! + state.discards[kind]!;
    state.discards[kind] = 0;
  }
  if (count) emit?.({ type: 'reshuffled', count });
  return count;
}

function gain(state: State, seat: Seat, kind: number, count: number): void {
  const i = seat * supplyKinds + kind;
  state.supply[i] = state.supply[i]! + count;
}

/** An open loss: what was known of that kind goes first. */
export function lose(state: State, seat: Seat, kind: number, count: number): void {
  const i = seat * supplyKinds + kind;
  state.supply[i] = state.supply[i]! - count;
  state.known[i] = Math.max(0, state.known[i]! - count);
}

function discardCard(state: State, seat: Seat, kind: number, count: number): void {
  lose(state, seat, kind, count);
  state.discards[kind] = state.discards[kind]! + count;
}

/** Cards of one kind go openly to the discards. */
export function spendKind(state: State, seat: Seat, kind: number, count: number, why: Cause, emit?: Emit): void {
  if (count === 0) return;
  discardCard(state, seat, kind, count);
  if (emit) {
    const cards = new Array<number>(supplyKinds).fill(0);
    cards[kind] = count;
    emit({ type: 'discarded', seat, cards, why });
  }
  reviewOffers(state, seat, emit);
}

/** Cards of several kinds go openly to the discards. */
export function spend(state: State, seat: Seat, cards: readonly number[], why: Cause, emit?: Emit): void {
  for (let kind = 0; kind < supplyKinds; kind++) discardCard(state, seat, kind, cards[kind]!);
  emit?.({ type: 'discarded', seat, cards: [...cards], why });
  reviewOffers(state, seat, emit);
}

/** Cards change hands openly, so that everybody knows the new owner to hold them (C7.2). */
export function handOver(state: State, from: Seat, to: Seat, cards: readonly number[]): void {
  for (let kind = 0; kind < supplyKinds; kind++) {
    const count = cards[kind]!;
    if (count === 0) continue;
    lose(state, from, kind, count);
    gain(state, to, kind, count);
    const i = to * supplyKinds + kind;
    state.known[i] = state.known[i]! + count;
  }
}

/** Who offers cards holds them, and everybody hears it. */
export function showHolding(state: State, seat: Seat, cards: readonly number[]): void {
  for (let kind = 0; kind < supplyKinds; kind++) {
    const i = seat * supplyKinds + kind;
    state.known[i] = Math.max(state.known[i]!, cards[kind]!);
  }
}

/** Once a fighter has answered, the terms are his and the mercenary is free; in version 1 he was not. */
export function bindsMaker(state: State, offer: OpenOffer): boolean {
  return !offer.answered || isFirstVersion(state);
}

/** The cards a seat has put on the table in an open offer, if it has. */
function promised(state: State, offer: OpenOffer, seat: Seat): readonly number[] | undefined {
  if (offer.from === seat && bindsMaker(state, offer)) return offer.give;
  return offer.answered && offer.to === seat ? offer.want : undefined;
}

/** An offer lapses when its maker no longer has the cards (C7.2). That it stands or lapses shows something of his hand. */
export function reviewOffers(state: State, seat: Seat, emit?: Emit): void {
  const { offers } = state;
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i]!;
    const cards = promised(state, offer, seat);
    if (!cards) continue;
    let certain = true;
    let held = true;
    for (let kind = 0; kind < supplyKinds; kind++) {
      const count = cards[kind]!;
      if (knownOf(state, seat, kind) < count) certain = false;
      if (supplyOf(state, seat, kind) < count) held = false;
    }
    if (certain) continue;
    if (held) {
      showHolding(state, seat, cards);
      emit?.({ type: 'offerStands', seat: offer.from, to: offer.to, offer: offer.id, reveals: true });
      continue;
    }
    offers.splice(i, 1);
    i -= 1;
    emit?.({ type: 'offerLapsed', seat: offer.from, to: offer.to, offer: offer.id, reveals: true });
  }
}
