/** What no position may break: pieces are conserved, and the table agrees with itself. */

import {
  actionPoints,
  baseCamp,
  campsEach,
  floorCounts,
  guardsEach,
  highestFloor,
  kindOf,
  letterOf,
  lowestFloor,
  membersEach,
  motifCopies,
  motifCount,
  price,
  printed,
  printedValue,
  rotationsOf,
  stackSize,
  tiles,
  treasuresEnd,
  worksPerTurn,
} from '../data.ts';
import { waysAt } from '../laying.ts';
import { edgeCount, type Hex, hexCount, neighbour } from '../map.ts';
import {
  canBeEntered,
  guardAt,
  guarding,
  inSupply,
  isTemple,
  kindAt,
  none,
  outOfGame,
  playersOf,
  stonesAcross,
  type TikalState,
  tileAt,
  valueAt,
  workedAt,
} from '../state.ts';
import { brokenSequence } from './sequence.ts';

type Tell = (broken: string) => void;

export function invariants(state: TikalState): string[] {
  const broken: string[] = [];
  const tell: Tell = (what) => broken.push(what);
  checkSeats(state, tell);
  // The rest reads by seat and tile, so it must wait until those can be trusted.
  if (broken.length === 0) checkTiles(state, tell);
  if (broken.length > 0) return broken;
  checkWays(state, tell);
  checkFloors(state, tell);
  checkTreasures(state, tell);
  checkFigures(state, tell);
  checkCampsAndGuards(state, tell);
  checkSpent(state, tell);
  brokenSequence(state, tell);
  return broken;
}

function checkSeats(state: TikalState, tell: Tell): void {
  const players = playersOf(state);
  for (const list of [state.leaders, state.supply, state.lost, state.done, state.passed])
    if (list.length !== players) tell('lists by seat differ in length');
  if (state.treasures.length !== players * motifCount || state.members.length !== players * hexCount)
    tell('lists by seat differ in length');
  if (state.camps.length !== players * campsEach || state.guards.length !== players * guardsEach)
    tell('lists by seat differ in length');
  for (const list of [[state.seat, state.turn, state.firstPass, state.bidder], state.order])
    if (list.some((seat) => seat >= players)) tell('a seat that is not at the table');
}

/** T1.2: the stack by letters; every tile turned up is in exactly one place. */
function checkTiles(state: TikalState, tell: Tell): void {
  const found = Array<number>(tiles.length).fill(0);
  const count = (tile: number): void => {
    if (tile !== none) found[tile] = found[tile]! + 1;
  };
  state.tiles.forEach(count);
  state.laidAside.forEach(count);
  state.open.forEach(count);
  count(state.tile);
  for (const [hex, tile] of printed) if (tileAt(state, hex) !== tile) tell('the printed tiles are not where they belong');
  for (let at = 0; at < stackSize; at++) {
    const tile = state.stack[at]!;
    if (at >= state.drawn) count(tile);
    if (at > 0 && letterOf(tile) < letterOf(state.stack[at - 1]!)) tell('the stack is out of order');
  }
  if (new Set(state.stack).size !== stackSize || found.some((times) => times !== 1)) tell('a tile is missing, or there twice');
  for (let hex = 0; hex < hexCount; hex++)
    if (state.rotations[hex]! >= (rotationsOf[tileAt(state, hex)] ?? 1)) tell('a tile lies in no named rotation');
}

/** Every tile that can be entered can be reached from base camp (T3.2). */
function checkWays(state: TikalState, tell: Tell): void {
  for (let hex = 0; hex < hexCount; hex++) if (waysAt(state, hex) !== state.ways[hex]) tell('a way does not cost its stones');
  const reached = Array<boolean>(hexCount).fill(false);
  const queue: Hex[] = [baseCamp];
  reached[baseCamp] = true;
  for (let at = 0; at < queue.length; at++) {
    const hex = queue[at]!;
    for (let edge = 0; edge < edgeCount; edge++) {
      const other = neighbour(hex, edge);
      if (stonesAcross(state, hex, edge) === 0 || reached[other]) continue;
      reached[other] = true;
      queue.push(other);
    }
  }
  for (let hex = 0; hex < hexCount; hex++) if (canBeEntered(state, hex) && !reached[hex]) tell('a tile cannot be reached');
}

