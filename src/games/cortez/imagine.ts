/** A full state that fits a view: every card the viewer has not seen is dealt anew to where it may be. */
import { at } from '../../core/at.ts';
import type { Seat } from '../../core/game.ts';
import { pick, type Random, shuffle } from '../../core/random.ts';
import { copyOffer } from './copy.ts';
import { briberyCards, briberyKinds, missions, warCards, warValues } from './data.ts';
import { drawOne } from './draw.ts';
import { dealSupplies } from './imagine-supplies.ts';
import { attacking, defending, type Fight, type OpenOffer, occupants, type State } from './state.ts';
import { type FightView, hiddenCard, hiddenHired, type View } from './view.ts';

export function imagine(view: View, seat: Seat | undefined, random: Random): State {
  const { supply, pile } = dealSupplies(view, random);
  const { bribery, briberyPile } = dealBriberies(view, random);
  const { war, warPile, laid, hired } = dealWar(view, random);
  const offers = view.offers.map((offer) => imagineOffer(offer, war, random));
  const refused = view.fight?.refused?.map((offer) => imagineOffer(offer, war, random));
  return {
    players: view.players,
    nations: view.nations.slice(),
    round: view.round,
    turn: view.turn,
    active: view.active,
    phase: view.phase,
    actions: view.actions,
    event: view.event,
    deck: view.deck.slice(),
    bridges: view.bridges.slice(),
    at: view.at.slice(),
    collar: view.collar.slice(),
    on: occupants(view.at),
    supply,
    known: view.known.slice(),
    pile,
    discards: view.discards.slice(),
    war,
    warPile,
    warKnown: knowledge(view, seat, [...offers, ...(refused ?? [])]),
    missions: dealMissions(view, random),
    treasures: view.treasures.slice(),
    bribery,
    briberyPile,
    briberyUsed: view.briberyUsed.slice(),
    owing: view.owing.slice(),
    bids: view.bids.slice(),
    bid: view.bid,
    bidder: view.bidder,
    fights: view.fights,
    fight: view.fight && imagineFight(view.fight, laid, hired, refused),
    offers,
    offersMade: view.offersMade.slice(),
    lastOffer: view.lastOffer,
    ...(view.rules === undefined ? {} : { rules: view.rules }),
  };
}

function dealMissions(view: View, random: Random): number[] {
  const unseen = shuffle(
    missions.filter((mission) => !view.missions.includes(mission)),
    random,
  );
  return view.missions.map((mission) => mission || unseen.pop()!);
}

function dealBriberies(view: View, random: Random) {
  const briberyPile = briberyCards.map((count, kind) => count - at(view.briberyUsed, kind));
  for (const hand of view.bribery) if (typeof hand !== 'number') take(briberyPile, 0, hand);
  const bribery = view.bribery.flatMap((hand) =>
    typeof hand === 'number' ? deal(briberyPile, 0, briberyKinds, hand, random) : hand,
  );
  return { bribery, briberyPile };
}

/** Takes known cards out of what is unseen. */
function take(unseen: number[], first: number, cards: readonly number[]): void {
  for (const [kind, count] of cards.entries()) unseen[first + kind] = at(unseen, first + kind) - count;
}

function deal(unseen: number[], first: number, kinds: number, count: number, random: Random): number[] {
  const hand = new Array<number>(kinds).fill(0);
  for (let i = 0; i < count; i++) {
    const kind = drawOne(unseen, first, kinds, random);
    hand[kind] = at(hand, kind) + 1;
  }
  return hand;
}

/**
 * War cards. What a viewer knows of another's cards holds for hand and face-down cards together, so both are dealt
 * as one and then parted at random.
 */
