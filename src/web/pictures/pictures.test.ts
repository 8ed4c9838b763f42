/** The styles of boards, worked out for pictures. */
import { describe, expect, it } from 'vitest';
import { short, wrapped } from './drawing.ts';
import { flatten } from './flatten.ts';
import { matches, readSelector } from './selector.ts';
import { readStylesheet } from './stylesheet.ts';
import { find, readTree } from './tree.ts';
import { resolve } from './values.ts';

const drawn = (markup: string, css: string) => {
  const root = find(readTree(markup), ({ tag }) => tag === 'svg');
  return root ? flatten(root, readStylesheet(css)) : '';
};

describe('values', () => {
  const variables = { '--a': '#102030', '--b': 'var(--a)', '--scale': '0.5', '--loop': 'var(--loop)' };
  it.each([
    ['var(--b)', '#102030'],
    ['var(--none, var(--a))', '#102030'],
    ['var(--none)', undefined],
    ['var(--loop)', undefined],
    ['light-dark(#fff, #000)', '#fff'],
    ['600 max(14px, 11px / var(--scale, 1)) serif', '600 22px serif'],
    ['calc((var(--scale, 1) - 0.25) * 8)', '2'],
    ['clamp(1rem, 40px, 2rem)', '32px'],
    ['color-mix(in srgb, var(--a) 25%, transparent)', 'rgba(16, 32, 48, 0.25)'],
    ['url(#max)', 'url(#max)'],
  ])('%s is %s', (value, known) => expect(resolve(value, variables)).toBe(known));
});

describe('selectors', () => {
  const tree = readTree('<svg class="a b"><g data-x="1" class="s-1"><path/><path class="lit"/></g></svg>');
  const [first, second] = [find(tree, ({ tag }) => tag === 'path'), find(tree, ({ attributes }) => attributes.class === 'lit')];
  it.each([
    ['path', true, true],
    ['.a.b path', true, true],
    ['.a > path', false, false],
    ['.a > g > path.lit', false, true],
    ['path + path', false, true],
    ['path ~ .lit', false, true],
    ['[data-x="1"] .lit:where(.lit, .other)', false, true],
    ["[data-x='2'] path", false, false],
    ['path:not(.lit)', true, false],
    ['path:first-child', true, false],
    ['path:not(:last-child)', true, false],
    ['path:hover', false, false],
    ['path:not(:hover)', true, true],
    [':is(.s-1, .s-2) > *', true, true],
  ])('%s', (text, one, other) => {
    const selector = readSelector(text);
    expect([first, second].map((element) => !!selector && !!element && matches(selector, element))).toEqual([one, other]);
  });
});

describe('a picture', () => {
  it('has every style as an attribute: the stronger rule, what is inherited by variables, lengths in pixels', () => {
    const svg = drawn(
      '<svg><g class="x" style="--ink: red"><!--[--><text class="t u" style="transform: translate(4px, 5px) rotate(30deg)">A &lt; B</text><!--]--></g></svg>',
      ':root { --size: 20px } .t.u { fill: var(--ink) } .t { fill: blue; font: italic 600 var(--size) / 1.2 "Fraunces", serif; stroke-width: 0.25em } @media print { .t { fill: none } }',
    );
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><g><text fill="red" font-size="20" font-family="Fraunces" font-weight="600" font-style="italic" stroke-width="5" transform="translate(4, 5) rotate(30)">A &#60; B</text></g></svg>',
    );
  });

  it('leaves out what is not shown, and of the page around a board everything but the board in its frame', () => {
    const svg = drawn(
      '<svg><g data-frame="1 2 30 40"><div class="around"><button><svg class="icon"></svg></button><div><svg class="board" viewBox="0 0 9 9"><path class="off"/><path d="M0 0"/></svg></div></div></g></svg>',
      '.off { display: none }',
    );
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><g><g transform="translate(1 7) scale(3.3333333333333335)"><path d="M0 0"></path></g></g></svg>',
    );
  });

  it('has no text that is markup', () => {
    expect(drawn('<svg><text x="&quot;&gt;">&lt;script&gt;</text></svg>', '')).toContain(
      '<text x="&#34;&#62;">&#60;script&#62;</text>',
    );
  });

  it('has room for its words', () => {
    expect(short('Anna-Katharina von Sowieso', 14)).toBe('Anna-Katharin…');
    expect(wrapped('The turning point of a long game, and more', 19, 2)).toEqual(['The turning point', 'of a long game, an…']);
    expect(wrapped('', 19, 2)).toEqual([]);
  });
});