/** T1.3: every floor is in the supply or on a temple. */
function checkFloors(state: TikalState, tell: Tell): void {
  const floors = state.floors.slice();
  for (let hex = 0; hex < hexCount; hex++) {
    const first = kindAt(state, hex) === 'temple' ? printedValue(tileAt(state, hex)) : 0;
    const value = valueAt(state, hex);
    if (value < first || (first === 0 && value > 0) || value > highestFloor) tell('a temple has a value it cannot have');
    else
      for (let floor = first + 1; floor <= value; floor++) floors[floor - lowestFloor] = (floors[floor - lowestFloor] ?? 0) + 1;
  }
  if (floors.some((count, at) => count !== floorCounts[at])) tell('floors are missing, or too many');
}

/** T3.4: treasures lie on their tiles in order, and all 24 are somewhere. */
function checkTreasures(state: TikalState, tell: Tell): void {
  const found = Array<number>(motifCount).fill(0);
  for (const motif of state.hidden) if (motif !== none) found[motif] = found[motif]! + 1;
  for (let at = 0; at < state.treasures.length; at++) found[at % motifCount] = found[at % motifCount]! + state.treasures[at]!;
  if (found.some((count) => count !== motifCopies)) tell('treasures are missing, or too many');
  const raised = Array<number>(tiles.length).fill(0);
  for (let hex = 0; hex < hexCount; hex++) {
    const tile = tileAt(state, hex);
    const laid = kindAt(state, hex) === 'treasure' ? printedValue(tile) : 0;
    const buried = state.buried[hex]!;
    if (buried > laid) tell('treasures lie where none were laid');
    if (tile !== none) raised[tile] = laid - buried;
  }
  for (let tile = 0; tile < stackSize; tile++) {
    if (kindOf(tile) !== 'treasure') continue;
    const end = treasuresEnd[tile]!;
    const first = end - printedValue(tile);
    for (let at = first; at < end; at++)
      if ((state.hidden[at] === none) !== at < first + raised[tile]!) tell('treasures were raised out of order');
  }
}

/** T1.4: 18 members and a leader each, on the board, in the supply, on guard or out of the game. */
function checkFigures(state: TikalState, tell: Tell): void {
  const players = playersOf(state);
  for (let seat = 0; seat < players; seat++) {
    const leader = state.leaders[seat]!;
    let count = state.supply[seat]! + state.lost[seat]!;
    for (let hex = 0; hex < hexCount; hex++) {
      const members = state.members[hex * players + seat]!;
      count += members;
      if (guardAt(state, hex) === seat && leader !== guarding + hex) count += 1;
      if ((members > 0 || leader === hex) && !canBeEntered(state, hex)) tell('a figure stands where none can be');
    }
    if (count !== membersEach) tell(`seat ${seat} has ${count} members`);
    if (
      leader >= guarding ? guardAt(state, leader - guarding) !== seat : leader < 0 && leader !== inSupply && leader !== outOfGame
    )
      tell('a leader guards no temple');
  }
}

/** T4.7, T4.8: one to a tile, where it may be, the first of two before the second. */
function checkCampsAndGuards(state: TikalState, tell: Tell): void {
  for (const places of [state.camps, state.guards])
    for (let at = 0; at < places.length; at++) {
      if (places[at] === none) continue;
      if (places.indexOf(places[at]!) !== at) tell('two camps or two guards in one place');
      if (at % 2 === 1 && places[at - 1] === none) tell('a second camp or guard before the first');
    }
  for (const hex of state.camps) {
    const kind = hex === none ? 'jungle' : kindAt(state, hex);
    if (kind !== 'jungle' && !(kind === 'treasure' && state.buried[hex] === 0)) tell('a camp stands where none can be');
  }
  for (const hex of state.guards) if (hex !== none && !isTemple(state, hex)) tell('a guard without a temple');
}

/** T2.1: a turn never spends more than 10. */
function checkSpent(state: TikalState, tell: Tell): void {
  let spent = 0;
  for (const hex of state.worked) {
    const kind = kindAt(state, hex);
    if (kind !== 'temple' && kind !== 'treasure') tell('nothing could be worked on there');
    if (workedAt(state, hex) > worksPerTurn) tell('worked on too often');
    spent += kind === 'temple' ? price.uncover : price.raise;
  }
  if (spent > actionPoints || (state.phase === 'act' && spent + state.ap > actionPoints)) tell('more was spent than a turn has');
}
