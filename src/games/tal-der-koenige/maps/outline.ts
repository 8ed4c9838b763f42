/** Outlines of areas as shapes: what lies within, where two run along each other, and where there is room. */
export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function isWithin([x, y]: Point, outline: Outline): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of edgesOf(outline))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  return inside;
}

function edgesOf(outline: Outline): (readonly [Point, Point])[] {
  return outline.map((point, i) => [point, outline[(i + 1) % outline.length]!]);
}

/** The point of an edge that is nearest. */
function nearestOn([a, b]: readonly [Point, Point], point: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const share = length ? ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length : 0;
  const within = Math.min(1, Math.max(0, share));
  return [a[0] + dx * within, a[1] + dy * within];
}

export function nearestTo(outline: Outline, point: Point): Point | undefined {
  return nearestOf(
    edgesOf(outline).map((edge) => nearestOn(edge, point)),
    point,
  );
}

export function nearestOf(points: readonly Point[], to: Point): Point | undefined {
  return points.reduce<Point | undefined>(
    (best, point) => (!best || distanceOf(point, to) < distanceOf(best, to) ? point : best),
    undefined,
  );
}

/** Drawn by hand, two lines are one where they are no further apart than this, over at least that length. */
const tolerance = 0.6;
const shortest = 0.8;

/** Whether two outlines run along each other somewhere: such areas share a border. */
export function runAlong(one: Outline, other: Outline): boolean {
  if (one.length < 3 || other.length < 3) return false;
  return edgesOf(one).some((edge) => edgesOf(other).some((beside) => edgesMeet(edge, beside)));
}

function edgesMeet([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const length = distanceOf(a, b);
  if (length === 0) return false;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const along = ([x, y]: Point) => (x - a[0]) * ux + (y - a[1]) * uy;
  const off = ([x, y]: Point) => (y - a[1]) * ux - (x - a[0]) * uy;
  const [from, to] = [along(c), along(d)];
  const [low, high] = [Math.max(0, Math.min(from, to)), Math.min(length, Math.max(from, to))];
  if (high - low < shortest) return false;
  const offAt = (at: number) => off(c) + ((off(d) - off(c)) * (at - from)) / (to - from);
  return Math.abs(offAt(low)) <= tolerance && Math.abs(offAt(high)) <= tolerance;
}

/** The point within an outline that is furthest from its edge and from everything that lies there. */
export function roomiest(outline: Outline, taken: readonly (readonly [Point, number])[]): Point {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  let [best, room]: [Point, number] = [outline[0]!, Number.NEGATIVE_INFINITY];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x++)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
      const point: Point = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      if (!isWithin(point, outline)) continue;
      const free = Math.min(
        distanceOf(point, nearestTo(outline, point)!),
        ...taken.map(([at, radius]) => distanceOf(point, at) - radius),
      );
      if (free > room) [best, room] = [point, free];
    }
  return best;
}

/** The hull around points, clockwise from the topmost: the edge of the sheet. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.reverse())];
  const top = hull.findIndex(([, y]) => y === Math.min(...hull.map((point) => point[1])));
  return [...hull.slice(top), ...hull.slice(0, Math.max(0, top))];
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
