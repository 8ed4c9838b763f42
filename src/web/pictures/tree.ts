/** What Svelte renders on a server, as a tree: well-formed markup with comments, as the compiler writes it. */

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
  readonly parent: Element | undefined;
}

const voids = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
const part = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>|([^<]+)/g;
const attribute = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

/** The markup under one nameless root. */
export function readTree(markup: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [], parent: undefined };
  let open = root;
  for (const [, close, tag, list = '', empty, text] of markup.matchAll(part)) {
    if (text !== undefined) open.children.push(unescaped(text));
    else if (tag === undefined) continue;
    else if (close) open = open.parent ?? root;
    else {
      const element: Element = { tag, attributes: readAttributes(list), children: [], parent: open };
      open.children.push(element);
      if (!empty && !voids.has(tag)) open = element;
    }
  }
  return root;
}

function readAttributes(list: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of list.matchAll(attribute)) found[name] = unescaped(double ?? single ?? '');
  return found;
}

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
};

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (names[name ?? ''] ?? whole);
  });
}

export function classesOf({ attributes }: Element): readonly string[] {
  return attributes.class?.split(/\s+/).filter(Boolean) ?? [];
}

export const isElement = (node: Element | string): node is Element => typeof node !== 'string';

/** The first element below that fits. */
export function find(within: Element, fits: (element: Element) => boolean): Element | undefined {
  for (const child of within.children) {
    if (!isElement(child)) continue;
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}
