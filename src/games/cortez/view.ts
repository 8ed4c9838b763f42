/** A whitelist of what a seat, or a spectator, knows with perfect memory. */
import { at } from '../../core/at.ts';
import type { Seat } from '../../core/game.ts';
import { copyFight, copyOffer } from './copy.ts';
import { briberyKinds, supplyKinds, warValues } from './data.ts';
import { cardsOfSide, strength } from './fights.ts';
import {
  attacking,
  briberiesOf,
  defending,
  type Fight,
  fighterOf,
  type OpenOffer,
  ownLaid,
  type Phase,
  type State,
  sideOfHired,
  sum,
  suppliesOf,
  warsOf,
} from './state.ts';

/** A mercenary's card the viewer has not seen: only its side is known. */
export const hiddenHired = [2 * warValues + 1, 2 * warValues + 2] as const;

export interface FightView extends Omit<Fight, 'laid'> {
  /** Per side: the fighter's own laid cards by value, or only how many. */
  laid: (number[] | number)[];
  /** Per side: what the cards the viewer knows are worth with the weapons laid, at least. */
  strength: number[];
}

export interface View {
  players: number;
  nations: number[];
  round: number;
  turn: number;
  active: Seat;
  phase: Phase;
  actions: number;
  event: number;
  deck: number[];
  bridges: number[];
  at: number[];
  collar: number[];
  /** Per seat: supply cards by kind where the viewer may see them, else how many. */
  supply: (number[] | number)[];
  known: number[];
  pile: number;
  discards: number[];
  /** Per seat: war cards by value where the viewer may see them, else how many. */
  war: (number[] | number)[];
  warPile: number[];
  /** `warKnown[owner * 6 + value - 1]`: what the viewer knows of the others' war cards. */
  warKnown: number[];
  /** `warShown[viewer * 6 + value - 1]`: what the others know of the viewer's own. */
  warShown: number[];
  /** Per seat: the mission, 0 where the viewer may not know it. */
  missions: number[];
  treasures: number[];
  bribery: (number[] | number)[];
  briberyPile: number;
  briberyUsed: number[];
  owing: number[];
  bids: number[];
  bid: number;
  bidder: Seat;
  fights: number;
  fight: FightView | null;
  /** The card of a mercenary's offer is 7 for those it was not shown to. */
  offers: OpenOffer[];
  offersMade: number[];
  lastOffer: number;
  rules?: number;
}

export const hiddenCard = warValues + 1;

export function view(state: State, viewer: Seat | undefined): View {
  const { players } = state;
  const sees = (seat: Seat) => seat === viewer || state.phase === 'over';
  const each = <T>(make: (seat: Seat) => T) => Array.from({ length: players }, (_, seat) => make(seat));
  const hand = (cards: number[], kinds: number, count: (state: State, seat: Seat) => number) =>
    each((seat) => (sees(seat) ? cards.slice(seat * kinds, (seat + 1) * kinds) : count(state, seat)));
  const known = (from: Seat, to: Seat) => {
    const first = (from * players + to) * warValues;
    return state.warKnown.slice(first, first + warValues);
  };
  return {
    players,
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
    supply: hand(state.supply, supplyKinds, suppliesOf),
    known: state.known.slice(),
    pile: sum(state.pile),
    discards: state.discards.slice(),
    war: hand(state.war, warValues, warsOf),
    warPile: [sum(state.warPile, 0, warValues), sum(state.warPile, warValues, warValues)],
    warKnown: viewer === undefined ? [] : each((owner) => known(viewer, owner)).flat(),
    warShown: viewer === undefined ? [] : each((other) => known(other, viewer)).flat(),
    missions: each((seat) => (sees(seat) ? at(state.missions, seat) : 0)),
    treasures: state.treasures.slice(),
    bribery: hand(state.bribery, briberyKinds, briberiesOf),
    briberyPile: sum(state.briberyPile),
    briberyUsed: state.briberyUsed.slice(),
    owing: state.owing.slice(),
    bids: state.bids.slice(),
    bid: state.bid,
    bidder: state.bidder,
    fights: state.fights,
    fight: state.fight && viewFight(state.fight, viewer),
    offers: state.offers.map((offer) => viewOffer(offer, viewer)),
    offersMade: state.offersMade.slice(),
    lastOffer: state.lastOffer,
    ...(state.rules === undefined ? {} : { rules: state.rules }),
  };
}

function viewFight(fight: Fight, viewer: Seat | undefined): FightView {
  const seesHired = (helper: Seat, side: number) => viewer === helper || viewer === fighterOf(fight, side);
  const hired = fight.hired.map((card, helper) => {
    if (card === 0 || seesHired(helper, sideOfHired(card))) return card;
    return hiddenHired[sideOfHired(card) as 0 | 1];
  });
  const open = copyFight(fight);
  for (const side of [attacking, defending])
    if (fighterOf(fight, side) !== viewer) open.laid.fill(0, side * warValues, (side + 1) * warValues);
  open.hired = hired.map((card) => (card > 2 * warValues ? 0 : card));
  return {
    ...copyFight(fight),
    laid: [attacking, defending].map((side) =>
      fighterOf(fight, side) === viewer ? fight.laid.slice(side * warValues, (side + 1) * warValues) : ownLaid(fight, side),
    ),
    hired,
    ...(fight.refused ? { refused: fight.refused.map((offer) => viewOffer(offer, viewer)) } : {}),
    strength: [attacking, defending].map((side) => strength(cardsOfSide(open, side), at(fight.weapons, side))),
  };
}

function viewOffer(offer: OpenOffer, viewer: Seat | undefined): OpenOffer {
  const seen = offer.card === 0 || offer.from === viewer || offer.to === viewer;
  return seen ? copyOffer(offer) : { ...copyOffer(offer), card: hiddenCard };
}
