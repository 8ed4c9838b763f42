import type { Fight, OpenOffer, State } from './state.ts';

/** A state of its own with the same content. */
export function copy(state: State, into?: State): State {
  const copied: State = {
    players: state.players,
    nations: state.nations.slice(),
    round: state.round,
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    actions: state.actions,
    event: state.event,
    deck: state.deck.slice(),
    bridges: state.bridges.slice(),
    at: state.at.slice(),
    collar: state.collar.slice(),
    on: state.on.slice(),
    supply: state.supply.slice(),
    known: state.known.slice(),
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    war: state.war.slice(),
    warPile: state.warPile.slice(),
    warKnown: state.warKnown.slice(),
    missions: state.missions.slice(),
    treasures: state.treasures.slice(),
    bribery: state.bribery.slice(),
    briberyPile: state.briberyPile.slice(),
    briberyUsed: state.briberyUsed.slice(),
    owing: state.owing.slice(),
    bids: state.bids.slice(),
    bid: state.bid,
    bidder: state.bidder,
    fights: state.fights,
    fight: state.fight && copyFight(state.fight),
    offers: state.offers.length ? state.offers.map(copyOffer) : [],
    offersMade: state.offersMade.slice(),
    lastOffer: state.lastOffer,
  };
  return into ? Object.assign(into, copied) : copied;
}

export function copyFight(fight: Fight): Fight {
  return {
    ...fight,
    laid: fight.laid.slice(),
    weapons: fight.weapons.slice(),
    hired: fight.hired.slice(),
    offered: fight.offered.slice(),
    asked: fight.asked.slice(),
    refills: fight.refills.slice(),
  };
}

export function copyOffer(offer: OpenOffer): OpenOffer {
  return { ...offer, give: offer.give.slice(), want: offer.want.slice() };
}
