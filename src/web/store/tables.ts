/** The tables kept on this device. */
import type { Seed } from '../../core/fairness.ts';
import type { Config, Seat } from '../../core/game.ts';
import type { AwaitedNow } from '../../table/awaited.ts';
import type { DeviceHolder } from '../../table/holder.ts';
import { readHeads } from './database.ts';

/** From where a table goes on differently. */
export interface Branch {
  /** Which game, as `web/study/identity.ts` calls it. */
  readonly of: string;
  /** After how many of its steps. */
  readonly moment: number;
  readonly name: string;
  /** Whether what was hidden then was drawn anew. */
  readonly cards: 'same' | 'new';
}

/** What is kept of a local table beside its entries. */
export interface TableHead {
  readonly id: string;
  readonly game: string;
  readonly config: Config;
  readonly seed: Seed;
  readonly created: number;
  readonly holders: readonly DeviceHolder[];
  readonly updated: number;
  readonly steps: number;
  readonly seen: number;
  readonly waiting: readonly Seat[];
  /** What is waited for, unless the game is over. */
  readonly awaited?: AwaitedNow;
  /** The state it began from, where that is no fresh setup. */
  readonly origin?: object;
  /** Set for lessons and positions of the rules page, which are no tables of one's own. */
  readonly practice?: 'lesson' | 'position';
  /** The day whose challenge it is, how its bots think, and whether its cards had been fetched before. */
  readonly daily?: { readonly day: string; readonly iterations: number; readonly offline: boolean };
  /** Set where it tries a game differently from one of its moments on. */
  readonly branch?: Branch;
  /** Points once the game is over. */
  readonly result?: readonly number[];
}

/** My tables: those that wait for somebody at this device first, then by when something last happened. */
export async function listTables(): Promise<TableHead[]> {
  const heads = (await readHeads<TableHead>()).filter(({ practice }) => practice === undefined);
  return heads.sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export function isMyTurn(head: TableHead): boolean {
  return head.waiting.some((seat) => head.holders[seat]?.kind === 'here');
}

function rank(head: TableHead): number {
  if (head.result) return 2;
  return isMyTurn(head) ? 0 : 1;
}
