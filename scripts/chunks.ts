/**
 * How the files of a game are put together for a page. By itself the build makes a file of whatever several others share, and a
 * table then fetches thirty small ones that compress badly; here what a table needs at once is one file for the rules and one
 * for the board. What lists of tables draw lies apart from both, so that a list fetches neither.
 */

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const gameOf = (id: string) => /^(.*\/src\/games\/([^/]+))\//.exec(id);

/** Everything in the folder that the file imports at once, itself included. */
function reach(modules: Modules, folder: string, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id) || !id.startsWith(folder)) return found;
  const info = modules.getModuleInfo(id);
  if (!info) return found;
  found.add(id);
  for (const next of info.importedIds) reach(modules, folder, next, found);
  return found;
}

const reached = new Map<string, Set<string>>();

/** The name of the file that a module goes into; null where the build decides. */
export function chunkOf(id: string, modules: Modules): string | null {
  const [, folder, game] = gameOf(id) ?? [];
  if (!folder || !game) return null;
  const isIn = (file: string) => {
    const known = reached.get(`${folder}/${file}`) ?? reach(modules, `${folder}/`, `${folder}/${file}`);
    reached.set(`${folder}/${file}`, known);
    return known.has(id);
  };
  if (isIn('board/Cover.svelte')) return null;
  if (isIn('board/Miniature.svelte')) return `${game}-pieces`;
  if (isIn('index.ts')) return `${game}-rules`;
  return isIn('board/index.ts') ? `${game}-board` : null;
}
