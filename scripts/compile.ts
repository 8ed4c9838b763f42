/**
 * The server and the commands as JavaScript, under build/: Node strips no types of what is installed under node_modules. Follows the
 * imports from the commands, workers included; what only browsers and cameras need is left out, as it is on a server.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const [source, target] = [resolve('src'), resolve('build')];
/** A specifier in an import or export, a lazy import, or the address of a worker; data are imported as they are. */
const specifier = /(\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(['"])((?:\.{1,2}\/|#)[^'"]+\.(?:ts|svelte|json))\2/g;

/** `imports` of package.json as a server resolves them. */
function fileOf(named: string, from: string): string {
  if (named.startsWith('#bot/')) return join(source, 'games', named.slice('#bot/'.length));
  if (named.startsWith('#')) return join(source, 'games/absent.ts');
  return resolve(dirname(from), named);
}

function compile(entries: readonly string[]): number {
  const queue = entries.map((entry) => resolve(entry));
  const seen = new Set(queue);
  for (const file of queue) {
    const to = join(target, relative(source, file)).replace(/\.ts$/, '.js');
    mkdirSync(dirname(to), { recursive: true });
    if (file.endsWith('.json')) {
      cpSync(file, to);
      continue;
    }
    const stripped = stripTypeScriptTypes(readFileSync(file, 'utf8'), { mode: 'strip' });
    const rewritten = stripped.replace(specifier, (_, before: string, quote: string, named: string) => {
      const wanted = fileOf(named, file);
      // An import within a text that is written somewhere is none of this file's.
      if (!existsSync(wanted)) return `${before}${quote}${named}${quote}`;
      if (!seen.has(wanted)) {
        seen.add(wanted);
        queue.push(wanted);
      }
      const path = relative(dirname(file), wanted).replace(/\.ts$/, '.js');
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    writeFileSync(to, rewritten);
  }
  return seen.size;
}

rmSync(target, { recursive: true, force: true });
console.log(`${compile(['src/cli/main.ts', 'src/server/main.ts', 'src/server/backup.ts'])} files compiled to build/`);
// Frozen bots are JavaScript already.
cpSync(join(source, 'bots/frozen'), join(target, 'bots/frozen'), { recursive: true });
