/** When things were done in a record, and by which clock: in whole seconds, for people to read. */

/** What stands before an entry, as in `[2026-11-17T13:00:05Z 71:23:45]`. */
export interface RecordedTime {
  /** When it was done, in Greenwich: `2026-11-17T13:00:05Z`. */
  readonly at: string;
  /** Milliseconds that the seat's clock showed then. */
  readonly left?: number;
}

/** The clock a table agreed on, times in milliseconds; what its words mean is for those to say who keep clocks. */
export interface RecordedClock {
  readonly pace: string;
  readonly bank: number;
  readonly increment: number;
  readonly decision: number;
  readonly nights: boolean;
  readonly weekends: boolean;
  readonly out: string;
  readonly level: string;
}

export function writeTime({ at, left }: RecordedTime): string {
  return left === undefined ? `[${at}]` : `[${at} ${writeDuration(left)}]`;
}

const moment = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;
const longest = 40;

/** A line without its time, and the time if it has one; undefined where that cannot be read. */
export function readTime(line: string): { readonly time?: RecordedTime; readonly rest: string } | undefined {
  if (!line.startsWith('[')) return { rest: line };
  const end = line.indexOf('] ');
  if (end < 0 || end > longest) return undefined;
  const [at = '', shown, ...more] = line.slice(1, end).split(' ');
  const left = shown === undefined ? undefined : readDuration(shown);
  if (!moment.test(at) || more.length || (shown !== undefined && left === undefined)) return undefined;
  return { time: { at, ...(left === undefined ? {} : { left }) }, rest: line.slice(end + 2) };
}

export function writeClock({ pace, bank, increment, decision, nights, weekends, out, level }: RecordedClock): string {
  const off = [...(nights ? ['nights'] : []), ...(weekends ? ['weekends'] : [])].join('+') || 'nothing';
  const times = `bank=${writeDuration(bank)} increment=${writeDuration(increment)} decision=${writeDuration(decision)}`;
  return `${pace} ${times} off=${off} out=${out} level=${level}`;
}

const clockLine =
  /^([a-zA-Z]{1,20}) bank=([\d:]{1,12}) increment=([\d:]{1,12}) decision=([\d:]{1,12}) off=(nothing|nights|weekends|nights\+weekends) out=([a-zA-Z]{1,20}) level=([a-zA-Z]{1,20})$/;

export function readClock(text: string): RecordedClock | undefined {
  const [, pace = '', bank = '', increment = '', decision = '', off = '', out = '', level = ''] = clockLine.exec(text) ?? [];
  const [has, adds, each] = [readDuration(bank), readDuration(increment), readDuration(decision)];
  if (has === undefined || adds === undefined || each === undefined) return undefined;
  const [nights, weekends] = [off.startsWith('nights'), off.endsWith('weekends')];
  return { pace, bank: has, increment: adds, decision: each, nights, weekends, out, level };
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** As on a chess clock, `71:23:45`. */
function writeDuration(time: number): string {
  const two = (count: number) => `${Math.floor(count)}`.padStart(2, '0');
  return `${Math.floor(time / hour)}:${two((time % hour) / minute)}:${two((time % minute) / second)}`;
}

function readDuration(text: string): number | undefined {
  const found = /^(\d{1,5}):([0-5]\d):([0-5]\d)$/.exec(text);
  return found ? Number(found[1]) * hour + Number(found[2]) * minute + Number(found[3]) * second : undefined;
}