function dealWar(view: View, random: Random) {
  const { fight } = view;
  const warPile = [...warCards, ...warCards];
  const hired = fight ? fight.hired.slice() : [];
  const laid: number[][] = [[], []];
  const firstOf = (seat: Seat) => at(view.nations, seat) * warValues;
  const knownOf = (seat: Seat) => view.warKnown.slice(seat * warValues, (seat + 1) * warValues);
  const sideOf = (seat: Seat) => (fight?.attacker === seat ? attacking : fight?.defender === seat ? defending : -1);
  for (let seat = 0; seat < view.players; seat++) {
    const hand = at(view.war, seat);
    take(warPile, firstOf(seat), typeof hand === 'number' ? knownOf(seat) : hand);
    const down = fight?.laid[sideOf(seat)];
    if (typeof down === 'object') take(warPile, firstOf(seat), down);
    const card = hired[seat] ?? 0;
    if (card > 0 && card <= 2 * warValues) take(warPile, firstOf(seat) + ((card - 1) % warValues), [1]);
  }
  const war: number[] = [];
  for (let seat = 0; seat < view.players; seat++) {
    const hand = at(view.war, seat);
    const side = sideOf(seat);
    const down = fight?.laid[side];
    if (typeof hand !== 'number') {
      war.push(...hand);
      if (side >= 0) laid[side] = typeof down === 'object' ? down.slice() : new Array<number>(warValues).fill(0);
      continue;
    }
    const hiredCard = hired[seat] ?? 0;
    const isHidden = hiredCard > 2 * warValues;
    const known = view.warKnown.length ? knownOf(seat) : new Array<number>(warValues).fill(0);
    const total = hand + (typeof down === 'number' ? down : 0) + (isHidden ? 1 : 0);
    const cards = deal(warPile, firstOf(seat), warValues, total - known.reduce((sum, count) => sum + count, 0), random);
    for (const [i, count] of known.entries()) cards[i] = at(cards, i) + count;
    if (typeof down === 'number' && side >= 0) laid[side] = deal(cards, 0, warValues, down, random);
    if (isHidden) hired[seat] = (hiredCard === hiddenHired[defending] ? warValues : 0) + drawOne(cards, 0, warValues, random) + 1;
    war.push(...cards);
  }
  return { war, warPile, laid, hired };
}

function imagineFight(fight: FightView, laid: readonly (readonly number[])[], hired: number[], refused?: OpenOffer[]): Fight {
  return {
    attacker: fight.attacker,
    defender: fight.defender,
    standIn: fight.standIn,
    from: fight.from,
    at: fight.at,
    stage: fight.stage,
    drew: fight.drew,
    side: fight.side,
    passes: fight.passes,
    laid: laid.flat(),
    weapons: fight.weapons.slice(),
    hired,
    offered: fight.offered.slice(),
    asked: fight.asked.slice(),
    refills: fight.refills.slice(),
    winner: fight.winner,
    beaten: fight.beaten,
    ...(refused ? { refused } : {}),
  };
}

/** A card shown to somebody else is any the helper holds. */
function imagineOffer(offer: OpenOffer, war: readonly number[], random: Random): OpenOffer {
  if (offer.card !== hiddenCard) return copyOffer(offer);
  const held: number[] = [];
  for (let value = 1; value <= warValues; value++)
    for (let i = 0; i < at(war, offer.from * warValues + value - 1); i++) held.push(value);
  return { ...copyOffer(offer), card: pick(held, random) };
}

/** What the viewer knows, what others know of him, and of the rest only what an offer must have shown. */
function knowledge(view: View, seat: Seat | undefined, offers: readonly OpenOffer[]): number[] {
  const { players } = view;
  const known = new Array<number>(players * players * warValues).fill(0);
  const index = (viewer: Seat, owner: Seat, value: number) => (viewer * players + owner) * warValues + value - 1;
  if (seat !== undefined)
    for (let other = 0; other < players; other++)
      for (let value = 1; value <= warValues; value++) {
        known[index(seat, other, value)] = at(view.warKnown, other * warValues + value - 1);
        known[index(other, seat, value)] = at(view.warShown, other * warValues + value - 1);
      }
  for (const { from, to, card } of offers)
    if (card > 0) known[index(to, from, card)] = Math.max(1, at(known, index(to, from, card)));
  return known;
}
