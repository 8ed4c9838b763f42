/** A map that somebody drew becomes the default board: a file beside the others, and a new version of the rules. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapHash } from '../../core/maps.ts';
import { type UsageError, usageError } from '../command.ts';
import type { CheckedMap } from './check.ts';
import type { MapCommandWords } from './words.ts';

const tree = fileURLToPath(new URL('../../..', import.meta.url));

/** Writes into the source tree (or another one), and says what was done. */
export function adoptMap(
  { game, maps, map, hash }: CheckedMap,
  say: MapCommandWords,
  into = tree,
): readonly string[] | UsageError {
  const folder = join(into, 'src', 'games', game.meta.id, 'maps');
  if (!existsSync(join(folder, 'index.ts'))) return usageError(say.noTree(into));
  if (maps.bundled.some((bundled) => mapHash(bundled.map) === hash)) return usageError(say.known);
  const since = game.meta.rules + 1;
  const file = `${since}-${nameOf(map.name)}.json`;
  writeFileSync(join(folder, file), `${JSON.stringify(map, undefined, 1)}\n`);
  writeFileSync(join(folder, 'index.ts'), indexOf(readdirSync(folder)));
  return [say.adopted(since, file), say.adoptedNext];
}

function nameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain.slice(0, 40) || 'map';
}

/** The list of bundled maps, from the files beside it: each begins with the version of the rules that it came with. */
function indexOf(files: readonly string[]): string {
  const maps = files
    .flatMap((file) => {
      const found = /^(\d+)-.+\.json$/.exec(file);
      return found ? [{ id: file.slice(0, -5), since: Number(found[1]) }] : [];
    })
    .sort((a, b) => a.since - b.since);
  return `/** The bundled boards, oldest first; \`tafelrunde map adopt\` adds one. Each is the default from its version of the rules on. */
import type { BundledMap, MapRead } from '../../../core/maps.ts';
${maps.map(({ id, since }) => `import map${since} from './${id}.json' with { type: 'json' };\n`).join('')}import type { readMap } from './schema.ts';

export const bundled: readonly BundledMap<MapRead<typeof readMap>>[] = [
${maps.map(({ id, since }) => `  { id: '${id}', since: ${since}, map: map${since} as never },\n`).join('')}];
`;
}
