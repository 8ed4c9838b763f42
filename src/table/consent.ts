/** What needs the others' consent: taking back what they have seen, ending a game unfinished, a bot for somebody who is gone. */
import type { Seat } from '../core/game.ts';
import { houseRefusal, isRefusal, type Refusal } from '../core/refusal.ts';
import { stepsToUndo } from '../core/undo.ts';
import { type Change, change, end, log, tell, withdrawProposal } from './change.ts';
import type { Outcome } from './facts.ts';
import { nobody, personsAsked } from './holder.ts';
import { hasLapsed, lapsesAt, type Proposal } from './proposal.ts';
import { tableRefusal } from './refusal.ts';
import { giveSeat } from './seats.ts';
import { type AnyMatch, runningMatch, type Table } from './table.ts';
import { takeSteps, undoableMatch } from './undo.ts';

/** A proposal that nobody has answered in time is void: silence is no consent. */
export function lapseProposal(table: Table, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    if (table.proposal && hasLapsed(table.proposal, now)) withdrawProposal(made);
    return undefined;
  });
}

/** The seats whose persons have not answered yet. */
export function seatsAsked(table: Table): Seat[] {
  const { proposal } = table;
  if (!proposal) return [];
  const asked = askedFor(table, proposal);
  return table.holders.flatMap(({ person, resigned }, seat) =>
    person !== null && !resigned && asked.has(person) && !proposal.agreed.includes(person) ? [seat] : [],
  );
}

/** Whose consent it takes. Whoever is gone is not asked whether he is; to all else nobody agrees in his place. */
function askedFor({ holders }: Table, proposal: Proposal): Set<string> {
  const asked = personsAsked(holders);
  if (proposal.kind === 'substitute') asked.delete(holders[proposal.absent]?.person ?? '');
  return asked;
}

/** Asks the others whether the seat may take back its last step; the request names the entries that would fall. */
export function proposeUndo(table: Table, seat: Seat, person: string, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = undoableMatch(table);
    if (isRefusal(match)) return match;
    const steps = stepsToUndo(match, seat);
    if (steps === 0) return houseRefusal('nothingToUndo', {});
    const falls = table.stepIndices.slice(-steps);
    return propose(made, match, { kind: 'undo', seat, steps, falls, agreed: [person], until: lapsesAt(table, now) });
  });
}

/** Asks the others to end the game here. */
export function proposeEnd(table: Table, seat: Seat, person: string, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = runningMatch(table);
    return isRefusal(match) ? match : propose(made, match, { kind: 'end', seat, agreed: [person], until: lapsesAt(table, now) });
  });
}

interface Substitution {
  readonly absent: Seat;
  readonly level: string;
  /** From when on this may be asked; see `replaceableFrom`. */
  readonly from: number | undefined;
}

/** Asks the others to let a bot sit in for somebody who is gone. */
export function proposeSubstitute(
  table: Table,
  seat: Seat,
  person: string,
  { absent, level, from }: Substitution,
  now: number,
): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = runningMatch(table);
    if (isRefusal(match)) return match;
    if (from === undefined || table.holders[absent]?.person === person) return tableRefusal('notGone', {});
    if (now < from) return tableRefusal('notGoneYet', { minutes: Math.ceil((from - now) / 60_000) });
    return propose(made, match, { kind: 'substitute', seat, absent, level, agreed: [person], until: lapsesAt(table, now) });
  });
}

/** One person's answer. A single no ends the matter, also of him who is said to be gone. */
export function answerProposal(table: Table, person: string, agree: boolean, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const proposal = table.proposal && !hasLapsed(table.proposal, now) ? table.proposal : undefined;
    const match = undoableMatch(table);
    if (!proposal || isRefusal(match) || !personsAsked(table.holders).has(person)) return tableRefusal('nothingProposed', {});
    if (agree && !askedFor(table, proposal).has(person)) return tableRefusal('nothingProposed', {});
    if (agree) keepProposal(made, match, { ...proposal, agreed: [...new Set([...proposal.agreed, person])] });
    else withdrawProposal(made);
    return undefined;
  });
}

function propose(made: Change, match: AnyMatch, proposal: Proposal): Refusal | undefined {
  if (made.table.proposal && !hasLapsed(made.table.proposal, made.now)) return tableRefusal('alreadyProposed', {});
  keepProposal(made, match, proposal);
  return undefined;
}

/** Keeps what is asked, or does it where everybody has agreed. */
function keepProposal(made: Change, match: AnyMatch, proposal: Proposal): void {
  made.table.proposal = proposal;
  tell(made, { kind: 'proposalChanged' });
  const { seat } = proposal;
  if (![...askedFor(made.table, proposal)].every((person) => proposal.agreed.includes(person))) return;
  if (proposal.kind === 'undo') takeSteps(made, match, { seat, steps: proposal.steps, consent: true });
  else if (proposal.kind === 'substitute') {
    const { absent, level } = proposal;
    withdrawProposal(made);
    giveSeat(made, absent, { ...(made.table.holders[absent] ?? nobody), bot: level }, 'absent');
  } else {
    log(made, { kind: 'mark', seat, text: 'unfinished' });
    end(made, 'agreed');
  }
}
