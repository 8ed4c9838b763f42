/** A state from unknown JSON: shape, lengths and ranges. What must hold between the parts is for invariants/. */
import * as v from 'valibot';
import { reader, whole } from '../../core/read.ts';
import { mostGroups } from './action.ts';
import {
  blankTablets,
  blocksPerColour,
  colours,
  figuresEach,
  firstArea,
  groupSize,
  idleRoundsToEnd,
  lastSite,
  movePoints,
  numberedTablets,
  pharaohBlocks,
  scarabsEach,
} from './data.ts';
import { lastSpot } from './map.ts';
import { positionsPerSite } from './pyramid.ts';
import { groupsFor, nobody, ordersEach, perSeatAndSite, type State, undecided } from './state.ts';

const list = (least: number, most: number) => v.array(whole(least, most));
const seat = whole(0, 3);
const blocks = list(0, blocksPerColour);
const mostRounds = 1_000_000;

const shape = v.strictObject({
  players: whole(2, 4),
  advanced: v.boolean(),
  expert: v.boolean(),
  stealOrTakeOver: v.boolean(),
  round: whole(1, mostRounds),
  phase: v.picklist(['bids', 'overseers', 'orders', 'workers', 'steal', 'takeOver', 'build', 'over']),
  start: seat,
  turn: seat,
  points: whole(0, movePoints),
  moved: whole(0, (1 << figuresEach) - 1),
  bag: blocks,
  groups: list(0, groupSize),
  numbered: list(0, mostGroups),
  blanks: list(0, blankTablets),
  hands: blocks,
  figures: list(firstArea, lastSpot),
  scarabs: list(0, scarabsEach),
  owners: list(nobody, 3),
  blocks: list(0, colours.length),
  laid: list(0, positionsPerSite),
  pharaoh: v.pipe(list(0, colours.length - 1), v.maxLength(pharaohBlocks)),
  orders: list(undecided, lastSpot),
  stolen: list(0, positionsPerSite),
  built: list(0, positionsPerSite),
  noSale: v.boolean(),
  busy: v.boolean(),
  idle: whole(0, idleRoundsToEnd),
});

/** Every list as long as the number of players makes it. */
function hasLengths(state: State): boolean {
  const { players } = state;
  const groups = state.groups.length / colours.length;
  return (
    state.bag.length === colours.length &&
    Number.isInteger(groups) &&
    groups <= groupsFor(players) &&
    state.numbered.length === players * numberedTablets &&
    state.blanks.length === players * groupsFor(players) &&
    state.hands.length === players * colours.length &&
    state.figures.length === players * figuresEach &&
    state.scarabs.length === players &&
    state.owners.length === lastSite + 1 &&
    state.blocks.length === (lastSite + 1) * positionsPerSite &&
    state.laid.length === lastSite + 1 &&
    state.orders.length === players * ordersEach &&
    state.stolen.length === players * perSeatAndSite &&
    state.built.length === lastSite + 1 &&
    state.start < players &&
    state.turn < players
  );
}

export const readState = reader(v.pipe(shape, v.check(hasLengths)));
