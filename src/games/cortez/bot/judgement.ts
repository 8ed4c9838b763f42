/**
 * What each trait counts for: the logarithm of the odds to win, by how much of the game is left (0 at its end, towards 1):
 * `now + left * (more + left * most)`. Learned from who had won, by the traits of everybody on the way (src/train). Two players are a case
 * of their own.
 */
import { type Learned, numbersOf } from '../../../core/learned.ts';
import { traits } from './traits.ts';
import two from './weights/2.json' with { type: 'json' };
import four from './weights/4.json' with { type: 'json' };

/** Three numbers for each trait, in their order. */
export const names: readonly string[] = Object.keys(traits).flatMap((trait) => [trait, `${trait} × left`, `${trait} × left²`]);

const [duel, several] = [two, four].map((file: Learned) => Float64Array.from(numbersOf(file, names))) as [
  Float64Array,
  Float64Array,
];

/** What is judged by at a table of so many; training writes into it. */
export function countsFor(players: number): Float64Array {
  return players === 2 ? duel : several;
}
