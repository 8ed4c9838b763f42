import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentsOf } from './film-moments.ts';
import { openGif } from './gif.ts';
import { choosePalette, countPixels, newHistogram, openMapper } from './palette.ts';

/** Reads what a viewer would show after every picture, and how long. */
function readGif(bytes: Uint8Array): { frames: number[][]; delays: number[] } {
  const word = (at: number) => bytes[at]! | (bytes[at + 1]! << 8);
  const [width, height] = [word(6), word(8)];
  let at = 13 + 256 * 3;
  const canvas = new Array<number>(width * height).fill(-1);
  const frames: number[][] = [];
  const delays: number[] = [];
  let clearIndex = -1;
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) {
        delays.push(word(at + 4));
        clearIndex = bytes[at + 6]!;
      }
      at += 2;
      while (bytes[at]) at += bytes[at]! + 1;
      at += 1;
      continue;
    }
    const [x, y, w, h] = [word(at + 1), word(at + 3), word(at + 5), word(at + 7)];
    at += 11;
    const data: number[] = [];
    while (bytes[at]) {
      data.push(...bytes.subarray(at + 1, at + 1 + bytes[at]!));
      at += bytes[at]! + 1;
    }
    at += 1;
    for (const [index, value] of decompress(data).entries())
      if (value !== clearIndex) canvas[(y + Math.floor(index / w)) * width + x + (index % w)] = value;
    expect(h).toBeGreaterThan(0);
    frames.push([...canvas]);
  }
  return { frames, delays };
}

function decompress(data: readonly number[]): number[] {
  const out: number[] = [];
  let table: number[][] = [];
  let [size, bit] = [9, 0];
  let before: number[] | undefined;
  const reset = () => {
    table = Array.from({ length: 258 }, (_, index) => [index]);
    size = 9;
    before = undefined;
  };
  reset();
  for (;;) {
    let code = 0;
    for (let n = 0; n < size; n++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << n;
    if (code === 257) return out;
    if (code === 256) {
      reset();
      continue;
    }
    const entry = table[code] ?? [...before!, before![0]!];
    out.push(...entry);
    if (before && table.length < 4096) table.push([...before, entry[0]!]);
    if (table.length === 1 << size && size < 12) size += 1;
    before = entry;
  }
}

async function written(width: number, height: number, frames: readonly (readonly number[])[]) {
  const gif = openGif(width, height, [[255, 0, 0]]);
  for (const [at, frame] of frames.entries()) gif.add(Uint8Array.from(frame), 10 + at);
  return readGif(new Uint8Array(await gif.finish().arrayBuffer()));
}

describe('a GIF', () => {
  it('shows every picture as it was, whatever changed, and for as long as it should', async () => {
    const picture = fc.array(fc.nat(254), { minLength: 60, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(picture, { minLength: 1, maxLength: 4 }), async (frames) => {
        const read = await written(10, 6, frames);
        expect(read.frames).toEqual(frames);
        expect(read.delays).toEqual(frames.map((_, at) => 10 + at));
      }),
    );
  });

  it('has room for pictures with more patterns than there are codes', async () => {
    const noise = Array.from({ length: 150 * 150 }, (_, at) => (at * 7919 + ((at * at) % 251)) % 255);
    expect((await written(150, 150, [noise])).frames).toEqual([noise]);
  });

  it('stays where nothing happens', async () => {
    const still = new Array<number>(60).fill(3);
    expect((await written(10, 6, [still, still])).frames).toEqual([still, still]);
  });
});

describe('the palette', () => {
  const pixels = (...colours: readonly (readonly number[])[]) => Uint8ClampedArray.from(colours.flatMap((one) => [...one, 255]));

  it('has every colour of a drawing with few of them, exactly', () => {
    const drawn = pixels([200, 10, 30], [0, 0, 0], [255, 255, 255], [0, 0, 0], [40, 90, 160]);
    const histogram = newHistogram();
    countPixels(histogram, drawn);
    const palette = choosePalette(histogram, 255);
    const shown = [...openMapper(palette)(drawn)].map((index) => palette[index]);
    expect(shown).toEqual([
      [200, 10, 30],
      [0, 0, 0],
      [255, 255, 255],
      [0, 0, 0],
      [40, 90, 160],
    ]);
  });

  it('comes near to every colour where there are too many', () => {
    const all = Array.from({ length: 4096 }, (_, at) => [(at & 15) * 17, ((at >> 4) & 15) * 17, (at >> 8) * 17]);
    const histogram = newHistogram();
    countPixels(histogram, pixels(...all));
    const palette = choosePalette(histogram, 255);
    expect(palette).toHaveLength(255);
    const shown = [...openMapper(palette)(pixels(...all))];
    const far = shown.map((index, at) =>
      Math.max(...[0, 1, 2].map((part) => Math.abs(palette[index]![part]! - all[at]![part]!))),
    );
    expect(Math.max(...far)).toBeLessThan(64);
  });
});

describe('an animation', () => {
  it('shows every moment, or of a long game some evenly, and always the first and the last', () => {
    expect(momentsOf(3, 7)).toEqual([3, 4, 5, 6, 7]);
    expect(momentsOf(9, 9)).toEqual([9]);
    const some = momentsOf(0, 1000);
    expect([some.length, some[0], some.at(-1)]).toEqual([300, 0, 1000]);
    expect(new Set(some).size).toBe(300);
  });
});
