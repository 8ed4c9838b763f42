/** A caption that is never cut: whole sentences, as many as there is room for, and how many there are beside them. */
import type { Attachment } from 'svelte/attachments';

/** Where a sentence ends that has another behind it; a number's point may be an ordinal's. */
const end = /(?<=\D[.!?])\s+/u;

/** One sentence of what happened; a great one is what the others were only the way to. */
export interface Told {
  readonly text: string;
  readonly great?: boolean;
}

/** What is said at most in the room there is: great things before others, then what came first. Where nothing fits, the shortest. */
export function brief(told: readonly Told[], fits: (text: string) => boolean): string {
  const order = [...told.keys()].sort((a, b) => Number(told[b]?.great ?? false) - Number(told[a]?.great ?? false) || a - b);
  const chosen = new Map<number, string>();
  let whole = 0;
  const write = () => {
    const said = [...told.keys()].flatMap((at) => chosen.get(at) ?? []);
    const left = told.length - whole;
    return said.join(' ') + (left > 0 ? ` +${left}` : '');
  };
  let longest = told.length === 0 ? '' : undefined;
  for (const at of order) {
    const text = told[at]?.text ?? '';
    const found = [text, ...shorter(text)].find((form) => {
      chosen.set(at, form);
      if (form === text) whole += 1;
      const fit = fits(write());
      if (!fit && form === text) whole -= 1;
      return fit;
    });
    if (found === undefined) chosen.delete(at);
    else longest = write();
  }
  if (longest !== undefined) return longest;
  const first = told[order[0] ?? 0]?.text ?? '';
  const [least = first] = shorter(first).sort((a, b) => a.length - b.length);
  const left = told.length - (least === first ? 1 : 0);
  return least + (left > 0 ? ` +${left}` : '');
}

/** A long sentence without what it goes on to list. */
function shorter(sentence: string): string[] {
  const [first = ''] = sentence.split(end);
  const [head, ...list] = sentence.split(': ');
  return [...(first === sentence ? [] : [first]), ...(list.length ? [`${head}.`] : [])];
}

/** Writes into an element what fits into so many lines of it, anew when its width changes. */
export function fitted(told: readonly Told[], lines = 2): Attachment<HTMLElement> {
  return (element) => {
    const put = (text: string) => {
      if (element.textContent !== text) element.textContent = text;
    };
    const write = () => {
      const room = Number.parseFloat(getComputedStyle(element).lineHeight) * lines + 1;
      const fits = (text: string) => {
        put(text);
        return element.scrollHeight <= room;
      };
      put(brief(told, fits));
    };
    let width = -1;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0;
      if (now !== width) write();
      width = now;
    });
    write();
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  };
}
