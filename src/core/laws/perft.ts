/**
 * Perft, as chess programmers call it: how many lines of legal actions there are to a depth. A number that changes tells of a
 * choice gained or lost, where no test by paragraph may have looked.
 */
import { type Form, fillForm, isForm } from '../form.ts';
import type { Action, AnyGame, Seat } from '../game.ts';
import { fastRandom } from '../random.ts';

/** Chance always speaks the same, so that a line is the same line tomorrow. */
const chance = 20_260;
/** A form stands for more actions than can be counted; these are tried in its place. */
const fillings = 24;

/** The lines of so many actions from the state, by whichever seat has a choice. */
export function countLines(game: AnyGame, state: object, players: number, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (let seat = 0; seat < players; seat++)
    for (const action of legalActions(game, state, seat)) {
      if (depth === 1) lines += 1;
      else {
        const next = game.copy(state);
        game.play(next, seat, action, fastRandom(chance));
        lines += countLines(game, next, players, depth - 1);
      }
    }
  return lines;
}

function legalActions(game: AnyGame, state: object, seat: Seat): Action[] {
  return game.choices(state, seat).flatMap((choice) => {
    if (isForm<Action>(choice)) return legalFillings(game, state, seat, choice);
    return game.refusal(state, seat, choice.action) ? [] : [choice.action];
  });
}

function legalFillings(game: AnyGame, state: object, seat: Seat, form: Form<Action>): Action[] {
  const random = fastRandom(chance);
  const found = new Map<string, Action>();
  for (let tries = 0; tries < fillings; tries++) {
    const action = fillForm(form, random);
    if (!game.refusal(state, seat, action)) found.set(game.format(action), action);
  }
  return [...found.values()];
}
