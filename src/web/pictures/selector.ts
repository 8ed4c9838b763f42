/** Selectors as the boards use them. What depends on a pointer or the focus never fits a picture. */
import { classesOf, type Element, isElement } from './tree.ts';

type Test = (element: Element) => boolean;

export interface Selector {
  /** From the element outwards: what must hold, and how the next is found. */
  readonly steps: readonly { readonly test: Test; readonly combinator: ' ' | '>' | '+' | '~' | '' }[];
  readonly weight: number;
}

/** Undefined where it can never fit, or cannot be read. */
export function readSelector(text: string): Selector | undefined {
  const steps: { test: Test; combinator: ' ' | '>' | '+' | '~' | '' }[] = [];
  let weight = 0;
  for (const [, before = '', compound = ''] of text.matchAll(
    /(\s*[>+~]\s*|\s+|^)((?:[^\s>+~([]|\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\))+)/g,
  )) {
    const read = readCompound(compound);
    if (!read) return undefined;
    weight += read.weight;
    const combinator = before.trim() || (before ? ' ' : '');
    steps.unshift({ test: read.test, combinator: combinator as ' ' | '>' | '+' | '~' | '' });
  }
  return steps.length ? { steps, weight } : undefined;
}

const simple = /([.#]?)(-?[\w-]+|\*)|\[([\w-]+)(?:(=)["']?([^"'\]]*)["']?)?\]|(::?)([\w-]+)(?:\(((?:[^()]|\([^()]*\))*)\))?/g;

function readCompound(text: string): { readonly test: Test; readonly weight: number } | undefined {
  const tests: Test[] = [];
  let weight = 0;
  for (const [, sign, name = '', attribute, equals, value, colons, pseudo = '', inner = ''] of text.matchAll(simple)) {
    if (attribute !== undefined) {
      tests.push(({ attributes }) => (equals ? attributes[attribute] === value : attribute in attributes));
      weight += 100;
    } else if (colons) {
      const read = readPseudo(pseudo, inner);
      if (!read) return undefined;
      tests.push(read.test);
      weight += read.weight;
    } else if (sign === '.') {
      tests.push((element) => classesOf(element).includes(name));
      weight += 100;
    } else if (sign === '#') {
      tests.push(({ attributes }) => attributes.id === name);
      weight += 10_000;
    } else if (name !== '*') {
      tests.push(({ tag }) => tag === name);
      weight += 1;
    }
  }
  return { test: (element) => tests.every((test) => test(element)), weight };
}

function readPseudo(name: string, inner: string): { readonly test: Test; readonly weight: number } | undefined {
  if (name === 'root') return { test: ({ parent }) => parent === undefined, weight: 100 };
  if (name === 'first-child') return { test: (element) => siblings(element)[0] === element, weight: 100 };
  if (name === 'last-child') return { test: (element) => siblings(element).at(-1) === element, weight: 100 };
  if (name === 'empty') return { test: ({ children }) => children.length === 0, weight: 100 };
  const among = ['not', 'is', 'where'].includes(name) ? inner.split(',').map((one) => readSelector(one.trim())) : [];
  const known = among.filter((one) => one !== undefined);
  const heaviest = Math.max(0, ...known.map((one) => one.weight));
  // What never fits is no hindrance to be something else.
  if (name === 'not') return { test: (element) => !known.some((one) => matches(one, element)), weight: heaviest };
  if (known.length === 0) return undefined;
  return { test: (element) => known.some((one) => matches(one, element)), weight: name === 'where' ? 0 : heaviest };
}

function siblings({ parent }: Element): readonly Element[] {
  return parent?.children.filter(isElement) ?? [];
}

export function matches({ steps }: Selector, element: Element, at = 0): boolean {
  const step = steps[at];
  if (!step?.test(element)) return false;
  const next = at + 1;
  if (next === steps.length) return true;
  const around = siblings(element);
  const place = around.indexOf(element);
  switch (step.combinator) {
    case '>':
      return element.parent !== undefined && matches({ steps, weight: 0 }, element.parent, next);
    case '+':
      return place > 0 && matches({ steps, weight: 0 }, around[place - 1]!, next);
    case '~':
      return around.slice(0, Math.max(0, place)).some((one) => matches({ steps, weight: 0 }, one, next));
    default:
      for (let outer = element.parent; outer; outer = outer.parent) if (matches({ steps, weight: 0 }, outer, next)) return true;
      return false;
  }
}
