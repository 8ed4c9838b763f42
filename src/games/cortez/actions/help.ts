/** C6.5: a mercenary shows a war card to one fighter and names his price; the fighter may name another. */
import type { Seat } from '../../../core/game.ts';
import { helpOffersPerFight, supplyKinds, supplyOfKind, warValues } from '../data.ts';
import { goOn, isCalled, whyNotHelp } from '../fights.ts';
import { openNew } from '../offers.ts';
import { refuse } from '../refuse.ts';
import { fighterOf, holds, openOffer, type State, warOf } from '../state.ts';
import { showHolding } from '../supplies.ts';
import { notAsked, whenOver } from '../waiting.ts';
import { seeCard } from '../war.ts';
import type { Rule } from './rule.ts';

const anyPrice = { kind: 'counts', most: [supplyOfKind, supplyOfKind, supplyOfKind, supplyOfKind] } as const;

function held(state: State, seat: Seat): number[] {
  return state.supply.slice(seat * supplyKinds, (seat + 1) * supplyKinds);
}

export const help: Rule<'help'> = {
  refusal(state, seat, { card, give }) {
    const over = whenOver(state);
    if (over) return over;
    const reason = whyNotHelp(state, seat);
    const open = state.offers.find((offer) => offer.card > 0 && offer.from === seat);
    if (reason === 'openHelp') return refuse('C6.5', reason, { offer: open?.id ?? 0 });
    if (reason === 'helpUsed') return refuse('C6.5', reason, { most: helpOffersPerFight });
    if (reason) return refuse('C6.5', reason, {});
    return warOf(state, seat, card) > 0 && holds(state, seat, give) ? undefined : refuse('C6.5', 'notHeld', {});
  },
  choices(state, seat) {
    if (whyNotHelp(state, seat)) return [];
    const cards = Array.from({ length: warValues }, (_, i) => i + 1).filter((value) => warOf(state, seat, value) > 0);
    const slots = {
      side: { kind: 'one', of: ['attacker', 'defender'] },
      card: { kind: 'one', of: cards },
      give: { kind: 'counts', most: held(state, seat) },
      want: anyPrice,
    } as const;
    return [{ form: 'help', slots }];
  },
  play(state, seat, { side, card, give, want }, _, emit) {
    const { fight } = state;
    if (!fight) return;
    const to = fighterOf(fight, side === 'attacker' ? 0 : 1);
    fight.offered[seat] = (fight.offered[seat] as number) + 1;
    fight.asked[seat] = 1;
    const opened = openNew(state, { from: seat, to, give: [...give], want: [...want], surrender: 0, card });
    seeCard(state, to, seat, card);
    const secret = { to: [seat, to], card };
    emit?.({ type: 'helpOffered', seat, to, offer: opened.id, give: [...give], want: [...want], reveals: true, secret });
  },
};

export const stayOut: Rule<'stayOut'> = {
  refusal: (state, seat) => (isCalled(state, seat) ? undefined : notAsked(state)),
  choices: (state, seat) => (isCalled(state, seat) ? [{ action: { type: 'stayOut' } }] : []),
  play(state, seat, _, __, emit) {
    if (state.fight) state.fight.asked[seat] = 1;
    emit?.({ type: 'stayedOut', seat });
    goOn(state, emit);
  },
};

export const answer: Rule<'answer'> = {
  refusal(state, seat, { offer: id, want }) {
    const over = whenOver(state);
    if (over) return over;
    const offer = openOffer(state, id);
    if (!offer) return refuse('C7.2', 'noSuchOffer', { offer: id });
    if (offer.to !== seat) return refuse('C6.5', 'notYourOffer', { offer: id });
    if (offer.card === 0 || offer.answered) return refuse('C6.5', 'cannotAnswer', {});
    return holds(state, seat, want) ? undefined : refuse('C6.5', 'notHeld', {});
  },
  choices(state, seat) {
    return state.offers
      .filter((offer) => offer.to === seat && offer.card > 0 && !offer.answered)
      .map((offer) => ({
        form: 'answer',
        fixed: { offer: offer.id },
        slots: { want: { kind: 'counts', most: held(state, seat) } },
      }));
  },
  play(state, seat, { offer: id, want }, _, emit) {
    const offer = openOffer(state, id);
    if (!offer) return;
    offer.want = [...want];
    offer.answered = 1;
    showHolding(state, seat, want);
    emit?.({ type: 'answered', seat, to: offer.from, offer: id, want: [...want] });
  },
};
