/** Pan and zoom as arithmetic on a viewBox: no element is ever scaled, so lines stay sharp. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const mostZoom = 5;

/** Zooms around a point of the drawing; never further out than the whole. */
export function zoomAt(whole: Box, box: Box, x: number, y: number, factor: number): Box {
  const width = clamp(box.width / factor, whole.width / mostZoom, whole.width);
  const height = (width * whole.height) / whole.width;
  const share = width / box.width;
  return within(whole, { x: x - (x - box.x) * share, y: y - (y - box.y) * share, width, height });
}

export function panBy(whole: Box, box: Box, dx: number, dy: number): Box {
  return within(whole, { ...box, x: box.x + dx, y: box.y + dy });
}

/** The smallest view of the whole's shape that shows a part of it. */
export function covering(whole: Box, part: Box): Box {
  const width = clamp(Math.max(part.width, (part.height * whole.width) / whole.height), whole.width / mostZoom, whole.width);
  const height = (width * whole.height) / whole.width;
  return within(whole, { x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height });
}

/** The view moved as little as it takes to show a part, of the same size where that is possible. */
export function including(whole: Box, box: Box, part: Box): Box {
  if (part.width > box.width || part.height > box.height) return covering(whole, part);
  const x = clamp(box.x, part.x + part.width - box.width, part.x);
  const y = clamp(box.y, part.y + part.height - box.height, part.y);
  return within(whole, { ...box, x, y });
}

/** What stands in sight of a view in a window of another shape: more of the drawing than was asked for. */
export function inSight(box: Box, width: number, height: number): Box {
  const scale = Math.min(width / box.width, height / box.height);
  const [wide, high] = [width / scale, height / scale];
  return { x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high };
}

/** The name of a column or row at the edge of a board. */
export interface RimName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Names of columns lie along the x axis, names of rows along the y axis. */
  readonly along: 'x' | 'y';
}

/** The names that are in sight, moved to the edge of what is seen where their own place is not: a place can always be named. */
export function rimInSight(rim: readonly RimName[], whole: Box, seen: Box, pad: number): RimName[] {
  return rim.flatMap((one) => {
    const [low, length] = one.along === 'x' ? [seen.x, seen.width] : [seen.y, seen.height];
    if (one[one.along] < low + pad / 2 || one[one.along] > low + length - pad / 2) return [];
    if (one.along === 'x') return [{ ...one, y: kept(one.y, whole.y + whole.height / 2, seen.y, seen.height, pad) }];
    return [{ ...one, x: kept(one.x, whole.x + whole.width / 2, seen.x, seen.width, pad) }];
  });
}

/** A name of the near edge is not let out of sight there, one of the far edge not there. */
function kept(at: number, middle: number, low: number, length: number, pad: number): number {
  return at < middle ? Math.max(at, low + pad) : Math.min(at, low + length - pad);
}

export function isSame(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height) < 0.01;
}

/** A view on the way from one to another, eased at both ends. */
export function between(from: Box, to: Box, share: number): Box {
  const t = share * share * (3 - 2 * share);
  const mix = (a: number, b: number) => a + (b - a) * t;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width), height: mix(from.height, to.height) };
}

/** The box moved back inside the whole. */
function within(whole: Box, box: Box): Box {
  return {
    ...box,
    x: clamp(box.x, whole.x, whole.x + whole.width - box.width),
    y: clamp(box.y, whole.y, whole.y + whole.height - box.height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
