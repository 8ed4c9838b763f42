/** Every way a pyramid can be worth what it is worth: a wanted colour for each position, best first. */
import { colours, type Kind, pyramids, type Size, worth } from './data.ts';

export interface Pattern {
  readonly kind: Kind;
  readonly points: number;
  /** Position by position: 1 + the colour wanted, 0 where any will do. */
  readonly wants: readonly number[];
}

function pattern(size: Size, kind: Kind, want: (level: number, position: number) => number): Pattern {
  const { levels, hidden } = pyramids[size];
  const wants = levels.flatMap((count, level) => Array.from({ length: count }, () => level));
  return {
    kind,
    points: worth[size][kind],
    wants: wants.map((level, position) => (position === hidden ? 0 : want(level, position))),
  };
}

/** Every list of so many numbers from 1 to n. */
function tuples(length: number, n: number): number[][] {
  if (length === 0) return [[]];
  return tuples(length - 1, n).flatMap((rest) => Array.from({ length: n }, (_, i) => [...rest, i + 1]));
}

function layered(size: Size): Pattern[] {
  return tuples(pyramids[size].levels.length, colours.length).map((byLevel) =>
    pattern(size, new Set(byLevel).size === 1 ? 'oneColour' : 'layered', (level) => byLevel[level]!),
  );
}

function chequered(size: Size): Pattern[] {
  const { levels, chequer } = pyramids[size];
  return tuples(2, colours.length)
    .filter(([one = 0, other = 0]) => one < other)
    .flatMap((pair) =>
      tuples(levels.length, 2).map((turned) =>
        pattern(size, 'twoColour', (level, position) => {
          const even = turned[level]! - 1;
          return pair[chequer[position] ? 1 - even : even]!;
        }),
      ),
    );
}

function all(size: Size, expert: boolean): Pattern[] {
  const mixed = pattern(size, 'mixed', () => 0);
  return [...layered(size), ...(expert ? chequered(size) : []), mixed].sort((a, b) => b.points - a.points);
}

const plain = { small: all('small', false), large: all('large', false) };
const withTwoColours = { small: all('small', true), large: all('large', true) };

export function patternsOf(size: Size, expert: boolean): readonly Pattern[] {
  return expert ? withTwoColours[size] : plain[size];
}

/** Whether the blocks laid so far leave the pattern possible. */
export function fits({ wants }: Pattern, blocks: readonly number[]): boolean {
  for (let position = 0; position < wants.length; position++)
    if (blocks[position] && wants[position] && blocks[position] !== wants[position]) return false;
  return true;
}

/** Whether these blocks, counted by colour, are too few to complete the pattern. */
export function shortOf({ wants }: Pattern, blocks: readonly number[], counts: readonly number[]): boolean {
  const left = counts.slice();
  let anyColour = 0;
  for (let position = 0; position < wants.length; position++) {
    if (blocks[position]) continue;
    const want = wants[position]!;
    if (want === 0) anyColour++;
    else if (left[want - 1] === 0) return true;
    else left[want - 1] = left[want - 1]! - 1;
  }
  return left.reduce((sum, count) => sum + count, 0) < anyColour;
}
