/** What needs the others' consent: taking back what they have seen, and ending a game unfinished. */
import type { Seat } from '../core/game.ts';
import { houseRefusal, isRefusal, type Refusal } from '../core/refusal.ts';
import { stepsToUndo } from '../core/undo.ts';
import { type Change, change, end, log, tell, withdrawProposal } from './change.ts';
import type { Outcome } from './facts.ts';
import { personsAsked } from './holder.ts';
import { hasLapsed, lapsesAt, type Proposal } from './proposal.ts';
import { tableRefusal } from './refusal.ts';
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
  const agreed = table.proposal?.agreed ?? [];
  return table.holders.flatMap(({ person, resigned }, seat) =>
    table.proposal && person !== null && !resigned && !agreed.includes(person) ? [seat] : [],
  );
}

/** Asks the others whether the seat may take back its last step; the request names the entries that would fall. */
export function proposeUndo(table: Table, seat: Seat, person: string, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = undoableMatch(table);
    if (isRefusal(match)) return match;
    const steps = stepsToUndo(match, seat);
    if (steps === 0) return houseRefusal('nothingToUndo', {});
    const falls = table.stepIndices.slice(-steps);
    return propose(made, match, { kind: 'undo', seat, steps, falls, agreed: [person], until: lapsesAt(now) });
  });
}

/** Asks the others to end the game here. */
export function proposeEnd(table: Table, seat: Seat, person: string, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = runningMatch(table);
    return isRefusal(match) ? match : propose(made, match, { kind: 'end', seat, agreed: [person], until: lapsesAt(now) });
  });
}

/** One person's answer. A single no ends the matter. */
export function answerProposal(table: Table, person: string, agree: boolean, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const proposal = table.proposal && !hasLapsed(table.proposal, now) ? table.proposal : undefined;
    const match = undoableMatch(table);
    if (!proposal || isRefusal(match) || !personsAsked(table.holders).has(person)) return tableRefusal('nothingProposed', {});
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
  if (![...personsAsked(made.table.holders)].every((person) => proposal.agreed.includes(person))) return;
  if (proposal.kind === 'undo') takeSteps(made, match, { seat, steps: proposal.steps, consent: true });
  else {
    log(made, { kind: 'mark', seat, text: 'unfinished' });
    end(made, 'agreed');
  }
}
