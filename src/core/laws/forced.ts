/** Laws 1 and 5 for answers that are given by themselves: each is the only one, and that it is given tells nobody of a hidden hand. */
import { fillForm, isForm } from '../form.ts';
import type { Action, AnyGame, Choice, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import { brief, bytes, type Report } from './law.ts';

const fillings = 24;

export function checkForced(game: AnyGame, state: object, random: Random, report: Report): void {
  const { orders } = game;
  if (!orders?.forced) return;
  for (const seat of game.waiting(state)) {
    const only = orders.forced(state, seat);
    if (only) checkOnly(game, state, seat, only, random, report);
    // Nobody knows less than a spectator.
    const other = game.imagine(game.view(state, undefined), undefined, random);
    if ((orders.forced(other, seat) === undefined) !== (only === undefined))
      report(5, `whether seat ${seat} is answered for by itself depends on what a spectator cannot know`);
  }
}

function checkOnly(game: AnyGame, state: object, seat: Seat, only: Action, random: Random, report: Report): void {
  const refusal = game.refusal(state, seat, only);
  if (refusal) report(1, `given for seat ${seat} by itself, yet refused: ${brief(only)} ${brief(refusal)}`);
  const other = game
    .choices(state, seat)
    .flatMap((choice) => legal(game, state, seat, choice, random))
    .find((action) => bytes(action) !== bytes(only));
  if (other) report(1, `${brief(only)} is given for seat ${seat} by itself, which could choose ${brief(other)}`);
}

function legal(game: AnyGame, state: object, seat: Seat, choice: Choice<Action>, random: Random): Action[] {
  if (!isForm<Action>(choice)) return [choice.action];
  const filled = Array.from({ length: fillings }, () => fillForm(choice, random));
  return filled.filter((action) => !game.refusal(state, seat, action));
}
