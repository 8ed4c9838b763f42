/**
 * This device's part in the shuffles of online tables: it commits itself when it sits down, reveals when the game starts, and finds
 * its part again in the record. All of it happens by itself. Loaded when it is wanted.
 */
import { formatCommitment, inOrder, nextRound, readCommitment, sealOf } from '../../core/commitment.ts';
import { seedHash } from '../../core/fairness.ts';
import * as seats from '../../wire/seat-routes.ts';
import * as tables from '../../wire/table-routes.ts';
import type { TableDescription } from '../../wire/tables.ts';
import { randomId } from '../random-id.ts';
import { keptCommitments, prefix } from './kept-commitments.ts';
import { call } from './request.ts';

/** What is kept of a commitment on this device. */
interface Kept {
  readonly secret: string;
  readonly time: number;
  /** The table, once it is known. */
  readonly table?: string;
  /** The seal of what was public when it was revealed; empty where the game went on without it. */
  readonly seal?: string;
}

const mostKept = 300;

function read(hash: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix + hash) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it could be kept: a device that cannot keep its secret must promise nothing. */
function write(hash: string, kept: Kept): boolean {
  try {
    localStorage.setItem(prefix + hash, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** The hash of a new secret, which is kept here. */
export function newCommitment(table?: string): { readonly commitment: string } | Record<never, never> {
  const all = keptCommitments();
  const oldest = all.toSorted((a, b) => (read(a)?.time ?? 0) - (read(b)?.time ?? 0));
  for (const hash of oldest.slice(0, Math.max(0, all.length - mostKept))) localStorage.removeItem(prefix + hash);
  const secret = randomId(32);
  const commitment = seedHash(secret);
  return write(commitment, { secret, time: Date.now(), ...(table ? { table } : {}) }) ? { commitment } : {};
}

/** What was told last of tables that are being attended to. */
const told = new Map<string, TableDescription>();
const attending = new Set<string>();
/** Tables that did not take this device's commitment, because a person has so many devices there. */
const full = new Set<string>();

/** Does what the table wants of this device now, if `me` sits there. */
export async function attend(table: TableDescription, me: string | undefined): Promise<void> {
  const { id } = table;
  told.set(id, table);
  if (attending.has(id)) return;
  attending.add(id);
  try {
    for (let now = told.get(id); now; now = told.get(id)) {
      told.delete(id);
      const after = me === undefined ? undefined : await attendOnce(now, me);
      if (after && !told.has(id)) told.set(id, after);
    }
  } finally {
    attending.delete(id);
  }
}

/** The table after something was done that may not have been all; undefined when there is nothing to do, or not now. */
async function attendOnce(table: TableDescription, me: string): Promise<TableDescription | undefined> {
  const { id, commitments = [], status, starting } = table;
  if (status !== 'open' || !table.seats.some(({ person }) => person === me)) return undefined;
  for (const { hash } of commitments) noteTable(hash, id);
  if (starting) return reveal(table);
  if (full.has(id) || commitments.some(({ hash }) => read(hash))) return undefined;
  const said = newCommitment(id);
  if (!('commitment' in said)) return undefined;
  const answer = await call(seats.commitToShuffle, { table: id }, said);
  if (!answer.ok) return undefined;
  const now = answer.body.table;
  if (!now.starting && !now.commitments?.some(({ hash }) => hash === said.commitment)) full.add(id);
  return now.starting ? now : undefined;
}

async function reveal(table: TableDescription): Promise<TableDescription | undefined> {
  const { id, commitments = [] } = table;
  const mine = commitments.find(({ hash, revealed }) => read(hash) && !revealed);
  const kept = mine && read(mine.hash);
  if (!kept) return undefined;
  // Noted before it is revealed: this list, and no other, must be found in the record.
  write(mine.hash, { ...kept, table: id, seal: sealNow(table) });
  const revealed = await call(seats.revealToShuffle, { table: id }, { secret: kept.secret });
  return revealed.ok ? revealed.body.table : undefined;
}

function noteTable(hash: string, table: string): void {
  const kept = read(hash);
  if (kept && kept.table === undefined) write(hash, { ...kept, table });
}

function sealNow({ hash, contributions, commitments = [] }: TableDescription): string {
  const round = nextRound(contributions);
  const lines = inOrder(commitments).map((one) => formatCommitment({ ...one, round, secret: undefined, off: false }));
  return sealOf(hash, [...contributions, ...lines]);
}

const mostTables = 10;

/** A device that comes back reveals wherever a game waits for it, whichever page it is on. */
export async function attendKeptTables(me: string | undefined): Promise<void> {
  const byTable = new Map<string, string[]>();
  for (const hash of keptCommitments()) {
    const { table, seal } = read(hash) ?? {};
    if (table === undefined || seal !== undefined) continue;
    byTable.set(table, [...(byTable.get(table) ?? []), hash]);
  }
  for (const [table, hashes] of [...byTable].slice(-mostTables)) {
    const answer = await call(tables.readTable, { table });
    if (!answer.ok) continue;
    await attend(answer.body.table, me);
    // A commitment that is no longer listed was given up with its seat, or the game went on without it.
    const listed = new Set(answer.body.table.commitments?.map(({ hash }) => hash));
    for (const hash of hashes) {
      const kept = read(hash);
      if (kept && kept.seal === undefined && !listed.has(hash)) write(hash, { ...kept, seal: '' });
    }
  }
}

/**
 * What this device knows of the contributions of a record: it has no part in them, they are as they were when it revealed, or
 * something was changed after that.
 */
export function ownPart(hash: string, contributions: readonly string[]): 'none' | 'same' | 'changed' {
  const revealed = contributions.flatMap((line) => {
    const found = readCommitment(line);
    const kept = found && read(found.hash);
    return found && kept?.seal ? [{ found, seal: kept.seal }] : [];
  });
  const own = revealed.filter(({ found }) => !found.off);
  if (own.length === 0) return 'none';
  const seal = sealOf(hash, contributions);
  return own.every((one) => one.seal === seal && one.found.secret !== undefined) ? 'same' : 'changed';
}
