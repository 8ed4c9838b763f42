/** Where a card lies that belongs to a place: near it, inside the frame, over as little as possible of what can be tapped. */
import type { Box } from './viewbox.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

const gap = 8;
const rim = 6;
/** How finely the frame is searched for room. */
const steps = 8;

function overlap(a: Box, b: Box): number {
  const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return x > 0 && y > 0 ? x * y : 0;
}

/** How far the card is from the place, edge to edge. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const y = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(x, y);
}

/** All boxes in the coordinates of the frame. `avoid` are places that must stay free for a tap. */
export function spotFor(frame: Size, anchor: Box, card: Size, avoid: readonly Box[]): Point {
  const [lastX, lastY] = [Math.max(rim, frame.width - card.width - rim), Math.max(rim, frame.height - card.height - rim)];
  const within = ({ x, y }: Point): Point => ({ x: Math.max(rim, Math.min(x, lastX)), y: Math.max(rim, Math.min(y, lastY)) });
  const [midX, midY] = [anchor.x + (anchor.width - card.width) / 2, anchor.y + (anchor.height - card.height) / 2];
  const beside: Point[] = [
    { x: midX, y: anchor.y + anchor.height + gap },
    { x: midX, y: anchor.y - card.height - gap },
    { x: anchor.x + anchor.width + gap, y: midY },
    { x: anchor.x - card.width - gap, y: midY },
  ];
  const anywhere = Array.from({ length: (steps + 1) ** 2 }, (_, i): Point => {
    const [column, row] = [i % (steps + 1), Math.floor(i / (steps + 1))];
    return { x: rim + ((lastX - rim) * column) / steps, y: rim + ((lastY - rim) * row) / steps };
  });
  let best = within(beside[0] as Point);
  let least = Number.POSITIVE_INFINITY;
  for (const spot of [...beside, ...anywhere].map(within)) {
    const box = { ...spot, ...card };
    // Over the place itself is worst; over another target as bad as what it hides; far away a little.
    const cost =
      10 * overlap(box, anchor) +
      avoid.reduce((sum, one) => sum + overlap(box, one), 0) +
      3 * Math.max(0, distance(box, anchor) - gap);
    if (cost < least - 1) {
      least = cost;
      best = spot;
    }
  }
  return best;
}
