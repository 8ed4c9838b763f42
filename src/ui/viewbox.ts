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
