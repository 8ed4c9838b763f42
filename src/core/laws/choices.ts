/** Law 1: every choice offered is accepted; every other action is refused with a reason and changes nothing. */
import { fillForm, fitsForm, isForm } from '../form.ts';
import type { Action, AnyGame, Choice, Seat } from '../game.ts';
import { pick, type Random } from '../random.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { garbage, spoil } from './garbage.ts';
import { brief, bytes, guarded, type Report } from './law.ts';

/** Whether the action is among the choices, as an offer or within a form. */
export function isOffered(choices: readonly Choice<Action>[], action: Action): boolean {
  const text = bytes(action);
  return choices.some((choice) => (isForm(choice) ? fitsForm(choice, action) : bytes(choice.action) === text));
}

const fillings = 3;
const strays = 6;

export function checkChoices(
  game: AnyGame,
  state: object,
  players: number,
  seen: readonly Action[],
  random: Random,
  report: Report,
): void {
  const before = bytes(state);
  for (let seat = 0; seat < players; seat++) {
    const choices = guarded(report, 1, 'choices', () => game.choices(state, seat)) ?? [];
    for (const choice of choices) checkChoice(game, state, seat, choice, random, report);
    for (let i = 0; i < strays; i++) checkStray(game, state, seat, stray(choices, seen, random), choices, report);
  }
  if (bytes(state) !== before) report(1, 'asking changed the state');
}

function checkChoice(game: AnyGame, state: object, seat: Seat, choice: Choice<Action>, random: Random, report: Report): void {
  if (!isForm(choice)) {
    const refusal = refusalOf(game, state, seat, choice.action, report);
    if (refusal) report(1, `offered to seat ${seat}, then refused: ${brief(choice.action)} ${brief(refusal)}`);
    else tryOut(game, state, seat, choice.action, random, report);
    return;
  }
  if (choice.proposal) {
    const refusal = refusalOf(game, state, seat, choice.proposal, report);
    if (refusal) report(1, `proposed to seat ${seat}, then refused: ${brief(choice.proposal)} ${brief(refusal)}`);
    if (!fitsForm(choice, choice.proposal)) report(1, `the proposal lies outside its form: ${brief(choice.proposal)}`);
  }
  for (let i = 0; i < fillings; i++) {
    const action = fillForm(choice, random);
    if (!fitsForm(choice, action)) report(1, `a filled form does not fit itself: ${brief(action)}`);
    if (!refusalOf(game, state, seat, action, report)) tryOut(game, state, seat, action, random, report);
  }
}

function tryOut(game: AnyGame, state: object, seat: Seat, action: Action, random: Random, report: Report): void {
  const copy = game.copy(state);
  guarded(report, 1, `playing ${brief(action)}`, () => game.play(copy, seat, action, random));
  const broken = game.invariants(copy);
  if (broken.length) report(4, `after ${brief(action)}: ${broken.join('; ')}`);
}

function stray(choices: readonly Choice<Action>[], seen: readonly Action[], random: Random): unknown {
  const kind = random.below(4);
  if (kind === 0 || (seen.length === 0 && choices.length === 0)) return garbage(random);
  if (kind === 1 && seen.length) return pick(seen, random);
  const choice = choices.length ? pick(choices, random) : undefined;
  const honest = choice ? (isForm(choice) ? fillForm(choice, random) : choice.action) : pick(seen, random);
  return spoil(honest, random);
}

function checkStray(
  game: AnyGame,
  state: object,
  seat: Seat,
  json: unknown,
  choices: readonly Choice<Action>[],
  report: Report,
): void {
  const read = guarded(report, 1, `reading ${brief(json)}`, () => game.read(json));
  if (read === undefined || isRefusal(read)) return;
  const refusal = refusalOf(game, state, seat, read, report);
  if (!refusal && !isOffered(choices, read)) report(1, `legal for seat ${seat} but not offered: ${brief(read)}`);
}

function refusalOf(game: AnyGame, state: object, seat: Seat, action: Action, report: Report): Refusal | undefined {
  const refusal = guarded(report, 1, `refusal of ${brief(action)}`, () => game.refusal(state, seat, action));
  if (refusal && !(refusal.rule && refusal.reason)) report(1, `refused without a reason: ${brief(action)}`);
  return refusal;
}
