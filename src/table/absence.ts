/** Somebody is gone and the game waits for him: from when on the others may let a bot sit in until he is back. */
import type { Seat } from '../core/game.ts';
import { momentAfter } from './hours.ts';
import type { Table } from './table.ts';

export interface Signs {
  /** When the person last did anything at the table. */
  readonly last: number | undefined;
  /** Since when somebody else has been there without a break. */
  readonly company: number | undefined;
}

const whileOthersAreHere = 10 * 60_000;
const otherwise = 24 * 3600_000;

/** The moment; undefined where the game waits for no person on this seat, or for one whose clock runs. */
export function replaceableFrom(
  { holders, since, clock, stopped }: Table,
  seat: Seat,
  { last, company }: Signs,
): number | undefined {
  const holder = holders[seat];
  const asked = since[seat] ?? null;
  if (!holder || holder.person === null || holder.bot !== null || asked === null) return undefined;
  if (clock) return clock.seats[seat]?.out ? 0 : undefined;
  const quiet = Math.max(asked, last ?? 0);
  // While the server was away nobody could come back.
  const late = momentAfter(quiet, otherwise, { zone: 'UTC', nights: false, weekends: false, off: stopped });
  return company === undefined ? late : Math.min(late, Math.max(quiet, company) + whileOthersAreHere);
}
