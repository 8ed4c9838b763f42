/** An open offer is accepted, declined or withdrawn (C6.5, C7). It is checked again when accepted. */
import type { Seat } from '../../../core/game.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { afterClosing, carryOutOffer, closeOffer, offersTo } from '../offers.ts';
import { refuse } from '../refuse.ts';
import { answererOf, holds, type OpenOffer, openOffer, type State } from '../state.ts';
import { whenOver } from '../waiting.ts';
import type { Rule } from './rule.ts';

function ruleOf(offer: OpenOffer): string {
  return offer.card > 0 ? 'C6.5' : 'C7.1';
}

function refuseReply(state: State, seat: Seat, id: number): Refusal | undefined {
  const over = whenOver(state);
  if (over) return over;
  const offer = openOffer(state, id);
  if (!offer) return refuse('C7.2', 'noSuchOffer', { offer: id });
  return answererOf(offer) === seat ? undefined : refuse(ruleOf(offer), 'notYourOffer', { offer: id });
}

/** Whether the seat has what accepting would take from it. */
export function canAccept(state: State, seat: Seat, offer: OpenOffer): boolean {
  return holds(state, seat, offer.from === seat ? offer.give : offer.want);
}

export const accept: Rule<'accept'> = {
  refusal(state, seat, { offer: id }) {
    const refused = refuseReply(state, seat, id);
    if (refused) return refused;
    const offer = openOffer(state, id);
    return offer && !canAccept(state, seat, offer) ? refuse(ruleOf(offer), 'notHeld', {}) : undefined;
  },
  choices: (state, seat) =>
    offersTo(state, seat)
      .filter((offer) => canAccept(state, seat, offer))
      .map(({ id }) => ({ action: { type: 'accept', offer: id } })),
  play(state, _, { offer: id }, __, emit) {
    const offer = openOffer(state, id);
    if (offer) carryOutOffer(state, offer, emit);
  },
};

export const decline: Rule<'decline'> = {
  refusal: (state, seat, { offer }) => refuseReply(state, seat, offer),
  choices: (state, seat) => offersTo(state, seat).map(({ id }) => ({ action: { type: 'decline', offer: id } })),
  play(state, seat, { offer: id }, _, emit) {
    const offer = openOffer(state, id);
    if (!offer) return;
    closeOffer(state, offer);
    if (offer.card > 0 && !offer.answered) state.fight?.refused?.push(offer);
    emit?.({ type: 'declined', seat, to: offer.from === seat ? offer.to : offer.from, offer: id });
    afterClosing(state, emit);
  },
};

export const withdraw: Rule<'withdraw'> = {
  refusal(state, seat, { offer: id }) {
    const over = whenOver(state);
    if (over) return over;
    const offer = openOffer(state, id);
    if (!offer) return refuse('C7.2', 'noSuchOffer', { offer: id });
    return offer.from === seat ? undefined : refuse('C7.2', 'notYourOffer', { offer: id });
  },
  choices: (state, seat) =>
    state.offers.filter(({ from }) => from === seat).map(({ id }) => ({ action: { type: 'withdraw', offer: id } })),
  play(state, seat, { offer: id }, _, emit) {
    const offer = openOffer(state, id);
    if (!offer) return;
    closeOffer(state, offer);
    emit?.({ type: 'withdrawn', seat, offer: id });
    afterClosing(state, emit);
  },
};
