/** Hours in which somebody wants to hear nothing, by the clock on his wall. */

export interface QuietHours {
  /** Minutes since midnight; where `from` is later than `to` the night lies between. */
  readonly from: number;
  readonly to: number;
  /** By its IANA name. */
  readonly zone: string;
}

const day = 24 * 60;
const minute = 60_000;

function minutesThere(time: number, zone: string): number {
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours = '0', minutes = '0'] = clock.format(time).split(':');
  return Number(hours) * 60 + Number(minutes);
}

export function isQuiet({ from, to, zone }: QuietHours, time: number): boolean {
  const now = minutesThere(time, zone);
  return from <= to ? now >= from && now < to : now >= from || now < to;
}

/** When the quiet ends: looked for by the minute near the end, since clocks may be put forward or back meanwhile. */
export function quietUntil(quiet: QuietHours, time: number): number {
  let end = time - (time % minute);
  for (let steps = 0; steps < 2 * day && isQuiet(quiet, end); steps++) {
    const left = (quiet.to - minutesThere(end, quiet.zone) + day) % day;
    end += Math.max(1, left - 120) * minute;
  }
  return end;
}
