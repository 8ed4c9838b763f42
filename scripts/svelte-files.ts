/**
 * Part of `npm run types`: svelte-check takes every import of a .svelte file for granted, whether there is such a file or not.
 * This names those that lead nowhere. And it goes on checking what it made of a file that is gone; this takes that away.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const made = '.svelte-check/svelte';
for (const file of globSync(`${made}/**/++*.svelte*`))
  if (!existsSync(file.slice(made.length + 1).replace(/\+\+(.*\.svelte)\b.*$/, '$1'))) rmSync(file);

const imported = /(?:from|import\() *'([^']+\.svelte)'/g;

/** Where the imports of package.json lead in a browser. */
function fileOf(specifier: string, importer: string): string {
  return specifier.startsWith('#client/')
    ? join('src/games', specifier.slice('#client/'.length))
    : join(dirname(importer), specifier);
}

const missing = globSync('src/**/*.{ts,svelte}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(({ 1: specifier = '', index, input }) => {
    const line = input.slice(0, index).split('\n').length;
    return existsSync(fileOf(specifier, file)) ? [] : [`${file}(${line},1): error: there is no file ${specifier}`];
  }),
);
for (const line of missing) console.error(line);
process.exitCode = missing.length ? 1 : 0;
