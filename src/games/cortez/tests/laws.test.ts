import type { AnyGame } from '../../../core/game.ts';
import { laws } from '../../../core/laws/suite.ts';
import { cortez } from '../index.ts';

/** The one option touches only the setup, so that every step is watched without it and every ninth with it. */
const plain: AnyGame = { ...cortez, meta: { ...cortez.meta, options: {} } };

laws(plain, 2);

/** Games begun by the first version are played to their end by it. */
laws({ ...plain, meta: { ...plain.meta, rules: 1 } }, 2);

/** A nation chosen to be larger. */
laws(cortez, 2, { configs: ({ players, options }) => players % 2 === 1 && options.majority !== 'random', every: 9 });
