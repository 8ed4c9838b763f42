/** The bundled boards, oldest first; `tafelrunde map adopt` adds one. Each is the default from its version of the rules on. */
import type { BundledMap, MapRead } from '../../../core/maps.ts';
import map1 from './1-reconstruction.json' with { type: 'json' };
import type { readMap } from './schema.ts';

export const bundled: readonly BundledMap<MapRead<typeof readMap>>[] = [{ id: '1-reconstruction', since: 1, map: map1 as never }];
