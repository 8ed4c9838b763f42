/** What a person loads before a board is opened, and what a board adds: read from the manifest of the build. */
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** A chunk with everything it imports at once, styles included. */
function whole(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const next of chunk.imports ?? []) whole(next, found);
  return found;
}

const dist = (files) => [...files].map((file) => `dist/${file}`);
const games = Object.keys(manifest).flatMap((file) => /^src\/games\/([^/]+)\/board\/index\.ts$/.exec(file)?.[1] ?? []);
const covers = games.flatMap((game) => [...whole(`src/games/${game}/board/Cover.svelte`)]);
const first = new Set([...whole('index.html'), ...whole('src/web/text/en.ts'), ...covers]);
const frame = new Set([...first, ...whole('src/web/pages/Table.svelte')]);

function board(game) {
  const files = new Set(
    ['index.ts', 'text/en.ts', 'board/index.ts', 'board/text/en.ts'].flatMap((file) => [...whole(`src/games/${game}/${file}`)]),
  );
  return [...files].filter((file) => !frame.has(file));
}

/** Cortez carries its board as data, and what reads a board of unknown origin. */
const limits = { cortez: '63 kB' };

export default [
  {
    name: 'before a board is opened: home, new table, the table’s frame',
    path: dist(new Set([...frame, ...whole('src/web/pages/NewTable.svelte')])),
    limit: '120 kB',
    brotli: false,
    gzip: true,
  },
  ...games.map((game) => ({
    name: `${game}: rules, words and board`,
    path: dist(board(game)),
    limit: limits[game] ?? '60 kB',
    brotli: false,
    gzip: true,
  })),
];
