/** A state from unknown JSON: its shape and ranges. Whether it can be is for the invariants. */
import * as v from 'valibot';
import { reader, whole } from '../../core/read.ts';
import { highestBid, mostOfferId } from './action.ts';
import {
  actionsPerTurn,
  briberyKinds,
  bridgeCount,
  events,
  figures,
  firstTemple,
  helpOffersPerFight,
  lastTemple,
  mostPlayers,
  mostRefill,
  offersPerTurn,
  supplyKinds,
  supplyOfKind,
  warOfNation,
  warValues,
} from './data.ts';
import { fields, newestRules } from './map.ts';
import { phases, stages } from './state.ts';

const counts = (most: number, length: number) => v.pipe(v.array(whole(0, most)), v.length(length));
const perSeat = (most: number, kinds = 1, least = 0) =>
  v.pipe(v.array(whole(least, most)), v.minLength(2 * kinds), v.maxLength(mostPlayers * kinds));
const seat = whole(0, mostPlayers - 1);
const flag = whole(0, 1);
const manyTurns = 10_000;

const offer = v.strictObject({
  id: whole(1, mostOfferId),
  from: seat,
  to: seat,
  give: counts(supplyOfKind, supplyKinds),
  want: counts(supplyOfKind, supplyKinds),
  surrender: flag,
  card: whole(0, warValues),
  answered: flag,
});

const fight = v.strictObject({
  attacker: seat,
  defender: seat,
  standIn: flag,
  from: whole(0, fields - 1),
  at: whole(0, fields - 1),
  stage: v.picklist(stages),
  drew: flag,
  side: flag,
  passes: whole(0, 2),
  laid: counts(warOfNation, 2 * warValues),
  weapons: counts(supplyOfKind, 2),
  hired: perSeat(2 * warValues),
  offered: perSeat(helpOffersPerFight),
  asked: perSeat(1),
  refills: counts(mostRefill, 2),
  winner: whole(-1, 1),
  beaten: whole(-1, figures - 1),
  refused: v.exactOptional(v.pipe(v.array(offer), v.maxLength(mostPlayers * helpOffersPerFight))),
});

export const readState = reader(
  v.strictObject({
    players: whole(2, mostPlayers),
    nations: perSeat(1),
    round: whole(1, 3),
    turn: whole(0, manyTurns),
    active: seat,
    phase: v.picklist(phases),
    actions: whole(0, actionsPerTurn),
    event: whole(-1, events.length - 1),
    deck: counts(3, events.length),
    bridges: counts(1, bridgeCount),
    at: v.pipe(v.array(whole(-1, fields - 1)), v.length(figures)),
    collar: v.pipe(v.array(whole(-1, mostPlayers - 1)), v.length(figures)),
    on: v.pipe(v.array(whole(-1, figures - 1)), v.length(fields)),
    supply: perSeat(supplyOfKind, supplyKinds),
    known: perSeat(supplyOfKind, supplyKinds),
    pile: counts(supplyOfKind, supplyKinds),
    discards: counts(supplyOfKind, supplyKinds),
    war: perSeat(warOfNation, warValues),
    warPile: counts(warOfNation, 2 * warValues),
    warKnown: v.pipe(v.array(whole(0, warOfNation)), v.maxLength(mostPlayers * mostPlayers * warValues)),
    missions: perSeat(lastTemple, 1, firstTemple),
    treasures: perSeat(3),
    bribery: perSeat(2, briberyKinds),
    briberyPile: counts(2, briberyKinds),
    briberyUsed: counts(2, briberyKinds),
    owing: perSeat(1),
    bids: perSeat(highestBid, 1, -1),
    bid: whole(0, highestBid),
    bidder: seat,
    fights: whole(0, manyTurns),
    fight: v.nullable(fight),
    offers: v.pipe(v.array(offer), v.maxLength(mostPlayers * (offersPerTurn + 1))),
    offersMade: perSeat(offersPerTurn),
    lastOffer: whole(0, mostOfferId),
    rules: v.exactOptional(whole(2, newestRules)),
  }),
);
