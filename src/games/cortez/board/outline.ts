/** Ground drawn from fields: the outline of a set of squares with its corners rounded. */
import { at } from '../../../core/at.ts';

type Corner = readonly [number, number];

/** Directed edges around the squares, the inside always on the right hand. */
function edges(squares: readonly Corner[], inside: (row: number, column: number) => boolean): Map<string, Corner[]> {
  const from = new Map<string, Corner[]>();
  const add = (a: Corner, b: Corner) => from.set(a.join(), [...(from.get(a.join()) ?? []), b]);
  for (const [row, column] of squares) {
    if (!inside(row - 1, column)) add([column, row], [column + 1, row]);
    if (!inside(row, column + 1)) add([column + 1, row], [column + 1, row + 1]);
    if (!inside(row + 1, column)) add([column + 1, row + 1], [column, row + 1]);
    if (!inside(row, column - 1)) add([column, row + 1], [column, row]);
  }
  return from;
}

function loops(from: Map<string, Corner[]>): Corner[][] {
  const found: Corner[][] = [];
  for (const start of from.keys()) {
    while (from.get(start)?.length) {
      const loop: Corner[] = [];
      const [x = 0, y = 0] = start.split(',').map(Number);
      let at: Corner = [x, y];
      for (let next = from.get(at.join())?.pop(); next; next = from.get(at.join())?.pop()) {
        loop.push(at);
        at = next;
      }
      found.push(loop.filter((corner, i) => turns(loop, i, corner)));
    }
  }
  return found;
}

function turns(loop: readonly Corner[], i: number, [x, y]: Corner): boolean {
  const [ax, ay] = loop.at(i - 1)!;
  const [bx, by] = at(loop, (i + 1) % loop.length);
  return (x - ax) * (by - y) !== (y - ay) * (bx - x);
}

/** The path around all squares of a size that are inside, as far as the given number of rows and columns. */
export function outline(
  inside: (row: number, column: number) => boolean,
  count: number,
  size: number,
  radius: number,
  grown = 0,
): string {
  const squares: Corner[] = [];
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) if (inside(row, column)) squares.push([row, column]);
  return loops(edges(squares, inside))
    .map((loop) =>
      rounded(
        loop.map(([x, y]): Corner => [x * size, y * size]),
        radius,
        grown,
      ),
    )
    .join('');
}

function rounded(sharp: readonly Corner[], radius: number, grown: number): string {
  const corners = grown ? sharp.map((corner, i) => pushed(sharp, i, corner, grown)) : sharp;
  const toward = ([x, y]: Corner, [tx, ty]: Corner): string => {
    const length = Math.hypot(tx - x, ty - y);
    const share = Math.min(radius, length / 2) / length;
    return `${round(x + (tx - x) * share)} ${round(y + (ty - y) * share)}`;
  };
  const parts = corners.map((corner, i) => {
    const before = corners.at(i - 1)!;
    const after = at(corners, (i + 1) % corners.length);
    return `${i ? 'L' : 'M'}${toward(corner, before)}Q${round(corner[0])} ${round(corner[1])} ${toward(corner, after)}`;
  });
  return `${parts.join('')}Z`;
}

/** The corner moved outwards, or inwards where negative; edges run clockwise. */
function pushed(loop: readonly Corner[], i: number, [x, y]: Corner, by: number): Corner {
  const [ax, ay] = loop.at(i - 1)!;
  const [bx, by2] = at(loop, (i + 1) % loop.length);
  const into = [Math.sign(x - ax), Math.sign(y - ay)] as const;
  const out = [Math.sign(bx - x), Math.sign(by2 - y)] as const;
  return [x + (into[1] + out[1]) * by, y - (into[0] + out[0]) * by];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
