/** docs/glossary.md against every text: no word it calls wrong is used, and every word it lists is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../core/text.ts';
import { readable, strings, type TextFile, textFiles } from './text-files.ts';

const root = new URL('../../', import.meta.url);
const games = { Tikal: 'tikal', Magellan: 'magellan', 'Tal der Könige': 'tal-der-koenige', Cortez: 'cortez' } as const;

interface Term {
  /** Undefined: in every game, and in the client. */
  readonly game: string | undefined;
  readonly right: Readonly<Record<Language, readonly string[]>>;
  readonly wrong: Readonly<Record<Language, readonly string[]>>;
}

function readGlossary(page: string): Term[] {
  let game: string | undefined;
  return page.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) game = games[line.slice(3) as keyof typeof games];
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== 7 || cells[1] === 'thing' || cells[1]?.startsWith('---')) return [];
    const [, , en = '', nl = '', de = '', not = ''] = cells;
    const right = { en: listOf(en), nl: listOf(nl), de: listOf(de) };
    return [{ game, right, wrong: { en: wrongIn(not, 'en'), nl: wrongIn(not, 'nl'), de: wrongIn(not, 'de') } }];
  });
}

const listOf = (cell: string) => cell.split(',').flatMap((word) => (word.trim() ? [word.trim()] : []));
const wrongIn = (cell: string, language: Language) =>
  cell.split(';').flatMap((part) => (part.trim().startsWith(`${language}:`) ? listOf(part.trim().slice(3)) : []));

const files = textFiles();
const house = files.filter(({ game }) => game === undefined);
const ofGame = (game: string) => files.filter((file) => file.game === game);
const textOf = (some: readonly TextFile[], language: Language) => some.map((file) => readable(file, language)).join('\n');

/** The word alone; with a star, whatever begins with it. A capital counts. */
function pattern(word: string): RegExp {
  const stem = word.replace(/\*$/, '').trim();
  return new RegExp(
    String.raw`(?<!\p{L})${stem}${word.endsWith('*') ? '' : String.raw`(?!\p{L})`}`,
    /^\p{Lu}/u.test(word) ? 'u' : 'iu',
  );
}

/** Where a wrong word is used, with the line. */
function misused(words: readonly string[], text: string): string[] {
  return words.flatMap((word) => text.split('\n').flatMap((line) => (pattern(word).test(line) ? [`${word}: ${line}`] : [])));
}

const terms = readGlossary(readFileSync(new URL('docs/glossary.md', root), 'utf8'));
const everywhere = terms.filter(({ game }) => game === undefined);
const present = readdirSync(new URL('src/games/', root)).filter((name) => existsSync(new URL(`src/games/${name}/text`, root)));

describe.each(present)('%s', (game) => {
  const own = terms.filter((term) => term.game === game);

  it('is in the glossary', () => expect(own.length).toBeGreaterThan(3));

  it.each(languages)('uses no word the glossary calls wrong (%s)', (language) => {
    const text = textOf(ofGame(game), language);
    expect(text.length).toBeGreaterThan(10_000);
    expect([...own, ...everywhere].flatMap(({ wrong }) => misused(wrong[language], text))).toEqual([]);
  });

  it('calls players they; only the explorers that Magellan’s lesson sells are he', () => {
    const text = textOf(
      ofGame(game).filter(({ path }) => !path.includes('magellan/board/lesson/')),
      'en',
    );
    expect(misused(['he', 'his', 'him', 'himself', 'she', 'her'], text)).toEqual([]);
  });

  it.each(languages)('speaks of choosing, not of fingers: who plays by keys hears the same words (%s)', (language) => {
    const fingers = { en: ['tap', 'taps', 'tapping'], nl: ['tik', 'tikt', 'tikken', 'aantikken'], de: ['tipp*', 'antipp*'] };
    expect(misused(fingers[language], textOf(ofGame(game), language))).toEqual([]);
  });

  it.each(languages)('uses the words of the glossary (%s)', (language) => {
    const text = textOf(ofGame(game), language).toLowerCase();
    const unused = own.flatMap(({ right }) => right[language].filter((word) => !text.includes(word.toLowerCase())));
    expect(unused).toEqual([]);
  });
});

it.each(languages)('client, house and server use no word the glossary calls wrong (%s)', (language) => {
  const text = textOf(house, language);
  expect(text.length).toBeGreaterThan(15_000);
  expect(everywhere.flatMap(({ wrong }) => misused(wrong[language], text))).toEqual([]);
  if (language === 'en') expect(misused(['he', 'his', 'him', 'himself', 'she', 'her'], text)).toEqual([]);
});

it('no file of words is left out: client, server, letters, notices, orders, rules, summaries, lessons, hints', () => {
  const paths = files.map(({ path }) => path);
  const some = [
    'web/text/nl.ts',
    'web/text/clocks/de.ts',
    'web/account/text/en.ts',
    'web/notices/text.ts',
    'web/text/shuffle.ts',
  ];
  const more = ['server/text/de.ts', 'server/text/letters.ts', 'server/text/notices.ts', 'core/text/en.ts', 'cli/words.ts'];
  expect(paths).toEqual(expect.arrayContaining([...some, ...more]));
  for (const game of present)
    for (const part of ['text/nl.ts', 'board/text/nl.ts', 'board/rules/nl.ts', 'board/rules/summary/nl.ts', 'board/lesson/nl.ts'])
      expect(paths).toContain(`games/${game}/${part}`);
  for (const game of present)
    for (const part of ['order-desk.ts', 'bot/aspect-names.ts', 'catalogue.ts']) expect(paths).toContain(`games/${game}/${part}`);
});

describe('the test can fail', () => {
  it('a wrong word is found in a string and in a template, not in a key or in code', () => {
    const code = `{ raise: 'Raise a treasure', dig: \`Then \${raise} \${many(left, 'raised one', 'raised ones')}\` }`;
    expect(misused(['raise*'], strings(code))).toHaveLength(3);
    expect(misused(['raise'], strings(`{ raise: (raise) => \`Dig \${raise}\` }`))).toEqual([]);
  });

  it('a file with all languages gives each its own part', () => {
    const code = `const words = { en: { cut: 'Cut' }, nl: { cut: \`Knip \${many(2, 'een', 'twee')}\` }, de: { cut: 'Schneide' } };`;
    const file: TextFile = { path: 'x.ts', game: undefined, language: undefined, code };
    expect(readable(file, 'en').trim()).toBe('Cut');
    expect(readable(file, 'nl')).toMatch(/^Knip +… een/);
    expect(readable(file, 'de').trim()).toBe('Schneide');
  });

  it('every language has its wrong words read', () => {
    for (const language of languages) expect(terms.flatMap(({ wrong }) => wrong[language]).length).toBeGreaterThan(5);
  });
});
