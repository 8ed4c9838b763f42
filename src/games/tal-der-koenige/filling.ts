/** The best use of some blocks on one pyramid: for bots, and for a board's "fill for me". */
import { colours, type Kind } from './data.ts';
import { fits, type Pattern, patternsOf } from './patterns.ts';
import { capacityOf, levelStarts, sizeOf } from './pyramid.ts';

export interface Filling {
  /** What the pyramid is on its way to, or has become. */
  readonly kind: Kind;
  readonly points: number;
  /** In the order of laying; the rest of the blocks is better kept for elsewhere. */
  readonly blocks: readonly { readonly position: number; readonly colour: number }[];
}

/**
 * How to lay up to `room` of the blocks in hand (counted by colour) on the site's pyramid (1 + colour by position).
 * A pyramid on its way counts by the part of it that stands: 5 of 14 blocks of one colour are worth 5/14 of 11.
 */
export function bestFilling(
  site: number,
  blocks: readonly number[],
  hand: readonly number[],
  room: number,
  expert: boolean,
): Filling {
  const size = capacityOf(site);
  const laid = blocks.reduce((sum, block) => sum + (block ? 1 : 0), 0);
  let best: Filling | undefined;
  let bestValue = -1;
  for (const pattern of patternsOf(sizeOf(site), expert)) {
    if (!fits(pattern, blocks)) continue;
    const filling = fillPattern(site, pattern, blocks, hand, room);
    const value = (pattern.points * (laid + filling.length)) / size;
    if (value <= bestValue) continue;
    best = { kind: pattern.kind, points: pattern.points, blocks: filling };
    bestValue = value;
  }
  return best ?? { kind: 'mixed', points: 0, blocks: [] };
}

function fillPattern(
  site: number,
  pattern: Pattern,
  blocks: readonly number[],
  hand: readonly number[],
  room: number,
): Filling['blocks'] {
  const left = hand.slice();
  const filling: { position: number; colour: number }[] = [];
  const begins = levelStarts(site);
  for (let level = 0; level + 1 < begins.length; level++) {
    let missing = 0;
    const open = emptyPositions(blocks, begins[level]!, begins[level + 1]!);
    // What must have its colour goes first, so that the positions open to any colour take what is left over.
    for (const position of open.sort((a, b) => pattern.wants[b]! - pattern.wants[a]!)) {
      const want = pattern.wants[position]!;
      const colour = want ? want - 1 : leastMissed(pattern, begins[level + 1]!, left);
      if (filling.length >= room || colour < 0 || left[colour]! <= 0) {
        missing++;
        continue;
      }
      left[colour] = left[colour]! - 1;
      filling.push({ position, colour });
    }
    if (missing > 0) break;
  }
  return filling;
}

function emptyPositions(blocks: readonly number[], from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i).filter((position) => !blocks[position]);
}

/** The colour that the levels above can best do without; -1 when no block is left. */
function leastMissed({ wants }: Pattern, above: number, left: readonly number[]): number {
  let best = -1;
  let mostSpare = Number.NEGATIVE_INFINITY;
  for (let colour = 0; colour < colours.length; colour++) {
    const count = left[colour]!;
    if (count === 0) continue;
    let wanted = 0;
    for (let position = above; position < wants.length; position++) if (wants[position] === colour + 1) wanted++;
    if (count - wanted > mostSpare) {
      mostSpare = count - wanted;
      best = colour;
    }
  }
  return best;
}
