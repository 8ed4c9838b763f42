/** Tables of this device for tests: the real thing over an IndexedDB in memory, with the others played by the test. */
import type { Seat } from '../../core/game.ts';
import { fastRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import type { DeviceHolder } from '../../table/holder.ts';
import { layLocalTable, openLocalTable } from '../table/local.ts';
import type { HolderView, TableSource } from '../table/source.ts';

export interface TestTable {
  /** As the device sees it on whose screen the test looks. */
  readonly source: TableSource;
  /** Lets whoever is asked do something legal, wherever that person sits; says who it was. */
  step(): Promise<Seat>;
}

/** Always the same cards and tiles: a test that passes passes again. */
const seed = { secret: '5e'.repeat(32), contributions: [] };

/** A table at which only these seats are at the device of the test; the others sit elsewhere. */
export async function openTestTable(game: string, players: number, here: readonly Seat[]): Promise<TestTable> {
  const rules = await loadGame(game);
  if (!rules) throw new Error(`no game ${game}`);
  const holders = Array.from({ length: players }, (_, seat): DeviceHolder => ({ kind: 'here', name: `Player ${seat + 1}` }));
  const config = { players, options: {}, rules: rules.meta.rules };
  const table = await openLocalTable(await layLocalTable(game, config, holders, { seed }));
  if (!table) throw new Error('the table does not open');
  const random = fastRandom(3);
  const elsewhere = (holder: HolderView, seat: Seat): HolderView => (here.includes(seat) ? holder : { ...holder, kind: 'away' });
  return {
    source: { ...table, holders: () => table.holders().map(elsewhere) },
    async step() {
      const [seat = 0] = table.waiting();
      const state = rules.imagine(table.view(seat, table.length()), seat, random);
      const refusal = await table.act(seat, rules.sample(state, seat, random));
      if (refusal) throw new Error(JSON.stringify(refusal));
      return seat;
    },
  };
}
