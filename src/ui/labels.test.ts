/** What has a name of its own says what it is: on a bare group or line an `aria-label` is not allowed, and mostly not read. */
import { globSync, readFileSync } from 'node:fs';
import { type AST, parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

/** Elements without a role of their own, or with one that may bear no name. */
const bare = new Set(['g', 'div', 'span', 'p', 'path', 'rect', 'circle', 'text', 'strong', 'em', 'small', 'time', 'b', 'i']);

function unnamed(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    else if (node && typeof node === 'object') {
      const element = node as AST.RegularElement;
      if (element.type === 'RegularElement' && bare.has(element.name)) {
        const has = (...names: string[]) =>
          element.attributes.some((attribute) => attribute.type === 'Attribute' && names.includes(attribute.name));
        if (has('aria-label', 'aria-labelledby') && !has('role')) found.push(source.slice(element.start, element.start + 60));
      }
      for (const value of Object.values(node)) walk(value);
    }
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

test('whatever bears a label has a role', () => {
  const files = globSync('src/**/*.svelte');
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => unnamed(readFileSync(file, 'utf8')).map((opening) => `${file}: ${opening}`));
  expect(found).toEqual([]);
});
