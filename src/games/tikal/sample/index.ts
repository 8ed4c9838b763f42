/**
 * Some legal action without listing all: the hot path of simulations. Kinds are drawn by weights that make
 * games get somewhere; whatever cannot be done gives way to the next kind, and `end` is always possible.
 */
import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { TikalAction } from '../action.ts';
import { isGroundForCamp } from '../actions/camp.ts';
import { isSingle } from '../actions/exchange.ts';
import { couldGuard } from '../actions/guard.ts';
import { canRaise } from '../actions/raise.ts';
import { canUncover } from '../actions/uncover.ts';
import { leastBid, mostBid } from '../auction.ts';
import { baseCamp, campsEach, guardsEach, motifCount, price, rotationsOf } from '../data.ts';
import { fits, isFrontier } from '../laying.ts';
import { beyond, edgeCount, type Hex, hexCount } from '../map.ts';
import { priceOf, reachFrom, stepAcross } from '../movement.ts';
import {
  campOf,
  campsUp,
  type Figure,
  figuresAt,
  guardsUp,
  inSupplyOf,
  leaderAt,
  membersAt,
  playersOf,
  type TikalState,
} from '../state.ts';

const end: TikalAction = { type: 'end' };
const pass: TikalAction = { type: 'pass' };
const layAside: TikalAction = { type: 'layAside' };

export function sample(state: TikalState, seat: Seat, random: Random): TikalAction {
  switch (state.phase) {
    case 'auction':
      return sampleBid(state, seat, random);
    case 'choose':
      return { type: 'choose', tile: state.open[random.below(state.open.length)]! };
    case 'place':
      return samplePlace(state, random);
    default:
      return sampleAct(state, seat, random);
  }
}

/** Mostly small raises; now and then any bid at all. */
function sampleBid(state: TikalState, seat: Seat, random: Random): TikalAction {
  const [least, most] = [leastBid(state), mostBid(state, seat)];
  if (least > most || random.below(3) > 0) return pass;
  const range = random.below(16) === 0 ? most - least + 1 : Math.min(3, most - least + 1);
  return { type: 'bid', amount: least + random.below(range) };
}

/** Each hex of the frontier as likely as the others, or the next that the tile fits. */
function samplePlace(state: TikalState, random: Random): TikalAction {
  const { tile } = state;
  const rotations = rotationsOf[tile]!;
  let count = 0;
  for (let hex = 0; hex < hexCount; hex++) if (isFrontier(state, hex)) count += 1;
  if (count === 0) return layAside;
  let skip = random.below(count);
  let rotation = random.below(rotations);
  for (let i = 0, hex = 0; i < 2 * hexCount; i++, hex = next(hex, hexCount)) {
    if (!isFrontier(state, hex) || skip-- > 0) continue;
    for (let turn = 0; turn < rotations; turn++, rotation = next(rotation, rotations))
      if (fits(state, tile, hex, rotation)) return { type: 'place', hex, rotation };
  }
  return layAside;
}

type Try = (state: TikalState, seat: Seat, random: Random) => TikalAction | undefined;

/** Every kind of action once; those after the first stand in when an earlier one cannot be done. */
const kinds: readonly Try[] = [tryUncover, tryRaise, tryStep, tryBring, tryWalk, tryTransfer, tryGuard, tryCamp, tryExchange];

/** Which kind is tried first, by its number above: at 1, 2, 3 or 4, and 5 or more action points. */
const firstTries: readonly (readonly number[])[] = [
  [2, 2, 2, 3, 3, 3, 4, 5],
  [0, 0, 0, 0, 2, 2, 2, 2, 3, 3, 3, 4, 5],
  [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 5, 8],
  [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 6, 7, 8],
];
const endOnceIn = 24;

function sampleAct(state: TikalState, seat: Seat, random: Random): TikalAction {
  const { ap } = state;
  if (ap === 0 || random.below(endOnceIn) === 0) return end;
  const tries = firstTries[ap < 3 ? ap - 1 : ap < 5 ? 2 : 3]!;
  let kind = tries[random.below(tries.length)]!;
  for (let i = 0; i < kinds.length; i++) {
    const action = kinds[kind]!(state, seat, random);
    if (action) return action;
    kind = next(kind, kinds.length);
  }
  return end;
}

function next(number: number, count: number): number {
  return number + 1 === count ? 0 : number + 1;
}

function tryUncover(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
  if (state.ap < price.uncover) return undefined;
  let hex = random.below(hexCount);
  for (let i = 0; i < hexCount; i++, hex = next(hex, hexCount)) if (canUncover(state, seat, hex)) return { type: 'uncover', hex };
  return undefined;
}

