/** For tests by paragraph: they run on the newest board, and in a run of its own on each older one that comes with the program (vitest.config.ts). */
import { loadGame } from './index.ts';

const [id = '', board] = (process.env.OLDER_BOARD ?? '').split('/');
const maps = (await loadGame(id))?.maps;
const older = maps?.bundled.find((one) => one.id === board);
if (!maps || !older) throw new Error(`no such board: ${process.env.OLDER_BOARD}`);
maps.lay(older.map);
