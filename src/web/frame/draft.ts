import { isForm } from '../../core/form.ts';
import type { Action, Choice, Offer } from '../../core/game.ts';
import type { SeatChoices } from '../table/source.ts';

/** What lies ready to be done when a question comes up: a form's proposal, if there is exactly one. */
export function firstDraft(seatChoices: SeatChoices): Action | undefined {
  const proposals = seatChoices.choices.flatMap((choice) => (isForm<Action>(choice) && choice.proposal ? [choice.proposal] : []));
  return proposals.length === 1 ? proposals[0] : undefined;
}

/** Offers that stand for no place or piece of the board, so that the frame shows them as buttons. */
export function plainOffers(choices: readonly Choice<Action>[]): Offer<Action>[] {
  return choices.filter(
    (choice): choice is Offer<Action> => !isForm<Action>(choice) && choice.piece === undefined && choice.at === undefined,
  );
}
