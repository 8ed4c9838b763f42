/** The table before the first decision (T1). */
import type { Config } from '../../core/game.ts';
import { type Random, shuffle } from '../../core/random.ts';
import {
  auctionStart,
  campsEach,
  floorCounts,
  guardsEach,
  membersEach,
  motifCopies,
  motifCount,
  printed,
  tilesByLetter,
  treasureCount,
} from './data.ts';
import { beginGame } from './flow.ts';
import { layTile } from './laying.ts';
import { hexCount } from './map.ts';
import { inSupply, none, type TikalState } from './state.ts';

export function setup(config: Config, random: Random): TikalState {
  const { players } = config;
  const auction = config.options.auction === true;
  const first = config.first ?? random.below(players);
  const each = (value: number) => Array<number>(players).fill(value);
  const hexes = (value: number) => Array<number>(hexCount).fill(value);
  const state: TikalState = {
    auction,
    phase: 'place',
    seat: first,
    turn: first,
    ap: 0,
    tile: none,
    scorings: 0,
    order: [],
    score: each(auction ? auctionStart : 0),
    stack: shuffleStack(random),
    drawn: 0,
    laidAside: [],
    tiles: hexes(none),
    rotations: hexes(0),
    ways: hexes(0),
    values: hexes(0),
    floors: floorCounts.slice(),
    worked: [],
    buried: hexes(0),
    hidden: shuffle(everyTreasure(), random),
    treasures: Array<number>(players * motifCount).fill(0),
    members: Array<number>(hexCount * players).fill(0),
    leaders: each(inSupply),
    supply: each(membersEach),
    lost: each(0),
    camps: Array<number>(players * campsEach).fill(none),
    guards: Array<number>(players * guardsEach).fill(none),
    open: [],
    done: each(0),
    passed: each(0),
    firstPass: none,
    bid: 0,
    bidder: none,
    auctions: 0,
  };
  for (const [hex, tile] of printed) layTile(state, tile, hex, 0);
  beginGame(state, first);
  return state;
}

/** T1.2: shuffled within each letter, A on top; without the tiles that have been drawn. */
export function shuffleStack(random: Random, drawn: readonly number[] = []): number[] {
  const stack: number[] = [];
  for (const tiles of tilesByLetter) {
    const rest = drawn.length > 0 ? tiles.filter((tile) => !drawn.includes(tile)) : tiles.slice();
    for (const tile of shuffle(rest, random)) stack.push(tile);
  }
  return stack;
}

export function everyTreasure(): number[] {
  return Array.from({ length: treasureCount }, (_, at) => Math.floor(at / motifCopies));
}
