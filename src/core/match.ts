/**
 * A match is its origin, its seed and its entries; everything else follows from them.
 * The chance of an action comes from the seed and the number of effective actions before it,
 * so that replaying gives the same state and undoing cannot fish for another shuffle. Where it is dealt, it comes from the draws before it.
 */
import { chanceOf, type Draws } from './dealt.ts';
import type { Event } from './event.ts';
import { type Seed, seedKey } from './fairness.ts';
import type { Action, Config, Game, Seat } from './game.ts';
import { onMap } from './maps.ts';
import type { Random } from './random.ts';
import { houseRefusal, isRefusal, type Refusal } from './refusal.ts';

/** Where a match begins: a setup by its config, or a given state. */
export interface Origin<S> {
  readonly config: Config;
  readonly state?: S;
}

/** One line of a match. Only `act` and `undo` touch the state; the rest belongs to the table. */
export type Entry<A extends Action> =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: A }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly steps: number; readonly consent?: true }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly holder: string }
  | { readonly kind: 'order'; readonly seat: Seat; readonly order: unknown }
  | { readonly kind: 'mark'; readonly seat: Seat; readonly text: string };

/** An action that still counts. */
export interface Step<A extends Action> {
  readonly seat: Seat;
  readonly action: A;
  readonly reveals: boolean;
  /** The game did not wait for this seat. */
  readonly aside: boolean;
}

/** A state on the way, so that opening and undoing need not begin at the beginning. */
export interface Snapshot<S> {
  readonly steps: number;
  readonly state: S;
  /** The draws until then; needed where chance is dealt. */
  readonly draws?: Draws;
}

export interface Match<S, A extends Action, E extends Event> {
  // biome-ignore lint/suspicious/noExplicitAny: a match does not care which orders and views its game has
  readonly game: Game<S, A, E, any, any>;
  readonly origin: Origin<S>;
  readonly seed: Seed;
  readonly key: Uint8Array;
  readonly entries: Entry<A>[];
  /** Holes stand for the steps before the first snapshot, where the match was opened from a stored one. */
  readonly steps: Step<A>[];
  readonly snapshots: Snapshot<S>[];
  /** How often each pile has been drawn from; empty where chance is not dealt. */
  draws: Draws;
  state: S;
}

export type Played<E extends Event> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

const snapshotEvery = 32;

/** Opens a match at its origin, on the map that its configuration names. */
export function openMatch<S, A extends Action, E extends Event>(
  anyMap: Match<S, A, E>['game'],
  origin: Origin<S>,
  seed: Seed,
): Match<S, A, E> {
  const game = onMap(anyMap, origin.config);
  const key = seedKey(seed);
  const first = atOrigin(game, origin, seed, key);
  const { state, draws } = first;
  const snapshots = [{ ...first, state: game.copy(state), draws: { ...draws } }];
  return { game, origin, seed, key, entries: [], steps: [], snapshots, draws, state };
}

function atOrigin<S, A extends Action, E extends Event>(
  game: Match<S, A, E>['game'],
  origin: Origin<S>,
  seed: Seed,
  key: Uint8Array,
): Required<Snapshot<S>> {
  const draws: Draws = {};
  const state = origin.state === undefined ? game.setup(origin.config, chanceOf(seed, key, 0, draws)) : game.copy(origin.state);
  return { steps: 0, state, draws };
}

/** Opens a match at a stored snapshot. What came before is not in memory until it is recalled. */
export function openMatchAt<S, A extends Action, E extends Event>(
  anyMap: Match<S, A, E>['game'],
  origin: Origin<S>,
  seed: Seed,
  { steps, state, draws = {} }: Snapshot<S>,
): Match<S, A, E> {
  const game = onMap(anyMap, origin.config);
  const own = { steps, state: game.copy(state), draws: { ...draws } };
  const key = seedKey(seed);
  return { game, origin, seed, key, entries: [], steps: new Array(steps), snapshots: [own], draws: { ...draws }, state };
}

/** How many of the first steps are not in memory. */
export function forgotten<S, A extends Action, E extends Event>(match: Match<S, A, E>): number {
  return match.snapshots[0]!.steps;
}

/** Gives a match back its first steps and the snapshots among them. */
export function recall<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
  steps: readonly Step<A>[],
  snapshots: readonly Snapshot<S>[],
): void {
  const missing = forgotten(match);
  for (let at = 0; at < missing; at++) match.steps[at] = steps[at]!;
  const earlier = snapshots.filter((snapshot) => snapshot.steps < missing);
  if (earlier[0]?.steps !== 0) earlier.unshift(atOrigin(match.game, match.origin, match.seed, match.key));
  match.snapshots.unshift(...earlier);
}

