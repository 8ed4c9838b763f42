/** An action as a line of text, and back: "bid 4>1 3>2 blanks 2 0 1", "worker 16 > 8-C", "build 8: 0.4 red". */
import { houseRefusal, type Refusal } from '../../core/refusal.ts';
import { readAction, type TalAction } from './action.ts';
import { colours, lastSite, numberedTablets } from './data.ts';
import { nameOf, spotNamed } from './map.ts';
import { capacityOf, positionName, positionNamed } from './pyramid.ts';

export function format(action: TalAction): string {
  switch (action.type) {
    case 'bid': {
      const laid = action.numbered.flatMap((group, i) => (group ? [`${i + 1}>${group}`] : [])).reverse();
      return ['bid', ...laid, 'blanks', ...action.blanks].join(' ');
    }
    case 'overseer':
      return `overseer ${action.overseer} > ${nameOf(action.to)}`;
    case 'order': {
      const orders = [`1>${nameOf(action.one)}`, `2>${nameOf(action.two)}`];
      return ['order', ...(action.begin === 1 ? orders : orders.reverse())].join(' ');
    }
    case 'worker':
      return `worker ${nameOf(action.from)} > ${nameOf(action.to)}`;
    case 'steal':
      return `steal ${action.site}: ${action.positions.map((position) => writePosition(action.site, position)).join(' ')}`;
    case 'takeOver':
      return `take over ${action.site}`;
    case 'build':
      return `build ${action.site}: ${writePosition(action.site, action.position)} ${colours[action.colour]}`;
    case 'done':
      return 'done';
  }
}

/** A position the site does not have is written as its bare number, so that any action can be put into words. */
function writePosition(site: number, position: number): string {
  return position < capacityOf(site) ? positionName(site, position) : String(position);
}

export function parse(text: string): TalAction | Refusal {
  const words = text.trim().split(/\s+/);
  const name = words[0]!;
  const json = Object.hasOwn(parsers, name) ? parsers[name]?.(words.slice(1)) : undefined;
  return json ? readAction(json) : houseRefusal('unreadable', { where: text.slice(0, 80) });
}

type Parser = (words: readonly string[]) => object | undefined;

const parsers: Readonly<Record<string, Parser>> = {
  bid: parseBid,
  overseer: ([overseer = '', arrow, to = '', ...rest]) =>
    arrow === '>' && rest.length === 0 ? { type: 'overseer', overseer: count(overseer), to: spotNamed(to) } : undefined,
  order: parseOrder,
  worker: ([from = '', arrow, to = '', ...rest]) =>
    arrow === '>' && rest.length === 0 ? { type: 'worker', from: spotNamed(from), to: spotNamed(to) } : undefined,
  steal: ([at = '', ...names]) => {
    const site = siteNamed(at);
    return { type: 'steal', site, positions: names.map((name) => readPosition(site, name)) };
  },
  take: ([over, site = '', ...rest]) =>
    over === 'over' && rest.length === 0 ? { type: 'takeOver', site: count(site) } : undefined,
  build: ([at = '', name = '', colour = '', ...rest]) => {
    const site = siteNamed(at);
    if (rest.length > 0) return undefined;
    return { type: 'build', site, position: readPosition(site, name), colour: (colours as readonly string[]).indexOf(colour) };
  },
  done: (rest) => (rest.length === 0 ? { type: 'done' } : undefined),
};

function parseBid(words: readonly string[]): object | undefined {
  const middle = words.indexOf('blanks');
  if (middle < 0) return undefined;
  const numbered: number[] = new Array(numberedTablets).fill(0);
  for (const word of words.slice(0, middle)) {
    const [, tablet, group] = /^([1-4])>([1-9])$/.exec(word) ?? [];
    if (!tablet || numbered[Number(tablet) - 1]) return undefined;
    numbered[Number(tablet) - 1] = Number(group);
  }
  return { type: 'bid', numbered, blanks: words.slice(middle + 1).map(count) };
}

function parseOrder(words: readonly string[]): object | undefined {
  const [first, second, ...rest] = words.map((word) => /^([12])>(\S+)$/.exec(word));
  if (!first || !second || rest.length > 0 || first[1] === second[1]) return undefined;
  const [one, two] = first[1] === '1' ? [first, second] : [second, first];
  return { type: 'order', one: spotNamed(one[2]!), two: spotNamed(two[2]!), begin: Number(first[1]) };
}

function count(word: string): number {
  return /^\d{1,3}$/.test(word) ? Number(word) : Number.NaN;
}

function siteNamed(word: string): number {
  return word.endsWith(':') ? count(word.slice(0, -1)) : Number.NaN;
}

function readPosition(site: number, name: string): number | undefined {
  if (!(site >= 1 && site <= lastSite)) return undefined;
  return /^\d{1,2}$/.test(name) ? Number(name) : positionNamed(site, name);
}
