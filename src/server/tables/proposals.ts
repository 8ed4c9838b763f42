/** What needs the others' consent: taking back what they have seen, ending a game unfinished, a bot for who is gone. */
import type { Seat } from '../../core/game.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import * as consent from '../../table/consent.ts';
import { hasLapsed } from '../../table/proposal.ts';
import { substitute } from '../bots/levels.ts';
import { goneSince } from './absence.ts';
import { kept } from './change.ts';
import type { LiveTable } from './live-table.ts';
import { freeTable, type TableRegistry } from './registry.ts';

/** Asks the others whether the seat may take back its last step; the table must be one for undo. */
export function proposeUndo(registry: TableRegistry, live: LiveTable, seat: Seat, person: string): Refusal | undefined {
  return kept(registry, live, consent.proposeUndo(live, seat, person, registry.now()));
}

/** Asks the others to end the game here. */
export function proposeEnd(registry: TableRegistry, live: LiveTable, seat: Seat, person: string): Refusal | undefined {
  return kept(registry, live, consent.proposeEnd(live, seat, person, registry.now()));
}

/** Asks the others to let a bot sit in for somebody who is gone. */
export function proposeSubstitute(
  registry: TableRegistry,
  live: LiveTable,
  seat: Seat,
  person: string,
  absent: Seat,
): Refusal | undefined {
  const wish = { absent, level: live.clock?.setting.level ?? substitute, from: goneSince(live, absent) };
  return kept(registry, live, consent.proposeSubstitute(live, seat, person, wish, registry.now()));
}

/** One person's answer. */
export function answerProposal(registry: TableRegistry, live: LiveTable, person: string, agree: boolean): Refusal | undefined {
  return kept(registry, live, consent.answerProposal(live, person, agree, registry.now()));
}

/** What nobody has answered in time is void, and everybody is told. */
export async function lapseProposals(registry: TableRegistry, now: number): Promise<void> {
  for (const [id, { proposal }] of [...registry.live]) {
    if (!proposal || !hasLapsed(proposal, now)) continue;
    const live = await freeTable(registry, id);
    if (!isRefusal(live)) kept(registry, live, consent.lapseProposal(live, now));
  }
}

/** Somebody for whom a bot was to sit in has done something at the table: then he is back. */
export function noteReturn(registry: TableRegistry, live: LiveTable, person: string): void {
  const { proposal } = live;
  if (proposal?.kind === 'substitute' && live.holders[proposal.absent]?.person === person)
    answerProposal(registry, live, person, false);
}
