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
