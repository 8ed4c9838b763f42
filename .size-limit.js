/**
 * What a person loads before a board is opened, and what a board adds: read from the manifest of the build. Parts that all boards
 * share are counted once, with the frame, for whichever board is opened first brings them.
 */
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
  const files = ['index.ts', 'text/en.ts', 'board/index.ts', 'board/text/en.ts'];
  return files.flatMap((file) => [...whole(`src/games/${game}/${file}`)]).filter((file) => !frame.has(file));
}

const shared = board(games[0]).filter((file) => games.every((game) => board(game).includes(file)));

export default [
  {
    name: 'before a board is opened: home, new table, the table’s frame, what all boards share',
    path: dist(new Set([...frame, ...shared, ...whole('src/web/pages/NewTable.svelte')])),
    limit: '120 kB',
    brotli: false,
    gzip: true,
  },
  ...games.map((game) => ({
    name: `${game}: rules, words and board`,
    path: dist(new Set(board(game).filter((file) => !shared.includes(file)))),
    limit: '60 kB',
    brotli: false,
    gzip: true,
  })),
];
