/** The board at a moment as one SVG that needs nothing around it: every style written into it, the font as well. */

import fontUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { flushSync, mount, unmount } from 'svelte';
import { eventsOf, stateAfter } from '../../core/match.ts';
import type { AnyMatch } from '../../table/table.ts';
import type { AnyScene, BoardModule } from '../../ui/board.ts';
import { stillScene } from '../../ui/still.ts';
import StillBoard from './StillBoard.svelte';

/** Taken over from whoever is around it, unless an element has its own. */
const handedDown = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-numeric',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'paint-order',
  'color',
  'visibility',
] as const;
/** An element's alone, with what it is where nothing is said. */
const own = { opacity: '1', transform: 'none', 'clip-path': 'none', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1' };

interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface Moments {
  readonly match: AnyMatch;
  readonly board: BoardModule;
  /** The words of the moment that is shown; everything else in it is another's. */
  readonly scene: AnyScene;
}

/** Draws a moment as an onlooker sees it. */
export async function drawMoment({ match, board, scene }: Moments, moment: number, font = ''): Promise<Drawn | undefined> {
  const { game } = match;
  const state = stateAfter(match, moment);
  const view = game.view(state, undefined);
  const { text, words, say } = scene;
  const events = moment === 0 ? [] : eventsOf(match, moment - 1);
  const shown = stillScene({ view, waiting: game.waiting(state), preview: game.preview(view), text, words, say, events });
  const part = mount(StillBoard, { target: document.body, props: { board, scene: shown } });
  try {
    flushSync();
    // Parts of a board that are fetched when they are wanted come a moment later.
    await settled();
    const svg = document.querySelector<SVGSVGElement>('.taken svg.board');
    // What comes in slowly is there at once.
    for (const animation of svg?.getAnimations({ subtree: true }) ?? []) animation.cancel();
    return svg ? standAlone(svg, font) : undefined;
  } finally {
    void unmount(part);
  }
}

/** Until three looks in a row find as many elements as the one before; a second at most. */
async function settled(): Promise<void> {
  let [count, same] = [-1, 0];
  for (let looks = 0; looks < 50 && same < 3; looks++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    flushSync();
    const now = document.querySelectorAll('.taken *').length;
    same = now === count ? same + 1 : 0;
    count = now;
  }
}

function standAlone(live: SVGSVGElement, font: string): Drawn {
  const copy = live.cloneNode(true) as SVGSVGElement;
  write(live, copy, undefined);
  const { x, y, width, height } = live.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${Math.round(width)}`);
  copy.setAttribute('height', `${Math.round(height)}`);
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const [name, value] of Object.entries({ x, y, width, height, fill: ground, stroke: 'none' }))
    paper.setAttribute(name, `${value}`);
  copy.prepend(paper);
  if (font) {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = `@font-face{font-family:Fraunces;font-weight:100 900;src:url(${font}) format("woff2")}`;
    copy.prepend(style);
  }
  return { svg: new XMLSerializer().serializeToString(copy), width, height };
}

type Handed = Readonly<Partial<Record<(typeof handedDown)[number], string>>>;

function write(live: Element, copy: Element, around: Handed | undefined): void {
  const style = getComputedStyle(live);
  const handed: Record<string, string> = {};
  for (const name of handedDown) {
    handed[name] = style.getPropertyValue(name);
    if (handed[name] !== around?.[name]) copy.setAttribute(name, handed[name]);
    else copy.removeAttribute(name);
  }
  for (const [name, nothing] of Object.entries(own)) {
    const value = style.getPropertyValue(name);
    if (value && value !== nothing) copy.setAttribute(name, name === 'clip-path' ? value.replaceAll('"', '') : value);
  }
  for (const name of [...copy.getAttributeNames()])
    if (/^(class|style|role|tabindex|data-|aria-|focusable)/.test(name)) copy.removeAttribute(name);
  for (const [at, child] of [...live.children].entries()) {
    const twin = copy.children[at];
    if (twin) write(child, twin, handed);
  }
  // Taken out last, so that twins keep their places until then.
  for (const [at, child] of [...live.children].entries())
    if (getComputedStyle(child).display === 'none') copy.children[at]?.classList.add('gone');
  for (const gone of copy.querySelectorAll(':scope > .gone')) gone.remove();
}

let font: Promise<string> | undefined;

/** The house's font as part of a picture; without it the picture is drawn with another. */
export function fontData(): Promise<string> {
  font ??= fetch(fontUrl)
    .then((response) => response.blob())
    .then(asData)
    .catch(() => '');
  return font;
}

function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Paints it on a canvas of that width. */
export async function paint({ svg, width, height }: Drawn, wide: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = Math.round((wide * height) / width);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export async function asPng(drawn: Drawn, wide: number): Promise<Blob | undefined> {
  const canvas = await paint(drawn, wide);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
