/** Law 3: random play can come to everything that is offered. */
import { isForm } from '../form.ts';
import type { Action, AnyGame, Choice, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import { brief, bytes, type Report } from './law.ts';

const tries = 600;
/** Among up to so many offers each must come up; among more, each type of action. */
const fewOffers = 6;

/** Whether `sample`, or `aside`, comes to every choice of a seat that is waited for. */
export function checkReach(game: AnyGame, state: object, seat: Seat, random: Random, report: Report): void {
  const choices = game.choices(state, seat);
  const missing = new Map(choices.map((choice) => [nameOf(choice, choices.length), choice]));
  for (let i = 0; i < tries && missing.size; i++) {
    for (const action of [game.sample(state, seat, random), game.aside?.(state, seat, random)])
      if (action) {
        missing.delete(action.type);
        missing.delete(bytes(action));
      }
  }
  for (const choice of missing.values()) report(3, `never sampled for seat ${seat}: ${brief(choice)}`);
}

function nameOf(choice: Choice<Action>, count: number): string {
  if (isForm(choice)) return choice.form;
  return count > fewOffers ? choice.action.type : bytes(choice.action);
}
