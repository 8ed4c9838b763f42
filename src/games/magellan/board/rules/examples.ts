/** The worked examples that are counted in coins. */
import { at } from '../../../../core/at.ts';
import { crownsOf } from '../../data.ts';

interface MoneyRow {
  readonly coins: readonly number[];
  readonly label: string;
}

const sumOf = (coins: readonly number[]) => coins.reduce((sum, value) => sum + value, 0);
const added = (coins: readonly number[]) => `${coins.join(' + ')}${coins.length > 1 ? ` = ${sumOf(coins)}` : ''}`;

/** M2.7: whether a price may be paid like this. */
export function pays(coins: readonly number[], price: number): boolean {
  return sumOf(coins) >= price && coins.every((coin) => sumOf(coins) - coin < price);
}

/** M5.3: a stack with as many Magellan cards as money cards under it. */
export function stackScore(money: readonly number[]): number {
  return crownsIn(money) * money.length;
}

function crownsIn(money: readonly number[]): number {
  return money.reduce((sum, value) => sum + at(crownsOf, value), 0);
}

export const price = 7;
export const payments: readonly (readonly number[])[] = [[4, 3], [9], [9, 4]];
/** M5.2: the most that still counts. */
export const mostOfPizarro = 20;
export const turnedUp: readonly (readonly number[])[] = [
  [5, 6, 2],
  [5, 6, 2, 8],
];
export const stacks: readonly (readonly number[])[] = [
  [1, 3, 5],
  [2, 6],
];

export const money: Readonly<Record<string, readonly MoneyRow[]>> = {
  payment: payments.map((coins) => ({ coins, label: `${added(coins)} ${pays(coins, price) ? '✓' : '✗'}` })),
  turned: turnedUp.map((coins) => ({ coins, label: `${added(coins)}${sumOf(coins) > mostOfPizarro ? ' → 0' : ''}` })),
  stacks: stacks.map((coins) => ({ coins, label: `${crownsIn(coins)} × ${coins.length} = ${stackScore(coins)}` })),
};
