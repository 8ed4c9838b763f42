/** An action that is typed: as the records write it, or in the words of the choices. */
import type { Action, AnyGame } from '../../../core/game.ts';
import { isRefusal, type Refusal } from '../../../core/refusal.ts';

export interface Candidate {
  readonly action: Action;
  readonly label: string;
  /** The same with what it costs and opens; nobody need type that. */
  readonly said: string;
  /** As the records write it. */
  readonly notation: string;
}

/** Without capitals, accents and signs: what remains of a word when it is typed in a hurry. */
function plain(text: string): string[] {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return bare.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Whether every typed word begins a word of the text, each another one. */
function fits(typed: readonly string[], text: readonly string[]): boolean {
  const left = [...text];
  return typed.every((word) => {
    const at = /^\d+$/.test(word) ? left.indexOf(word) : left.findIndex((one) => one.startsWith(word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What fits a line, best first: what the line begins, then what contains its words. */
export function fitting(line: string, candidates: readonly Candidate[]): Candidate[] {
  const typed = plain(line);
  const joined = typed.join(' ');
  const ranked = candidates.flatMap((candidate) => {
    const [label, notation] = [plain(candidate.label), plain(candidate.notation)];
    if (!fits(typed, label) && !fits(typed, notation)) return [];
    const [inWords, inNotation] = [label.join(' '), notation.join(' ')];
    const rank =
      inWords === joined || inNotation === joined ? 0 : inWords.startsWith(joined) || inNotation.startsWith(joined) ? 1 : 2;
    return [{ candidate, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ candidate }) => candidate);
}

/** What a line means: an action, why not, or several things. */
export type Meaning =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'several'; readonly found: readonly Candidate[] }
  | { readonly kind: 'nothing' };

export function meaningOf(
  line: string,
  candidates: readonly Candidate[],
  game: Pick<AnyGame, 'parse'>,
  refusal: (action: Action) => Refusal | undefined,
): Meaning {
  const joined = plain(line).join(' ');
  const found = fitting(line, candidates);
  const exact = found.filter(({ label, notation }) => [label, notation].some((text) => plain(text).join(' ') === joined));
  const only = exact[0] ?? (found.length === 1 ? found[0] : undefined);
  if (only) return { kind: 'action', action: only.action };
  // What nobody lists can still be written down whole, and what is written down whole can be refused with a reason.
  for (const written of waysToWrite(line.trim())) {
    const action = game.parse(written);
    if (isRefusal(action)) continue;
    const why = refusal(action);
    return why ? { kind: 'refused', refusal: why } : { kind: 'action', action };
  }
  return found.length > 1 ? { kind: 'several', found } : { kind: 'nothing' };
}

/** Records write places with a capital letter, and everything else small: "walk leader c4 > d4" means C4 and D4. */
function waysToWrite(line: string): string[] {
  const small = line.toLowerCase();
  const capital = (place: string) => place.toUpperCase();
  // How a tile is turned looks like a place.
  return [line, small, small.replace(/\b(?!r[0-5]$)[a-z]\d{1,2}\b/g, capital), small.replace(/\b[a-z]\d{1,2}\b/g, capital)];
}