/** Lets go of everything before the last snapshots, so that a long match stays small in memory. */
export function forget<S, A extends Action, E extends Event>(match: Match<S, A, E>, keep: number): void {
  const { snapshots, steps } = match;
  if (snapshots.length <= keep) return;
  snapshots.splice(0, snapshots.length - keep);
  const missing = forgotten(match);
  steps.splice(0, missing, ...new Array(missing));
}

/** Why a seat's unread action cannot be played now; or the action. */
export function readAct<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
  seat: Seat,
  json: unknown,
  question?: string,
): A | Refusal {
  const { game, state } = match;
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.origin.config.players) return houseRefusal('noSuchSeat', {});
  const action = game.read(json);
  if (isRefusal(action)) return action;
  if (question !== undefined && game.question(state, seat)?.id !== question) return houseRefusal('olderQuestion', {});
  return game.refusal(state, seat, action) ?? action;
}

/** Reads, checks and plays an action of unknown origin. A refusal changes nothing. */
export function act<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
  seat: Seat,
  json: unknown,
  question?: string,
): Played<E> {
  const action = readAct(match, seat, json, question);
  if (isRefusal(action)) return { ok: false, refusal: action };
  match.entries.push({ kind: 'act', seat, action });
  return { ok: true, events: step(match, seat, action) };
}

function step<S, A extends Action, E extends Event>(match: Match<S, A, E>, seat: Seat, action: A): E[] {
  const { game, state, steps, snapshots } = match;
  const events: E[] = [];
  const aside = !game.waiting(state).includes(seat);
  game.play(state, seat, action, chanceAt(match, steps.length, match.draws), (event) => events.push(event));
  steps.push({ seat, action, reveals: events.some((event) => event.reveals), aside });
  if (steps.length % snapshotEvery === 0)
    snapshots.push({ steps: steps.length, state: game.copy(state), draws: { ...match.draws } });
  return events;
}

/** The chance of the action after so many; `draws`, which is counted on, are those before it. */
export function chanceAt<S, A extends Action, E extends Event>(match: Match<S, A, E>, steps: number, draws: Draws): Random {
  return chanceOf(match.seed, match.key, steps + 1, draws);
}

/** The state after so many effective actions, as a copy. */
export function stateAfter<S, A extends Action, E extends Event>(match: Match<S, A, E>, steps: number): S {
  return eachStep(match, nearestSnapshot(match, steps), steps).state;
}

/** The same with the draws until then. */
export function snapshotAfter<S, A extends Action, E extends Event>(match: Match<S, A, E>, steps: number): Required<Snapshot<S>> {
  return eachStep(match, nearestSnapshot(match, steps), steps);
}

/** What happened in one effective action, counted from 0. */
export function eventsOf<S, A extends Action, E extends Event>(match: Match<S, A, E>, index: number): E[] {
  const events: E[] = [];
  eachStep(match, nearestSnapshot(match, index), index + 1, (event, at) => {
    if (at === index) events.push(event);
  });
  return events;
}

function nearestSnapshot<S, A extends Action, E extends Event>(match: Match<S, A, E>, steps: number): Snapshot<S> {
  const nearest = match.snapshots.findLast((snapshot) => snapshot.steps <= steps);
  if (!nearest) throw new Error(`step ${steps} is not in memory; recall it first`);
  return nearest;
}

function eachStep<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
  from: Snapshot<S>,
  to: number,
  tell?: (event: E, at: number) => void,
): Required<Snapshot<S>> {
  const { game } = match;
  const state = game.copy(from.state);
  const draws = { ...from.draws };
  for (let at = from.steps; at < to; at++) {
    const { seat, action } = match.steps[at]!;
    game.play(state, seat, action, chanceAt(match, at, draws), tell && ((event) => tell(event, at)));
  }
  return { steps: to, state, draws };
}

/** Drops the last steps and notes it. Who may ask for that is `freeUndo`'s to say, or the others' consent. */
export function takeBack<S, A extends Action, E extends Event>(
  match: Match<S, A, E>,
  seat: Seat,
  steps: number,
  consent?: true,
): void {
  const left = match.steps.length - steps;
  ({ state: match.state, draws: match.draws } = snapshotAfter(match, left));
  match.steps.length = left;
  while (match.snapshots.at(-1)!.steps > left) match.snapshots.pop();
  match.entries.push(consent ? { kind: 'undo', seat, steps, consent } : { kind: 'undo', seat, steps });
}
