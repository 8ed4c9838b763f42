/** C6.5: a mercenary shows a war card to one fighter and names his price; the fighter may name another. */
import type { Seat } from '../../../core/game.ts';
import type { ActionOf } from '../action.ts';
import { helpOffersPerFight, supplyKinds, supplyOfKind, warValues } from '../data.ts';
import { continueExchange, isCalled, whyNotHelp } from '../fights.ts';
import { openNew } from '../offers.ts';
import { refuse } from '../refuse.ts';
import { fighterOf, holds, isFirstVersion, type OpenOffer, openOffer, type State, sum, suppliesOf, warOf } from '../state.ts';
import { showHolding } from '../supplies.ts';
import { notAsked, whenOver } from '../waiting.ts';
import { seeCard } from '../war.ts';
import type { Rule } from './rule.ts';

const anyPrice = { kind: 'counts', most: [supplyOfKind, supplyOfKind, supplyOfKind, supplyOfKind] } as const;

function held(state: State, seat: Seat): number[] {
  return state.supply.slice(seat * supplyKinds, (seat + 1) * supplyKinds);
}

/** Whether the same offer was declined in this fight. */
export function wasRefused(state: State, seat: Seat, { side, card, give, want }: Omit<ActionOf<'help'>, 'type'>): boolean {
  const { fight } = state;
  if (!fight?.refused) return false;
  const to = fighterOf(fight, side === 'attacker' ? 0 : 1);
  return fight.refused.some(
    (offer) => offer.from === seat && offer.to === to && offer.card === card && same(offer.give, give) && same(offer.want, want),
  );
}

function same(counts: readonly number[], others: readonly number[]): boolean {
  return counts.every((count, kind) => count === others[kind]);
}

export const help: Rule<'help'> = {
  refusal(state, seat, { side, card, give, want }) {
    const over = whenOver(state);
    if (over) return over;
    const reason = whyNotHelp(state, seat);
    const open = state.offers.find((offer) => offer.card > 0 && offer.from === seat);
    if (reason === 'openHelp') return refuse('C6.5', reason, { offer: open?.id ?? 0 });
    if (reason === 'helpUsed') return refuse('C6.5', reason, { most: helpOffersPerFight });
    if (reason) return refuse('C6.5', reason, {});
    if (warOf(state, seat, card) === 0 || !holds(state, seat, give)) return refuse('C6.5', 'notHeld', {});
    return wasRefused(state, seat, { side, card, give, want }) ? refuse('C6.5', 'refusedBefore', {}) : undefined;
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
    fight.offered[seat] = fight.offered[seat]! + 1;
    // Who offers unasked is still asked at last call (C6.6); in version 1 he was not.
    if (isFirstVersion(state) || isCalled(state, seat)) fight.asked[seat] = 1;
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
    continueExchange(state, emit);
  },
};

/** Whether the fighter can name another price than the one that is asked. */
export function canAnswer(state: State, seat: Seat, offer: OpenOffer): boolean {
  if (offer.to !== seat || offer.card === 0 || offer.answered) return false;
  return isFirstVersion(state) || sum(offer.want) > 0 || suppliesOf(state, seat) > 0;
}

export const answer: Rule<'answer'> = {
  refusal(state, seat, { offer: id, want, give }) {
    const over = whenOver(state);
    if (over) return over;
    const offer = openOffer(state, id);
    if (!offer) return refuse('C7.2', 'noSuchOffer', { offer: id });
    if (offer.to !== seat) return refuse('C6.5', 'notYourOffer', { offer: id });
    if (offer.card === 0 || offer.answered) return refuse('C6.5', 'cannotAnswer', {});
    if (isFirstVersion(state)) {
      if (give) return refuse('C6.5', 'cannotAnswer', {});
    } else if (same(offer.want, want)) return refuse('C6.5', 'samePrice', {});
    return holds(state, seat, want) ? undefined : refuse('C6.5', 'notHeld', {});
  },
  choices(state, seat) {
    const price = { want: { kind: 'counts', most: held(state, seat) } } as const;
    return state.offers
      .filter((offer) => canAnswer(state, seat, offer))
      .flatMap(({ id }) => {
        const plain = { form: 'answer', fixed: { offer: id }, slots: price } as const;
        if (isFirstVersion(state)) return [plain];
        return [plain, { form: 'answer', fixed: { offer: id }, slots: { ...price, give: anyPrice } } as const];
      });
  },
  play(state, seat, { offer: id, want, give }, _, emit) {
    const offer = openOffer(state, id);
    if (!offer) return;
    offer.want = [...want];
    if (give) offer.give = [...give];
    offer.answered = 1;
    showHolding(state, seat, want);
    const other = give ? { give: [...give] } : {};
    emit?.({ type: 'answered', seat, to: offer.from, offer: id, want: [...want], ...other });
  },
};
