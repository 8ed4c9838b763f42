/** K3.1: the blocks of a round are drawn, bid for and sold. */
import type { Seat } from '../../core/game.ts';
import { pileOf, type Random } from '../../core/random.ts';
import { colours, groupSize, numberedTablets } from './data.ts';
import type { Emit, Tablets } from './event.ts';
import { layOnPharaoh } from './pharaoh.ts';
import { blocksOf, groupCount, groupsFor, type State } from './state.ts';

export function isBagEmpty({ bag }: State): boolean {
  return bag.every((count) => count === 0);
}

/** As many groups as there are players and one more; where the bag holds less, full ones and one short one. */
export function drawGroups(state: State, random: Random, emit?: Emit): void {
  const { bag, groups } = state;
  let left = 0;
  for (let colour = 0; colour < colours.length; colour++) left += bag[colour]!;
  const drawn = pileOf(random, 'bag');
  groups.length = 0;
  for (let group = 0; group < groupsFor(state.players) && left > 0; group++) {
    for (let colour = 0; colour < colours.length; colour++) groups.push(0);
    for (let block = 0; block < groupSize && left > 0; block++, left--) {
      let nth = drawn.below(left);
      let colour = 0;
      while (nth >= bag[colour]!) nth -= bag[colour++]!;
      bag[colour] = bag[colour]! - 1;
      const at = group * colours.length + colour;
      groups[at] = groups[at]! + 1;
    }
  }
  emit?.({
    type: 'drawn',
    groups: Array.from({ length: groupCount(state) }, (_, group) => blocksOf(state, group)),
    reveals: true,
  });
}

/** The sum of a seat's tablets at a group, counted from 0. */
function bidOf({ numbered }: State, seat: Seat, group: number): number {
  let sum = 0;
  for (let tablet = 0; tablet < numberedTablets; tablet++)
    if (numbered[seat * numberedTablets + tablet] === group + 1) sum += tablet + 1;
  return sum;
}

/** How many tablets of the seat lie at a group: what everybody sees. */
export function tabletsAt({ players, numbered, blanks }: State, seat: Seat, group: number): number {
  let count = blanks[seat * groupsFor(players) + group]!;
  for (let tablet = 0; tablet < numberedTablets; tablet++) if (numbered[seat * numberedTablets + tablet] === group + 1) count++;
  return count;
}

export function tabletsOf(state: State, seat: Seat): Tablets {
  const most = groupsFor(state.players);
  return {
    numbered: state.numbered.slice(seat * numberedTablets, (seat + 1) * numberedTablets),
    blanks: state.blanks.slice(seat * most, seat * most + groupCount(state)),
  };
}

/** All tablets are turned up, every group goes to its buyer, and the tablets return. */
export function sellGroups(state: State, emit?: Emit): void {
  const groups = groupCount(state);
  if (emit && groups > 0)
    emit({
      type: 'turnedUp',
      tablets: Array.from({ length: state.players }, (_, seat) => tabletsOf(state, seat)),
      reveals: true,
    });
  for (let group = 0; group < groups; group++) sellGroup(state, group, emit);
  state.groups.length = 0;
  state.numbered.fill(0);
  state.blanks.fill(0);
}

function sellGroup(state: State, group: number, emit?: Emit): void {
  let buyer = -1;
  let highest = 0;
  // In turn order, so that of equal bids the one laid earlier stands.
  for (let i = 0; i < state.players; i++) {
    const seat = (state.start + i) % state.players;
    const bid = bidOf(state, seat, group);
    if (bid <= highest) continue;
    highest = bid;
    buyer = seat;
  }
  const first = group * colours.length;
  if (buyer >= 0) {
    emit?.({ type: 'sold', group: group + 1, seat: buyer, sum: highest, blocks: blocksOf(state, group) });
    addTo(state.hands, buyer * colours.length, state.groups, first);
    return;
  }
  emit?.({ type: 'unsold', group: group + 1, blocks: blocksOf(state, group), to: state.advanced ? 'pharaoh' : 'bag' });
  if (state.advanced) layOnPharaoh(state, state.groups, first, emit);
  else addTo(state.bag, 0, state.groups, first);
}

function addTo(list: number[], at: number, from: readonly number[], first: number): void {
  for (let colour = 0; colour < colours.length; colour++) list[at + colour] = list[at + colour]! + from[first + colour]!;
}
