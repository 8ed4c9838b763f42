/** Values of stylesheets worked out, since whoever draws the picture knows neither variables nor sums. */
import { split } from './stylesheet.ts';

export type Variables = Readonly<Record<string, string>>;

const mostDepth = 20;

/** The value without `var`, `light-dark` (by day), `calc`, `max`, `min`, `clamp` and `color-mix`; undefined where a variable is missing. */
export function resolve(value: string, variables: Variables, depth = 0): string | undefined {
  if (depth > mostDepth) return undefined;
  const found = /(^|[^\w-])(var|light-dark|calc|max|min|clamp|color-mix|env)\(/.exec(value);
  if (!found) return value;
  const start = found.index + found[1]!.length;
  const open = start + found[2]!.length;
  const end = closing(value, open);
  const inner = value.slice(open + 1, end);
  const again = (text: string) => resolve(text, variables, depth + 1);
  const one = call(found[2]!, inner, again, variables);
  return one === undefined ? undefined : again(value.slice(0, start) + one + value.slice(end + 1));
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

function call(
  name: string,
  inner: string,
  again: (text: string) => string | undefined,
  variables: Variables,
): string | undefined {
  const parts = split(inner, ',').map((part) => part.trim());
  const [first = '', ...rest] = parts;
  if (name === 'var') {
    const own = variables[first];
    return own !== undefined ? again(own) : rest.length ? again(rest.join(', ')) : undefined;
  }
  if (name === 'env') return rest.join(', ') || '0px';
  if (name === 'light-dark') return again(first);
  const known = parts.map(again);
  if (known.some((part) => part === undefined)) return undefined;
  if (name === 'color-mix') return mixed(known as string[]);
  const sums = known.map((part) => sum(part ?? ''));
  if (sums.some((one) => one === undefined)) return undefined;
  const numbers = sums.map((one) => one!.number);
  const unit = sums.find((one) => one?.unit)?.unit ?? '';
  const [low = 0, middle = 0, high = 0] = numbers;
  const number =
    name === 'max'
      ? Math.max(...numbers)
      : name === 'min'
        ? Math.min(...numbers)
        : name === 'clamp'
          ? Math.max(low, Math.min(middle, high))
          : low;
  return `${Math.round(number * 1000) / 1000}${unit}`;
}

/** Sums and products with one unit in them. */
export function sum(text: string): { readonly number: number; readonly unit: string } | undefined {
  const tokens = text.match(/[\d.]+(?:px|rem|em|deg|%)?|[-+*/()]/g) ?? [];
  let at = 0;
  let unit = '';
  const factor = (): number => {
    const token = tokens[at++] ?? '0';
    if (token === '(') {
      const inner = terms();
      at += 1;
      return inner;
    }
    if (token === '-') return -factor();
    const [, figure = '0', own = ''] = /^([\d.]+)(.*)$/.exec(token) ?? [];
    if (own === 'rem') {
      unit ||= 'px';
      return Number(figure) * 16;
    }
    unit ||= own;
    return Number(figure);
  };
  const product = (): number => {
    let result = factor();
    while (tokens[at] === '*' || tokens[at] === '/') result = tokens[at++] === '*' ? result * factor() : result / factor();
    return result;
  };
  const terms = (): number => {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '-') result = tokens[at++] === '+' ? result + product() : result - product();
    return result;
  };
  const number = terms();
  return at === tokens.length && Number.isFinite(number) ? { number, unit } : undefined;
}

/** `color-mix(in srgb, <colour> <share>%, transparent)`: the colour, as thin as its share. Any other mixture is its first part. */
function mixed([, first = '', second = '']: readonly string[]): string {
  const [, colour = first, share = '50'] = /^(.*?)\s+([\d.]+)%$/.exec(first) ?? [];
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour.trim());
  if (!hex || second.trim() !== 'transparent') return colour;
  const [red, green, blue] = hex.slice(1).map((pair) => Number.parseInt(pair, 16));
  return `rgba(${red}, ${green}, ${blue}, ${Number(share) / 100})`;
}
