/** The clocks of a server's tables: chosen, started, and run out. */
import type { Seat } from '../../core/game.ts';
import type { RecordedClock } from '../../core/record-times.ts';
import { houseRefusal, isRefusal, type Refusal } from '../../core/refusal.ts';
import { nextDeadline } from '../../table/charge.ts';
import { type ClockSetting, type Pace, paces, waysOut } from '../../table/clock.ts';
import { keepHours, runOut } from '../../table/time-out.ts';
import type { ClockWish } from '../../wire/tables.ts';
import { botLevels, substitute } from '../bots/levels.ts';
import { serverRefusal } from '../refusal.ts';
import type { JobChange, NewJob } from '../store/jobs.ts';
import { durable, kept } from './change.ts';
import { answersKept, hoursOf } from './habits.ts';
import type { Happened, LiveTable } from './live-table.ts';
import { freeTable, type TableRegistry } from './registry.ts';

/** What a table agrees on; nights and weekends only where a decision may take that long. */
export function readClock({ pace, nights, weekends, out, level = substitute }: ClockWish): ClockSetting | Refusal {
  if (!botLevels.includes(level)) return serverRefusal('noSuchBot', { levels: botLevels.join(', ') });
  const { decision } = paces[pace];
  return { pace, ...paces[pace], nights: nights && decision > 0, weekends: weekends && decision > 0, out, level };
}

/** The clock of a record that was brought; its figures are its own, its words must be known here. */
export function knownClock({ pace, out, ...clock }: RecordedClock): ClockSetting | Refusal {
  const [known, way] = [paceNames.find((name) => name === pace), waysOut.find((name) => name === out)];
  if (!known || !way || !botLevels.includes(clock.level))
    return houseRefusal('brokenRecord', { line: 1, why: 'an unknown clock' });
  return { ...clock, pace: known, out: way };
}

const paceNames = Object.keys(paces) as Pace[];

/** The game begins: everybody's own hours count from now on. */
export function takeHours({ clock, holders, habits }: LiveTable): void {
  for (const [seat, own] of (clock?.seats ?? []).entries()) Object.assign(own, hoursOf(habits.get(holders[seat]?.person ?? '')));
}

/** Another person sits here, or this one's hours have changed. */
export function changeHours(registry: TableRegistry, live: LiveTable, seat: Seat): void {
  if (!live.clock || live.status !== 'running') return;
  const { zone, away } = hoursOf(live.habits.get(live.holders[seat]?.person ?? ''));
  kept(registry, live, keepHours(live, seat, zone, away, registry.now()));
}

const kind = 'clock';

/** The clocks of a table are one job, due when the next of them runs out. */
export function driveClocks(registry: TableRegistry): void {
  registry.jobs.handle(kind, ({ key }) => runClock(registry, key), { tries: 1000 });
  registry.planners.push((live, { change }) => {
    if (live.clock && change.position) change.jobs.push(nextClockJob(live));
  });
}

/** The job of a table whose clocks stand so. */
export function nextClockJob(live: LiveTable): JobChange {
  return clockJob(live) ?? { kind, key: live.id, cancelled: true };
}

function clockJob(live: LiveTable): NewJob | undefined {
  const due = nextDeadline(live);
  return due === undefined ? undefined : { kind, key: live.id, due, payload: null };
}

/** The time of this table's next clock may be out; or not yet, because the server was not there for a while. */
async function runClock(registry: TableRegistry, id: string): Promise<void> {
  const live = await freeTable(registry, id);
  if (isRefusal(live)) {
    if (live.reason === 'noSuchTable') return;
    // It may be mended: then its clock must still run.
    throw new Error(`the table of a clock cannot be opened: ${live.reason}`);
  }
  const job = clockJob(live);
  if (!job) return;
  if (job.due > registry.now()) return registry.jobs.schedule(job);
  kept(registry, live, runOut(live, registry.now()));
  const lost = await durable(live);
  if (lost) throw new Error(`time that ran out could not be kept: ${lost.reason}`);
}

/** Keeps how long persons took at a pace of days. */
export function notePace(registry: TableRegistry, live: LiveTable, { facts }: Happened): void {
  if (!live.clock?.setting.decision) return;
  for (const fact of facts) {
    const person = fact.kind === 'decided' ? live.holders[fact.seat]?.person : undefined;
    const habits = person ? live.habits.get(person) : undefined;
    if (fact.kind !== 'decided' || !person || !habits) continue;
    const took = [...(JSON.parse(habits.took ?? '[]') as number[]), fact.took].slice(-answersKept);
    live.habits.set(person, { ...habits, took: JSON.stringify(took) });
    registry.store.people
      .noteAnswer(person, fact.took, answersKept)
      .catch((error: unknown) => registry.log.error({ err: error, table: live.id }, 'a pace could not be kept'));
  }
}
