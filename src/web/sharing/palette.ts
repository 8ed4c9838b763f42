/** The colours of an animation: as many as a GIF can have, chosen by median cut over what its pictures show. */

/** Colours are counted coarsely, by five bits of red, green and blue: finer differences nobody sees on flat drawings. */
const bits = 5;
const coarse = 1 << (3 * bits);

interface Histogram {
  readonly counts: Uint32Array;
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
}

export function newHistogram(): Histogram {
  return {
    counts: new Uint32Array(coarse),
    red: new Float64Array(coarse),
    green: new Float64Array(coarse),
    blue: new Float64Array(coarse),
  };
}

function cellOf(red: number, green: number, blue: number): number {
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
}

export function countPixels({ counts, red, green, blue }: Histogram, pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const cell = cellOf(r, g, b);
    counts[cell]! += 1;
    red[cell]! += r;
    green[cell]! += g;
    blue[cell]! += b;
  }
}

type Colour = readonly [number, number, number];

/** Up to so many colours that stand for all that were counted. */
export function choosePalette(histogram: Histogram, most: number): readonly Colour[] {
  const { counts } = histogram;
  const used = Array.from({ length: coarse }, (_, cell) => cell).filter((cell) => counts[cell]! > 0);
  const boxes = used.length ? [used] : [];
  while (boxes.length < most) {
    // The box that holds most unlike pixels is cut in two.
    let best = -1;
    let score = 0;
    for (const [at, box] of boxes.entries()) {
      const own = box.length < 2 ? 0 : widest(box).width * Math.sqrt(weight(box));
      if (own > score) [best, score] = [at, own];
    }
    if (best < 0) break;
    boxes.push(cut(boxes[best]!));
  }
  return boxes.map(mean);

  function weight(box: readonly number[]): number {
    return box.reduce((sum, cell) => sum + counts[cell]!, 0);
  }

  function widest(box: readonly number[]): { readonly shift: number; readonly width: number } {
    const widths = [10, 5, 0].map((shift) => {
      let [low, high] = [31, 0];
      for (const cell of box) {
        const value = (cell >> shift) & 31;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      return { shift, width: high - low };
    });
    return widths.reduce((one, other) => (other.width > one.width ? other : one));
  }

  /** Leaves the lower half in the box and gives back the upper. */
  function cut(box: number[]): number[] {
    const { shift } = widest(box);
    box.sort((a, b) => ((a >> shift) & 31) - ((b >> shift) & 31));
    const half = weight(box) / 2;
    let sum = 0;
    let at = 0;
    while (at < box.length - 1 && sum + counts[box[at]!]! <= half) sum += counts[box[at++]!]!;
    return box.splice(Math.max(1, at));
  }

  function mean(box: readonly number[]): Colour {
    const all = weight(box);
    const of = (sums: Float64Array) => Math.round(box.reduce((sum, cell) => sum + sums[cell]!, 0) / all);
    return [of(histogram.red), of(histogram.green), of(histogram.blue)];
  }
}

/** Which colour of the palette each pixel is nearest to. */
export function openMapper(palette: readonly Colour[]): (pixels: Uint8ClampedArray) => Uint8Array {
  const known = new Int16Array(coarse).fill(-1);
  function nearest(red: number, green: number, blue: number): number {
    let best = 0;
    let distance = Number.POSITIVE_INFINITY;
    for (const [at, [r, g, b]] of palette.entries()) {
      const own = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (own < distance) [best, distance] = [at, own];
    }
    return best;
  }
  return (pixels) => {
    const indices = new Uint8Array(pixels.length / 4);
    for (let at = 0; at < indices.length; at++) {
      const [r, g, b] = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!];
      const cell = cellOf(r, g, b);
      let index = known[cell]!;
      if (index < 0) {
        index = nearest(r, g, b);
        known[cell] = index;
      }
      indices[at] = index;
    }
    return indices;
  };
}
