import type { AnyGame, Seat } from '../../core/game.ts';
import type { SeatChoices } from './source.ts';

/** What the seat is asked in this state, be it the true one or an imagined one that fits its view. */
export function seatChoicesIn(game: AnyGame, state: object, seat: Seat): SeatChoices {
  return {
    question: game.question(state, seat),
    choices: game.choices(state, seat),
    refusal: (action) => game.refusal(state, seat, action),
  };
}
