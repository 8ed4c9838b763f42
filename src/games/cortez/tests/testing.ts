/** Small worlds for tests: an empty board, empty hands, everything in the piles. */
import { at } from '../../../core/at.ts';
import type { Seat } from '../../../core/game.ts';
import { placeName } from '../../../core/place-name.ts';
import { fastRandom, type Random } from '../../../core/random.ts';
import { isRefusal } from '../../../core/refusal.ts';
import { type EventCard, events, figures, figuresPerNation, supplies, supplyOfKind, warCards, warValues } from '../data.ts';
import type { CortezEvent } from '../event.ts';
import { cortez } from '../index.ts';
import { newestRules, nodeOf } from '../map.ts';
import { nationOf, putFigure, type State, supplyOf, warOf } from '../state.ts';

export const aztec = 0;
export const spanish = 1;

/** Seat 0 is to act, seats alternate Aztec and Spanish, no figure is on the board, no card in a hand. */
export function world(players = 2, majority: 'aztec' | 'spanish' = 'aztec', rules = newestRules): State {
  const state = cortez.setup({ players, options: { majority }, first: 0, rules }, fastRandom(1));
  state.turn = 1;
  state.phase = 'act';
  state.actions = 2;
  state.at.fill(-1);
  state.on.fill(-1);
  state.supply.fill(0);
  state.pile.fill(supplyOfKind);
  state.war.fill(0);
  state.warPile = [...warCards, ...warCards];
  return state;
}

function spare(state: State, nation: number): number {
  for (let i = 0; i < figuresPerNation; i++) {
    const figure = nation * figuresPerNation + i;
    if (state.at[figure] === -1) return figure;
  }
  throw new Error('no figure to spare');
}

/** An unmarked figure of a nation on each of these places. */
export function unmarked(state: State, nation: number, ...places: string[]): void {
  for (const place of places) putFigure(state, spare(state, nation), nodeOf(place));
}

/** A figure with the seat's collar on each of these places. */
export function marked(state: State, seat: Seat, ...places: string[]): void {
  for (const place of places) {
    const figure = spare(state, nationOf(state, seat));
    putFigure(state, figure, nodeOf(place));
    state.collar[figure] = seat;
  }
}

/** Puts every figure that is still off the board onto free fields in the south-west, so that the invariants hold. */
export function fillUp(state: State): State {
  let field = 16 * 17;
  for (let figure = 0; figure < figures; figure++) {
    if (state.at[figure] !== -1) continue;
    while (at(state.on, field) >= 0) field -= 1;
    putFigure(state, figure, field);
  }
  return state;
}

type Supplies = Partial<Record<(typeof supplies)[number], number>>;

/** Supply cards from the pile into a hand. */
export function supply(state: State, seat: Seat, cards: Supplies): void {
  for (const [kind, name] of supplies.entries()) {
    const count = cards[name] ?? 0;
    state.supply[seat * supplies.length + kind] = supplyOf(state, seat, kind) + count;
    state.pile[kind] = at(state.pile, kind) - count;
  }
}

/** War cards from the pile into a hand. */
export function war(state: State, seat: Seat, ...values: number[]): void {
  for (const value of values) {
    state.war[seat * warValues + value - 1] = warOf(state, seat, value) + 1;
    const i = nationOf(state, seat) * warValues + value - 1;
    state.warPile[i] = at(state.warPile, i) - 1;
  }
}

export function suppliesOf(state: State, seat: Seat): Supplies {
  const cards: Supplies = {};
  for (const [kind, name] of supplies.entries()) if (supplyOf(state, seat, kind)) cards[name] = supplyOf(state, seat, kind);
  return cards;
}

/** War cards in hand, lowest first. */
export function warsIn(state: State, seat: Seat): number[] {
  const values: number[] = [];
  for (let value = 1; value <= warValues; value++) for (let i = 0; i < warOf(state, seat, value); i++) values.push(value);
  return values;
}

/** Chance that gives these numbers in turn, then always 0. */
export function dice(...numbers: number[]): Random {
  return { below: (n) => Math.min(numbers.shift() ?? 0, n - 1) };
}

/** Plays a line of notation and tells what happened. */
export function play(state: State, seat: Seat, line: string, random: Random = fastRandom(1)): CortezEvent[] {
  const action = cortez.parse(line);
  if (isRefusal(action)) throw new Error(`“${line}” cannot be read`);
  const refusal = cortez.refusal(state, seat, action);
  if (refusal) throw new Error(`“${line}” is refused: ${refusal.rule} ${refusal.reason}`);
  const told: CortezEvent[] = [];
  cortez.play(state, seat, action, random, (event) => told.push(event));
  return told;
}

/** Plays lines of the form "seat: notation", seats counted from 0. */
export function playAll(state: State, ...lines: string[]): void {
  for (const line of lines) play(state, Number(line[0]), line.slice(3));
}

/** Why a line is refused: "C4.3 tooDear", or undefined when it is legal. */
export function why(state: State, seat: Seat, line: string): string | undefined {
  const action = cortez.parse(line);
  if (isRefusal(action)) return 'unreadable';
  const refusal = cortez.refusal(state, seat, action);
  return refusal && `${refusal.rule} ${refusal.reason}`;
}

/** The active player ends his turn and the next one turns up this event. */
export function turnUp(state: State, card: EventCard): CortezEvent[] {
  state.deck.fill(0);
  state.deck[events.indexOf(card)] = 1;
  state.actions = 1;
  return play(state, state.active, 'pass');
}

/** What a view holds of these events. */
export function typesOf(told: readonly CortezEvent[]): string[] {
  return told.map(({ type }) => type);
}

/** Seat 0 attacks seat 1 on B1; both have cards. With four players seats 2 and 3 look on. */
export function attack(players = 2, rules?: number): State {
  const state = world(players, 'aztec', rules);
  marked(state, 0, 'A1', 'A3');
  marked(state, 1, 'B1', 'B3');
  for (let seat = 2; seat < players; seat++) marked(state, seat, placeName(seat, 16));
  war(state, 0, 6, 4, 4, 2, 1);
  war(state, 1, 5, 3, 1);
  supply(state, 0, { weapon: 3, gold: 2 });
  supply(state, 1, { weapon: 3, food: 2, gold: 2 });
  play(state, 0, 'move A1 > B1');
  return state;
}

/** Seat 0 stands beside seat 1; seats 2 and 3, on the two places named, hold cards to help with: 5 and 3, and a 4. */
export function beforeFight(helpers: readonly [string, string], rules?: number): State {
  const state = world(4, 'aztec', rules);
  marked(state, 0, 'A1', 'A3');
  marked(state, 1, 'B1', 'B3');
  marked(state, 2, helpers[0]);
  marked(state, 3, helpers[1]);
  war(state, 0, 6, 1);
  war(state, 1, 2, 1);
  war(state, 2, 5, 3);
  war(state, 3, 4);
  for (const seat of [0, 1, 2, 3]) supply(state, seat, { gold: 2, weapon: 1, food: 1 });
  return state;
}

/** Seat 0 has attacked seat 1 and laid a 6; seats 2 and 3 may help. */
export function fightOfTwo(rules?: number): State {
  const state = beforeFight(['C17', 'D17'], rules);
  play(state, 0, 'move A1 > B1');
  playAll(state, '1: stand', '0: lay 6 with 0 weapons');
  return state;
}

/** Both sides have nothing to add. */
export const bothPass = ['1: pass', '0: pass'];
