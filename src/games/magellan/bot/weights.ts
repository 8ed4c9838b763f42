/** What a bidder in Magellan goes by: learned by self-play against his own past versions (src/train, docs/bots.md). */
import { type Learned, numbersOf } from '../../../core/learned.ts';
import { explorers } from '../data.ts';
import three from './weights/3.json' with { type: 'json' };
import four from './weights/4.json' with { type: 'json' };
import five from './weights/5.json' with { type: 'json' };
import six from './weights/6.json' with { type: 'json' };

export interface Weights {
  /** What one unit of money is worth beside its crowns, in phases I, II and III, when nothing is left to bid for in them. */
  readonly money: readonly number[];
  /** So much more of it while all sales of the phase are to come. */
  readonly sales: readonly number[];
  /** The right to sail on to the next field: what share of its gain, from fields I and II. */
  readonly option: readonly number[];
  /** How much each rival on the same field takes from that right. */
  readonly rivalry: number;
  /** What is liked beyond that in each explorer’s fields I and II. */
  readonly liking: readonly number[];
  /** Pizarro's cards on side B. */
  readonly pizarro: number;
  /** What it costs to play with an open hand. */
  readonly openHand: number;
  /** What others lose when they do not get it, as a share of what it is worth. */
  readonly denial: number;
}

const phases = ['I', 'II', 'III'];

/** The numbers by name, in their order. */
export const names: readonly string[] = [
  ...phases.map((phase) => `money ${phase}`),
  ...phases.map((phase) => `sales ${phase}`),
  'option I',
  'option II',
  'rivalry',
  ...explorers.flatMap((explorer) => [`${explorer} I`, `${explorer} II`]),
  'pizarro',
  'open hand',
  'denial',
];

export function weightsOf(numbers: readonly number[]): Weights {
  const [rivalry = 0] = numbers.slice(8);
  const [pizarro = 0, openHand = 0, denial = 0] = numbers.slice(21);
  return {
    money: numbers.slice(0, 3),
    sales: numbers.slice(3, 6),
    option: numbers.slice(6, 8),
    rivalry: Math.max(0, rivalry),
    liking: numbers.slice(9, 21),
    pizarro,
    openHand,
    denial,
  };
}

const files: Readonly<Record<number, Learned>> = { 3: three, 4: four, 5: five, 6: six };
const learned = new Map<number, Weights>();

/** What players of the house go by at a table of so many. */
export function weightsFor(players: number): Weights {
  const known = learned.get(players) ?? weightsOf(learnedNumbers(players));
  learned.set(players, known);
  return known;
}

export function learnedNumbers(players: number): number[] {
  return numbersOf(files[players]!, names);
}
