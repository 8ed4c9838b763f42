import type { Fight, OpenOffer, State } from './state.ts';

/** A state of its own with the same content. */
export function copy(state: State, into?: State): State {
  const copied = into ? copyInto(state, into) : fresh(state);
  if (state.rules !== undefined) copied.rules = state.rules;
  return copied;
}

function fresh(state: State): State {
  return {
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
}

/** Member by member, which keeps the shape of `into`. */
function copyInto(state: State, into: State): State {
  into.players = state.players;
  into.nations = state.nations.slice();
  into.round = state.round;
  into.turn = state.turn;
  into.active = state.active;
  into.phase = state.phase;
  into.actions = state.actions;
  into.event = state.event;
  into.deck = state.deck.slice();
  into.bridges = state.bridges.slice();
  into.at = state.at.slice();
  into.collar = state.collar.slice();
  into.on = state.on.slice();
  into.supply = state.supply.slice();
  into.known = state.known.slice();
  into.pile = state.pile.slice();
  into.discards = state.discards.slice();
  into.war = state.war.slice();
  into.warPile = state.warPile.slice();
  into.warKnown = state.warKnown.slice();
  into.missions = state.missions.slice();
  into.treasures = state.treasures.slice();
  into.bribery = state.bribery.slice();
  into.briberyPile = state.briberyPile.slice();
  into.briberyUsed = state.briberyUsed.slice();
  into.owing = state.owing.slice();
  into.bids = state.bids.slice();
  into.bid = state.bid;
  into.bidder = state.bidder;
  into.fights = state.fights;
  into.fight = state.fight && copyFight(state.fight);
  into.offers = state.offers.length ? state.offers.map(copyOffer) : [];
  into.offersMade = state.offersMade.slice();
  into.lastOffer = state.lastOffer;
  return into;
}

export function copyFight(fight: Fight): Fight {
  const copied: Fight = {
    ...fight,
    laid: fight.laid.slice(),
    weapons: fight.weapons.slice(),
    hired: fight.hired.slice(),
    offered: fight.offered.slice(),
    asked: fight.asked.slice(),
    refills: fight.refills.slice(),
  };
  if (fight.refused) copied.refused = fight.refused.map(copyOffer);
  return copied;
}

export function copyOffer(offer: OpenOffer): OpenOffer {
  return { ...offer, give: offer.give.slice(), want: offer.want.slice() };
}
