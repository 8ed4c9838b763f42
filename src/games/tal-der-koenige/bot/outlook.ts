/** How long the game will last, how fast blocks come, and so how likely a pyramid is to be finished. */
import { colours, pharaohBlocks } from '../data.ts';
import { laidMap } from '../map.ts';
import type { TalMap } from '../maps/schema.ts';
import { capacityOf } from '../pyramid.ts';
import { type State, sitesInPlay } from '../state.ts';
import { type Weights, weightsFor } from './weights.ts';

export interface Outlook {
  /** Sales still to come, the one of this round included while it is open. */
  rounds: number;
  /** Rounds it takes a player to get one block of any colour. */
  any: number;
  /** Rounds for one block of a colour (1 + colour); 0 stands for the colour one likes best. */
  each: Float64Array;
  /** Blocks of a colour (1 + colour) that may still come; 0 stands for the most frequent. */
  left: Float64Array;
  expert: boolean;
  /** What is believed at a table of so many. */
  weights: Weights;
  /** Equal for two outlooks only where all of this is. */
  number: number;
}

export function newOutlook(): Outlook {
  return {
    rounds: 0,
    any: 0,
    each: new Float64Array(colours.length + 1),
    left: new Float64Array(colours.length + 1),
    expert: false,
    weights: weightsFor(2),
    number: 0,
  };
}

/** `spilt`: blocks in hands that will not be built. */
export function look(state: State, outlook: Outlook, spilt = 0): void {
  const { each, left } = outlook;
  const { players, bag, groups, hands } = state;
  const weights = weightsFor(players);
  outlook.weights = weights;
  let total = 0;
  for (let colour = 0; colour < colours.length; colour++) {
    let count = bag[colour]!;
    for (let at = colour; at < groups.length; at += colours.length) count += groups[at]!;
    left[colour + 1] = count;
    total += count;
  }
  outlook.expert = state.expert;
  outlook.any = 1 / weights.gain;
  left[0] = 0;
  let fastest = 9;
  for (let colour = 1; colour <= colours.length; colour++) {
    const share = total > 0 ? left[colour]! / total : 0;
    // Who wants one colour bids for the groups that hold more of it.
    const rate = Math.min(weights.focus * share, 0.9);
    each[colour] = rate > 0 ? Math.min(9, outlook.any / rate) : 9;
    fastest = Math.min(fastest, each[colour]!);
    left[colour] = left[colour]! + heldOf(hands, colour - 1);
    left[0] = Math.max(left[0]!, left[colour]!);
  }
  each[0] = fastest / weights.choice;
  outlook.rounds = roundsLeft(state, total, spilt);
  outlook.number = numberOf(outlook);
}

/** The outlooks met last: within a turn there are few. */
const met: { readonly numbers: Float64Array; map: TalMap; weights: Weights; number: number }[] = [];
const mostMet = 16;
const length = 2 * colours.length + 5;
const numbers = new Float64Array(length);
let lastNumber = 0;

function numberOf({ rounds, any, each, left, expert, weights }: Outlook): number {
  const map = laidMap();
  numbers[0] = rounds;
  numbers[1] = any;
  numbers[2] = expert ? 1 : 0;
  numbers.set(each, 3);
  numbers.set(left, 3 + each.length);
  for (const one of met) if (one.map === map && one.weights === weights && areEqual(one.numbers)) return one.number;
  lastNumber += 1;
  if (met.length < mostMet) met.push({ numbers: numbers.slice(), map, weights, number: lastNumber });
  else {
    const oldest = met[lastNumber % mostMet]!;
    oldest.numbers.set(numbers);
    oldest.map = map;
    oldest.weights = weights;
    oldest.number = lastNumber;
  }
  return lastNumber;
}

function areEqual(others: Float64Array): boolean {
  for (let i = 0; i < length; i++) if (numbers[i] !== others[i]) return false;
  return true;
}

function heldOf(hands: readonly number[], colour: number): number {
  let held = 0;
  for (let at = colour; at < hands.length; at += colours.length) held += hands[at]!;
  return held;
}

function roundsLeft(state: State, inBag: number, spilt: number): number {
  const { players } = state;
  const onSale = state.phase === 'bids' && state.groups.length > 0;
  const pharaoh = pharaohBlocks - state.pharaoh.length - spilt;
  if (state.phase === 'over' || state.noSale) return 0;
  if (pharaoh <= 0) return onSale ? 1 : 0;
  let open = 0;
  for (const site of sitesInPlay(players)) open += capacityOf(site) - state.laid[site]!;
  const { gain, spill } = weightsFor(players);
  const built = players * gain;
  const rounds = Math.min(pharaoh / spill, open / built, inBag / (built + spill));
  return onSale ? Math.max(1, rounds) : rounds;
}

const steps = 16;
const widest = 12;
const curve = Float64Array.from({ length: 2 * widest * steps + 1 }, (_, i) => 1 / (1 + Math.exp(-(i / steps - widest))));

/** The chance that something is done in time, given the rounds to spare. */
export function chance(spare: number, { steepness, luck }: Weights): number {
  const at = Math.round((steepness * spare + luck + widest) * steps);
  if (at <= 0) return 0;
  return at >= curve.length ? 1 : curve[at]!;
}
