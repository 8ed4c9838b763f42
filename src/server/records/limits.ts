/** What a record handed in may hold: more than any game ever needed, and little enough to be read and kept. */
import type { Refusal } from '../../core/refusal.ts';
import { serverRefusal } from '../refusal.ts';

const most = { entries: 10_000, marks: 500, line: 4000 };
/** The state a game goes on from stands in one line. */
const longestState = 100_000;

export function tooMuchIn(text: string): Refusal | undefined {
  let entries = 0;
  let marks = 0;
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf('\n', from);
    const next = end < 0 ? text.length : end;
    const isState = text.startsWith('state:', from);
    if (next - from > (isState ? longestState : most.line)) return serverRefusal('tooMuchRecord', most);
    if (next > from) entries += 1;
    if (text.startsWith('* mark', behindTime(text, from))) marks += 1;
    from = next + 1;
  }
  return entries > most.entries || marks > most.marks ? serverRefusal('tooMuchRecord', most) : undefined;
}

/** Where a line begins that may have its time before it. */
function behindTime(text: string, from: number): number {
  return text.startsWith('[', from) ? text.indexOf('] ', from) + 2 : from;
}
