/**
 * When a person's time counts: not while he is away or the server stood still, nor by night or at weekends where the table takes
 * these off. Nights and weekends are those of the person's own time zone, whatever its clocks do in spring and autumn.
 */

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Hours {
  /** By its IANA name. */
  readonly zone: string;
  /** Whether nights and weekends are taken off. */
  readonly nights: boolean;
  readonly weekends: boolean;
  /** What else is taken off, in any order. */
  readonly off: readonly Span[];
}

/** The hours of a night that is taken off. */
const nightBegins = 22;
const nightEnds = 8;

/** Every zone is some quarters of an hour away from Greenwich, so nothing changes between two of these. */
const quarter = 15 * 60_000;

/** Whether this is the name of a time zone: letters, as in Europe/Amsterdam; an offset is none, it knows no summer. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(text)) return false;
  try {
    readerOf(text);
    return true;
  } catch {
    return false;
  }
}

/** How much of this time counts. */
export function timeCounted(from: number, to: number, hours: Hours): number {
  let counted = 0;
  for (const span of counting(from, hours)) {
    if (span.from >= to) break;
    counted += Math.min(span.to, to) - span.from;
  }
  return counted;
}

/** The moment at which so much time has counted. */
export function momentAfter(from: number, time: number, hours: Hours): number {
  let left = time;
  for (const span of counting(from, hours)) {
    if (span.to - span.from >= left) return span.from + left;
    left -= span.to - span.from;
  }
  throw new Error('time never ends');
}

/** The spans that count, from this moment on; the last has no end, or there is always another. */
function* counting(from: number, hours: Hours): Generator<Span, void> {
  for (let at = from; ; ) {
    const away = hours.off.find((span) => span.from <= at && at < span.to);
    if (away) at = away.to;
    else if (isFree(at, hours)) at = nextChange(at, hours);
    else {
      const to = Math.min(nextChange(at, hours), ...hours.off.filter((span) => span.from > at).map((span) => span.from));
      yield { from: at, to };
      if (to === Number.POSITIVE_INFINITY) return;
      at = to;
    }
  }
}

/** When nights and weekends next make another of it. */
function nextChange(at: number, hours: Hours): number {
  if (!hours.nights && !hours.weekends) return Number.POSITIVE_INFINITY;
  const free = isFree(at, hours);
  let next = (Math.floor(at / quarter) + 1) * quarter;
  while (isFree(next, hours) === free) next += stride(next, hours.zone);
  return next;
}

/** Most of the way to the next hour that may change something; the rest is walked, because the clock may be put forward or back. */
function stride(at: number, zone: string): number {
  const { hour, minute } = localTime(at, zone);
  const next = [nightEnds, nightBegins, 24].find((one) => one > hour) ?? 24;
  const quarters = (next - hour) * 4 - Math.floor(minute / 15);
  return Math.max(1, quarters - 8) * quarter;
}

function isFree(at: number, { nights, weekends, zone }: Hours): boolean {
  if (!nights && !weekends) return false;
  const { weekend, hour } = localTime(at, zone);
  return (weekends && weekend) || (nights && (hour < nightEnds || hour >= nightBegins));
}

function localTime(at: number, zone: string): { readonly weekend: boolean; readonly hour: number; readonly minute: number } {
  // As in "Sat 07:45".
  const text = readerOf(zone).format(at);
  const colon = text.indexOf(':');
  return {
    weekend: text.startsWith('S'),
    hour: Number(text.slice(colon - 2, colon)),
    minute: Number(text.slice(colon + 1, colon + 3)),
  };
}

const readers = new Map<string, Intl.DateTimeFormat>();

function readerOf(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  readers.set(timeZone, made);
  return made;
}