function tryRaise(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
  if (state.ap < price.raise) return undefined;
  let hex = random.below(hexCount);
  for (let i = 0; i < hexCount; i++, hex = next(hex, hexCount)) if (canRaise(state, seat, hex)) return { type: 'raise', hex };
  return undefined;
}

function tryCamp(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
  if (state.ap < price.camp || campsUp(state, seat) === campsEach) return undefined;
  let hex = random.below(hexCount);
  for (let i = 0; i < hexCount; i++, hex = next(hex, hexCount)) if (isGroundForCamp(state, hex)) return { type: 'camp', hex };
  return undefined;
}

function tryGuard(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
  if (state.ap < price.guard || guardsUp(state, seat) === guardsEach) return undefined;
  let hex = random.below(hexCount);
  for (let i = 0; i < hexCount; i++, hex = next(hex, hexCount))
    if (couldGuard(state, seat, hex)) return { type: 'guard', hex, figure: someFigure(state, seat, hex, random) };
  return undefined;
}

function tryBring(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
  if (state.ap < price.bring) return undefined;
  const leader = inSupplyOf(state, 'leader', seat) > 0;
  const members = inSupplyOf(state, 'member', seat) > 0;
  if (!leader && !members) return undefined;
  const figure = leader && (!members || random.below(4) === 0) ? 'leader' : 'member';
  return { type: 'bring', figure, to: someCamp(state, seat, random) };
}

/** Base camp every other time, otherwise an own camp. */
function someCamp(state: TikalState, seat: Seat, random: Random): Hex {
  const camps = campsUp(state, seat);
  return camps === 0 || random.below(2) === 0 ? baseCamp : campOf(state, seat, random.below(camps));
}

function tryTransfer(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
  const camps = campsUp(state, seat);
  if (state.ap < price.transfer || camps === 0) return undefined;
  let at = random.below(camps + 1);
  const onwards = 1 + random.below(camps);
  for (let i = 0; i <= camps; i++, at = next(at, camps + 1)) {
    const from = campOf(state, seat, at);
    if (figuresAt(state, from, seat) === 0) continue;
    const to = campOf(state, seat, (at + onwards) % (camps + 1));
    return { type: 'transfer', figure: someFigure(state, seat, from, random), from, to };
  }
  return undefined;
}

function tryStep(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
  const from = someHexWithFigures(state, seat, random);
  if (from === beyond) return undefined;
  const to = someStep(state, from, state.ap, random);
  return to === beyond ? undefined : { type: 'step', figure: someFigure(state, seat, from, random), from, to };
}

function tryWalk(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
  const from = someHexWithFigures(state, seat, random);
  if (from === beyond) return undefined;
  const reach = reachFrom(state, seat, from, state.ap);
  let count = 0;
  for (let to = 0; to < hexCount; to++) if (priceOf(reach, to) > 0) count += 1;
  if (count === 0) return undefined;
  let left = random.below(count);
  let to = 0;
  while (priceOf(reach, to) === 0 || left-- > 0) to += 1;
  return { type: 'walk', figure: someFigure(state, seat, from, random), from, to };
}

function tryExchange(state: TikalState, seat: Seat, random: Random): TikalAction | undefined {
  if (state.ap < price.exchange) return undefined;
  const other = random.below(playersOf(state));
  if (other === seat) return undefined;
  let give = random.below(motifCount);
  for (let i = 0; i < motifCount; i++, give = next(give, motifCount)) {
    if (!isSingle(state, seat, give)) continue;
    let take = random.below(motifCount);
    for (let j = 0; j < motifCount; j++, take = next(take, motifCount))
      if (take !== give && isSingle(state, other, take)) return { type: 'exchange', other, take, give };
  }
  return undefined;
}

/** Each hex with own figures as likely as the others; `beyond` where there is none. */
function someHexWithFigures(state: TikalState, seat: Seat, random: Random): Hex {
  let count = 0;
  for (let hex = 0; hex < hexCount; hex++) if (figuresAt(state, hex, seat) > 0) count += 1;
  if (count === 0) return beyond;
  let left = random.below(count);
  let hex = 0;
  while (figuresAt(state, hex, seat) === 0 || left-- > 0) hex += 1;
  return hex;
}

function someStep(state: TikalState, from: Hex, budget: number, random: Random): Hex {
  let edge = random.below(edgeCount);
  for (let i = 0; i < edgeCount; i++, edge = next(edge, edgeCount)) {
    const to = stepAcross(state, from, edge, budget);
    if (to !== beyond) return to;
  }
  return beyond;
}

function someFigure(state: TikalState, seat: Seat, hex: Hex, random: Random): Figure {
  if (!leaderAt(state, hex, seat)) return 'member';
  return membersAt(state, hex, seat) === 0 || random.below(2) === 0 ? 'leader' : 'member';
}
