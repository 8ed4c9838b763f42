/** Playing at a table. */
import type { Seat } from '../../core/game.ts';
import { act, type Step } from '../../core/match.ts';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import { serverRefusal } from '../refusal.ts';
import type { EntryRow } from '../store/schema.ts';
import { append, changeOf, changeRow, dataOf } from './change.ts';
import type { House } from './house.ts';
import { type AnyMatch, type Live, recentKey, runningMatch } from './live.ts';
import { answerOrders, dropLapsed } from './orders.ts';

export interface Act {
  readonly seat: Seat;
  /** The client's own name for it, so that a retry plays once. */
  readonly name: string | null;
  readonly question: string;
  readonly action: unknown;
  readonly decider: EntryRow['decider'];
}

/** Why this person may not decide for the seat now. */
export function notHolding(live: Live, seat: Seat, person: string): Refusal | undefined {
  const row = live.seats[seat];
  if (!row || row.person !== person) return serverRefusal('notYourSeat', {});
  if (row.resigned) return serverRefusal('resigned', {});
  return row.bot === null ? undefined : serverRefusal('botSitsHere', {});
}

/** Plays an action of unknown origin, then whatever standing orders answer. The number of its entry, or why not. */
export function playAct(house: House, live: Live, wanted: Act): number | Refusal {
  const known = wanted.name === null ? undefined : live.recent.get(recentKey(wanted.seat, wanted.name));
  if (known !== undefined) return known;
  const match = runningMatch(live);
  if (isRefusal(match)) return match;
  const number = playOne(house, live, match, wanted);
  if (isRefusal(number)) return number;
  answerOrders(house, live, match);
  endIfOver(house, live, match);
  return number;
}

/** One action and its entry, without what follows from it. */
export function playOne(house: House, live: Live, match: AnyMatch, wanted: Act): number | Refusal {
  const { seat, name, decider } = wanted;
  const played = act(match, seat, wanted.action, wanted.question);
  if (!played.ok) return played.refusal;
  const step = match.steps.at(-1) as Step<{ type: string }>;
  const { number } = append(house, live, {
    kind: 'act',
    seat,
    data: dataOf(step.action),
    events: JSON.stringify(played.events),
    reveals: step.reveals ? 1 : 0,
    aside: step.aside ? 1 : 0,
    name,
    decider,
  });
  if (name !== null) live.recent.set(recentKey(seat, name), number);
  keepSnapshot(house, live, match);
  withdrawProposal(house, live);
  dropLapsed(house, live, match);
  return number;
}

function keepSnapshot(house: House, live: Live, match: AnyMatch): void {
  const steps = match.steps.length;
  const last = match.snapshots.at(-1);
  if (last?.steps !== steps) return;
  changeOf(house, live).snapshots.push({ table: live.id, steps, number: live.number, state: JSON.stringify(last.state) });
}

/** What was asked of the others speaks of a position that is no more. */
export function withdrawProposal(house: House, live: Live): void {
  if (!live.proposal) return;
  live.proposal = undefined;
  changeRow(house, live, { proposal: null });
}

function endIfOver(house: House, live: Live, match: AnyMatch): void {
  if (live.game.standing(match.state).over) changeRow(house, live, { status: 'over', ended: Date.now() });
}
