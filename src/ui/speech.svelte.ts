/**
 * What is said to whoever listens, while their screen reader is somewhere else on the page. One queue for the whole client, in the
 * order in which things happened: each sentence is a new element of one region, so that equal ones are not swallowed.
 */
import { untrack } from 'svelte';

interface Utterance {
  readonly id: number;
  readonly text: string;
  /** A refusal: it is heard at once. Everything else waits until the reader has finished its sentence. */
  readonly urgent: boolean;
  /** Which steps of the table it tells: from the first to before the last. */
  readonly steps?: readonly [number, number] | undefined;
}

/** How many sentences stay in the page; a reader has taken up what is older. */
const kept = 12;
let said = $state.raw<readonly Utterance[]>([]);
let count = 0;

/** The last sentences, oldest first. */
export function utterances(): readonly Utterance[] {
  return said;
}

/** How many sentences there have been. */
export function spokenSoFar(): number {
  return count;
}

function utter(text: string, urgent: boolean, steps?: readonly [number, number]): void {
  if (text.trim() === '') return;
  count += 1;
  const next = { id: count, text, urgent, steps };
  // Whoever says something in an effect does not listen.
  said = [...untrack(() => said).slice(1 - kept), next];
}

/** Says something when the reader is free. */
export function say(text: string, steps?: readonly [number, number]): void {
  utter(text, false, steps);
}

/** Says at once why something was refused. */
export function sayRefused(text: string): void {
  utter(text, true);
}

/** For `{@attach}` on an element: its words are said when it appears and whenever they change. */
export function spoken(text: string): () => void {
  return () => say(text);
}
