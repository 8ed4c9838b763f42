/** Negotiation as data: trades (C7) and mercenaries' offers (C6.5) being made, answered and carried out. */
import type { Seat } from '../../core/game.ts';
import { concludeFight } from './aftermath.ts';
import { warValues } from './data.ts';
import type { Emit } from './event.ts';
import { continueExchange, reopenExchange } from './fights.ts';
import { attacking, type Fight, isFighter, type OpenOffer, type Phase, type State, sum } from './state.ts';
import { handOver, reviewOffers, showHolding } from './supplies.ts';
import { forgetSeen, takeWar } from './war.ts';

const noTrade: readonly Phase[] = ['mark', 'plunder', 'mutiny', 'auction', 'payment', 'over'];

/** Trades are made from the first turn on, but not during auctions and forced discards (C7.1). */
export function mayTrade(state: State): boolean {
  return !noTrade.includes(state.phase);
}

/** Whether the attacker may ask for the defender's surrender now (C6.4, C7.1). */
export function maySurrender(state: State): boolean {
  const stage = state.fight?.stage;
  return stage === 'ready' || stage === 'lay' || stage === 'exchange';
}

export function openNew(state: State, offer: Omit<OpenOffer, 'id' | 'answered'>): OpenOffer {
  state.lastOffer += 1;
  const opened: OpenOffer = {
    id: state.lastOffer,
    from: offer.from,
    to: offer.to,
    give: [...offer.give],
    want: [...offer.want],
    surrender: offer.surrender,
    card: offer.card,
    answered: 0,
  };
  state.offers.push(opened);
  showHolding(state, offer.from, offer.give);
  return opened;
}

export function closeOffer(state: State, offer: OpenOffer): void {
  state.offers.splice(state.offers.indexOf(offer), 1);
}

/** Both sides change hands at once (C7.1, C6.5). */
export function carryOutOffer(state: State, offer: OpenOffer, emit?: Emit): void {
  const { from, to, give, want, id } = offer;
  const { fight } = state;
  closeOffer(state, offer);
  handOver(state, from, to, give);
  handOver(state, to, from, want);
  if (fight && offer.card > 0) hire(state, fight, offer, emit);
  else emit?.({ type: 'traded', seat: from, with: to, offer: id, give, want, surrender: offer.surrender === 1 });
  if (sum(give)) reviewOffers(state, from, emit);
  if (sum(want)) reviewOffers(state, to, emit);
  if (!fight) return;
  if (offer.surrender) {
    surrender(state, fight, emit);
    return;
  }
  const supplied = (sum(give) > 0 && isFighter(fight, to)) || (sum(want) > 0 && isFighter(fight, from));
  if (supplied || offer.card > 0) reopenExchange(state);
  continueExchange(state, emit);
}

function hire(state: State, fight: Fight, offer: OpenOffer, emit?: Emit): void {
  const { from: helper, to, give, want, id, card } = offer;
  takeWar(state, helper, card, 1);
  if (fight.refused) fight.refused = fight.refused.filter(({ from }) => from !== helper);
  fight.hired[helper] = (fight.attacker === to ? 0 : warValues) + card;
  // The employer sees this one card go; everybody else only knows that one has gone.
  forgetSeen(state, to, helper, card, 1);
  emit?.({ type: 'hired', seat: to, helper, offer: id, give, want, secret: { to: [helper, to], card } });
}

/** C6.4: the attacker has won. */
export function surrender(state: State, fight: Fight, emit?: Emit): void {
  emit?.({ type: 'surrendered', seat: fight.defender });
  concludeFight(state, fight, attacking, false, emit);
}

/** An open offer has gone: a fight that waited for it goes on. */
export function afterClosing(state: State, emit?: Emit): void {
  if (state.fight) continueExchange(state, emit);
}

/** Open offers the seat is to answer. */
export function offersTo(state: State, seat: Seat): OpenOffer[] {
  return state.offers.filter((offer) => (offer.answered ? offer.from : offer.to) === seat);
}
