/** The figures of the game as tables, from the data the rules themselves use; each language gives the words. */
import { at } from '../../../../core/at.ts';
import type { RuleTable } from '../../../../ui/board.ts';
import { floorCounts, kindOf, lowestFloor, motifPoints, price, printedValue, stackSize } from '../../data.ts';

type Priced = 'bring' | 'transfer' | 'walk' | 'uncover' | 'raise' | 'exchange' | 'camp' | 'guard';

export interface TableWords {
  readonly prices: string;
  readonly action: string;
  readonly needs: string;
  readonly stones: string;
  /** What is done, and what it needs. */
  readonly actions: Readonly<Record<Priced, readonly [what: string, needs: string]>>;
  readonly scores: string;
  readonly points: string;
  readonly temple: string;
  readonly itsValue: string;
  readonly treasures: readonly [one: string, pair: string, trio: string];
  readonly floors: string;
  readonly floor: string;
  readonly pieces: string;
  readonly tiles: string;
  readonly tile: string;
  readonly number: string;
  readonly templesWorth: (value: number) => string;
  readonly treasureTiles: (masks: number) => string;
  readonly jungle: string;
  readonly volcano: string;
}

const order: readonly Priced[] = ['bring', 'transfer', 'walk', 'uncover', 'raise', 'exchange', 'camp', 'guard'];

export function tables(words: TableWords): Readonly<Record<string, RuleTable>> {
  const stack = Array.from({ length: stackSize }, (_, tile) => tile);
  const several = (kind: string, value: number) =>
    stack.filter((tile) => kindOf(tile) === kind && printedValue(tile) === value).length;
  const values = (kind: string) =>
    [...new Set(stack.filter((tile) => kindOf(tile) === kind).map(printedValue))].sort((a, b) => a - b);
  return {
    prices: {
      caption: words.prices,
      wide: true,
      head: [words.action, 'AP', words.needs],
      rows: order.map((what) => [words.actions[what][0], what === 'walk' ? words.stones : price[what], words.actions[what][1]]),
    },
    scores: {
      caption: words.scores,
      head: ['', words.points],
      rows: [[words.temple, words.itsValue], ...words.treasures.map((set, i) => [set, at(motifPoints, i + 1)])],
    },
    floors: {
      caption: words.floors,
      head: [words.floor, ...floorCounts.map((_, i) => i + lowestFloor)],
      rows: [[words.pieces, ...floorCounts]],
    },
    tiles: {
      caption: words.tiles,
      head: [words.tile, words.number],
      rows: [
        ...values('temple').map((value) => [words.templesWorth(value), several('temple', value)]),
        ...values('treasure').map((masks) => [words.treasureTiles(masks), several('treasure', masks)]),
        [words.jungle, several('jungle', 0)],
        [words.volcano, several('volcano', 0)],
      ],
    },
  };
}
