/** What needs the others' consent: taking back what they have seen, and ending a game unfinished. */
import type { Seat } from '../../core/game.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { stepsToUndo } from '../../core/undo.ts';
import { serverRefusal } from '../refusal.ts';
import { append, changeRow, durable } from './change.ts';
import type { House } from './house.ts';
import { type Live, runningMatch } from './live.ts';
import { withdrawProposal } from './play.ts';
import type { Proposal } from './proposal.ts';
import { effectiveSteps, tableForUndo, takeSteps } from './undo.ts';

/** The persons who have a say: those who play a seat themselves. */
function persons(live: Live): Set<string> {
  return new Set(
    live.seats.flatMap(({ person, bot, resigned }) => (person !== null && bot === null && !resigned ? [person] : [])),
  );
}

/** Asks the others whether the seat may take back its last step; the request names the steps that would fall. */
export async function proposeUndo(house: House, id: string, seat: Seat, person: string): Promise<Refusal | undefined> {
  const rows = await house.store.tables.entriesUpTo(id, Number.MAX_SAFE_INTEGER);
  const live = await tableForUndo(house, id, seat);
  if (isRefusal(live)) return live;
  const match = runningMatch(live);
  if (isRefusal(match)) return match;
  if (rows.length !== live.number) return serverRefusal('tryAgain', {});
  const steps = stepsToUndo(match, seat);
  if (steps === 0) return houseRefusal('nothingToUndo', {});
  const falls = effectiveSteps(rows)
    .map(({ number }) => number)
    .slice(-steps);
  return propose(house, live, { kind: 'undo', seat, steps, falls, agreed: [person] }) ?? durable(live);
}

/** Asks the others to end the game here. */
export function proposeEnd(house: House, live: Live, seat: Seat, person: string): Refusal | undefined {
  const match = runningMatch(live);
  return isRefusal(match) ? match : propose(house, live, { kind: 'end', seat, agreed: [person] });
}

function propose(house: House, live: Live, proposal: Proposal): Refusal | undefined {
  if (live.proposal) return serverRefusal('alreadyProposed', {});
  keepProposal(house, live, proposal);
  carryOut(house, live, proposal);
  return undefined;
}

/** One person's answer. A single no ends the matter. */
export function answerProposal(house: House, live: Live, person: string, agree: boolean): Refusal | undefined {
  const { proposal } = live;
  if (!proposal || !persons(live).has(person)) return serverRefusal('nothingProposed', {});
  if (!agree) {
    withdrawProposal(house, live);
    return undefined;
  }
  const agreed = { ...proposal, agreed: [...new Set([...proposal.agreed, person])] };
  keepProposal(house, live, agreed);
  carryOut(house, live, agreed);
  return undefined;
}

function keepProposal(house: House, live: Live, proposal: Proposal): void {
  live.proposal = proposal;
  changeRow(house, live, { proposal: JSON.stringify(proposal) });
}

function carryOut(house: House, live: Live, proposal: Proposal): void {
  if (![...persons(live)].every((person) => proposal.agreed.includes(person))) return;
  const match = runningMatch(live);
  if (isRefusal(match)) return;
  const { seat } = proposal;
  if (proposal.kind === 'undo') takeSteps(house, live, match, { seat, name: null, steps: proposal.steps, consent: true });
  else endUnfinished(house, live, seat);
}

function endUnfinished(house: House, live: Live, seat: Seat): void {
  append(house, live, { kind: 'mark', seat, data: JSON.stringify('unfinished') });
  withdrawProposal(house, live);
  changeRow(house, live, { status: 'unfinished', ended: Date.now() });
}
