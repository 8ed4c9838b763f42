/** A caption that is never cut: whole sentences, as many as there is room for, and how many there are beside them. */
import type { Attachment } from 'svelte/attachments';

/** Where a sentence ends that has another behind it; a number's point may be an ordinal's. */
const end = /(?<=\D[.!?])\s+/u;

/** What is said at most in the room there is, what was done first; undefined where not even that fits. */
export function brief(told: readonly string[], fits: (text: string) => boolean): string | undefined {
  let longest: string | undefined;
  for (let count = 1; count <= told.length; count++) {
    const text = told.slice(0, count).join(' ') + beside(told.length - count);
    // Without a count behind it the whole may fit where one sentence less did not.
    if (fits(text)) longest = text;
    else if (count < told.length - 1) break;
  }
  if (told.length === 0) return '';
  return (
    longest ??
    shorter(told[0] ?? '')
      .map((text) => text + beside(told.length))
      .find(fits)
  );
}

const beside = (count: number) => (count > 0 ? ` +${count}` : '');

/** A long first sentence without what it goes on to list. */
function shorter(sentence: string): string[] {
  const [first = ''] = sentence.split(end);
  const [head, ...list] = sentence.split(': ');
  return [...(first === sentence ? [] : [first]), ...(list.length ? [`${head}.`] : [])];
}

/** Writes into an element what fits into so many lines of it, anew when its width changes. */
export function fitted(told: readonly string[], lines = 2): Attachment<HTMLElement> {
  return (element) => {
    const put = (text: string) => {
      if (element.textContent !== text) element.textContent = text;
    };
    const fit = () => {
      const room = Number.parseFloat(getComputedStyle(element).lineHeight) * lines + 1;
      const fits = (text: string) => {
        put(text);
        return element.scrollHeight <= room;
      };
      put(brief(told, fits) ?? told[0] ?? '');
    };
    let width = -1;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0;
      if (now !== width) fit();
      width = now;
    });
    fit();
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  };
}
