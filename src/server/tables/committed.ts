/** What a table says of the commitments of its devices. */
import { commitmentMark, formatCommitment, inOrder, nextRound, sealOf } from '../../core/commitment.ts';
import { seedHash } from '../../core/fairness.ts';
import type { Seat } from '../../core/game.ts';
import type { LiveTable } from './live-table.ts';

export function isStarting({ row }: LiveTable): boolean {
  return row.starting !== null;
}

/** The seats whose persons would go on without what is missing. */
export function agreedSeats({ row }: LiveTable): Seat[] {
  return JSON.parse(row.starting ?? '[]') as Seat[];
}

/** The hash over everything that was fixed before the first reveal; null until then, and where nobody committed himself. */
export function sealAt(live: LiveTable): string | null {
  const lines = [...live.contributions.map(({ line }) => line), ...commitmentLines(live)];
  const sealed = live.status === 'open' ? isStarting(live) : lines.some((line) => line.startsWith(commitmentMark));
  return sealed ? sealOf(seedHash(live.row.secret), lines) : null;
}

/** The commitments as the contributions they become, revealed or not. */
export function commitmentLines({ contributions, commitments }: LiveTable, off = false): string[] {
  const round = nextRound(contributions.map(({ line }) => line));
  return inOrder(commitments).map(({ seat, hash, secret }) =>
    formatCommitment({ round, seat, hash, secret: secret ?? undefined, off }),
  );
}
