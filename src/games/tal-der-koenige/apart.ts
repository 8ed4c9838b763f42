/** What a table is played without (`Apart` in games/entry.ts). */
import { invariants } from './invariants/index.ts';
import { readMap } from './maps/schema.ts';
import { sample } from './sample/index.ts';
import { readState } from './schema.ts';
import { secrets } from './secrets.ts';

export const apart = { sample, secrets, invariants, readState, readMap };
