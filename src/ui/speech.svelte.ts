/**
 * What is said to whoever listens, while their screen reader is somewhere else on the page. One queue for the whole client, in the
 * order in which things happened; `Speech.svelte` puts it into the page.
 */
import { untrack } from 'svelte';

interface Utterance {
  readonly id: number;
  readonly text: string;
  /** A refusal: it is heard at once. Everything else waits until the reader has finished its sentence. */
  readonly urgent: boolean;
  /** Which steps of the table it tells: from the first to before the last. */
  readonly steps?: readonly [number, number] | undefined;
  /** What comes into the page together has the same number; nothing before it has. */
  readonly batch?: number;
}

/** How many sentences stay in the page; a reader has taken up what is older. */
const kept = 24;
let said = $state.raw<readonly Utterance[]>([]);
let count = 0;

/**
 * What one does often takes the focus along, in the same moment or a little later, and a reader that is told of another place breaks
 * off what it was saying. So sentences come into the page when the focus has rested so long, in milliseconds; or after the longest
 * wait, for whoever walks on and on.
 */
const rest = 150;
const longest = 1000;
let given = 0;
let batch = $state.raw(0);
/** Where the focus has come to, when, and what was written there then. */
let moved: { readonly at: number; readonly to?: Element | undefined; readonly words: string } = { at: 0, words: '' };
let giving: ReturnType<typeof setTimeout> | undefined;

/** The last sentences, oldest first. */
export function utterances(): readonly Utterance[] {
  return said;
}

/** How many batches have come into the page. */
export function batchesSoFar(): number {
  return batch;
}

const wordsOf = (element?: Element) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The focus is somewhere else now. */
export function focusMoved(to?: Element): void {
  moved = { at: performance.now(), to, words: wordsOf(to) };
}

/** Whether the reader says it by itself, of the place where the focus has just come to: the next question, mostly. */
function isReadThere({ text, steps }: Utterance, since: number): boolean {
  return !steps && moved.at > since - rest && moved.words.startsWith(text) && wordsOf(moved.to) === moved.words;
}

/** Gives what has been said since then to the page, once the focus rests. */
function give(since: number, atOnce = false): void {
  clearTimeout(giving);
  const left = atOnce ? 0 : Math.min(moved.at + rest, since + longest) - performance.now();
  giving = left > 0 ? setTimeout(give, left, since) : undefined;
  if (giving) return;
  batch += 1;
  said = said.flatMap((one) => {
    if (one.id <= given) return one;
    return one.urgent || !isReadThere(one, since) ? { ...one, batch } : [];
  });
  given = count;
}

function utter(text: string, urgent: boolean, steps?: readonly [number, number]): void {
  if (text.trim() === '') return;
  count += 1;
  const next = { id: count, text, urgent, steps };
  const now = performance.now();
  // Whoever says something in an effect does not listen.
  untrack(() => {
    said = [...said.slice(1 - kept), next];
    if (urgent) give(now, true);
    else giving ??= setTimeout(give, rest, now);
  });
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
