/** Small worlds for Magellan's tests. */

import { at } from '../../../core/at.ts';
import { fastRandom, type Random } from '../../../core/random.ts';
import { isRefusal, type Refusal } from '../../../core/refusal.ts';
import type { MagellanAction } from '../action.ts';
import { copies, explorers, values } from '../data.ts';
import type { MagellanEvent } from '../event.ts';
import { turnUp } from '../flow.ts';
import { magellan } from '../index.ts';
import { generations } from '../memory.ts';
import { parse } from '../notation.ts';
import { beforeFirstCard } from '../setup.ts';
import type { State } from '../state.ts';

type Name = (typeof explorers)[number];

export interface World {
  readonly players?: number;
  readonly board1?: 'A' | 'B';
  readonly board2?: 'A' | 'B';
  readonly first?: number;
  /** The explorer cards of the phase, the first to be turned up first. */
  readonly stack?: readonly Name[];
  readonly phase?: number;
  /** Hands by seat; a seat left out has one card of each value. */
  readonly hands?: Readonly<Record<number, readonly number[]>>;
  /** Ships already at sea, by seat: "columbus I". */
  readonly ships?: Readonly<Record<number, readonly string[]>>;
  readonly vetoes?: Readonly<Record<number, number>>;
  readonly lastBuyer?: number;
}

/** A game about to turn up the first card of this stack, everything else as given. */
export function world(given: World = {}): State {
  const { players = 3, board1 = 'A', board2 = 'A', first = 0, phase = 0 } = given;
  const state = beforeFirstCard({ players, options: { board1, board2 }, first, rules: 1 }, fastRandom(7));
  state.phase = phase;
  if (phase > 0) state.later.length = phase === 1 ? 6 : 0;
  if (given.stack) state.stack = given.stack.map((name) => explorers.indexOf(name)).reverse();
  for (const [seat, cards] of Object.entries(given.hands ?? {}))
    for (const value of values) state.hands[Number(seat) * 9 + value - 1] = cards.filter((card) => card === value).length;
  for (const [seat, places] of Object.entries(given.ships ?? {}))
    for (const [i, place] of places.entries()) state.ships[Number(seat) * 6 + i] = placeOf(place);
  for (const [seat, count] of Object.entries(given.vetoes ?? {})) state.vetoes[Number(seat)] = count;
  if (given.lastBuyer !== undefined) state.lastBuyer = given.lastBuyer;
  settleMoney(state);
  turnUp(state, fastRandom(7), undefined);
  return state;
}

export function placeOf(name: string): number {
  const [explorer, field] = name.split(' ');
  return explorers.indexOf(explorer as Name) * 3 + ['I', 'II', 'III'].indexOf(field!);
}

/** What is in no hand lies in the pile, and every hand is known. */
function settleMoney(state: State): void {
  for (let i = 0; i < 9; i++) {
    let held = 0;
    for (let seat = 0; seat < state.players; seat++) held += at(state.hands, seat * 9 + i);
    state.pile[i] = copies - held;
    state.pools[i] = copies - held;
  }
  state.known = [...state.hands, ...Array.from({ length: state.players * 9 }, () => 0)];
  state.slots = Array.from({ length: state.players * 2 * generations }, () => 0);
}

/** Puts these cards, and no others, into the pile; the rest lies in the discards. */
export function pileOf(state: State, cards: readonly number[]): void {
  for (let i = 0; i < 9; i++) {
    const wanted = cards.filter((card) => card === i + 1).length;
    state.discard[i] = at(state.discard, i) + at(state.pile, i) - wanted;
    state.pile[i] = wanted;
    state.pools[i] = wanted;
  }
}

/** Chance that gives the pile's cards in this order, lowest card for every further draw. */
export function drawing(state: State, ...cards: number[]): Random {
  const next = [...cards];
  return {
    below() {
      const card = next.shift();
      if (card === undefined) return 0;
      let place = 0;
      for (let i = 0; i < card - 1; i++) place += at(state.pile, i);
      return place;
    },
  };
}

function actionOf(text: string): MagellanAction {
  const action = parse(text);
  if (isRefusal(action)) throw new Error(`“${text}” is no action`);
  return action;
}

/** Plays an action written as text; throws when it is refused. */
export function play(state: State, seat: number, text: string, random: Random = fastRandom(1)): MagellanEvent[] {
  const action = actionOf(text);
  const refusal = magellan.refusal(state, seat, action);
  if (refusal) throw new Error(`“${text}” of seat ${seat} is refused: ${refusal.reason} (${refusal.rule})`);
  const events: MagellanEvent[] = [];
  magellan.play(state, seat, action, random, (event) => events.push(event));
  return events;
}

export function refusal(state: State, seat: number, text: string): Refusal | undefined {
  return magellan.refusal(state, seat, actionOf(text));
}

/** Runs the auction of the card on offer: the seat bids this once it is asked, everybody else passes and waives. */
export function win(state: State, seat: number, amount: number): void {
  while (state.stage === 'veto') play(state, state.seat, 'waive');
  while (state.stage === 'bid')
    play(state, state.seat, state.seat === seat && state.highBidder !== seat ? `bid ${amount}` : 'pass');
}

/** Wins the card on offer and pays for it. */
export function buy(state: State, seat: number, payment: string, random?: Random): MagellanEvent[] {
  const cards = payment.split(' tuck')[0]?.split(' ').map(Number) ?? [];
  win(
    state,
    seat,
    cards.reduce((sum, card) => sum + card, 0),
  );
  return play(state, seat, `pay ${payment}`, random);
}

/** Nobody buys, until the game waits for something else than vetoes and bids. */
export function passAll(state: State): void {
  while (state.stage === 'veto' || state.stage === 'bid') play(state, state.seat, state.stage === 'veto' ? 'waive' : 'pass');
}

export function handOf(state: State, seat: number): number[] {
  return values.flatMap((value) => Array.from({ length: at(state.hands, seat * 9 + value - 1) }, () => value));
}

export function kinds(events: readonly MagellanEvent[]): string[] {
  return events.map(({ type }) => type);
}
