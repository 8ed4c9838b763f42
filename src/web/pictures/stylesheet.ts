/** The stylesheets of the boards, read as far as they draw: plain rules, and of at-rules none. */
import { matches, readSelector, type Selector } from './selector.ts';
import type { Element } from './tree.ts';

interface Rule {
  readonly selector: Selector;
  readonly declarations: readonly (readonly [string, string])[];
  readonly order: number;
}

export type Stylesheet = readonly Rule[];

export function readStylesheet(css: string): Stylesheet {
  const rules: Rule[] = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (let at = 0; at < text.length; ) {
    const brace = text.indexOf('{', at);
    if (brace < 0) break;
    const end = closing(text, brace);
    const prelude = text.slice(at, brace).trim();
    // What moves, and what other windows look like, is not in a picture.
    if (!prelude.startsWith('@')) {
      const declarations = readDeclarations(text.slice(brace + 1, end));
      for (const one of split(prelude, ',')) {
        const selector = readSelector(one.trim());
        if (selector) rules.push({ selector, declarations, order: rules.length });
      }
    }
    at = end + 1;
  }
  return rules;
}

function closing(text: string, brace: number): number {
  let depth = 0;
  for (let at = brace; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

function readDeclarations(text: string): [string, string][] {
  return split(text, ';').flatMap((one): [string, string][] => {
    const colon = one.indexOf(':');
    if (colon < 0) return [];
    const value = one
      .slice(colon + 1)
      .replace(/!important\s*$/, '')
      .trim();
    return [[one.slice(0, colon).trim(), value]];
  });
}

/** Cuts at a sign, unless it stands in brackets or quotes. */
export function split(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    else if (letter === sign && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

/** What the rules say of an element, the strongest last. */
export function declarationsFor(sheet: Stylesheet, element: Element): readonly (readonly [string, string])[] {
  const own = sheet.filter(({ selector }) => matches(selector, element));
  own.sort((a, b) => a.selector.weight - b.selector.weight || a.order - b.order);
  return [...own.flatMap(({ declarations }) => declarations), ...readDeclarations(element.attributes.style ?? '')];
}
