/** What a table waits for, in one sentence about all who are asked the same. */
import { listed } from '../../core/agreement.ts';
import { type AnyText, type Say, sayAwaited } from '../../core/text.ts';
import type { AwaitedNow } from '../../table/awaited.ts';

export function awaitedSentence(awaited: AwaitedNow, text: AnyText, say: Say, and: string): string {
  const { seats } = awaited;
  return sayAwaited(text, awaited, { names: listed(seats.map(say.seat), and), several: seats.length > 1 }, say);
}
