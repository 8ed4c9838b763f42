/** The bundled boards, oldest first; `tafelrunde map adopt` adds one. Each is the default from its version of the rules on. */
import type { BundledMap } from '../../../core/maps.ts';
import map1 from './1-reconstruction.json' with { type: 'json' };
import { bundledMap } from './schema.ts';

export const bundled: readonly BundledMap<ReturnType<typeof bundledMap>>[] = [
  { id: '1-reconstruction', since: 1, map: bundledMap(map1) },
];
