/** K3.1: what to bid. Every value-distinct placement is weighed against bids the others might lay. */
import type { Seat } from '../../../core/game.ts';
import { type Random, shuffle } from '../../../core/random.ts';
import type { ActionOf } from '../action.ts';
import { blankTablets, numberedTablets } from '../data.ts';
import { tabletsAt } from '../sale.ts';
import { groupCount, groupsFor, type State } from '../state.ts';
import { groupGains } from './groups.ts';
import { type Weights, weightsFor } from './weights.ts';

type Bid = ActionOf<'bid'>;

const tabletCount = numberedTablets + blankTablets;

/** A group that adds so many times what the next best does gets the highest tablet. */
const outstanding = 1.4;

/** Tablets 4 to 1, each at a group drawn by what the group adds and how little lies there yet. */
function someNumbered(gains: Float64Array, groups: number, { greed, plenty }: Weights, random: Random): number[] {
  let [best, second] = [0, -1];
  for (let group = 1; group < groups; group++) {
    const gain = gains[1 << group]!;
    if (gain > gains[1 << best]!) [best, second] = [group, best];
    else if (second < 0 || gain > gains[1 << second]!) second = group;
  }
  const sure = second >= 0 && gains[1 << best]! > outstanding * gains[1 << second]! + 0.1;
  const sums = new Array<number>(groups).fill(0);
  const numbered: number[] = [0, 0, 0, 0];
  for (let tablet = numberedTablets; tablet > 0; tablet--) {
    let total = 0;
    const shares = sums.map((sum, group) => {
      const share = (0.05 + gains[1 << group]!) ** greed / (1 + plenty * sum);
      total += share;
      return share;
    });
    let at = (random.below(10_000) / 10_000) * total;
    let group = 0;
    while (group < groups - 1 && at >= shares[group]!) at -= shares[group++]!;
    if (sure && tablet === numberedTablets) group = best;
    numbered[tablet - 1] = group + 1;
    sums[group] = sums[group]! + tablet;
  }
  return numbered;
}

/** Blanks at random: a heap of tablets shall say nothing. */
function bidWith(numbered: number[], groups: number, random: Random): Bid {
  const blanks = new Array<number>(groups).fill(0);
  for (let i = 0; i < blankTablets; i++) {
    const group = random.below(groups);
    blanks[group] = blanks[group]! + 1;
  }
  return { type: 'bid', numbered, blanks };
}

export function quickBid(state: State, seat: Seat, random: Random): Bid {
  const groups = groupCount(state);
  return bidWith(someNumbered(groupGains(state, seat, 1), groups, weightsFor(state.players), random), groups, random);
}

/** Deals of face-down tablets that are tried before one is believed. */
const deals = 6;

/** A seat's tablets face down as a sensible player would have laid so many of them at each group; changes the state. */
export function believe(state: State, seat: Seat, random: Random): void {
  const groups = groupCount(state);
  const gains = groupGains(state, seat, 1);
  const most = groupsFor(state.players);
  const heaps = Array.from({ length: groups }, (_, group) => tabletsAt(state, seat, group));
  let likeliest = -1;
  for (let deal = 0; deal < deals; deal++) {
    const numbered = [0, 0, 0, 0];
    const blanks = new Array<number>(groups).fill(0);
    const stack = shuffle(
      Array.from({ length: tabletCount }, (_, i) => (i < numberedTablets ? i + 1 : 0)),
      random,
    );
    let likely = 0.001 * random.below(100);
    for (let group = 0; group < groups; group++)
      for (const tablet of stack.splice(0, heaps[group])) {
        if (tablet === 0) blanks[group] = blanks[group]! + 1;
        else {
          numbered[tablet - 1] = group + 1;
          likely += tablet * gains[1 << group]!;
        }
      }
    likely *= random.below(1000) / 1000;
    if (likely < likeliest) continue;
    likeliest = likely;
    for (let tablet = 0; tablet < numberedTablets; tablet++) state.numbered[seat * numberedTablets + tablet] = numbered[tablet]!;
    for (let group = 0; group < groups; group++) state.blanks[seat * most + group] = blanks[group]!;
  }
}

/** The sums a seat has at the groups: by its tablets face down where it has laid, as it might lay them where not. */
function imaginedSums(state: State, seat: Seat, gains: Float64Array, random: Random, into: number[]): void {
  const groups = groupCount(state);
  into.fill(0);
  const { start, turn, players } = state;
  if ((seat - start + players) % players < (turn - start + players) % players) {
    const stack = shuffle(
      Array.from({ length: tabletCount }, (_, i) => (i < numberedTablets ? i + 1 : 0)),
      random,
    );
    for (let group = 0; group < groups; group++)
      for (const tablet of stack.splice(0, tabletsAt(state, seat, group))) into[group] = into[group]! + tablet;
    return;
  }
  for (const [i, group] of someNumbered(gains, groups, weightsFor(players), random).entries())
    into[group - 1] = into[group - 1]! + i + 1;
}

/** Against how many imagined sets of bids a placement is weighed. */
const trials = 40;

/** The placements that bring most, best first. */
export function bestBids(state: State, seat: Seat, count: number, random: Random): Bid[] {
  const groups = groupCount(state);
  const { players, start } = state;
  const gains = Array.from({ length: players }, (_, other) => groupGains(state, other, other === seat ? 3 : 1));
  const own = gains[seat]!;
  const rank = (seat - start + players) % players;
  // By trial and group: what must be beaten, what the one who gets it otherwise gains by it.
  const toBeat = new Float64Array(trials * groups);
  const denied = new Float64Array(trials * groups);
  const sums = new Array<number>(groups).fill(0);
  for (let trial = 0; trial < trials; trial++)
    for (let i = 0; i < players; i++) {
      const other = (start + i) % players;
      if (other === seat) continue;
      imaginedSums(state, other, gains[other]!, random, sums);
      for (let group = 0; group < groups; group++) {
        // Of equal bids the one laid earlier wins.
        const bid = sums[group]! + (i < rank ? 0.5 : 0);
        const at = trial * groups + group;
        if (sums[group] === 0 || bid <= toBeat[at]!) continue;
        toBeat[at] = bid;
        denied[at] = gains[other]![1 << group]! / (players - 1);
      }
    }
  const found: { numbered: number[]; value: number }[] = [];
  const laid = new Array<number>(groups).fill(0);
  for (let code = 0; code < groups ** numberedTablets; code++) {
    const numbered: number[] = [];
    laid.fill(0);
    for (let tablet = 1, rest = code; tablet <= numberedTablets; tablet++, rest = Math.floor(rest / groups)) {
      numbered.push(1 + (rest % groups));
      laid[rest % groups] = laid[rest % groups]! + tablet;
    }
    let value = 0;
    for (let trial = 0; trial < trials; trial++) {
      let won = 0;
      for (let group = 0; group < groups; group++) {
        const at = trial * groups + group;
        // A tie is mine exactly against those who lay later; half points tell the two apart.
        if (laid[group]! > 0 && laid[group]! >= toBeat[at]!) won |= 1 << group;
        else value -= denied[at]!;
      }
      value += own[won]!;
    }
    found.push({ numbered, value });
  }
  found.sort((a, b) => b.value - a.value);
  return found.slice(0, count).map(({ numbered }) => bidWith(numbered, groups, random));
}
