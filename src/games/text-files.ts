/** Where the words are that people read, for tests that hold all of them to something. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '../core/text.ts';

const source = new URL('../', import.meta.url);

/** A file of one language (`…/nl.ts`), or one that has a part for each (`nl: …`). */
export interface TextFile {
  /** Below `src/`. */
  readonly path: string;
  /** Undefined for the house, its client and its server. */
  readonly game: string | undefined;
  /** The one language it is in; undefined where it has all. */
  readonly language: Language | undefined;
  readonly code: string;
}

/** Every one there is: whoever adds a file of words need not tell the tests. */
export function textFiles(): TextFile[] {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort();
  return paths.flatMap((path): TextFile[] => {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) return [];
    const code = readFileSync(new URL(path, source), 'utf8');
    const language = languages.find((one) => path.endsWith(`/${one}.ts`));
    if (!language && !languages.every((one) => partOf(code, one))) return [];
    return [{ path, game: /^games\/([^/]+)\//.exec(path)?.[1], language, code }];
  });
}

const marks = /(?<![\p{L}\p{N}'.])(en|nl|de): /u;

/** What a file with all languages has for one: from its key to the next one's. */
function partOf(code: string, language: Language): string {
  const parts = code.split(marks);
  return parts.filter((_, at) => at > 0 && parts[at - 1] === language).join('\n');
}

/** What people read in it, a string on a line, without keys, code and comments. */
export function readable({ code, language }: TextFile, wanted: Language): string {
  if (language) return language === wanted ? strings(code) : '';
  return strings(partOf(code, wanted));
}

export function strings(code: string): string {
  const bare = code.replaceAll(/\/\*.*?\*\/|^import [^\n]*$/gms, '');
  return [...bare.matchAll(/'([^'\n]*)'|`((?:\\.|\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`])*)`/g)]
    .map(
      ([, plain, template]) =>
        plain ?? (template ?? '').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (part) => ` … ${strings(part)} `),
    )
    .join('\n');
}
