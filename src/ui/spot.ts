/** Where a card lies that belongs to a place: near it, inside the frame, over as little as possible of what can be tapped. */
import { at } from '../core/at.ts';
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

interface Spot extends Point {
  /** How many targets the card would hide there. */
  readonly hides: number;
}

/** All boxes in the coordinates of the frame. `avoid` are places that must stay free for a tap. */
export function spotFor(frame: Size, anchor: Box, card: Size, avoid: readonly Box[]): Spot {
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
  let best: Spot = { ...within(at(beside, 0)), hides: avoid.length };
  let least = Number.POSITIVE_INFINITY;
  for (const spot of [...beside, ...anywhere].map(within)) {
    const box = { ...spot, ...card };
    const hidden = avoid.map((one) => overlap(box, one)).filter((area) => area > 0);
    // Over another target, or over the place itself, is worse than anywhere else in the frame; far away is a little bad.
    const cost =
      10 * overlap(box, anchor) +
      hidden.reduce((sum, area) => sum + area + 10_000, 0) +
      3 * Math.max(0, distance(box, anchor) - gap);
    if (cost < least - 1) {
      least = cost;
      best = { ...spot, hides: hidden.length };
    }
  }
  return best;
}
