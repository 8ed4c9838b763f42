/** Tables that cannot be opened: which they are, what can be saved of them, and cutting them back to what replays. */
import type { AnyGame } from '../../core/game.ts';
import { replayLog } from '../../table/opening.ts';
import type { WholeTable } from '../store/mending.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../store/tables.ts';
import { positionOf } from './change.ts';
import { nextClockJob } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import { setClocks } from './mended-clocks.ts';
import { entryOf, openLiveTable } from './stored-table.ts';

type Games = (id: string) => Promise<AnyGame | undefined>;

export interface BrokenTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly why: string;
}

/** Every table that a server could not open, found by opening each as it would. */
export async function brokenTables(store: Store, games: Games): Promise<BrokenTable[]> {
  const broken: BrokenTable[] = [];
  for (const id of await store.mending.begun()) {
    const stored = await store.tables.load(id);
    const why = stored && (await whyBroken(stored, games));
    if (stored && why !== undefined) broken.push({ id, game: stored.row.game, status: stored.row.status, why });
  }
  return broken;
}

async function whyBroken(stored: StoredTable, games: Games): Promise<string | undefined> {
  const game = await games(stored.row.game);
  if (!game) return `there is no game ${stored.row.game} here`;
  try {
    openLiveTable(game, stored, new Map());
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What was done to a table, or why nothing could be. */
export type Mended =
  | { readonly kind: 'mended'; readonly kept: number; readonly dropped: number }
  | { readonly kind: 'whole' | 'lost' | 'unknown' };

/**
 * Cuts a table back to the last entry that replays, from whichever snapshot, or the beginning, leads furthest. `keepCopy` is
 * given everything there was before anything is changed.
 */
export async function mendTable(
  store: Store,
  games: Games,
  id: string,
  keepCopy: (whole: WholeTable) => void,
  now = Date.now(),
): Promise<Mended> {
  const whole = await store.mending.whole(id);
  const stored = await store.tables.load(id);
  if (!whole || !stored) return { kind: 'unknown' };
  if ((await whyBroken(stored, games)) === undefined) return { kind: 'whole' };
  const game = await games(whole.row.game);
  const best = game && furthest(game, whole);
  if (!best) return { kind: 'lost' };
  keepCopy(whole);
  const { live, snapshot } = best;
  const dropped = whole.entries.filter(({ number }) => number > live.index).length;
  // A game that was over is no longer over when its last moves fall.
  const over = live.match !== undefined && game.standing(live.match.state).over;
  const ended = over || (dropped === 0 && whole.row.status !== 'running');
  live.status = ended ? whole.row.status : 'running';
  const persons = live.holders.flatMap(({ person }) => person ?? []);
  setClocks(live, { ...whole, clock: stored.clock }, dropped, await store.people.habits(persons), now);
  await store.mending.cutBack(id, {
    number: live.index,
    snapshots: snapshot ? whole.snapshots.filter(({ number }) => number <= snapshot.number).map(({ steps }) => steps) : [],
    row: { status: live.status, ended: ended ? whole.row.ended : null, proposal: null },
    position: positionOf(live),
    jobs: live.clock ? [nextClockJob(live)] : [],
  });
  return { kind: 'mended', kept: live.index, dropped };
}

interface Reached {
  readonly live: LiveTable;
  readonly snapshot: StoredTable['snapshot'];
}

/** The way that leads furthest; of two that lead equally far the one that keeps more snapshots. */
function furthest(game: AnyGame, whole: WholeTable): Reached | undefined {
  let best: Reached | undefined;
  for (const snapshot of [...whole.snapshots.toReversed(), undefined]) {
    const reached = replayFrom(game, whole, snapshot);
    if (reached && reached.live.index > (best?.live.index ?? -1)) best = reached;
  }
  return best;
}

function replayFrom(game: AnyGame, whole: WholeTable, snapshot: StoredTable['snapshot']): Reached | undefined {
  const row = { ...whole.row, proposal: null };
  const after = whole.entries.filter(({ number }) => number > (snapshot?.number ?? 0));
  const open = (count: number) =>
    openLiveTable(
      game,
      {
        ...whole,
        row,
        snapshot,
        entries: after.slice(0, count),
        commitments: [],
        orders: [],
        clock: null,
        lines: 0,
        silenced: [],
      },
      new Map(),
    );
  try {
    // An entry that does not replay may leave half a step behind, so what holds is opened anew without it.
    return { live: open(howManyReplay(open(0), after)), snapshot };
  } catch {
    return undefined;
  }
}

function howManyReplay(live: LiveTable, entries: readonly EntryRow[]): number {
  const { match } = live;
  if (!match) return 0;
  for (const [at, row] of entries.entries()) {
    if (row.number !== live.index + 1) return at;
    try {
      if (replayLog(live, match, [entryOf(row)])) return at;
    } catch {
      return at;
    }
  }
  return entries.length;
}
