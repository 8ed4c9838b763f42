/** Which files of the build a person loads before a board is opened, and which a game adds until the first decision: read from its manifest. */
import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(): Manifest {
  return JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
}

/** A chunk with everything it imports at once, styles included. */
export function whole(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const next of chunk.imports ?? []) whole(manifest, next, found);
  return found;
}

const wholes = (manifest: Manifest, names: readonly string[]) => new Set(names.flatMap((name) => [...whole(manifest, name)]));

export function gamesIn(manifest: Manifest): string[] {
  return Object.keys(manifest).flatMap((file) => /^src\/games\/([^/]+)\/board\/index\.ts$/.exec(file)?.[1] ?? []);
}

/** Home with its covers, and the frame of a table. */
export function frameOf(manifest: Manifest): Set<string> {
  const covers = gamesIn(manifest).map((game) => `src/games/${game}/board/Cover.svelte`);
  return wholes(manifest, ['index.html', 'src/web/text/en.ts', ...covers, 'src/web/pages/Table.svelte']);
}

export function beforeBoard(manifest: Manifest): Set<string> {
  return new Set([...frameOf(manifest), ...whole(manifest, 'src/web/pages/NewTable.svelte')]);
}

/** Rules, words and board. What comes after the first decision the board fetches by itself; e2e/every-game.test.ts sees to that. */
export function boardOf(manifest: Manifest, game: string): Set<string> {
  const parts = ['index.ts', 'text/en.ts', 'board/index.ts', 'board/text/en.ts'].map((file) => `src/games/${game}/${file}`);
  const frame = frameOf(manifest);
  return new Set([...wholes(manifest, parts)].filter((file) => !frame.has(file)));
}

/**
 * What else may be on its way by then, and what no decision waits for: set pieces and sounds, the orders one can leave while others decide,
 * and the small boards of whatever tables home lists just then.
 */
export function besideBoard(manifest: Manifest, game: string): Set<string> {
  const house = Object.keys(manifest).filter((name) => name.startsWith('src/web/'));
  const lists = gamesIn(manifest).map((one) => `src/games/${one}/board/Miniature.svelte`);
  return wholes(manifest, [...house, ...lists, `src/games/${game}/board/stage/index.ts`, `src/games/${game}/order-desk.ts`]);
}
