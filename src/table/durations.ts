/** How long, as people say it. */
import { type Language, localeOf } from '../core/text.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something takes, in its two largest parts; in seconds only where it is less than a minute. */
export function durationOf(time: number, language: Language): string {
  const say = (unit: string, count: number) =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  const parts = (large: string, long: number, small: string, short: number) => {
    const whole = Math.floor(time / long);
    const rest = Math.floor((time - whole * long) / short);
    return rest === 0 ? say(large, whole) : `${say(large, whole)} ${say(small, rest)}`;
  };
  if (time >= day) return parts('day', day, 'hour', hour);
  if (time >= hour) return parts('hour', hour, 'minute', minute);
  return time >= minute ? say('minute', Math.floor(time / minute)) : say('second', Math.max(0, Math.ceil(time / 1000)));
}
