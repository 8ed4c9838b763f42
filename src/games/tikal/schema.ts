/** A position from unknown JSON: its shape and ranges. Whether it can be is for the invariants. */
import * as v from 'valibot';
import { reader, whole } from '../../core/read.ts';
import { mostPoints } from './action.ts';
import {
  actionPoints,
  campsEach,
  floorCounts,
  guardsEach,
  highestFloor,
  membersEach,
  motifCopies,
  motifCount,
  price,
  scoringRounds,
  stackSize,
  tiles,
  treasureCount,
} from './data.ts';
import { edgeCount, hexCount } from './map.ts';
import { bitsPerEdge, guarding, none, outOfGame } from './state.ts';

const mostPlayers = 4;

/** So many numbers within a range. */
function numbers(length: number, least: number, most: number) {
  return v.pipe(v.array(whole(least, most)), v.length(length));
}

function upTo(length: number, least: number, most: number) {
  return v.pipe(v.array(whole(least, most)), v.maxLength(length));
}

/** One per seat and more; that they agree on how many seats there are is an invariant. */
function each(least: number, most: number, times = 1) {
  return v.pipe(v.array(whole(least, most)), v.minLength(2 * times), v.maxLength(mostPlayers * times));
}

const seat = whole(0, mostPlayers - 1);
const seatOrNone = whole(none, mostPlayers - 1);
const tile = stackSize - 1;

export const readState = reader(
  v.strictObject({
    auction: v.boolean(),
    phase: v.picklist(['auction', 'choose', 'place', 'act', 'over']),
    seat,
    turn: seat,
    ap: whole(0, actionPoints),
    tile: whole(none, tile),
    scorings: whole(0, scoringRounds),
    order: upTo(mostPlayers, 0, mostPlayers - 1),
    score: each(0, mostPoints),
    stack: numbers(stackSize, 0, tile),
    drawn: whole(0, stackSize),
    laidAside: upTo(stackSize, 0, tile),
    tiles: numbers(hexCount, none, tiles.length - 1),
    rotations: numbers(hexCount, 0, edgeCount - 1),
    ways: numbers(hexCount, 0, 2 ** (bitsPerEdge * edgeCount) - 1),
    values: numbers(hexCount, 0, highestFloor),
    floors: numbers(floorCounts.length, 0, Math.max(...floorCounts)),
    worked: upTo(actionPoints / price.uncover, 0, hexCount - 1),
    buried: numbers(hexCount, 0, 4),
    hidden: numbers(treasureCount, none, motifCount - 1),
    treasures: each(0, motifCopies, motifCount),
    members: each(0, membersEach, hexCount),
    leaders: each(outOfGame, guarding + hexCount - 1),
    supply: each(0, membersEach),
    lost: each(0, membersEach),
    camps: each(none, hexCount - 1, campsEach),
    guards: each(none, hexCount - 1, guardsEach),
    open: upTo(mostPlayers, 0, tile),
    done: each(0, 1),
    passed: each(0, 1),
    firstPass: seatOrNone,
    bid: whole(0, mostPoints),
    bidder: seatOrNone,
    auctions: whole(0, stackSize),
  }),
);
