import type { AwaitedSentences, GameText, Sentences } from '../../core/text.ts';
import type { TikalAction } from './action.ts';
import { type Motif, motifs } from './data.ts';
import type { TikalEvent } from './event.ts';
import { hexCount, hexName } from './map.ts';
import type { Figure } from './state.ts';

type Nothing = Record<never, never>;

/** A place on the board: "C4". */
interface Place {
  hex: string;
}

export interface Reasons {
  tileFirst: Nothing;
  auctionFirst: Nothing;
  chooseFirst: Nothing;
  actionsNow: Nothing;
  tooDear: { price: number; left: number };
  occupied: Place;
  remote: Place;
  sameRotation: { lowest: number };
  noWayOnto: Place;
  fitsSomewhere: Nothing;
  noneInSupply: { figure: Figure };
  noCampOfYours: Place;
  notThere: Place & { figure: Figure };
  sameHex: Nothing;
  notKnown: Place;
  volcano: Place;
  notNeighbours: { from: string; to: string };
  noStones: { from: string; to: string };
  noWay: { from: string; to: string };
  noTemple: Place;
  guardedBy: Place & { seat: number };
  twoLevels: Place;
  moreFigures: Place & { needed: number; there: number };
  highest: Place;
  floorGone: Place & { floor: number };
  noTreasureTile: Place;
  noTreasuresLeft: Place;
  twoTreasures: Place;
  withYourself: Nothing;
  noSuchPlayer: Nothing;
  theyLack: { seat: number; motif: Motif };
  theyPaired: { seat: number; motif: Motif };
  youLack: { motif: Motif };
  youPaired: { motif: Motif };
  sameMotif: { motif: Motif };
  noGroundForCamp: Place;
  treasuresFirst: Place & { left: number };
  campThere: Place & { seat: number };
  noCampLeft: Nothing;
  noGuardLeft: Nothing;
  noMajority: Place;
  bidTooLow: { least: number };
  bidTooHigh: { most: number };
  notOpen: { tile: string };
}

export interface Questions {
  /** Bid or pass; nobody has bid yet. */
  openBid: { most: number };
  bid: { least: number; most: number; bidder: number; bid: number };
  /** Not enough points to bid higher. */
  cannotBid: { bid: number; bidder: number };
  choose: { tiles: number };
  /** The number of the tile in hand. */
  place: { tile: number };
  layAside: { tile: number };
  act: { ap: number };
  scoringAct: { ap: number; round: number };
}

/** What others are told that the game waits for. */
export interface Awaits {
  bid: { least: number };
  choose: { tiles: number };
  place: { tile: number };
  layAside: { tile: number };
  act: { ap: number };
  score: { ap: number; round: number };
}

type Warning = 'unspent' | 'leaderLost' | 'leaderGuards' | 'othersTemple';

/** Score lines: what is scored already, then what a scoring would bring now, temple by temple and motif by motif. */
export type Line = 'scored' | `temple ${string}` | `guarded ${string}` | `treasure ${Motif}`;

export interface TikalText extends GameText<TikalAction, TikalEvent> {
  readonly refusals: Sentences<Reasons>;
  readonly questions: Sentences<Questions>;
  readonly awaited: AwaitedSentences<Awaits>;
  readonly warnings: Readonly<Record<Warning, string>>;
  /** The names of the treasures. */
  readonly motifs: Readonly<Record<Motif, string>>;
  readonly options: { readonly auction: { name: string; values: { true: string; false: string } } };
}

/** The words of every score line, from those of each kind. */
export function scoreLines(words: {
  scored: string;
  temple: (hex: string) => string;
  guarded: (hex: string) => string;
  treasure: (motif: Motif) => string;
}): Readonly<Record<string, string>> {
  const lines: Record<string, string> = { scored: words.scored };
  for (let hex = 0; hex < hexCount; hex++) {
    lines[`temple ${hexName(hex)}` satisfies Line] = words.temple(hexName(hex));
    lines[`guarded ${hexName(hex)}` satisfies Line] = words.guarded(hexName(hex));
  }
  for (const motif of motifs) lines[`treasure ${motif}` satisfies Line] = words.treasure(motif);
  return lines;
}
