/**
 * `node scripts/freeze.ts <commit> [name]`: bundles the bots of a commit, search and judgement as they were then, into
 * src/bots/frozen/<name>. They play on the rules of today, and nothing ever changes them: whoever comes later is measured by them
 * (`ladder --bots strong@<name>,strong`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { gameIds } from '../src/games/index.ts';

const [commit, name = commit] = process.argv.slice(2);
if (!commit || !name || !/^[a-z0-9-]+$/.test(name)) {
  console.error('usage: node scripts/freeze.ts <commit> [name]');
  process.exit(2);
}
const into = resolve('src/bots/frozen', name);
if (existsSync(into)) {
  console.error(`${name} is frozen already, and what is frozen does not change.`);
  process.exit(1);
}

/** What a bundle exports (src/bots/frozen.ts), from what the commit called it. */
function entryOf(tree: string, game: string): string {
  const bot = JSON.stringify(join(tree, 'src/bots/bot.ts'));
  const older = join(tree, 'src/games', game, 'bot.ts');
  if (existsSync(older))
    return `import { decide as decideThen, volunteer } from ${bot};
import { sense } from ${JSON.stringify(older)};
export const decide = (asked) => decideThen({ ...asked, sense });
export const decideAside = (asked) => volunteer({ ...asked, sense });`;
  return `import { decide as decideThen, decideAside as asideThen } from ${bot};
import { heuristics } from ${JSON.stringify(join(tree, 'src/games', game, 'bot/index.ts'))};
export const decide = (asked) => decideThen({ ...asked, heuristics });
export const decideAside = (asked) => asideThen({ ...asked, heuristics });`;
}

/** Texts and boards are not thought with. */
const withoutWords = {
  name: 'without-words',
  load: (id: string) => (/\/(text|board)\/|\.svelte$/.test(id) ? 'export {};' : null),
};

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-freeze-'));
const tree = join(folder, 'tree');
try {
  if (spawnSync('git', ['worktree', 'add', '--detach', tree, commit], { stdio: 'inherit' }).status !== 0) process.exit(1);
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  mkdirSync(into, { recursive: true });
  for (const game of gameIds) {
    const entry = join(folder, `${game}.js`);
    writeFileSync(entry, entryOf(tree, game));
    await build({
      configFile: false,
      logLevel: 'warn',
      root: tree,
      publicDir: false,
      plugins: [withoutWords],
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: into,
        emptyOutDir: false,
        rolldownOptions: {
          shimMissingExports: true,
          output: { entryFileNames: `${game}.js`, codeSplitting: false, minify: { mangle: false, compress: false } },
        },
      },
    });
  }
  console.log(`${name}: ${gameIds.join(', ')}`);
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', tree]);
  rmSync(folder, { recursive: true, force: true });
}
