/** SVG to PNG, with the fonts that go with the pictures: whatever is installed on the machine, they look the same. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const file = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));

/** The plain face knows all of Latin, Greek and Cyrillic; the other is the house's own. */
const fontFiles: readonly string[] = [
  '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2',
  '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2',
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
];

export interface Painter {
  /** The picture, and its pixels as red, green, blue and alpha. */
  paint(svg: string): { readonly png: Uint8Array; readonly pixels: Uint8Array };
}

let ready: Promise<void> | undefined;

export async function openPainter(fonts = fontFiles): Promise<Painter> {
  ready ??= initWasm(file('@resvg/resvg-wasm/index_bg.wasm')).then(() => undefined);
  await ready;
  const fontBuffers = fonts.map((name) => new Uint8Array(file(name)));
  const plain = 'DejaVu Sans';
  return {
    paint(svg) {
      const drawing = new Resvg(svg, {
        fitTo: { mode: 'width', value: 1200 },
        font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: plain, sansSerifFamily: plain, serifFamily: plain },
      });
      const image = drawing.render();
      const painted = { png: image.asPng(), pixels: image.pixels };
      image.free();
      drawing.free();
      return painted;
    },
  };
}
