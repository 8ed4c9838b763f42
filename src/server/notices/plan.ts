/** A change of a table becomes calls: written in the same commit, so that none is lost. */
import { seatsAsked } from '../../table/consent.ts';
import { waitingSeats } from '../../table/table.ts';
import type { Happened, LiveTable } from '../tables/live-table.ts';
import type { Planner, TableRegistry } from '../tables/registry.ts';
import { type Call, noticeKey } from './notices.ts';
import { waitingFor } from './waiting.ts';

const minute = 60_000;

export function planCalls(after: ReadonlyMap<string, number>, now: () => number): Planner {
  return (live, happened) => {
    for (const person of newlyAsked(live, happened)) {
      const minutes = after.get(person);
      if (minutes === undefined) continue;
      const payload: Call = { person, table: live.id, number: live.index };
      const key = noticeKey(live.id, person);
      happened.change.jobs.push({ kind: 'notice', key, person, payload, due: now() + minutes * minute });
    }
  };
}

/** The turn passed to somebody of whom this process did not know yet that he wants to be called: his tables call him now. */
export async function planMissed({ live, store, jobs, now }: TableRegistry, person: string, minutes: number): Promise<void> {
  for (const table of [...live.values()]) {
    if (!waitingFor(table, person) || (await store.notices.unanswered(person, table.id))) continue;
    const payload: Call = { person, table: table.id, number: table.index };
    await jobs.schedule({ kind: 'notice', key: noticeKey(table.id, person), person, payload, due: now() + minutes * minute });
  }
}

/** Those to whom the turn has passed, who have acted and are asked again, and who are asked to agree to something. */
function newlyAsked(live: LiveTable, { facts, entries }: Happened): Set<string> {
  const seats = new Set<number>();
  for (const fact of facts) {
    if (fact.kind === 'turnPassed') for (const seat of fact.seats) seats.add(seat);
    if (fact.kind === 'proposalChanged') for (const seat of seatsAsked(live)) seats.add(seat);
  }
  const waiting = waitingSeats(live);
  for (const { kind, seat } of entries) if (kind === 'act' && waiting.includes(seat)) seats.add(seat);
  const asked = [...seats].map((seat) => live.holders[seat]);
  return new Set(asked.flatMap((holder) => (holder?.person && !holder.resigned ? [holder.person] : [])));
}
