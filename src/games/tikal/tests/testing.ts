/** Small worlds for the tests, built and played in the notation of records. */
import { at } from '../../../core/at.ts';
import type { Seat } from '../../../core/game.ts';
import { fastRandom } from '../../../core/random.ts';
import { isRefusal } from '../../../core/refusal.ts';
import type { TikalAction } from '../action.ts';
import { actionPoints, campsEach, guardsEach, type Motif, motifCount, motifs, tileNamed, treasuresEnd } from '../data.ts';
import type { TikalEvent } from '../event.ts';
import { tikal } from '../index.ts';
import { layTile } from '../laying.ts';
import { type Hex, hexNamed } from '../map.ts';
import { campsUp, type Figure, guardsUp, none, playersOf, type TikalState } from '../state.ts';

interface World {
  players?: number;
  auction?: boolean;
  first?: Seat;
  /** The tiles on top of the stack, whatever their letters, the first being turned up already. */
  stack?: readonly string[];
}

/** A new game; seat 0 begins unless told otherwise. */
export function world({ players = 2, auction = false, first = 0, stack = [] }: World = {}): TikalState {
  const state = tikal.setup({ players, options: { auction }, first, rules: 1 }, fastRandom(1));
  const top = stack.map(tileNamed);
  state.stack = [...top, ...state.stack.filter((tile) => !top.includes(tile))];
  if (auction) state.open = state.stack.slice(0, players);
  else state.tile = at(state.stack, 0);
  return state;
}

/** A new game in the middle of a turn: the tile aside, so many action points to spend. */
export function turnOf(seat: Seat, { ap = actionPoints, ...rest }: World & { ap?: number } = {}): TikalState {
  const state = world({ ...rest, first: seat });
  state.laidAside.push(state.tile);
  state.tile = none;
  state.phase = 'act';
  state.ap = ap;
  return state;
}

export function hex(name: string): Hex {
  const found = hexNamed(name);
  if (found === undefined) throw new Error(`no hex ${name}`);
  return found;
}

/** Lays a tile of the stack, whether it may lie there or not. */
export function lay(state: TikalState, tile: string, at: string, rotation = 0): void {
  const number = tileNamed(tile);
  state.stack = state.stack.filter((other) => other !== number);
  state.stack.splice(state.drawn, 0, number);
  state.drawn += 1;
  layTile(state, number, hex(at), rotation);
}

/** Puts figures from the supply anywhere. */
export function put(state: TikalState, seat: Seat, figure: Figure, at: string, count = 1): void {
  if (figure === 'leader') state.leaders[seat] = hex(at);
  else {
    state.members[hex(at) * playersOf(state) + seat] = count;
    state.supply[seat] = state.supply[seat]! - count;
  }
}

/** Sets up a camp for nothing, wherever it is. */
export function pitch(state: TikalState, seat: Seat, at: string): void {
  state.camps[seat * campsEach + campsUp(state, seat)] = hex(at);
}

/** Puts a guard on a temple from the supply. */
export function post(state: TikalState, seat: Seat, at: string): void {
  state.guards[seat * guardsEach + guardsUp(state, seat)] = hex(at);
  state.supply[seat] = state.supply[seat]! - 1;
}

/** Hands a seat a treasure that lies buried on a tile nobody has placed: those of the last treasure tile first. */
export function give(state: TikalState, seat: Seat, ...names: Motif[]): void {
  for (const name of names) {
    const motif = motifs.indexOf(name);
    state.hidden[state.hidden.lastIndexOf(motif)] = none;
    state.treasures[seat * motifCount + motif] = at(state.treasures, seat * motifCount + motif) + 1;
  }
}

/** Decides which treasures lie on a tile, in the order they will be raised. */
export function bury(state: TikalState, tile: string, ...names: Motif[]): void {
  const first = at(treasuresEnd, tileNamed(tile)) - names.length;
  for (const [at, name] of names.entries()) {
    const motif = motifs.indexOf(name);
    const other = state.hidden.findIndex((hidden, slot) => hidden === motif && (slot < first || slot >= first + at));
    state.hidden[other] = state.hidden[first + at]!;
    state.hidden[first + at] = motif;
  }
}

function action(line: string): TikalAction {
  const parsed = tikal.parse(line);
  if (isRefusal(parsed)) throw new Error(`“${line}” is not an action`);
  return parsed;
}

/** Plays lines, each by the seat that is asked; says what happened. */
export function play(state: TikalState, ...lines: string[]): TikalEvent[] {
  const events: TikalEvent[] = [];
  for (const line of lines) {
    const refusal = tikal.refusal(state, state.seat, action(line));
    if (refusal) throw new Error(`“${line}” is refused: ${refusal.reason} (${refusal.rule})`);
    tikal.play(state, state.seat, action(line), fastRandom(1), (event) => events.push(event));
  }
  return events;
}

/** Why the seat that is asked may not do it, as "T4.3 tooDear"; undefined when it may. */
export function whyNot(state: TikalState, line: string, seat = state.seat): string | undefined {
  const refusal = tikal.refusal(state, seat, action(line));
  return refusal && `${refusal.rule} ${refusal.reason}`;
}

/** What is offered to the seat that is asked, as lines that begin with a word. */
export function offered(state: TikalState, word: string): string[] {
  return tikal
    .choices(state, state.seat)
    .flatMap((choice) => ('action' in choice ? [tikal.format(choice.action)] : []))
    .filter((line) => line.startsWith(`${word} `) || line === word);
}

/** An auction game about to begin. */
export const auction = (players: number, first = 0) =>
  world({ players, first, auction: true, stack: ['A3', 'C3', 'D4', 'E3', 'E4', 'F3', 'G2', 'B3'] });

/** Takes the tile, places it on some legal hex and ends the turn. */
export function takeTurn(state: TikalState, tile?: string): void {
  if (tile) play(state, `choose ${tile}`);
  play(state, at(offered(state, 'place'), 0), 'end');
}
