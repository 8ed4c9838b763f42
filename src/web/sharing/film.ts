/** A game as an animation, drawn moment by moment; nothing is sent anywhere. */
import { momentsOf } from './film-moments.ts';
import { openGif } from './gif.ts';
import { choosePalette, countPixels, newHistogram, openMapper } from './palette.ts';
import { drawMoment, fontData, type Moments, paint } from './standalone.ts';

interface FilmWish {
  readonly from: number;
  readonly to: number;
  /** Pixels. */
  readonly width: number;
  /** Hundredths of a second that a moment stands. */
  readonly pace: number;
  /** Called with the share that is done; what it returns says whether to go on. */
  onprogress(share: number): boolean;
}

/** Pictures whose colours are looked at. */
const samples = 8;
const lastStands = 300;

/** Undefined where somebody stopped it, or nothing could be drawn. */
export async function makeFilm(shown: Moments, wish: FilmWish): Promise<Blob | undefined> {
  const moments = momentsOf(wish.from, wish.to);
  const font = await fontData();
  const pixelsOf = async (moment: number) => {
    const drawn = await drawMoment(shown, moment, font);
    const canvas = drawn && (await paint(drawn, wish.width));
    return canvas?.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, canvas.width, canvas.height);
  };
  const histogram = newHistogram();
  const sampled = moments.filter((_, at) => at % Math.ceil(moments.length / samples) === 0 || at === moments.length - 1);
  const steps = sampled.length + moments.length;
  let done = 0;
  for (const moment of sampled) {
    const image = await pixelsOf(moment);
    if (!image || !wish.onprogress(++done / steps)) return undefined;
    countPixels(histogram, image.data);
  }
  const palette = choosePalette(histogram, 255);
  const map = openMapper(palette);
  let gif: ReturnType<typeof openGif> | undefined;
  for (const moment of moments) {
    const image = await pixelsOf(moment);
    if (!image || !wish.onprogress(++done / steps)) return undefined;
    gif ??= openGif(image.width, image.height, palette);
    gif.add(map(image.data), moment === wish.to ? lastStands : wish.pace);
  }
  return gif?.finish();
}
