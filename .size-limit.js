/** What a person loads before a board is opened, and what a game adds until the first decision. */
import { beforeBoard, boardOf, gamesIn, readManifest } from './scripts/first-load.ts';

const manifest = readManifest();
const dist = (files) => [...files].map((file) => `dist/${file}`);

export default [
  {
    name: 'before a board is opened: home, new table, the table’s frame',
    path: dist(beforeBoard(manifest)),
    limit: '120 kB',
    brotli: false,
    gzip: true,
  },
  ...gamesIn(manifest).map((game) => ({
    name: `${game}: rules, words and board`,
    path: dist(boardOf(manifest, game)),
    limit: '60 kB',
    brotli: false,
    gzip: true,
  })),
];
