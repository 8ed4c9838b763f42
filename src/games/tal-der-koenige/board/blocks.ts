/** How blocks look: five colours, five surface marks, and the faces of a block that can be seen. */
import { at } from '../../../core/at.ts';
import { colours } from '../data.ts';
import { outline, project, written } from './geometry.ts';
import type { Point } from './outlines.ts';

type Line = readonly Point[];

interface Look {
  readonly fill: string;
  readonly ink: string;
  /** Lines on a face, between -0.5 and 0.5. */
  readonly mark: readonly Line[];
}

const dark = '#2a2119';
const ring: Line = Array.from({ length: 9 }, (_, i) => [Math.cos((i * Math.PI) / 4) * 0.2, Math.sin((i * Math.PI) / 4) * 0.2]);

/** In the order of the data: red, grey, black, white, sand. */
export const looks: readonly Look[] = [
  {
    fill: '#c1503a',
    ink: dark,
    mark: [
      [
        [-0.24, 0.2],
        [0.24, -0.2],
      ],
    ],
  },
  {
    fill: '#98a3a8',
    ink: dark,
    mark: [
      [
        [-0.1, -0.1],
        [0.1, -0.1],
        [0.1, 0.1],
        [-0.1, 0.1],
        [-0.1, -0.1],
        [0.1, 0.1],
      ],
    ],
  },
  {
    fill: 'light-dark(#46413c, #57504a)',
    ink: '#efe5d0',
    mark: [
      [
        [-0.2, -0.2],
        [0.2, 0.2],
      ],
      [
        [0.2, -0.2],
        [-0.2, 0.2],
      ],
    ],
  },
  { fill: '#f6f0e2', ink: dark, mark: [ring] },
  {
    fill: '#ddb25f',
    ink: dark,
    mark: [
      [
        [-0.24, -0.13],
        [0.24, -0.13],
      ],
      [
        [-0.24, 0.13],
        [0.24, 0.13],
      ],
    ],
  },
];

export interface Faces {
  readonly top: string;
  readonly front: string;
  readonly side: string;
  /** How dark the two sides are: light comes from the upper left. */
  readonly shades: readonly [front: number, side: number];
  readonly mark: string;
}

/** A face by its middle and half its edges; z grows along the second edge where the face is upright. */
function lines(mark: readonly Line[], at: (u: number, v: number) => Point): string {
  return mark.map((line) => `M${line.map(([u, v]) => written(at(u, v))).join('L')}`).join('');
}

/** A block of an edge around a plan point, standing at a height counted in blocks, turned by so many degrees. */
export function facesOf([x, y]: Point, z: number, edge: number, degrees: number, colour: number): Faces {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const plan = (u: number, v: number): Point => [x + (u * cos - v * sin) * edge, y + (u * sin + v * cos) * edge];
  const [low, high] = [z * edge, (z + 1) * edge];
  const right = degrees >= 0 ? 0.5 : -0.5;
  const corners = [plan(-0.5, -0.5), plan(0.5, -0.5), plan(0.5, 0.5), plan(-0.5, 0.5)];
  const wall = (from: Point, to: Point) =>
    `M${[project(from, low), project(to, low), project(to, high), project(from, high)].map(written).join('L')}Z`;
  const { mark } = at(looks, colour);
  const upright = (v: number) => (z + 0.5 - v) * edge;
  return {
    top: outline(corners, high),
    front: wall(plan(-0.5, 0.5), plan(0.5, 0.5)),
    side: degrees === 0 ? '' : wall(plan(right, -0.5), plan(right, 0.5)),
    shades: [shade(-sin), shade(degrees >= 0 ? cos : -cos)],
    mark: lines(mark, (u, v) => project(plan(u, v), high)) + lines(mark, (u, v) => project(plan(u, 0.5), upright(v))),
  };
}

/** By how far the wall looks to the right. */
function shade(toRight: number): number {
  return Math.round((0.2 + 0.2 * toRight) * 100) / 100;
}

export interface Laid {
  readonly position: number;
  readonly colour: number;
  readonly faces: Faces;
}

/** The blocks of a pyramid in the order of painting: level by level, from the back to the front. */
export function pyramidOf(
  levels: readonly number[],
  blocks: readonly number[],
  { centre, block, turn }: { readonly centre: Point; readonly block: number; readonly turn: number },
): Laid[] {
  const laid: Laid[] = [];
  let position = 0;
  for (const [level, count] of levels.entries()) {
    const row: { depth: number; laid: Laid }[] = [];
    for (let i = 0; i < count; i++, position++) {
      const colour = (blocks[position] ?? 0) - 1;
      if (colour < 0 || colour >= colours.length) continue;
      const at = positionPoint(count, i, centre, block, turn);
      row.push({ depth: at[1], laid: { position, colour, faces: facesOf(at, level, block, turn, colour) } });
    }
    laid.push(...row.sort((a, b) => a.depth - b.depth).map((one) => one.laid));
  }
  return laid;
}

/** The plan point of a position within its level, row by row from the back. */
function positionPoint(count: number, i: number, [x, y]: Point, edge: number, degrees: number): Point {
  const size = Math.sqrt(count);
  const angle = (degrees * Math.PI) / 180;
  const u = ((i % size) - (size - 1) / 2) * edge;
  const v = (Math.floor(i / size) - (size - 1) / 2) * edge;
  return [x + u * Math.cos(angle) - v * Math.sin(angle), y + u * Math.sin(angle) + v * Math.cos(angle)];
}

/** The outline of a level on the ground, and the joints between its blocks, for what is not built yet. */
export function groundPlan(count: number, centre: Point, edge: number, degrees: number): string {
  const size = Math.sqrt(count);
  const angle = (degrees * Math.PI) / 180;
  const plan = (u: number, v: number): Point => [
    centre[0] + (u * Math.cos(angle) - v * Math.sin(angle)) * edge,
    centre[1] + (u * Math.sin(angle) + v * Math.cos(angle)) * edge,
  ];
  const half = size / 2;
  let path = '';
  for (let i = 0; i <= size; i++) {
    path += `M${written(project(plan(i - half, -half)))}L${written(project(plan(i - half, half)))}`;
    path += `M${written(project(plan(-half, i - half)))}L${written(project(plan(half, i - half)))}`;
  }
  return path;
}
