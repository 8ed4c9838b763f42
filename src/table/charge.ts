/**
 * Clocks run for exactly those whom the game waits for, unless a bot decides for them; whoever does something unasked pays
 * nothing. What they show follows from the time alone: charging now, or in two goes, or after the table was opened anew comes to
 * the same.
 */
import type { Seat } from '../core/game.ts';
import type { Clock, ClockSetting, SeatClock } from './clock.ts';
import { type Hours, momentAfter, timeCounted } from './hours.ts';
import { type Answered, type Table, type Timekeeper, waitingSeats } from './table.ts';

/** Whose clocks run now. */
export function runningSeats(table: Table): Seat[] {
  const { clock, holders } = table;
  if (!clock) return [];
  return waitingSeats(table).filter((seat) => holders[seat]?.bot === null && clock.seats[seat]?.out === false);
}

function hoursOf({ stopped }: Table, { setting }: Clock, { zone, away }: SeatClock): Hours {
  const { nights, weekends, decision } = setting;
  // Over days people sleep and travel; an hour at the table is an hour.
  return decision
    ? { zone, nights, weekends, off: [...stopped, ...away] }
    : { zone, nights: false, weekends: false, off: stopped };
}

function charge(table: Table, now: number): void {
  const { clock } = table;
  if (!clock || now <= clock.at) return;
  for (const seat of runningSeats(table)) {
    const own = clock.seats[seat]!;
    const time = timeCounted(clock.at, now, hoursOf(table, clock, own));
    const first = Math.min(time, own.decision);
    own.decision -= first;
    own.left = Math.max(0, own.left - (time - first));
  }
  clock.at = now;
}

/**
 * A turn that is over adds its increment. At a pace of days whoever is still asked has his whole time again only where something was
 * revealed: small steps, which can be taken back, are still the same decision.
 */
function grantForAnswer(table: Table, seat: Seat, { stillAsked, reveals }: Answered): void {
  const { clock } = table;
  const own = clock?.seats[seat];
  if (own?.out) grantForReturn(table, seat);
  if (!clock || !own) return;
  if (clock.setting.decision) {
    if (stillAsked && reveals) renew(table, own, clock.setting);
  } else if (!stillAsked && stepsOf(table) > own.granted) {
    own.granted = stepsOf(table);
    own.left += clock.setting.increment;
  }
}

function grantForQuestion(table: Table, seat: Seat): void {
  const { clock } = table;
  const own = clock?.seats[seat];
  // Asked again by a step that was taken back and repeated it is still the same question.
  if (clock?.setting.decision && own && stepsOf(table) > own.granted) renew(table, own, clock.setting);
}

function renew(table: Table, own: SeatClock, { decision }: ClockSetting): void {
  own.granted = stepsOf(table);
  own.decision = decision;
}

function stepsOf({ match }: Table): number {
  return match?.steps.length ?? 0;
}

function takeOff(table: Table, seat: Seat): void {
  const { clock } = table;
  const own = clock?.seats[seat];
  if (!clock || !own || clock.setting.decision || own.granted <= stepsOf(table)) return;
  own.granted = -1;
  own.left = Math.max(0, own.left - clock.setting.increment);
}

function grantAnew({ clock }: Table): void {
  for (const own of clock?.seats ?? []) own.granted = -1;
}

/** Of what a player began with, so much is there again for one whose time had run out and who is back. */
const back = 0.1;

function grantForReturn({ clock }: Table, seat: Seat): void {
  const own = clock?.seats[seat];
  if (!clock || !own?.out) return;
  own.out = false;
  own.decision = clock.setting.decision;
  if (!clock.setting.decision) own.left = Math.max(own.left, clock.setting.bank * back);
}

/** When the time of a seat whose clock runs is out, and since when, or from when on, it lives on its bank. */
export function deadlineOf(table: Table, seat: Seat): { readonly until: number; readonly reserve: number } | undefined {
  const { clock } = table;
  const own = clock?.seats[seat];
  if (!clock || !own || !runningSeats(table).includes(seat)) return undefined;
  const hours = hoursOf(table, clock, own);
  return {
    reserve: momentAfter(clock.at, own.decision, hours),
    until: momentAfter(clock.at, own.decision + own.left, hours),
  };
}

/** When the next clock of the table runs out. */
export function nextDeadline(table: Table): number | undefined {
  const moments = runningSeats(table).flatMap((seat) => deadlineOf(table, seat)?.until ?? []);
  return moments.length ? Math.min(...moments) : undefined;
}

export const timekeeper: Timekeeper = { charge, grantForAnswer, grantForQuestion, takeOff, grantAnew, grantForReturn };
