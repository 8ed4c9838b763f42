/** When things were done and what the clocks showed, behind the sentences of a replay. */
import type { Seat } from '../core/game.ts';
import type { RecordNotes } from '../core/record.ts';
import { type Language, localeOf } from '../core/text.ts';
import { durationOf } from '../table/durations.ts';
import type { ReplayWords } from './words.ts';

/** Says the clock the table had; nothing where it had none. */
export function sayClock({ clock, times }: RecordNotes, words: ReplayWords, language: Language): string[] {
  const long = (time: number) => (time ? durationOf(time, language) : undefined);
  const had = clock ? [words.clock(durationOf(clock.bank, language), long(clock.increment), long(clock.decision))] : [];
  return [...had, ...(times ? [words.zone] : [])];
}

/** Says of one entry after the other when it was done, unless that was in the same minute as the last; of a reserve only what has become less. */
export function timeTeller(
  { clock, times }: RecordNotes,
  words: ReplayWords,
  language: Language,
): (at: number, seat: Seat) => string {
  const date = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const hours = new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const shown = new Map<Seat, number>();
  let [day, minute] = ['', ''];
  return (at, seat) => {
    const time = times?.[at];
    if (!time) return '';
    const moment = Date.parse(time.at);
    const said: string[] = [];
    if (time.at.slice(0, 10) !== day) said.push(`${date.format(moment)}, ${hours.format(moment)}`);
    else if (time.at.slice(0, 16) !== minute) said.push(hours.format(moment));
    day = time.at.slice(0, 10);
    minute = time.at.slice(0, 16);
    const { left } = time;
    if (clock && left !== undefined && left !== (shown.get(seat) ?? clock.bank))
      said.push((clock.decision ? words.reserve : words.left)(durationOf(left, language)));
    if (left !== undefined) shown.set(seat, left);
    return said.length ? ` (${said.join('; ')})` : '';
  };
}
