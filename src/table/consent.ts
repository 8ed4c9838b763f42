/** What needs the others' consent: taking back what they have seen, and ending a game unfinished. */
import type { Seat } from '../core/game.ts';
import { houseRefusal, isRefusal, type Refusal } from '../core/refusal.ts';
import { stepsToUndo } from '../core/undo.ts';
import { type Change, change, end, log, tell, withdrawProposal } from './change.ts';
import type { Outcome } from './facts.ts';
import { decides } from './holder.ts';
import type { Proposal } from './proposal.ts';
import { tableRefusal } from './refusal.ts';
import { type AnyMatch, runningMatch, type Table } from './table.ts';
import { takeSteps, undoableMatch } from './undo.ts';

/** The persons who have a say: those who play a seat themselves. */
function personsAsked({ holders }: Table): Set<string> {
  return new Set(holders.flatMap((holder) => (holder.person !== null && decides(holder) ? [holder.person] : [])));
}

/** Asks the others whether the seat may take back its last step; the request names the entries that would fall. */
export function proposeUndo(table: Table, seat: Seat, person: string, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = undoableMatch(table);
    if (isRefusal(match)) return match;
    const steps = stepsToUndo(match, seat);
    if (steps === 0) return houseRefusal('nothingToUndo', {});
    const falls = table.stepIndices.slice(-steps);
    return propose(made, match, { kind: 'undo', seat, steps, falls, agreed: [person] });
  });
}

/** Asks the others to end the game here. */
export function proposeEnd(table: Table, seat: Seat, person: string, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const match = runningMatch(table);
    return isRefusal(match) ? match : propose(made, match, { kind: 'end', seat, agreed: [person] });
  });
}

/** One person's answer. A single no ends the matter. */
export function answerProposal(table: Table, person: string, agree: boolean, now: number): Outcome | Refusal {
  return change(table, now, (made) => {
    const { proposal } = table;
    const match = undoableMatch(table);
    if (!proposal || isRefusal(match) || !personsAsked(table).has(person)) return tableRefusal('nothingProposed', {});
    if (agree) keepProposal(made, match, { ...proposal, agreed: [...new Set([...proposal.agreed, person])] });
    else withdrawProposal(made);
    return undefined;
  });
}

function propose(made: Change, match: AnyMatch, proposal: Proposal): Refusal | undefined {
  if (made.table.proposal) return tableRefusal('alreadyProposed', {});
  keepProposal(made, match, proposal);
  return undefined;
}

/** Keeps what is asked, or does it where everybody has agreed. */
function keepProposal(made: Change, match: AnyMatch, proposal: Proposal): void {
  made.table.proposal = proposal;
  tell(made, { kind: 'proposalChanged' });
  const { seat } = proposal;
  if (![...personsAsked(made.table)].every((person) => proposal.agreed.includes(person))) return;
  if (proposal.kind === 'undo') takeSteps(made, match, { seat, steps: proposal.steps, consent: true });
  else {
    log(made, { kind: 'mark', seat, text: 'unfinished' });
    end(made, 'agreed');
  }
}
