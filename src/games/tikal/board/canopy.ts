/** The canopy over what nobody has explored: crowns of trees from above, one path for each of its greens. */
import type { Box } from '../../../ui/viewbox.ts';

/** The same leaves every time: a forest that rustles with every redraw would not be calm. */
function sown(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const fixed = (number: number) => number.toFixed(1);

/** One pointed leaf from a point outwards. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, aside: number) => `${fixed(x + cos * along - sin * aside)} ${fixed(y + sin * along + cos * aside)}`;
  return `M${fixed(x)} ${fixed(y)}Q${at(length * 0.45, length * 0.34)} ${at(length, 0)}Q${at(length * 0.45, -length * 0.34)} ${fixed(x)} ${fixed(y)}Z`;
}

function crown(x: number, y: number, size: number, leaves: number, turn: number): string {
  return Array.from({ length: leaves }, (_, i) => leaf(x, y, turn + (i / leaves) * Math.PI * 2, size)).join('');
}

/** From the ground up: deep shade, leaves, leaves in the light. */
export function canopy({ width, height }: Box): readonly [string, string, string] {
  const random = sown(11);
  const layer = (spacing: number, least: number, most: number, leaves: number) => {
    const crowns: string[] = [];
    for (let row = 0; row * spacing < height + spacing; row++)
      for (let column = 0; column * spacing < width + spacing; column++) {
        const x = (column + (row % 2) / 2 + (random() - 0.5) * 0.7) * spacing;
        const y = (row + (random() - 0.5) * 0.7) * spacing * 0.9;
        crowns.push(crown(x, y, least + random() * (most - least), leaves, random() * 6));
      }
    return crowns.join('');
  };
  return [layer(62, 30, 44, 7), layer(74, 20, 32, 7), layer(104, 12, 20, 6)];
}
