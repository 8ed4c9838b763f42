/** Animations as GIF: one palette, and of every picture only what has changed since the last. */

type Colour = readonly [number, number, number];

/** The index of what stays as it was; colours have those below. */
const unchanged = 255;

interface GifWriter {
  /** A picture as indices of the palette, and how many hundredths of a second it stands. */
  add(indices: Uint8Array, hundredths: number): void;
  finish(): Blob;
}

export function openGif(width: number, height: number, palette: readonly Colour[]): GifWriter {
  const parts: Uint8Array<ArrayBuffer>[] = [header(width, height, palette)];
  let last: Uint8Array | undefined;
  return {
    add(indices, hundredths) {
      const box = last ? changedBox(last, indices, width, height) : { x: 0, y: 0, width, height };
      parts.push(Uint8Array.from(frameHead(box, hundredths)));
      parts.push(blocks(compress(cutOut(indices, last, box, width))));
      last = indices;
    },
    finish: () => new Blob([...parts, Uint8Array.of(0x3b)], { type: 'image/gif' }),
  };
}

const word = (value: number) => [value & 255, value >> 8];
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

function header(width: number, height: number, palette: readonly Colour[]): Uint8Array<ArrayBuffer> {
  const table = new Uint8Array(256 * 3);
  for (const [at, colour] of palette.slice(0, unchanged).entries()) table.set(colour, at * 3);
  // It begins again when it is over.
  const again = [0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  return Uint8Array.from([...letters('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0, ...table, ...again]);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function frameHead({ x, y, width, height }: Box, hundredths: number): number[] {
  const control = [0x21, 0xf9, 4, 0b101, ...word(hundredths), unchanged, 0];
  return [...control, 0x2c, ...word(x), ...word(y), ...word(width), ...word(height), 0];
}

/** What differs; one pixel where nothing does, since a picture cannot be empty. */
function changedBox(last: Uint8Array, next: Uint8Array, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (last[y * width + x] === next[y * width + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function cutOut(indices: Uint8Array, last: Uint8Array | undefined, box: Box, width: number): Uint8Array {
  const out = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const from = (box.y + y) * width + box.x + x;
      out[y * box.width + x] = last && last[from] === indices[from] ? unchanged : indices[from]!;
    }
  return out;
}

const clear = 256;
const end = 257;
const mostCodes = 4096;

/** LZW with codes of 9 to 12 bits, as GIF wants it. */
function compress(indices: Uint8Array): Uint8Array {
  const out: number[] = [];
  let buffer = 0;
  let filled = 0;
  let size = 9;
  let next = end + 1;
  let codes = new Map<number, number>();
  function put(code: number): void {
    buffer |= code << filled;
    filled += size;
    while (filled >= 8) {
      out.push(buffer & 255);
      buffer >>>= 8;
      filled -= 8;
    }
  }
  put(clear);
  let prefix = indices[0]!;
  for (let at = 1; at < indices.length; at++) {
    const index = indices[at]!;
    const key = (prefix << 8) | index;
    const known = codes.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    put(prefix);
    if (next < mostCodes) {
      if (next === 1 << size) size += 1;
      codes.set(key, next++);
    } else {
      put(clear);
      codes = new Map();
      next = end + 1;
      size = 9;
    }
    prefix = index;
  }
  put(prefix);
  put(end);
  if (filled > 0) out.push(buffer & 255);
  return Uint8Array.from(out);
}

/** In blocks of at most 255 bytes, the smallest code size before and an empty one behind. */
function blocks(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(data.length + Math.ceil(data.length / 255) + 2);
  out[0] = 8;
  let to = 1;
  for (let from = 0; from < data.length; from += 255) {
    const part = data.subarray(from, from + 255);
    out[to] = part.length;
    out.set(part, to + 1);
    to += part.length + 1;
  }
  return out;
}
