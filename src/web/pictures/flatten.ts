/** A rendered board as one plain SVG: every style worked out and written as attributes, nothing else left of the page around it. */
import { declarationsFor, type Stylesheet } from './stylesheet.ts';
import { classesOf, type Element, find, isElement } from './tree.ts';
import { resolve, sum, type Variables } from './values.ts';

/** Properties that a picture takes as attributes. */
const drawn = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin opacity
  font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing paint-order transform display visibility color
  stop-color stop-opacity clip-path`.split(/\s+/),
);
const lengths = new Set(['stroke-width', 'font-size', 'letter-spacing', 'stroke-dashoffset']);
const unit = /^(-?[\d.]+)(px|rem|em)?$/;

interface Around {
  readonly variables: Variables;
  /** For lengths in em. */
  readonly size: number;
}

interface Style extends Around {
  readonly values: Readonly<Record<string, string>>;
}

function styleOf(sheet: Stylesheet, element: Element, around: Around): Style {
  const declared = declarationsFor(sheet, element);
  const variables: Record<string, string> = { ...around.variables };
  for (const [name, value] of declared) if (name.startsWith('--')) variables[name] = resolve(value, variables) ?? value;
  const values: Record<string, string> = {};
  for (const [name, value] of declared) {
    if (name.startsWith('--')) continue;
    const known = resolve(value, variables);
    if (known === undefined) continue;
    if (name === 'font') Object.assign(values, readFont(known));
    else if (drawn.has(name)) values[name] = known;
  }
  const size = pixels(values['font-size'] ?? element.attributes['font-size'] ?? '', around.size) ?? around.size;
  return { variables, values, size };
}

function pixels(value: string, size: number): number | undefined {
  const [, number, by] = unit.exec(value.trim()) ?? [];
  if (number === undefined) return undefined;
  return Number(number) * (by === 'rem' ? 16 : by === 'em' ? size : 1);
}

function readFont(value: string): Record<string, string> {
  const found = /^(?:(italic|oblique|normal)\s+)?(?:(\d+|bold|normal)\s+)?([\d.]+(?:px|rem|em))(?:\s*\/\s*\S+)?\s+(.+)$/.exec(
    value,
  );
  if (!found) return {};
  const [, style, weight, size = '', family = ''] = found;
  return {
    'font-size': size,
    'font-family': family,
    ...(weight ? { 'font-weight': weight } : {}),
    ...(style ? { 'font-style': style } : {}),
  };
}

/** The house's display face; everything else is drawn in the one plain face that goes with the pictures. */
const faceOf = (family: string) => (family.includes('Fraunces') ? 'Fraunces' : 'DejaVu Sans');

/** Transforms as attributes know them: numbers without units. */
function plainTransform(value: string): string {
  return value.replace(/([\d.]+)(px|deg)/g, '$1');
}

function written(name: string, value: string, size: number): string {
  if (name === 'font-family') return faceOf(value);
  if (name === 'transform') return plainTransform(value);
  if (name === 'opacity') return `${Math.max(0, Math.min(1, sum(value)?.number ?? 1))}`;
  if (lengths.has(name)) return `${pixels(value, size) ?? value}`;
  if (name === 'stroke-dasharray') return value.replaceAll('px', '');
  return name === 'fill' || name === 'stroke' || name === 'stop-color' ? plainColour(value) : value;
}

/** `rgb(1 2 3 / 0.4)` as older readers write it. */
function plainColour(value: string): string {
  return value.replace(
    /rgba?\(\s*(\d+)\s+(\d+)\s+(\d+)(?:\s*\/\s*([\d.]+%?))?\s*\)/g,
    (_, r: string, g: string, b: string, a = '1') => {
      const alpha = a.endsWith('%') ? Number.parseFloat(a) / 100 : Number(a);
      return `rgba(${r}, ${g}, ${b}, ${alpha})`;
    },
  );
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
const left = /^(class|style|role|tabindex|focusable|id|data-.*|aria-.*|on.*|xmlns)$/;

/** The SVG as text. `root` is its outermost svg element; of HTML inside it only a board is kept. */
export function flatten(root: Element, sheet: Stylesheet): string {
  const page: Element = { tag: 'html', attributes: {}, children: [], parent: undefined };
  return write(
    { ...root, attributes: { ...root.attributes, xmlns: '' } },
    sheet,
    styleOf(sheet, page, { variables: {}, size: 16 }),
    true,
  );
}

const isBoard = (element: Element) => element.tag === 'svg' && classesOf(element).includes('board');
const foreign = new Set(['div', 'p', 'section', 'ul', 'li', 'button', 'span', 'script', 'style', 'details', 'aside']);

function write(element: Element, sheet: Stylesheet, around: Around, outermost = false): string {
  const own = styleOf(sheet, element, around);
  if (foreign.has(element.tag)) {
    const kept = element.children.filter(
      (child): child is Element => isElement(child) && (isBoard(child) || !!find(child, isBoard)),
    );
    return kept.map((child) => write(child, sheet, own)).join('');
  }
  if (own.values.display === 'none' || own.values.visibility === 'hidden') return '';
  const clear = written('opacity', own.values.opacity ?? element.attributes.opacity ?? '1', own.size);
  if (clear === '0') return '';
  const inherited: Record<string, string> = {};
  for (const [name, value] of Object.entries(element.attributes)) {
    const known = left.test(name) && !(name === 'id' && value !== '') ? undefined : resolve(value, own.variables);
    if (known !== undefined) inherited[name] = drawn.has(name) ? written(name, known, own.size) : known;
  }
  for (const [name, value] of Object.entries(own.values))
    if (name !== 'display' && name !== 'visibility') inherited[name] = written(name, value, own.size);
  thin(element.tag, inherited, clear);
  const placed = isBoard(element) ? placeBoard(element) : undefined;
  if (placed) {
    for (const name of ['viewBox', 'width', 'height']) delete inherited[name];
    inherited.transform = placed;
  }
  if (outermost) inherited.xmlns = 'http://www.w3.org/2000/svg';
  const attributes = Object.entries(inherited).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inside = element.children.map((child) => (isElement(child) ? write(child, sheet, own) : escaped(child)));
  const tag = placed ? 'g' : element.tag;
  return `<${tag}${attributes.join('')}>${inside.join('')}</${tag}>`;
}

/**
 * What is half seen is thinned stroke by stroke where it is a single shape: a layer of its own costs the painter time, and of some shapes it
 * cannot make one.
 */
function thin(tag: string, attributes: Record<string, string>, clear: string): void {
  delete attributes.opacity;
  if (clear === '1') return;
  if (tag === 'g' || tag === 'svg') attributes.opacity = clear;
  else
    for (const name of ['fill-opacity', 'stroke-opacity']) attributes[name] = `${Number(attributes[name] ?? 1) * Number(clear)}`;
}

/**
 * A board fills the frame that was drawn for it: `data-frame="x y width height"` on something around it. It is moved and scaled there as a group: inside an
 * svg of its own the painter would clip by the wrong measure.
 */
function placeBoard(board: Element): string | undefined {
  let outer = board.parent;
  while (outer && outer.attributes['data-frame'] === undefined) outer = outer.parent;
  const frame = outer?.attributes['data-frame']?.split(' ').map(Number);
  const box = board.attributes.viewBox?.split(' ').map(Number);
  if (!frame || !box) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = frame;
  const [left = 0, top = 0, wide = 1, high = 1] = box;
  const scale = Math.min(width / wide, height / high);
  const to = [x + (width - wide * scale) / 2 - left * scale, y + (height - high * scale) / 2 - top * scale];
  return `translate(${to.map((one) => Math.round(one * 1000) / 1000).join(' ')}) scale(${scale})`;
}
